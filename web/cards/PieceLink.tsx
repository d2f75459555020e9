/** A card's name in a sentence: pressed it opens the card. Of many in one list only the newest is a stop for the keyboard; arrows go on. */
import { useEffect, useRef, type KeyboardEvent } from 'react';

export function PieceLink({ piece, text, open }: { readonly piece: string; readonly text: string; open(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const all = linksBeside(button.current);
    all.forEach((link, n) => (link.tabIndex = n === all.length - 1 ? 0 : -1));
  }, []);
  const walk = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (by === undefined || button.current === null) return;
    event.preventDefault();
    const all = linksBeside(button.current);
    all[all.indexOf(button.current) + by]?.focus();
  };
  return (
    <button ref={button} type="button" className="piece piece-link" data-names={piece} onClick={open} onKeyDown={walk}>
      {text}
    </button>
  );
}

const linksBeside = (link: HTMLElement | null): HTMLElement[] => [
  ...(link?.closest('section[tabindex]')?.querySelectorAll<HTMLElement>('.piece-link') ?? []),
];
