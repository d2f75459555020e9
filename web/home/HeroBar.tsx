/** One bar: game, opponents, play; it opens as the last game was played. Beside it: a link for friends. */
import { useState } from 'react';
import { LEVELS, isLevel, levelCalled, type BotLevel } from '@cantiere/bots/levels';
import { findGame } from '@cantiere/games';
import type { TableInfo } from '@cantiere/server/protocol';
import { useShelf } from '../house/house.ts';
import { GameOptions } from '../kit/GameOptions.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { bots, playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { lastGame, lastTime } from './lastTime.ts';
import { openForFriends, playBots, stillKnown } from './start.ts';
import { useTables } from './tables.ts';
import { opponentsFor, USUAL_LEVEL } from './usual.ts';

/** What the person changed in the bar; the rest is as last time. */
interface Wish {
  readonly opponents?: number;
  readonly level?: BotLevel;
  /** The game's own options instead of those of last time. */
  readonly plain?: boolean;
}

export function HeroBar() {
  const t = useTexts();
  const { language } = usePreferences();
  const shelf = useShelf();
  const [chosenGame, setGame] = useState(() => lastGame() ?? '');
  const game = (shelf.find(({ meta }) => meta.id === chosenGame) ?? shelf[0])?.meta.id ?? '';
  const [wish, setWish] = useState<Wish>({});
  const [invited, setInvited] = useState<TableInfo>();
  const play = useAct();
  const invite = useAct();
  const { away } = useTables();
  const offline = useAct();
  const chosen = findGame(game);
  if (!chosen) return null;
  const { min, max } = chosen.meta.players;
  const before = lastTime(game);
  const opponents = opponentsFor(chosen.meta, wish.opponents ?? before?.bots.length);
  // As they sat last time; as soon as one thing is changed, all of them are alike.
  const asBefore = before?.bots.length === opponents ? before.bots : bots(opponents, before?.bots[0] ?? USUAL_LEVEL);
  const levels = wish.level ? bots(opponents, wish.level) : asBefore;
  const alike = levels.every((each) => each === levels[0]);
  const options = (!wish.plain && before?.options) || {};
  const varied = Object.keys(options).length;
  const alone = away || play.trouble === 'UNREACHABLE';
  const playHere = (): void => void offline.run(async () => playOffline(game, levels, await stillKnown(game, options)));
  return (
    <div className="hero-bars">
      <form
        className="play-bar"
        onSubmit={(event) => {
          event.preventDefault();
          if (alone) return playHere();
          void play.run(async () => navigate(toTable((await playBots(game, levels, options)).id)));
        }}
      >
        <label>
          <span>{t.home.game}</span>
          <select
            value={game}
            onChange={(event) => {
              setGame(event.target.value);
              setWish({});
            }}
          >
            <GameOptions games={shelf} />
          </select>
        </label>
        <label>
          <span>{t.home.opponents}</span>
          <select value={opponents} onChange={(event) => setWish({ ...wish, opponents: Number(event.target.value) })}>
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
          <select
            value={alike ? levels[0] : ''}
            onChange={({ target: { value } }) => isLevel(value) && setWish({ ...wish, level: value })}
          >
            {!alike && <option value="">{t.home.mixed}</option>}
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {levelCalled(each, language)}
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
            <CopyLink address={wholeAddress(toTable(invited.id))} />
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
      {varied > 0 && (
        <p className="as-before">
          <Glyph name="gear" size={17} />
          <span>{t.home.asBefore(varied)}</span>
          <button type="button" onClick={() => setWish({ ...wish, plain: true })}>
            {t.home.plain}
          </button>
        </p>
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
