/** What lies beside the board: the log, the chat, my notes, the rules. */
import { lazy, Suspense, useRef, type KeyboardEvent } from 'react';
import type { GameTexts, Seat } from '@cantiere/engine';
import type { ChatLine, NumberedEvent, TableInfo } from '@cantiere/server/protocol';
import type { OpenedGame } from '../editions/open.ts';
import type { GameBoard } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Link } from '../route/Link.tsx';
import { useTexts } from '../text/index.ts';
import type { Live } from '../live/useLiveTable.ts';
import { Chat } from './Chat.tsx';
import { Log } from './Log.tsx';

// Read now and then: they come when they are opened.
const NotesPaper = lazy(async () => ({ default: (await import('../social/NotesPaper.tsx')).NotesPaper }));
const RulesPaper = lazy(async () => ({ default: (await import('./RulesPaper.tsx')).RulesPaper }));

export type PapersTab = 'log' | 'chat' | 'notes' | 'rules';

/** Nobody to talk to, no chat; nobody to keep a secret from, no notes. */
const tabsFor = (multiplayer: boolean): readonly PapersTab[] =>
  multiplayer ? ['log', 'chat', 'notes', 'rules'] : ['log', 'rules'];

interface Props {
  readonly multiplayer: boolean;
  /** Where the replay is. */
  readonly replay: string | undefined;
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  readonly tab: PapersTab;
  choose(tab: PapersTab): void;
  readonly unread: number;
  readonly log: readonly NumberedEvent[];
  /** Later events are not told yet: the board has not shown them. */
  readonly shownUpTo: number;
  readonly chat: readonly ChatLine[];
  readonly live: Pick<Live, 'say' | 'unsay' | 'unsent' | 'connection'>;
  readonly nameAt: (seat: number, version: number) => string;
  readonly parts: { readonly opened: OpenedGame; readonly texts: GameTexts; readonly board: GameBoard };
  readonly rule: { readonly id: string; readonly asked: number };
}

export function Papers({
  multiplayer,
  replay,
  tab,
  choose,
  unread,
  log,
  shownUpTo,
  chat,
  live,
  nameAt,
  parts,
  rule,
  table,
  seat,
}: Props) {
  const t = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const tabs = tabsFor(multiplayer);
  const walk = ({ key }: KeyboardEvent): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? 'log';
    choose(next);
    row.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const names: Record<PapersTab, string> = {
    log: t.table.log,
    chat: t.table.chat,
    notes: t.social.notes,
    rules: t.table.rules,
  };
  return (
    <>
      <div ref={row} className="paper-tabs" role="tablist">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === tab}
            aria-controls="paper"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => choose(each)}
            onKeyDown={walk}
          >
            {names[each]}
            {each === 'chat' && unread > 0 && (
              <b className="count" aria-label={t.table.unread(unread)}>
                {unread}
              </b>
            )}
          </button>
        ))}
      </div>
      <div className="paper-sheet" role="tabpanel" id="paper" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' && (
          <>
            {replay !== undefined && (
              <Link to={replay} className="to-replay" title={t.replay.openHint}>
                <Glyph name="rewind" size={16} /> {t.replay.open}
              </Link>
            )}
            <Log events={log} upTo={shownUpTo} texts={parts.texts} board={parts.board} nameAt={nameAt} />
          </>
        )}
        {tab === 'chat' && (
          <Chat
            table={table}
            seat={seat}
            lines={chat}
            say={live.say}
            unsent={live.unsent}
            unsay={live.unsay}
            lost={live.connection === 'lost'}
          />
        )}
        <Suspense>
          {tab === 'notes' && <NotesPaper table={table.id} />}
          {tab === 'rules' && <RulesPaper table={table} game={parts.opened} rule={rule} />}
        </Suspense>
      </div>
    </>
  );
}
