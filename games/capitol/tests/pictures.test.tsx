/** A list of one's own pieces shows them in one's own colour. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { board } from '../board/index.tsx';
import { ROOF_NAMES } from '../rules/board.ts';

it.each([...ROOF_NAMES, 'b1', 'senator', 'roof-1a'])('%s is drawn in the colour of the seat it belongs to', (id) => {
  const drawn = [0, 1, 2, 3].map((seat) => renderToStaticMarkup(<>{board.picture(id, seat)}</>));
  expect(new Set(drawn).size).toBe(4);
});
