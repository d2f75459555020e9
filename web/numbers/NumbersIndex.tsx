/** The way to each game's numbers. */
import { useShelf } from '../house/house.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toNumbers } from '../route/route.ts';
import { useNumbersTexts } from './text.ts';
import './numbers.css';

export function NumbersIndex() {
  const t = useNumbersTexts();
  const { language } = usePreferences();
  const shelf = useShelf();
  useTitle(t.title);
  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{t.title}</h1>
          <p className="lead">{t.indexLead}</p>
        </>
      }
    >
      <ul className="bare column numbers-shelf">
        {shelf.map(({ meta }) => (
          <li key={meta.id} data-game={meta.id}>
            <Link to={toNumbers(meta.id)} className="card">
              <CoverOf game={meta.id} as="crop" />
              <h2>{meta.title[language]}</h2>
              <span>{t.open}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
