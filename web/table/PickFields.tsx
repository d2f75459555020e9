/** Several things to be picked for one move: boxes to tick, and at once what is still missing or wrong. */
import type { ReactNode } from 'react';
import type { Choice, GameMove, GameState, GameTexts, Refusal, View } from '@cantiere/engine';
import { useTexts } from '../text/index.ts';
import { pickedIn, withPicked } from './choiceTree.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly choice: Extract<Choice, { kind: 'pick' }>;
  readonly draft: GameMove | undefined;
  readonly texts: GameTexts;
  readonly view: View<GameState>;
  picture(id: string): ReactNode;
  propose(move: GameMove): void;
  refuse(move: GameMove): Refusal | undefined;
  readonly label: string;
  readonly game: string;
}

export function PickFields({ choice, draft, texts, picture, propose, refuse, label, game }: Props) {
  const t = useTexts();
  const picked = pickedIn(draft, choice.field);
  const ticked = tick(choice.from, picked);
  const count = picked.length;
  const refused = count >= choice.min && count <= choice.max && draft ? refuse(draft) : undefined;
  const change = (at: number): void => {
    const next = choice.from.filter((_, n) => (n === at ? !ticked[n] : ticked[n]));
    propose(withPicked(choice.move, choice.field, next));
  };
  return (
    <fieldset className="pick">
      <legend className="visually-hidden">{label}</legend>
      {choice.from.map((id, n) => {
        const full = !ticked[n] && count >= choice.max;
        const drawing = picture(id);
        return (
          <label key={n} className={`pick-item ${ticked[n] ? 'ticked' : ''} ${full ? 'full' : ''}`}>
            <input
              type="checkbox"
              checked={ticked[n] ?? false}
              aria-disabled={full}
              onChange={() => !full && change(n)}
              data-pick={id}
            />
            {drawing != null && <span className="choice-picture">{drawing}</span>}
            <span>{texts.piece(id)}</span>
          </label>
        );
      })}
      <p className="pick-state" aria-live="polite">
        <b>{t.table.pickCount(count, choice.min, choice.max)}</b>
        {count < choice.min && <span> · {t.table.pickMore(choice.min - count)}</span>}
        {refused && (
          <span className="why">
            {' '}
            · {texts.refusal(refused)} <RuleLink game={game} rule={refused.rule} />
          </span>
        )}
      </p>
    </fieldset>
  );
}

/** Which of the offered items are picked, counting equal ones one by one. */
function tick(from: readonly string[], picked: readonly string[]): readonly boolean[] {
  const left = [...picked];
  return from.map((id) => {
    const at = left.indexOf(id);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}
