/** One bar: game, opponents, play. Beside it: a link for friends. */
import { useState } from 'react';
import { LEVELS, isLevel, levelNames, type BotLevel } from '@cantiere/bots';
import { findGame, shelf } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { bots, playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { openForFriends, playBots } from './start.ts';
import { useTables } from './tables.ts';
import { USUAL_LEVEL, usualOpponents } from './usual.ts';

export function HeroBar() {
  const t = useTexts();
  const { language } = usePreferences();
  const [game, setGame] = useState(shelf[0]?.meta.id ?? '');
  const [wanted, setOpponents] = useState<number>();
  const [level, setLevel] = useState<BotLevel>(USUAL_LEVEL);
  const [invited, setInvited] = useState<TableInfo>();
  const play = useAct();
  const invite = useAct();
  const { away } = useTables();
  const offline = useAct();
  const chosen = findGame(game);
  if (!chosen) return null;
  const { min, max } = chosen.meta.players;
  const opponents = Math.min(max - 1, Math.max(min - 1, wanted ?? usualOpponents(game)));
  const alone = away || play.trouble === 'UNREACHABLE';
  const playHere = (): void => void offline.run(() => playOffline(game, bots(opponents, level)));
  return (
    <div className="hero-bars">
      <form
        className="play-bar"
        onSubmit={(event) => {
          event.preventDefault();
          if (alone) return playHere();
          void play.run(async () => navigate(toTable((await playBots(game, opponents, level)).id)));
        }}
      >
        <label>
          <span>{t.home.game}</span>
          <select value={game} onChange={(event) => setGame(event.target.value)}>
            {shelf.map(({ meta }) => (
              <option key={meta.id} value={meta.id}>
                {meta.title[language]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.home.opponents}</span>
          <select value={opponents} onChange={(event) => setOpponents(Number(event.target.value))}>
            {Array.from({ length: max - min + 1 }, (_, n) => min - 1 + n)
              .filter((n) => n > 0)
              .map((n) => (
                <option key={n} value={n}>
                  {t.home.bots(n)}
                </option>
              ))}
          </select>
        </label>
        <label>
          <span>{t.home.level}</span>
          <select value={level} onChange={(event) => isLevel(event.target.value) && setLevel(event.target.value)}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {levelNames[each][language]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button go large" aria-disabled={play.busy}>
          <Glyph name="play" size={15} />
          {play.busy || offline.busy ? t.home.setting : alone ? t.offline.playNow : t.home.playNow}
        </button>
      </form>
      {!alone && (
        <div className="invite-bar">
          <div className="invite-words">
            <b>{t.home.invite}</b>
            {invited ? <Link to={toTable(invited.id)}>{t.home.openTable} →</Link> : <span>{t.home.inviteHint}</span>}
          </div>
          {invited ? (
            <CopyLink address={new URL(toTable(invited.id), location.href).href} />
          ) : (
            <button
              type="button"
              className="button paper"
              aria-disabled={invite.busy}
              onClick={() => void invite.run(async () => setInvited(await openForFriends(game, opponents + 1)))}
            >
              <Glyph name="link" size={17} />
              {t.home.makeLink}
            </button>
          )}
        </div>
      )}
      <p className="offline-line">
        <Glyph name="offline" size={17} />
        {alone ? (
          <span>{t.offline.alone}</span>
        ) : (
          <>
            <button type="button" onClick={playHere} aria-disabled={offline.busy}>
              {t.offline.play}
            </button>
            <span>{t.offline.hint}</span>
          </>
        )}
      </p>
      <TroubleLine trouble={play.trouble ?? invite.trouble ?? offline.trouble} />
    </div>
  );
}
