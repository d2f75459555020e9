// What the cards of the table share: frame, size, the tag on the top edge; and a card that can be touched is a piece.
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Piece } from '../../../board-kit/touch/Piece.tsx';

export interface CardPiece {
  /** The name of the piece that it is; without one it is only shown. */
  readonly at?: string | undefined;
  /** Which of several alike ones, from 0. */
  readonly copy?: number | undefined;
  /** Width in pixels; the height follows (146x198). */
  readonly width?: number | undefined;
  /** Small label on the top edge ("chosen", "you can build it"). */
  readonly tag?: ReactNode;
}

interface Props extends CardPiece {
  /** Which card it is. */
  readonly shows: string;
  readonly className?: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

export function CardFrame({ shows, at, copy, width = 146, tag, className = '', style, children }: Props): ReactElement {
  const face = <span className="cit-card-face">{children}</span>;
  return (
    <div className={`cit-card ${className}`} data-shows={shows} data-whole style={{ ...style, width }}>
      {at === undefined ? (
        <div className="cit-card-body">{face}</div>
      ) : (
        <Piece at={at} copy={copy} className="cit-card-body">
          {face}
        </Piece>
      )}
      {tag !== undefined && <span className="cit-card-tag">{tag}</span>}
    </div>
  );
}
