/** What decided the game: each thing that happened with what it was worth, and the way to it in the replay. The chart has the same numbers. */
import { plain, type GameTexts, type Part, type Seat } from '@cantiere/engine';
import { PlayerMark, type GameBoard } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { writeMoment } from '../replay/address.ts';
import { Link } from '../route/Link.tsx';
import { useTexts } from '../text/index.ts';
import type { ChartMoment } from './chart.ts';
import { rounded } from './rounded.ts';
import { seatColours } from './seatColours.ts';

export type ToldMoment = ChartMoment & { readonly words: NonNullable<ReturnType<GameTexts['event']>> };

/** In the words of the log: of a move with all that followed, what opens it. */
export function inWords(moments: readonly ChartMoment[], texts: GameTexts): readonly ToldMoment[] {
  return moments.flatMap((moment) => {
    const words = moment.events.map((event) => texts.event(event)).find((each) => each && plain(each, String) !== '');
    return words ? [{ ...moment, words }] : [];
  });
}

interface Props {
  readonly told: readonly ToldMoment[];
  readonly nameOf: (seat: Seat) => string;
  readonly picture: GameBoard['picture'];
  /** Where the replay is; a lesson has none. */
  readonly replay: string | undefined;
}

export function Moments({ told, nameOf, picture, replay }: Props) {
  const t = useTexts();
  return (
    <section className="panel moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{t.result.moments}</h2>
      <ol className="bare">
        {told.map(({ round, at, seat, by, inAll, words }, n) => {
          const gain = (by > 0 ? '+' : '') + t.number(rounded(by));
          const drawn = firstPicture(words, picture, seat);
          return (
            <li key={at}>
              <span className="moment-number" aria-hidden="true" style={seatColours(seat)}>
                {n + 1}
              </span>
              {drawn != null && (
                <span className="moment-picture" aria-hidden="true">
                  {drawn}
                </span>
              )}
              <p>
                <b>{t.result.roundShort(round)}</b> <WordsLine words={words} nameOf={nameOf} />
              </p>
              <p className="moment-foot">
                <span className="moment-by">
                  <PlayerMark seat={seat} size={14} title={nameOf(seat)} /> {inAll ? t.story.inAll(gain) : gain}
                </span>
                {replay !== undefined && (
                  <Link to={replay + writeMoment({ at })} className="moment-watch" aria-label={t.story.watchSpoken(n + 1, round)}>
                    <Glyph name="play" size={13} /> {t.story.watch}
                  </Link>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function firstPicture(words: readonly Part[], picture: GameBoard['picture'], seat: Seat) {
  for (const part of words) {
    const drawn = typeof part === 'object' && 'piece' in part ? picture(part.piece, seat) : undefined;
    if (drawn != null) return drawn;
  }
  return undefined;
}
