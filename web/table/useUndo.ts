/**
 * Taking back: what is offered belongs to the newest position, whichever is still being shown. Before it marks the table as
 * training for the first time, and before the others are asked, the person confirms.
 */
import { useEffect, useRef, useState } from 'react';
import type { TableInfo, UndoKind } from '@cantiere/server/protocol';
import { askToGoBack } from '../ask/tables.ts';
import { isTyping } from '../kit/isTyping.ts';
import type { Act } from '../kit/useAct.ts';
import type { Live } from '../live/useLiveTable.ts';

export interface Undo {
  /** `ask`: only if the others agree. */
  readonly kind: UndoKind | 'ask';
  press(): void;
  /** Whether the person is being asked; `press` then goes ahead. */
  readonly asking: boolean;
  never(): void;
}

export function useUndo(live: Live, table: TableInfo, act: Act, done: () => void): Undo | undefined {
  const { latest, sent, seat } = live;
  const alreadyAsked = table.asks?.some((ask) => ask.kind === 'undo' && ask.seat === seat) ?? false;
  const kind = latest?.undo ?? (latest?.mayAsk && !alreadyAsked ? 'ask' : undefined);
  // The question is about my last decision: bots may move on meanwhile.
  const about = `${kind ?? ''} ${latest?.lastMove ?? ''}`;
  const [asked, setAsked] = useState<string>();
  if (kind === undefined || latest === undefined || sent) return undefined;
  const asking = asked === about;
  return {
    kind,
    asking,
    never: () => setAsked(undefined),
    press() {
      if ((kind === 'ask' || (kind === 'training' && !table.training)) && !asking) return setAsked(about);
      setAsked(undefined);
      if (kind === 'ask') void act.run(() => askToGoBack(table.id, latest.version));
      else live.undo();
      done();
    },
  };
}

/** U or Ctrl+Z, wherever the person is, unless they are writing. A move that is only chosen is let go first. */
export function useUndoKeys(undo: Undo | undefined, clear: (() => void) | undefined): void {
  const act = clear ?? undo?.press;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!latest.current || event.defaultPrevented || !isUndoKey(event) || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

export function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'z' : key.toLowerCase() === 'u';
}
