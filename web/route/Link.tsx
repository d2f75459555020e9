/** A link inside the app: a real address for the browser, no page load for the person. */
import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from './navigate.ts';
import { href } from './base.ts';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

export function Link({ to, onClick, children, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={href(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
