/** Decisions and luck of everybody in a finished game, in points. The luck is counted in a worker, once the page is opened. */
import { useEffect, useState } from 'react';
import { balanceOf, type JudgedDecision } from '@cantiere/bots/analysis';
import type { Luck } from '@cantiere/bots';
import type { Result, Seat } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { openThinking } from '../offline/thinking.ts';
import { accountOf, doubtOf, plus } from './account.ts';
import { DecisionsAndLuck } from './DecisionsAndLuck.tsx';
import type { LuckQuestion } from './questions.ts';
import { useKept } from './useKept.ts';
import { useLuckTexts } from './words.ts';

interface Props {
  readonly question: Omit<LuckQuestion, 'seed'>;
  readonly decisions: readonly JudgedDecision[];
  readonly movers: readonly Seat[];
  readonly result: Result;
  /** Whose; everybody's when absent. */
  readonly seat: Seat | undefined;
  readonly nameOf: (seat: number) => string;
  /** My own seat at a table of the server: what is worked out of it is kept there, for me alone. */
  readonly mine: { readonly table: string; readonly seat: Seat } | undefined;
}

/** A long game on a slow phone. */
const LONGEST = 120_000;

export function LuckPart({ question, decisions, movers, result, seat, nameOf, mine }: Props) {
  const t = useLuckTexts();
  const counted = useLuck(question);
  useKept(
    mine?.table,
    mine && typeof counted !== 'string'
      ? {
          decisions: plus(-balanceOf(mine.seat, decisions, movers, result).points),
          luck: counted.luck[mine.seat] ?? 0,
          noise: counted.noise[mine.seat] ?? 0,
        }
      : undefined,
  );
  const seats = seat === undefined ? result.totals.map((_, each) => each) : [seat];
  return (
    <section className="luck-part" aria-label={t.title}>
      <h3>{t.title}</h3>
      {typeof counted === 'string' ? (
        <p className="hint" role="status">
          {t[counted]}
        </p>
      ) : (
        <>
          {seats.map((each) => (
            <div key={each}>
              {seats.length > 1 && (
                <h4>
                  <span>
                    <PlayerMark seat={each} size={13} /> {nameOf(each)}
                  </span>
                </h4>
              )}
              <DecisionsAndLuck
                account={accountOf({
                  points: result.totals[each] ?? 0,
                  luck: counted.luck[each] ?? 0,
                  cost: balanceOf(each, decisions, movers, result).points,
                })}
                doubt={doubtOf(counted.noise[each] ?? 0)}
              />
            </div>
          ))}
          <p className="hint">
            {t.how}
            {question.sameDeal && ` ${t.howSameDeal}`}
          </p>
        </>
      )}
    </section>
  );
}

/** The same game, the same luck: it begins with the same dice. */
function useLuck(question: Omit<LuckQuestion, 'seed'>): Luck | 'waiting' | 'failed' {
  const [luck, setLuck] = useState<Luck | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    const thinking = openThinking(undefined, LONGEST);
    let wanted = true;
    const moves = question.moves.map(({ seat, move }) => ({ seat, move }));
    thinking.luck({ ...question, moves, seed: 1 }).then(
      (counted) => wanted && setLuck(counted),
      (error: unknown) => {
        if (!wanted) return;
        console.warn(error);
        setLuck('failed');
      },
    );
    return () => {
      wanted = false;
      thinking.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a game
  }, [question.start.seed]);
  return luck;
}
