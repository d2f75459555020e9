/**
 * What others do, staged on the board: their panel is ringed and has a line beside it, and the card that the line names is large
 * for a moment. Nothing of it can be touched, and a touch ends what moves; screen readers have the announcer.
 */
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { Around } from '../cards/Around.tsx';
import { CardsContext } from '../cards/cardsContext.ts';
import { firstCard } from '../cards/cardsAt.ts';
import { animate, calm, grown, placeOn } from '../kit/boardKit.ts';
import { Optional } from '../kit/Optional.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { isSeat, withoutName } from './headline.ts';
import { placeBeside, type PanelBox } from './besidePanel.ts';
import type { ToldHeadline } from './useHeadline.ts';
import './telling.css';

interface Props {
  readonly told: ToldHeadline | undefined;
  readonly me: number | undefined;
  readonly nameOf: (seat: number) => string;
  /** The board shows the card of this kind of event itself. */
  readonly shownByBoard: boolean;
}

/** How long the card is seen, at normal speed: it is gone before the next position comes. */
const LARGE = 1_150;
/** How much of the window's width and height a card's width may take. */
const SHARE = { width: 0.34, height: 0.28 };

export function Staging({ told, me, nameOf, shownByBoard }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const staged = told?.fresh === true && told.seat !== undefined && told.seat !== me ? told : undefined;
  const number = staged?.number;
  const seat = staged?.seat;
  useLayoutEffect(() => {
    const panel = seat === undefined ? undefined : panelOf(box.current, seat);
    if (!panel || !box.current) return;
    panel.setAttribute('data-telling', '');
    if (line.current) stand(line.current, box.current, panel);
    return () => panel.removeAttribute('data-telling');
  }, [number, seat]);
  const cards = useContext(CardsContext);
  const wantsCard = staged !== undefined && staged.pieces.length > 0 && !shownByBoard;
  useEffect(() => {
    if (wantsCard) cards?.come();
  }, [wantsCard, cards]);
  const gallery = cards?.gallery;
  const card = wantsCard && gallery && !calm() ? firstCard(staged.pieces, (piece) => gallery.cardOf(piece)) : undefined;
  return (
    <div ref={box} className="staging" aria-hidden="true">
      {staged && isDeed(staged) && (
        <p ref={line} key={staged.number} className="staging-line">
          <WordsLine words={withoutName(staged.words)} nameOf={nameOf} plainNames />
        </p>
      )}
      {staged && card !== undefined && (
        <Optional key={`card ${staged.number}`}>
          <LargeCard card={card} seat={staged.seat} />
        </Optional>
      )}
    </div>
  );
}

/** Whose turn it is stands on the panel anyway. */
const isDeed = ({ words, pieces }: ToldHeadline): boolean => pieces.length > 0 || (words[0] !== undefined && isSeat(words[0]));

function LargeCard({ card, seat }: { readonly card: string; readonly seat: number | undefined }) {
  const { language } = usePreferences();
  const gallery = useContext(CardsContext)?.gallery;
  const box = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const large = box.current;
    const area = large?.closest('.board-area');
    if (!large || !area || !veil.current) return;
    const around = placeOn(area);
    const panel = seat === undefined ? undefined : panelOf(large.parentElement, seat);
    const actor = panel ? within(placeOn(panel), around) : { left: around.width / 2, top: 0, width: 0, height: 0 };
    const { width, height } = placeOn(large);
    // Below the line where that hangs from the panel.
    const line = area.querySelector('.staging-line');
    const hangs = line ? placeOn(line).height : 0;
    const { left, top } = placeBeside({ ...actor, height: actor.height + hangs }, { width, height }, around);
    Object.assign(large.style, { left: `${left}px`, top: `${top}px` });
    const x = actor.left + actor.width / 2 - left - width / 2;
    const y = actor.top + actor.height / 2 - top - height / 2;
    void animate(
      large,
      [
        { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0 },
        { transform: 'rotate(-2deg)', opacity: 1, offset: 0.2 },
        { transform: 'rotate(-2deg)', opacity: 1, offset: 0.78 },
        { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0 },
      ],
      { duration: LARGE, easing: 'ease-in-out' },
    );
    void animate(veil.current, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
      duration: LARGE,
    });
  }, [seat]);
  if (!gallery) return null;
  const { Drawing, widths } = gallery;
  const width = Math.min(0.8 * widths.large, (SHARE.width * innerWidth) / grown(), (SHARE.height * innerHeight) / grown());
  return (
    <>
      <div ref={veil} className="staging-veil" />
      <div ref={box} className="staging-card" data-staged={card}>
        <Around gallery={gallery}>
          <Drawing id={card} language={language} width={Math.round(width)} large />
        </Around>
      </div>
    </>
  );
}

/** The panel of a seat that can be seen: on a phone there may be none, or only a chip. */
function panelOf(near: Element | null, seat: number): Element | undefined {
  const area = near?.closest('.board-area');
  return [...(area?.querySelectorAll(`[data-seat="${seat}"]`) ?? [])].find((panel) =>
    panel.checkVisibility({ visibilityProperty: true }),
  );
}

function stand(line: HTMLElement, box: HTMLElement, panel: Element): void {
  const around = placeOn(box);
  const actor = within(placeOn(panel), around);
  const { width, height } = placeOn(line);
  const { left, top, side } = placeBeside(actor, { width, height }, around);
  Object.assign(line.style, { left: `${left}px`, top: `${top}px`, opacity: '1' });
  line.dataset.side = side;
  line.style.setProperty('--tip', `${Math.max(14, Math.min(width - 14, actor.left + actor.width / 2 - left))}px`);
}

const within = (place: DOMRect, around: DOMRect): PanelBox => ({
  left: place.left - around.left,
  top: place.top - around.top,
  width: place.width,
  height: place.height,
});
