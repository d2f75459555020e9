/** Where the board lies: the piece at hand lights its choices in the list, and what is pointed at is ringed above it. */
import type { ReactNode, SyntheticEvent } from 'react';
import { Pointer, PointingContext, type Pointing } from '../kit/boardKit.ts';

interface Props {
  readonly label: string;
  readonly pointing: Pointing;
  readonly children: ReactNode;
}

export function BoardArea({ label, pointing, children }: Props) {
  const { lights } = pointing;
  const atHand = ({ target }: SyntheticEvent): void =>
    lights.touchOver((target instanceof Element && target.closest('[data-at]')?.getAttribute('data-at')) || undefined);
  const away = (): void => lights.touchOver(undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only looks on; the pieces inside are the buttons
    <section
      className="board-area"
      aria-label={label}
      onPointerOver={atHand}
      onPointerLeave={away}
      onFocus={atHand}
      onBlur={away}
    >
      <PointingContext value={pointing}>
        {children}
        <Pointer />
      </PointingContext>
    </section>
  );
}
