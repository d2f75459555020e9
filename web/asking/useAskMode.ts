/** Whether somebody asks "Can I ...?", and about what: by the button or the key, then by touching. Esc ends it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameMove } from '@cantiere/engine';
import { piecesAt } from '../cards/cardsAt.ts';
import { AskingContext } from '../kit/boardKit.ts';
import { isTyping } from '../kit/isTyping.ts';
import type { RulesQuestion } from './answer.ts';
import { ASK_KEY } from './label.ts';

type Asking = React.ContextType<typeof AskingContext>;

export interface AskMode {
  readonly on: boolean;
  readonly question: RulesQuestion | undefined;
  /** An address asked something that cannot be read; until something else is asked. */
  readonly unreadable: boolean;
  /** For the pieces; undefined while nobody asks. */
  readonly context: Asking;
  toggle(): void;
  close(): void;
}

interface Wanted {
  /** Somewhere else, say in a lesson or while looking back, nobody can ask. */
  readonly mayAsk: boolean;
  /** What lies in hand when somebody begins to ask is the first question. */
  readonly draft?: GameMove | undefined;
  readonly atFirst?: RulesQuestion | 'unreadable' | undefined;
  /** Told of every question, and of the end. */
  changed?(question: RulesQuestion | undefined): void;
}

export function useAskMode({ mayAsk, draft, atFirst, changed }: Wanted): AskMode {
  const [state, setState] = useState<Pick<AskMode, 'on' | 'question' | 'unreadable'>>({
    on: atFirst !== undefined,
    question: atFirst === 'unreadable' ? undefined : atFirst,
    unreadable: atFirst === 'unreadable',
  });
  const on = state.on && mayAsk;
  const set = (next: boolean, question: RulesQuestion | undefined): void => {
    setState({ on: next, question, unreadable: false });
    changed?.(question);
  };
  const close = (): void => set(false, undefined);
  const toggle = (): void => (on ? close() : set(true, draft && { move: draft }));
  const latest = useRef({ on, mayAsk, toggle, close, ask: (place: string) => set(true, { place }) });
  useEffect(() => {
    latest.current = { on, mayAsk, toggle, close, ask: (place: string) => set(true, { place }) };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const now = latest.current;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const asks = event.key.toUpperCase() === ASK_KEY && now.mayAsk;
      if (!asks && !(event.key === 'Escape' && now.on)) return;
      event.preventDefault();
      event.stopPropagation();
      if (asks) now.toggle();
      else now.close();
    };
    /** A drawing that is no piece now, say a card in somebody's city, is asked about by what it shows. */
    const touch = ({ target }: MouseEvent): void => {
      if (!latest.current.on || !(target instanceof Element) || !target.closest('.board-area')) return;
      if (target.closest('[data-asks], button, a, [role=button], input, select')) return;
      const [place] = piecesAt(target);
      if (place !== undefined) latest.current.ask(place);
    };
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('click', touch);
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('click', touch);
    };
  }, []);
  const about = state.question && 'place' in state.question ? state.question.place : undefined;
  const context = useMemo(() => (on ? { ask: (place: string) => latest.current.ask(place), about } : undefined), [on, about]);
  return { on, question: on ? state.question : undefined, unreadable: on && state.unreadable, context, toggle, close };
}
