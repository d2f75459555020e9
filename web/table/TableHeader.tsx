/** The table's head: which game, which table, the few facts that always count, and the papers. */
import type { ReactNode } from 'react';
import type { TableInfo } from '@cantiere/server/protocol';
import { audienceSize } from '../social/AudienceLine.tsx';
import { HouseMark } from '../house/HouseMark.tsx';
import { EditionSign } from '../editions/EditionSign.tsx';
import { FairSigns } from '../fair/FairSigns.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { Link } from '../route/Link.tsx';
import { toHome } from '../route/route.ts';
import { SoundButton } from '../sound/SoundButton.tsx';
import { useTexts } from '../text/index.ts';
import { MuteButton } from '../notices/MuteButton.tsx';
import type { PapersTab } from './Papers.tsx';

interface Props {
  readonly title: string;
  readonly table: TableInfo;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly unread: number;
  readonly narrow: boolean;
  readonly multiplayer: boolean;
  /** I do not sit here. */
  readonly watching: boolean;
  /** Whether I may be told when it is my turn here. */
  readonly bell: boolean;
  open(tab: PapersTab): void;
  /** Who sits here, and on what terms. */
  readonly showTable?: () => void;
  readonly toResult?: () => void;
  /** Begins the questions; on a phone the thumb's bar has it. */
  readonly ask: ReactNode;
}

export function TableHeader({
  title,
  table,
  facts,
  unread,
  narrow,
  multiplayer,
  watching,
  bell,
  open,
  showTable,
  toResult,
  ask,
}: Props) {
  const t = useTexts();
  const watchers = audienceSize(table);
  return (
    <header className="table-header on-blueprint">
      <Link to={toHome} className="to-home" aria-label={t.nav.home}>
        <HouseMark size={26} />
      </Link>
      <div className="table-title">
        <h1 className="display">{title}</h1>
        <span className="table-called">
          {table.name} · {t.table.players(table.seats.length)} · <EditionSign game={table.game} edition={table.edition} />
        </span>
        <FairSigns table={table} />
        {watching && table.delay !== undefined && table.phase === 'playing' && (
          <span className="training-mark" title={t.social.lateHint(table.delay)}>
            {t.social.late(table.delay)}
          </span>
        )}
      </div>
      <dl className="table-facts">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {toResult && (
        <button type="button" className="head-button" onClick={toResult}>
          {t.result.toSheet}
        </button>
      )}
      {bell && !narrow && <MuteButton table={table.id} />}
      {showTable && (
        <button type="button" className="head-button" aria-haspopup="dialog" aria-label={t.clock.people} onClick={showTable}>
          <Glyph name="person" size={19} />
        </button>
      )}
      {narrow && <SoundButton />}
      {ask}
      <button type="button" className="head-button to-rules" onClick={() => open('rules')} aria-label={t.table.rules}>
        <Glyph name="book" size={19} />
        {!narrow && <span>{t.table.rules}</span>}
      </button>
      {watchers > 0 && !narrow && (
        <button type="button" className="head-button" onClick={() => open('chat')} aria-label={t.social.watchers(watchers)}>
          <Glyph name="eye" size={19} />
          <span>{watchers}</span>
        </button>
      )}
      {(multiplayer || narrow) && (
        <button
          type="button"
          className={`head-button ${narrow ? 'more' : ''}`}
          onClick={() => open(narrow && unread === 0 ? 'log' : 'chat')}
          aria-label={`${!narrow ? t.table.chat : multiplayer ? t.table.more : t.table.log}${unread > 0 ? `, ${t.table.unread(unread)}` : ''}`}
        >
          <Glyph name={narrow ? 'list' : 'chat'} size={19} />
          {!narrow && <span>{t.table.chat}</span>}
          {unread > 0 && <b className="count">{unread}</b>}
        </button>
      )}
      {!narrow && <SoundButton />}
      {!narrow && <LanguageSwitch />}
    </header>
  );
}
