/** The frame that draws one card with the components it is given: see drawing.ts. */
import { useLayoutEffect, useRef } from 'react';
import type { Root } from 'react-dom/client';
import { giveData, type Language } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { Gallery } from '@cantiere/games/board-kit';
import { Around } from '../Around.tsx';
import '../cards.css';
import './drawn.css';
import { isToDraw, type FromFrame, type ToDraw } from './drawing.ts';

/** Listens to the page it stands in, and to nobody else. */
export function drawWhatIsSaid(game: string, root: Root): void {
  if (window.parent === window) return;
  const tell = (said: FromFrame): void => window.parent.postMessage(said, location.origin);
  let gallery: Promise<Gallery | undefined> | undefined;
  const draw = async ({ data, card, language }: ToDraw['draw']): Promise<void> => {
    // Once: for other components the page loads this frame again.
    if (gallery === undefined) giveData(game, data);
    gallery ??= Promise.resolve(findGame(game)?.cards?.()).then((part) => part?.gallery);
    const shown = await gallery;
    if (shown) root.render(<Drawn game={game} gallery={shown} card={card} language={language} tell={tell} />);
    else tell({ broken: true });
  };
  window.addEventListener('message', ({ data: said, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || !isToDraw(said)) return;
    draw(said.draw).catch(() => tell({ broken: true }));
  });
  document.documentElement.classList.add('drawn-frame');
  tell({ waits: true });
}

interface Props {
  readonly game: string;
  readonly gallery: Gallery;
  readonly card: string;
  readonly language: Language;
  tell(said: FromFrame): void;
}

function Drawn({ game, gallery, card, language, tell }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { Drawing } = gallery;
  const known = gallery.cards.find(({ id }) => id === card);
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    tell({ drawn: { fields: known?.fields ?? [], width: Math.ceil(width), height: Math.ceil(height) } });
  }, [known, language, tell]);
  return (
    <div ref={box} className="drawn-card" data-game={game}>
      <Around gallery={gallery}>
        <Drawing id={card} language={language} width={gallery.widths.large} large />
      </Around>
    </div>
  );
}
