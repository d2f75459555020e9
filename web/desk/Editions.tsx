/** What runs here: version, processes, and for each game the editions that its tables are played with. */
import type { DeskEditions } from '@cantiere/server/protocol';
import { deskEditions, deskLoad } from '../ask/desk.ts';
import { useAsked } from '../kit/useAsked.ts';
import { Link } from '../route/Link.tsx';
import { toDesk } from '../route/route.ts';
import { Panel } from './Panel.tsx';
import { useDeskTexts, useWritten } from './text.ts';
import { GameDot, useGameName } from './Who.tsx';

type Edition = DeskEditions['editions'][number];

export function Editions({ times, brief = false }: { readonly times: number; readonly brief?: boolean }) {
  const t = useDeskTexts();
  const asked = useAsked(deskEditions, String(times));
  return (
    <>
      <Panel title={t.versions} name="editions" asked={asked} {...(brief && { drawer: 'editions' })}>
        {({ version, node, database, editions }) => {
          // In short: only what is played, or cannot be.
          const shown = brief ? editions.filter(({ playing, lobby, here }) => playing + lobby > 0 || !here) : editions;
          return (
            <>
              <p>
                <b>Cantiere {version}</b> <span className="soft">{t.runsOn(node, database)}</span>
              </p>
              <ul className="desk-rows">
                {shown.map((edition) => (
                  <EditionRow key={`${edition.game} ${edition.edition}`} of={edition} />
                ))}
              </ul>
            </>
          );
        }}
      </Panel>
      {!brief && <Processes times={times} />}
    </>
  );
}

function EditionRow({ of: { game, edition, present, printed, here, lobby, playing, over } }: { readonly of: Edition }) {
  const t = useDeskTexts();
  const gameName = useGameName();
  const marks = [
    ...(present ? [t.present] : []),
    ...(edition !== undefined && here && !printed && present ? [t.ownCards] : []),
    ...(here ? [] : [t.notHere]),
  ];
  const to = (which: string): string =>
    `${toDesk('tables')}?${new URLSearchParams({ which, game, ...(edition !== undefined && { edition }) }).toString()}`;
  return (
    <li>
      <div className="desk-row">
        <GameDot game={game} />
        <span className="row-main">
          <b>{gameName(game)}</b>
          <small>
            {edition ?? t.unnamed}
            {marks.length > 0 && ` · ${marks.join(' · ')}`}
          </small>
        </span>
        <span className="row-links">
          {playing > 0 && <Link to={to(here ? 'playing' : 'resting')}>{t.playingWith(playing)}</Link>}
          {lobby > 0 && <Link to={to('lobby')}>{t.lobbyWith(lobby)}</Link>}
          {over > 0 && <Link to={to('over')}>{t.overWith(over)}</Link>}
        </span>
      </div>
    </li>
  );
}

function Processes({ times }: { readonly times: number }) {
  const t = useDeskTexts();
  const { dayAndHour } = useWritten();
  const asked = useAsked(deskLoad, String(times));
  return (
    <Panel title={t.processes} name="processes" asked={asked}>
      {({ processes }) => (
        <ul className="desk-rows">
          {processes.map(({ version, node, startedAt, tables }, n) => (
            <li key={n}>
              <div className="desk-row">
                <span className="row-main">
                  <b>{t.processLine(version, tables)}</b>
                  <small>Node {node}</small>
                </span>
                <span className="row-when">{dayAndHour(startedAt)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
