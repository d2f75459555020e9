/** The boxes on the shelf, each with what it asks of people and two ways to begin. */
import type { Shelved } from '@cantiere/games';
import { Weight } from '../art/Weight.tsx';
import { useShelf } from '../house/house.ts';
import { ICONS } from '../icons.gen.ts';
import { Icon } from '../kit/boardKit.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { bots, playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toLeaderboards, toLearn, toNew, toRules, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { openForFriends, playBots } from './start.ts';
import { useTables } from './tables.ts';
import { USUAL_LEVEL, usualOpponents } from './usual.ts';

export function Shelf() {
  const t = useTexts();
  const shelf = useShelf();
  return (
    <section className={`shelf boxes-${Math.min(shelf.length, 5)}`} aria-labelledby="shelf-title">
      <h2 id="shelf-title">{t.home.shelf(shelf.length)}</h2>
      <ul className="bare">
        {shelf.map((game) => (
          <ShelfBox key={game.meta.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function ShelfBox({ game: { meta, lesson } }: { readonly game: Shelved }) {
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const { away } = useTables();
  const title = meta.title[language];
  const { players, minutes } = meta;
  return (
    <li data-game={meta.id} className="shelf-box">
      <Link to={toNew(meta.id)} className="box-link">
        <span className="visually-hidden">
          {title}: {t.home.customise}
        </span>
        <CoverOf game={meta.id} as="box" />
      </Link>
      <div className="box-words">
        <h3>{title}</h3>
        <p className="tagline">{meta.tagline[language]}</p>
        <p className="box-facts">
          <span>
            <Icon icon={ICONS.meeple} size={17} />
            <b aria-hidden="true">{t.facts.players(players.min, players.max)}</b>
            <span className="visually-hidden">{t.facts.playersSpoken(players.min, players.max)}</span>
          </span>
          <span>
            <Icon icon={ICONS.sandsOfTime} size={15} />
            <span aria-hidden="true">
              <b>{t.facts.minutes(minutes.min, minutes.max)}</b> {t.facts.min}
            </span>
            <span className="visually-hidden">{t.facts.minutesSpoken(minutes.min, minutes.max)}</span>
          </span>
          <Weight level={meta.weight} word={t.facts.weight[meta.weight] ?? ''} />
        </p>
        <div className="box-acts">
          <button
            type="button"
            className="button primary"
            aria-label={t.home.playGame(title)}
            aria-disabled={act.busy}
            onClick={() =>
              void act.run(async () => {
                const opponents = bots(usualOpponents(meta.id), USUAL_LEVEL);
                if (away) return playOffline(meta.id, opponents);
                navigate(toTable((await playBots(meta.id, opponents)).id));
              })
            }
          >
            <Glyph name="play" size={14} />
            {act.busy ? t.home.setting : t.home.playHere}
          </button>
          <button
            type="button"
            className="button"
            aria-label={t.home.inviteGame(title)}
            aria-disabled={act.busy}
            onClick={() =>
              void act.run(async () => navigate(toTable((await openForFriends(meta.id, usualOpponents(meta.id) + 1)).id)))
            }
          >
            <Glyph name="link" size={17} />
            <span>{t.home.inviteShort}</span>
          </button>
        </div>
        <p className="box-more">
          {lesson && (
            <Link to={toLearn(meta.id)} className="box-learn" aria-label={t.learn.linkTo(title)}>
              <Glyph name="hint" size={16} /> {t.learn.inTwoMinutes}
            </Link>
          )}
          <Link to={toNew(meta.id)} className="roomy">
            {t.home.customise}
          </Link>
          <Link to={toRules(meta.id)} aria-label={t.rules.of(title)}>
            {t.nav.rules}
          </Link>
          <Link to={toLeaderboards(meta.id)} className="to-leaders" aria-label={t.social.leaderboardOf(title)}>
            {t.social.leaderboard}
          </Link>
        </p>
        <TroubleLine trouble={act.trouble} />
      </div>
    </li>
  );
}
