// The one button of all boards: a piece with its name, its look, its keys and its refusal.
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { usePiece } from './useTouch.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Its name in `Choice.at`. */
  readonly at: string;
  /** Which of several alike pieces, from 0. */
  readonly copy?: number;
  /** What a click does when there is nothing to touch here now: open a sheet, say. Without it the piece is then no stop for the keyboard. */
  readonly otherwise?: () => void;
}

export function Piece({ at, copy = 0, otherwise, className = '', ...rest }: Props): ReactElement {
  const piece = usePiece(at, { copy, button: true });
  const idle = piece.onClick === undefined;
  return (
    <button
      type="button"
      {...rest}
      {...piece}
      className={`piece ${className}`}
      {...(idle && { onClick: otherwise, ...(otherwise === undefined && { tabIndex: -1 }) })}
    />
  );
}
