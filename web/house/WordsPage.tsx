/** Imprint and house rules, as the operator wrote them. */
import { houseWords } from '../ask/house.ts';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTitle } from '../kit/useTitle.ts';
import { useTexts } from '../text/index.ts';
import { LightText } from './LightText.tsx';
import './words.css';

export function WordsPage({ about }: { readonly about: 'imprint' | 'rules' }) {
  const t = useTexts().house.words;
  const { answer, trouble } = useAsked(houseWords, about);
  const title = about === 'imprint' ? t.imprintTitle : t.rulesTitle;
  useTitle(title);
  return (
    <Shell page="other" hero={<h1>{title}</h1>}>
      <div className="column house-text">
        <TroubleLine trouble={trouble} />
        {answer && (answer[about] === '' ? <p className="nothing">{t.none}</p> : <LightText text={answer[about]} />)}
      </div>
    </Shell>
  );
}
