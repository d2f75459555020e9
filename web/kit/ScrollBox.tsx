/** A part of the page that scrolls by itself. It takes the focus, so that a keyboard can scroll it. */
import type { ComponentProps } from 'react';

export function ScrollBox(props: ComponentProps<'section'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
  return <section tabIndex={0} {...props} />;
}
