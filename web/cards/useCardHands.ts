/** Pointer, finger and keyboard over the cards of a table: what shows a card beside its name, and what enlarges one. */
import { useEffect, useRef } from 'react';
import type { Gallery } from '@cantiere/games/board-kit';
import { STILL } from '../kit/boardKit.ts';
import { isTyping } from '../kit/isTyping.ts';
import type { Peeked } from './CardPeek.tsx';
import { firstCard, NAMES, piecesAt } from './cardsAt.ts';

/** A pointer on its way elsewhere asks for nothing; one on its way to the card keeps it. */
const TO_PEEK = 180;
const TO_LEAVE = 160;
const LONG_PRESS = 480;
/** Where cards are enlarged: the table and what it opens, not the gallery itself. */
const TABLE = '.table-screen, dialog:not(.card-dialog)';

interface Hands {
  readonly gallery: Gallery | undefined;
  come(): void;
  /** Opens the first of these pieces that is a card, as soon as it is known which are. */
  open(pieces: readonly string[]): void;
  peek(peeked: Peeked | undefined): void;
  readonly peeked: boolean;
}

export function useCardHands(hands: Hands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const ended = new AbortController();
    const listen = { signal: ended.signal, capture: true };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressing: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined;
    let pressedLong = false;
    /** What the pointer is on: the key enlarges it where the focus has nothing to say. */
    let under: Element | undefined;
    /** Where the pointer was last. */
    let rest = { x: NaN, y: NaN };
    /** A name that a press or a move of the game has laid under the pointer at rest: it is pointed at once the pointer moves on it. */
    let laid: Element | undefined;
    /** The keyboard asked for the card: what comes to lie under a pointer at rest has no say in it. */
    let byFocus = false;

    const cardAt = (target: Element): string | undefined => {
      const { gallery, come } = latest.current;
      if (!gallery) come();
      return gallery && firstCard(piecesAt(target), (piece) => gallery.cardOf(piece));
    };
    /** Before the cards are here, only what says itself which one it shows is taken for one. */
    const isCard = (target: Element): boolean => {
      if (!target.closest(TABLE)) return false;
      return cardAt(target) !== undefined || (!latest.current.gallery && target.closest('[data-shows]') !== null);
    };
    const enlarge = (target: Element): boolean => {
      if (!isCard(target)) return false;
      latest.current.peek(undefined);
      latest.current.open(piecesAt(target));
      return true;
    };
    const after = (ms: number, act: () => void): void => {
      clearTimeout(waiting);
      waiting = setTimeout(act, ms);
    };
    const peekAt = (by: Element): void => {
      const card = by.isConnected ? cardAt(by) : undefined;
      if (card !== undefined) latest.current.peek({ card, by });
    };
    const pointAt = (name: Element): void => {
      byFocus = false;
      after(TO_PEEK, () => peekAt(name));
    };
    const leave = (): void => after(TO_LEAVE, () => latest.current.peek(undefined));

    window.addEventListener(
      'pointerover',
      ({ target, pointerType, clientX: x, clientY: y }) => {
        if (pointerType !== 'mouse' || !(target instanceof Element)) return;
        under = target;
        laid = undefined;
        const rests = x === rest.x && y === rest.y;
        rest = { x, y };
        if (target.closest('[data-peek]')) return clearTimeout(waiting);
        const name = target.closest(NAMES);
        if (name && rests) laid = name;
        else if (name) pointAt(name);
        else if (byFocus) return;
        else if (latest.current.peeked) leave();
        else clearTimeout(waiting);
      },
      listen,
    );
    window.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
        // A hint is a button around its sentence.
        const name = target.closest(NAMES) ?? (target.matches('[data-hint]') ? target.querySelector(NAMES) : null);
        if (!name) return;
        byFocus = true;
        after(TO_PEEK, () => peekAt(name));
      },
      listen,
    );
    window.addEventListener(
      'focusout',
      () => {
        byFocus = false;
        leave();
      },
      listen,
    );
    window.addEventListener('scroll', () => latest.current.peeked && latest.current.peek(undefined), listen);
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && latest.current.peeked) {
          event.preventDefault();
          event.stopPropagation();
          clearTimeout(waiting);
          return latest.current.peek(undefined);
        }
        if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
        const { activeElement } = document;
        const focused = activeElement && activeElement !== document.body ? activeElement : undefined;
        for (const target of [focused, under]) if (target?.isConnected && enlarge(target)) return event.preventDefault();
      },
      listen,
    );
    window.addEventListener(
      'contextmenu',
      (event) => {
        // A finger's long press has been answered already; the browser's own menu would cover the card.
        if (pressedLong || (event.target instanceof Element && enlarge(event.target))) event.preventDefault();
      },
      listen,
    );
    const lift = (): void => {
      if (pressing) clearTimeout(pressing.timer);
      pressing = undefined;
    };
    window.addEventListener(
      'pointerdown',
      ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
        lift();
        pressedLong = false;
        rest = { x, y };
        // Who presses acts and no longer asks: a card that came now, or stayed, would lie over what the press brings.
        clearTimeout(waiting);
        if (latest.current.peeked) latest.current.peek(undefined);
        if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element) || !isCard(target)) return;
        const timer = setTimeout(() => {
          pressing = undefined;
          // A piece that is carried away is not looked at, however slowly it went.
          if (!document.documentElement.hasAttribute('data-carrying')) pressedLong = target.isConnected && enlarge(target);
        }, LONG_PRESS);
        pressing = { timer, x, y };
      },
      listen,
    );
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        const moves = x !== rest.x || y !== rest.y;
        rest = { x, y };
        if (moves && laid) {
          pointAt(laid);
          laid = undefined;
        }
        if (pressing && Math.hypot(x - pressing.x, y - pressing.y) >= STILL) lift(); // it drags or scrolls
      },
      listen,
    );
    for (const kind of ['pointerup', 'pointercancel'] as const) window.addEventListener(kind, lift, listen);
    window.addEventListener(
      'click',
      (event) => {
        // The end of a long press is not a touch of what lies there.
        if (!pressedLong || event.detail === 0) return;
        pressedLong = false;
        event.preventDefault();
        event.stopPropagation();
      },
      listen,
    );
    return () => {
      ended.abort();
      clearTimeout(waiting);
      lift();
    };
  }, []);
}
