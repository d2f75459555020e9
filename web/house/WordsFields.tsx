/** What the operator says to everybody: imprint and house rules, in plain text. */
import { useTexts } from '../text/index.ts';
import type { QuestionProps } from './questions.tsx';

const LONGEST = 8_000;

export function WordsFields({ draft, change }: QuestionProps) {
  const t = useTexts().house.words;
  return (
    <section className="panel house-words">
      <h2>{t.title}</h2>
      <p className="hint">{t.hint}</p>
      {(['rules', 'imprint'] as const).map((which) => (
        <label key={which} className="field">
          <span>{t[which]}</span>
          <textarea
            rows={6}
            maxLength={LONGEST}
            value={draft[which]}
            onChange={(event) => change({ [which]: event.target.value })}
          />
        </label>
      ))}
    </section>
  );
}
