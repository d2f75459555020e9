/** Words between the people at the table. Spectators have a room of their own while the game runs. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '@cantiere/engine';
import type { ChatLine, TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { useSilence } from '../ask/houseSays.ts';
import { AudienceLine } from '../social/AudienceLine.tsx';
import { useCircle } from '../social/circle.ts';
import { PersonName } from '../social/PersonName.tsx';
import { PlayerMark } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { ChatText } from '../away/ChatText.tsx';
import { MOST_UNSENT, type Unsent } from '../live/unsent.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import '../away/away.css';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  readonly lines: readonly ChatLine[];
  say(text: string): void;
  /** What I wrote and has not arrived, and how to take it back. */
  readonly unsent?: readonly Unsent[];
  unsay?(id: string): void;
  readonly lost?: boolean;
}

export function Chat({ table, seat, lines, say, unsent = [], unsay, lost = false }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const circle = useCircle();
  const silentUntil = useSilence();
  const [text, setText] = useState('');
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, unsent.length]);
  // Until it is known whom I have blocked, nobody is heard.
  const heard = circle ? lines.filter(({ from }) => !circle.blocked.some(({ person }) => person === from)) : [];
  const hidden = circle ? lines.length - heard.length : 0;
  const apart = table.phase === 'playing' && seat === 'spectator';
  const deaf = apart && (!table.openChat || table.delay !== undefined);
  const mayRemove = table.phase === 'lobby' && me?.person === table.host;
  const label = apart ? t.social.spectatorsChat : t.table.chatLabel;
  return (
    <div className="chat">
      <AudienceLine table={table} mayRemove={mayRemove} />
      <ScrollBox ref={box} className="chat-lines" aria-live="polite" aria-label={t.table.chat}>
        {lines.length + unsent.length === 0 && <p className="nothing">{t.table.chatEmpty}</p>}
        {heard.map((line) => (
          <p key={line.number} className={line.room}>
            <time dateTime={new Date(line.at).toISOString()} title={dayWords(line.at, language)}>
              {hourWords(line.at, language)}
            </time>
            <b className="who">
              {line.seat !== undefined && <PlayerMark seat={line.seat} size={13} />}{' '}
              <PersonName person={line.from} name={nameNow(table, line)} at={{ table: table.id, line: line.number, mayRemove }} />
              {line.room === 'spectators' ? (
                <small> ({t.social.spectatorsRoom})</small>
              ) : (
                line.seat === undefined && <small> ({t.table.spectator})</small>
              )}
            </b>{' '}
            {line.text === '' ? <i className="nothing">{t.account.wordsGone}</i> : <ChatText text={line.text} />}
          </p>
        ))}
        {unsent.map((line) => (
          <p key={line.id} className="unsent">
            <b className="who">{me?.name}</b> {line.text} <small>({lost ? t.away.waiting : t.away.sending})</small>
            {lost && unsay && (
              <button type="button" className="button icon quiet" aria-label={t.away.drop} onClick={() => unsay(line.id)}>
                <Glyph name="close" size={14} />
              </button>
            )}
          </p>
        ))}
        {hidden > 0 && <p className="nothing">{t.social.hiddenLines(hidden)}</p>}
      </ScrollBox>
      {apart && (
        <p className="hint chat-hint">
          {t.social.spectatorsHint} {deaf && t.social.closedHint}
        </p>
      )}
      {silentUntil !== undefined ? (
        <p className="hint chat-hint silenced">
          <Glyph name="lock" size={15} /> {t.social.silenced(whenWords(silentUntil, language))}
        </p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const words = text.trim();
            if (words === '' || unsent.length >= MOST_UNSENT) return;
            say(words);
            setText('');
          }}
        >
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={400}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
          />
          <button type="submit" className="button icon" aria-label={t.table.send}>
            <Glyph name="send" size={17} />
          </button>
        </form>
      )}
    </div>
  );
}

/** The name they have now; the line has the one they had when it was read. */
function nameNow({ seats, audience }: TableInfo, { from, name }: ChatLine): string {
  const sitting = seats.find((seat) => seat.kind === 'person' && seat.person === from);
  if (sitting?.kind === 'person') return sitting.name;
  return audience?.people.find(({ person }) => person === from)?.name ?? name;
}

const hourWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
const whenWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
const dayWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(at);
