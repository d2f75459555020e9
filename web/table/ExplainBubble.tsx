/** Why something cannot be done, beside the pointer or the focus: the reason with its numbers and the way to the rule. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GameMove, Refusal } from '@cantiere/engine';
import { grown, placeOn, pointed } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { RuleLink } from './RuleLink.tsx';
import './explain.css';

export interface Explained {
  readonly refusal: Refusal;
  readonly x: number;
  readonly y: number;
}

interface Explaining {
  readonly explained: Explained | undefined;
  explain(refusal: Refusal): void;
  close(): void;
}

/** A reason holds for the position and the move it was given for. */
export function useExplained(position: number, draft: GameMove | undefined): Explaining {
  const place = useBubblePlace();
  const [held, setHeld] = useState<Explained & { readonly position: number; readonly draft: GameMove | undefined }>();
  return {
    explained: held?.position === position && held.draft === draft ? held : undefined,
    explain: (refusal) => setHeld({ refusal, ...place(), position, draft }),
    close: () => setHeld(undefined),
  };
}

/** Where the person is looking: the last pointer, or what has the focus. */
function useBubblePlace(): () => { x: number; y: number } {
  const pointer = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const moved = (event: PointerEvent): void => {
      pointer.current = pointed(event);
    };
    const typed = (): void => {
      pointer.current = undefined;
    };
    window.addEventListener('pointermove', moved, { passive: true });
    window.addEventListener('pointerdown', moved, { passive: true });
    window.addEventListener('keydown', typed);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerdown', moved);
      window.removeEventListener('keydown', typed);
    };
  }, []);
  return () => {
    if (pointer.current) return pointer.current;
    const focus = document.activeElement && placeOn(document.activeElement);
    return focus && focus.width > 0
      ? { x: focus.left + focus.width / 2, y: focus.bottom }
      : { x: innerWidth / grown() / 2, y: innerHeight / grown() / 2 };
  };
}

interface Props {
  readonly explained: Explained;
  readonly game: string;
  readonly words: string;
  /** How it could be done after all. */
  readonly remedy?: string | undefined;
  close(): void;
}

const GAP = 12;

/** A number stays with the word before it: "hai 4", never "hai" and "4" on two lines. */
const withNumbersHeld = (words: string): string => words.replaceAll(/ (?=[+−-]?\d)/g, '\u00a0');

export function ExplainBubble({ explained: { refusal, x, y }, game, words, remedy, close }: Props) {
  const t = useTexts();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const { width, height } = placeOn(box);
    const times = grown();
    const left = Math.min(innerWidth / times - width - 8, Math.max(8, x - width / 2));
    const below = y + GAP + height < innerHeight / times - 8;
    box.style.left = `${left}px`;
    // The pointer stands where the person looks, as far as the corners let it.
    box.style.setProperty('--explain-at', `${Math.min(width - 18, Math.max(18, x - left))}px`);
    box.dataset.side = below ? 'below' : 'above';
    box.style.top = `${below ? y + GAP : Math.max(8, y - GAP - height)}px`;
  }, [x, y, words]);
  useEffect(() => {
    const pressed = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !bubble.current?.contains(event.target as Node)) close();
    };
    window.addEventListener('keydown', pressed);
    window.addEventListener('pointerdown', pressed);
    return () => {
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('pointerdown', pressed);
    };
  }, [close]);
  return (
    <div ref={bubble} className="explain" aria-live="polite">
      <p>
        <b>{withNumbersHeld(words)}</b> {remedy !== undefined && <span>{remedy} </span>}
        <RuleLink game={game} rule={refusal.rule} />
      </p>
      <button type="button" onClick={close} aria-label={t.table.close}>
        <Glyph name="close" size={14} />
      </button>
    </div>
  );
}
