/** Words between the people at the table. Spectators have a room of their own while the game runs. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '@cantiere/engine';
import type { ChatLine, TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { AudienceLine } from '../company/AudienceLine.tsx';
import { useCircle } from '../company/circle.ts';
import { PersonName } from '../company/PersonName.tsx';
import { PlayerMark } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  readonly lines: readonly ChatLine[];
  say(text: string): void;
}

export function Chat({ table, seat, lines, say }: Props) {
  const t = useTexts();
  const me = useMe();
  const circle = useCircle();
  const [text, setText] = useState('');
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  // Until it is known whom I have blocked, nobody is heard.
  const heard = circle ? lines.filter(({ from }) => !circle.blocked.some(({ person }) => person === from)) : [];
  const hidden = circle ? lines.length - heard.length : 0;
  const apart = table.phase === 'playing' && seat === 'spectator';
  const deaf = apart && (!table.openChat || table.delay !== undefined);
  const mayRemove = table.phase === 'lobby' && me?.person === table.host;
  const label = apart ? t.company.spectatorsChat : t.table.chatLabel;
  return (
    <div className="chat">
      <AudienceLine table={table} mayRemove={mayRemove} />
      <ScrollBox ref={box} className="chat-lines" aria-live="polite" aria-label={t.table.chat}>
        {lines.length === 0 && <p className="nothing">{t.table.chatEmpty}</p>}
        {heard.map((line) => (
          <p key={line.number} className={line.room}>
            <b className="who">
              {line.seat !== undefined && <PlayerMark seat={line.seat} size={13} />}{' '}
              <PersonName person={line.from} name={line.name} at={{ table: table.id, line: line.number, mayRemove }} />
              {line.room === 'spectators' ? (
                <small> ({t.company.spectatorsRoom})</small>
              ) : (
                line.seat === undefined && <small> ({t.table.spectator})</small>
              )}
            </b>{' '}
            {line.text === '' ? <i className="nothing">{t.account.wordsGone}</i> : line.text}
          </p>
        ))}
        {hidden > 0 && <p className="nothing">{t.company.hiddenLines(hidden)}</p>}
      </ScrollBox>
      {apart && (
        <p className="hint chat-hint">
          {t.company.spectatorsHint} {deaf && t.company.closedHint}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.trim();
          if (words === '') return;
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
    </div>
  );
}
