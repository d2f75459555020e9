/** Words between the people at the table. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from '@cantiere/server/protocol';
import { PlayerMark } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly lines: readonly ChatLine[];
  say(text: string): void;
}

export function Chat({ lines, say }: Props) {
  const t = useTexts();
  const [text, setText] = useState('');
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <div className="chat">
      <ScrollBox ref={box} className="chat-lines" aria-live="polite" aria-label={t.table.chat}>
        {lines.length === 0 && <p className="nothing">{t.table.chatEmpty}</p>}
        {lines.map((line) => (
          <p key={line.number}>
            <b className="who">
              {line.seat !== undefined && <PlayerMark seat={line.seat} size={13} />} {line.name}
              {line.seat === undefined && <small> ({t.table.spectator})</small>}
            </b>{' '}
            {line.text}
          </p>
        ))}
      </ScrollBox>
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
          aria-label={t.table.chatLabel}
          placeholder={t.table.chatLabel}
          autoComplete="off"
        />
        <button type="submit" className="button icon" aria-label={t.table.send}>
          <Glyph name="send" size={17} />
        </button>
      </form>
    </div>
  );
}
