/**
 * The last round announces itself: once, over the board, with the sentence that says why. A touch or a key puts it away; whoever
 * wants no movement reads it standing still.
 */
import { useEffect, useState } from 'react';
import { plain, type GameState, type GameTexts, type View } from '@cantiere/engine';
import { calm, tempo, useSkippable, type GameBoard, type News } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { sound } from '../sound/sound.ts';
import { useTexts } from '../text/index.ts';
import './lastRound.css';

interface Props {
  readonly board: GameBoard;
  readonly view: View<GameState>;
  readonly news: readonly News[];
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  /** The board is still showing what led to it. */
  readonly waits: boolean;
}

const SHOWN_FOR = 2_600;

export function LastRound({ board, view, news, texts, nameOf, waits }: Props) {
  const t = useTexts();
  const last = board.isLastRound?.(view) === true;
  const [seen, setSeen] = useState({ last, told: undefined as readonly News[] | undefined });
  // Whoever comes to a table in its last round, or goes back over it, finds the board's own sign.
  if (last !== seen.last && !waits) setSeen({ last, told: last && news.length > 0 ? news : undefined });
  const { told } = seen;
  const sounded = told?.find(({ event }) => soundsLast(board, event));
  const away = (): void => setSeen((now) => ({ ...now, told: undefined }));
  useEffect(() => {
    if (!told) return;
    if (!sounded) sound(['lastRound'], board.sounds?.pitch ?? 1);
    const timer = setTimeout(away, SHOWN_FOR / (calm() ? 1 : tempo()));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each announcement
  }, [told]);
  useSkippable(told !== undefined, away, true);
  if (!told) return null;
  const why = sounded && texts.event(sounded.event);
  return (
    <div className="last-round" role="status" data-still={calm()}>
      <p>
        <b className="display">
          <Glyph name="bell" size={24} /> {t.story.lastRound}
        </b>
        {why && plain(why, nameOf) !== '' && (
          <span>
            <WordsLine words={why} nameOf={nameOf} />
          </span>
        )}
      </p>
    </div>
  );
}

function soundsLast({ sounds }: GameBoard, event: News['event']): boolean {
  const known = sounds?.of[event.kind];
  return (typeof known === 'function' ? known(event) : known) === 'lastRound';
}
