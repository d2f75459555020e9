/** Tables: whose turn it is and for how long, and how one is brought to an end. Nobody's hand is seen from here. */
import { useState } from 'react';
import { shelf } from '@cantiere/games';
import type { DeskTable, TableAct, WhichTables } from '@cantiere/server/protocol';
import { actOnTable, deskTables } from '../ask/desk.ts';
import { GameOptions } from '../kit/GameOptions.tsx';
import { ago } from '../kit/ago.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Sure } from '../kit/Sure.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useAsked } from '../kit/useAsked.ts';
import { Link } from '../route/Link.tsx';
import { navigate, useQuery } from '../route/navigate.ts';
import { toDesk, toReplay, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Panel } from './Panel.tsx';
import { since, useDeskTexts } from './text.ts';
import { useSettled } from './useSettled.ts';
import { GameDot, useGameName } from './Who.tsx';

const DAY_MS = 86_400_000;
const WHICH: readonly WhichTables[] = ['playing', 'resting', 'lobby', 'over'];

interface Props {
  readonly times: number;
  changed(): void;
}

export function Tables({ times, changed }: Props) {
  const t = useDeskTexts();
  // The drawer of editions leads here, with a game and an edition in the address.
  const query = new URLSearchParams(useQuery());
  const [game, edition] = [query.get('game') ?? '', query.get('edition') ?? ''];
  const which = WHICH.find((each) => each === query.get('which')) ?? 'playing';
  const [find, setFind] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useSettled(find.trim());
  const asked = useAsked(
    () => deskTables({ which, game: game || undefined, edition: edition || undefined, find: wanted, page }),
    `${which} ${game} ${edition} ${wanted} ${page} ${times}`,
  );
  const show = (wish: Readonly<Record<string, string>>): void => {
    const all = Object.entries({ which, game, edition, ...wish });
    const next = new URLSearchParams(all.filter(([, value]) => value !== ''));
    setPage(1);
    navigate(`${toDesk('tables')}?${next.toString()}`, 'replace');
  };
  return (
    <Panel title={t.drawers.tables} name="tables" asked={asked}>
      {({ tables, total, perPage }) => (
        <>
          <div className="desk-filters">
            <label className="field">
              <span>{t.search}</span>
              <input
                type="search"
                value={find}
                maxLength={100}
                placeholder={t.findTables}
                onChange={(event) => {
                  setFind(event.target.value);
                  setPage(1);
                }}
              />
            </label>
            <label className="field">
              <span>{t.show}</span>
              <select value={which} onChange={(event) => show({ which: event.target.value })}>
                {WHICH.map((each) => (
                  <option key={each} value={each}>
                    {t.whichTables[each]}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>{t.game}</span>
              <select value={game} onChange={(event) => show({ game: event.target.value, edition: '' })}>
                <option value="">{t.everyGame}</option>
                <GameOptions games={shelf} />
              </select>
            </label>
          </div>
          {edition !== '' && (
            <p className="hint">
              {t.onlyEdition(edition)}{' '}
              <button type="button" className="quiet-link" onClick={() => show({ edition: '' })}>
                {t.everyEdition}
              </button>
            </p>
          )}
          {total === 0 && <p className="nothing">{t.noTables}</p>}
          <ul className="desk-rows">
            {tables.map((table) => (
              <TableRow key={table.id} table={table} changed={changed} />
            ))}
          </ul>
          <Pager page={page} total={total} perPage={perPage} turn={setPage} />
        </>
      )}
    </Panel>
  );
}

/** How a table ends, by how it stands. */
function endingOf({ phase, resting }: DeskTable): TableAct['act'] | undefined {
  if (phase === 'over') return undefined;
  return phase === 'lobby' ? 'close' : resting ? 'remove' : 'end';
}

export function TableRow({ table, changed }: { readonly table: DeskTable; changed(): void }) {
  const t = useDeskTexts();
  const texts = useTexts();
  const gameName = useGameName();
  const act = useAct();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const { id, name, game, edition, phase, resting, people, bots, seats, toAct, clock, updatedAt, mayWatch } = table;
  const ending = endingOf(table);
  const words =
    ending &&
    {
      close: { button: t.closeTable, ask: t.askClose(name), yes: t.yesClose },
      end: { button: t.endTable, ask: t.askEnd(name), yes: t.yesEnd },
      remove: { button: t.removeTable, ask: t.askRemove(name), yes: t.yesRemove },
    }[ending];
  const still = since(updatedAt);
  const slow = phase === 'playing' && !resting && still > 7 * DAY_MS ? 'stop' : still > DAY_MS && clock !== 'turns' ? 'warn' : '';
  const names = toAct.flatMap((each) => ('person' in each ? [each.name || t.former] : []));
  const turn = resting ? t.resting : names.length > 0 ? t.turnOf(names.join(', ')) : toAct.length > 0 ? t.turnOfBot : '';
  const who = [
    ...(phase === 'lobby' ? [t.ofSeats(people.length + bots, seats)] : [t.people(people.length)]),
    ...(bots > 0 ? [t.bots(bots)] : []),
    ...(clock === 'none' ? [] : [t.clocks[clock]]),
  ];
  return (
    <li>
      <div className="desk-row">
        <GameDot game={game} />
        <span className="row-main">
          <Link className="desk-who" to={phase === 'over' ? toReplay('table', id) : toTable(id)}>
            {name}
          </Link>
          <small>
            {gameName(game)} · {who.join(' · ')}
          </small>
        </span>
        <span className={`row-turn ${phase === 'playing' ? slow : ''}`}>{turn}</span>
        <span className="row-when">{ago(updatedAt, texts)}</span>
        <button type="button" className="row-more" aria-expanded={open} aria-label={t.more(name)} onClick={() => setOpen(!open)}>
          <Glyph name={open ? 'up' : 'down'} size={18} />
        </button>
      </div>
      {open && (
        <div className="row-acts">
          <Link className="button" to={phase === 'over' ? toReplay('table', id) : toTable(id)}>
            {t.openTable}
          </Link>
          {words && (
            <button type="button" className="button grave" aria-disabled={act.busy} onClick={() => setSure(true)}>
              {words.button}
            </button>
          )}
          <small>
            {[
              ...(edition === undefined ? [] : [`${t.edition} ${edition}`]),
              ...(mayWatch || phase === 'lobby' ? [] : [t.notWatched]),
              id,
            ].join(' · ')}
          </small>
          <TroubleLine trouble={act.trouble} />
        </div>
      )}
      {sure && words && ending && (
        <Sure
          question={words.ask}
          yes={words.yes}
          no={t.cancel}
          grave
          onYes={() =>
            void act.run(async () => {
              await actOnTable(id, ending);
              changed();
            })
          }
          close={() => setSure(false)}
        />
      )}
    </li>
  );
}
