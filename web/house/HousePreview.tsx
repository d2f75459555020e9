/** What visitors will see of the house, redrawn at each key, and what follows from the answers in words. */
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';
import { HouseMark } from './HouseMark.tsx';
import { useTexts } from '../text/index.ts';
import type { HouseDraft } from './draft.ts';

interface Props {
  readonly draft: HouseDraft;
  readonly games: readonly string[];
  readonly first: boolean;
}

export function HousePreview({ draft, games, first }: Props) {
  const all = useTexts();
  const t = all.house.first;
  const shown = games.filter((game) => !draft.hidden.includes(game));
  const follows: readonly (readonly [GlyphName, string])[] = [
    ['key', `${t.follows[draft.door]} ${first && draft.door === 'invited' ? t.follows.firstInvitation : ''}`],
    ['mail', draft.mailOn ? t.follows.mail : t.follows.noMail],
    ['grid', t.follows.games(shown.length, games.length)],
  ];
  return (
    <section aria-label={t.preview}>
      <h2 className="preview-title">{t.preview}</h2>
      <div className="preview" aria-hidden="true">
        <p className="preview-top">
          <HouseMark size={24} />
          <b className="display">{draft.name.trim() || 'Cantiere'}</b>
          <span>{t.badges[draft.door]}</span>
        </p>
        <p className="display preview-hero">{all.home.title}</p>
        <p className="preview-lead">{all.home.lead(shown.length)}</p>
        <ul className="bare preview-boxes">
          {shown.map((game) => (
            <li key={game} data-game={game}>
              <CoverOf game={game} as="box" />
            </li>
          ))}
        </ul>
      </div>
      <ul className="bare follows">
        {follows.map(([sign, words]) => (
          <li key={sign}>
            <Glyph name={sign} size={17} /> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
