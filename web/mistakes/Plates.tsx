/** A plate for each mistake: its round and how it went; on a phone a brick. */
import { Glyph } from '../kit/Glyph.tsx';
import type { HowSolved } from './exercise.ts';
import type { Mistake } from './hunt.ts';
import { useMistakesTexts } from './text.ts';
import { costOf } from './verdict.ts';

interface Props {
  readonly order: readonly Mistake[];
  readonly outcomes: ReadonlyMap<number, HowSolved>;
  readonly at: number | 'end' | undefined;
  readonly rounds: readonly number[];
  readonly narrow: boolean;
  /** More may be found. */
  readonly running: boolean;
  goTo(at: number): void;
}

const SIGNS = { first: 'check', helped: 'hint', shown: 'eye' } as const;

export function Plates({ order, outcomes, at, rounds, narrow, running, goTo }: Props) {
  const m = useMistakesTexts();
  return (
    <ol className="bare mistake-plates" aria-label={m.plates}>
      {order.map((mistake, n) => {
        const outcome = outcomes.get(mistake.at);
        const now = mistake.at === at;
        const state = outcome ? m.states[outcome] : now ? m.states.now : m.states.open;
        const round = rounds[mistake.at] ?? 1;
        const { wins, points } = costOf(mistake);
        return (
          <li key={mistake.at}>
            <button
              type="button"
              data-state={outcome ?? 'open'}
              aria-current={now ? 'step' : undefined}
              aria-label={`${m.plate(n + 1, round)}: ${state}`}
              onClick={() => goTo(mistake.at)}
            >
              <i aria-hidden="true">{outcome ? <Glyph name={SIGNS[outcome]} size={15} /> : n + 1}</i>
              {!narrow && (
                <span>
                  <b>
                    {m.plateRound(round)} · {m.costs(wins, wins > 0 ? 0 : points)}
                  </b>
                  <small>{state}</small>
                </span>
              )}
            </button>
          </li>
        );
      })}
      {running && (
        <li className="mistake-coming" aria-hidden="true">
          <span className="spinner" />
        </li>
      )}
    </ol>
  );
}
