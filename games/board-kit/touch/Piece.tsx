// The one button of all boards: a piece with its name, its look, its keys and its refusal.
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { usePiece, type PieceKind } from './useTouch.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'>, Omit<PieceKind, 'button'> {
  /** Its name in `Choice.at`. */
  readonly at: string;
  /** What a click does when there is nothing to touch here now: open a sheet, say. Without it the piece is then no stop for the keyboard. */
  readonly otherwise?: (() => void) | undefined;
}

export function Piece({ at, copy, atOnce, otherwise, className = '', ...rest }: Props): ReactElement {
  const piece = usePiece(at, { copy, atOnce, button: true });
  const idle = piece.onClick === undefined;
  return (
    <button
      type="button"
      {...rest}
      {...piece}
      className={`piece ${className}`}
      {...(idle && { onClick: otherwise, ...(otherwise === undefined && { tabIndex: -1, 'aria-disabled': true }) })}
    />
  );
}
