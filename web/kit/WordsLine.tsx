/** A sentence of the game: players with their mark, pieces in bold. */
import { Fragment, useContext } from 'react';
import { euphonic, type Words } from '@cantiere/engine';
import { PlayerMark } from './boardKit.ts';
import { PieceContext } from './pieces.ts';

interface Props {
  readonly words: Words | string;
  readonly nameOf: (seat: number) => string;
  /** Leave the marks out where the line already begins with one. */
  readonly plainNames?: boolean;
}

export function WordsLine({ words, nameOf, plainNames = false }: Props) {
  const draw = useContext(PieceContext);
  if (typeof words === 'string') return <>{words}</>;
  return (
    <>
      {euphonic(words, nameOf).map((part, n) => {
        if (typeof part === 'string') return part;
        if ('seat' in part)
          return (
            <span key={n} className="who">
              {!plainNames && <PlayerMark seat={part.seat} size={12} />}
              {part.as ?? nameOf(part.seat)}
            </span>
          );
        const drawn = draw?.(part);
        return drawn != null ? (
          <Fragment key={n}>{drawn}</Fragment>
        ) : (
          <b key={n} className="piece" data-names={part.piece}>
            {part.text}
          </b>
        );
      })}
    </>
  );
}
