/** A drawing read from its file: as large as its viewBox, everything inside and nothing around. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawingOf } from '../drawing.tsx';

it('takes the size from the viewBox and the markup from between the tags', () => {
  const { width, height, Draw } = drawingOf(`<!-- A hut. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-35 -50 70 50">
  <g class="bld-fine">
    <path d="M0 0h4"/>
  </g>
</svg>
`);
  expect([width, height]).toEqual([70, 50]);
  expect(renderToStaticMarkup(<Draw />).replace(/\s/g, '')).toBe('<g><gclass="bld-fine"><pathd="M00h4"/></g></g>');
});
