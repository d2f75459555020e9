// The table of The Hanging Gardens: my garden large in the middle, the others as maps, tiles to win, cards to take, my sets.
import { useMemo, useRef, useState, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useFlip } from '../../board-kit/motion.ts';
import { useSize } from '../../board-kit/size.ts';
import { skipMoments } from '../../board-kit/moments.ts';
import type { PlayCard } from '../rules/moves.ts';
import { explainPlacement } from '../rules/placement.ts';
import { activeSeat } from '../rules/state.ts';
import { buildings } from '../text/words.ts';
import { SymbolSheet } from './art/SymbolSheet.tsx';
import { CardRow } from './CardRow.tsx';
import { Forecast } from './Forecast.tsx';
import { foresee } from './foresee.ts';
import { GardenSheet } from './GardenSheet.tsx';
import { GardenWindow as Garden } from './garden/GardenWindow.tsx';
import { KindSheet } from './KindSheet.tsx';
import { shownCounts } from './knowledge.ts';
import { Models } from './Models.tsx';
import { useMoments } from './moments.ts';
import { MySets } from './MySets.tsx';
import { sortOffers } from './offers.ts';
import { Opponents } from './Opponents.tsx';
import { firstGrip, nearest, sameMove } from './placing.ts';
import type { GardensProps } from './props.ts';
import { divide, lengthsOf } from './room.ts';
import { TableContext, type GardenWindow, type Table } from './table.ts';
import { boardWords } from './text.ts';
import { TileColumns } from './TileColumns.tsx';
import { Turns } from './Turns.tsx';

type Opened = { readonly garden: Seat } | { readonly kind: number } | undefined;

export function Board(props: GardensProps): ReactElement {
  const { view, seat: me, people, language, texts, choices, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const window = useRef<GardenWindow>(null);
  const follow = useRef(true);
  const size = useSize(root);
  const [opened, setOpened] = useState<Opened>();
  const [seized, setSeized] = useState<{ readonly card: number; readonly grip: number }>();
  const offers = useMemo(() => sortOffers(choices), [choices]);
  useFlip(root, view);
  useMoments(root, news);

  const asked = choices.length > 0;
  const front = me === 'spectator' ? activeSeat(view) : me;
  const held = asked && draft?.type === 'PLAY_CARD' && view.offer[draft.slot] >= 0 ? draft : undefined;
  const heldCard = held ? view.offer[held.slot] : -1;
  const room = divide(size ?? { width: 0, height: 0 });
  const { refuse } = props;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `refuse` judges by the view
  const foresight = useMemo(() => foresee(view, front, asked, draft, refuse), [view, front, asked, draft]);

  const hold: Table['hold'] = (move, { grip, finger = false } = {}) => {
    follow.current = !finger;
    if (grip !== undefined) setSeized({ card: view.offer[move.slot], grip });
    if (!held || !sameMove(held, move)) props.propose(move);
  };
  const pickUp = (slot: number): void => {
    if (held?.slot === slot) {
      props.propose(undefined);
      return;
    }
    const places = offers.plays.get(slot) ?? [];
    const same = held && places.find((place) => sameMove(place, { ...held, slot }));
    const centre = held ? { x: held.x + 1.5, y: held.y + 1 } : (window.current?.centre() ?? { x: 1.5, y: 1 });
    const place =
      same ??
      nearest(
        sparing(places, (move) => buried(move)),
        held?.rotation ?? 0,
        centre,
      );
    if (place) hold(place, { grip: firstGrip(view.offer[slot]) });
  };
  const buried = (move: PlayCard): number =>
    explainPlacement(view, front, move).filter(({ landing, shows, beneath }) => landing === 'ON_BUILDING' && shows !== beneath)
      .length;

  const table: Table = {
    view,
    me,
    front,
    asked,
    language,
    words: boardWords[language],
    texts,
    offers,
    draft,
    held,
    grip: seized?.card === heldCard ? seized.grip : heldCard >= 0 ? firstGrip(heldCard) : 0,
    foresight,
    room,
    window,
    counts: useMemo(() => shownCounts(view, front), [view, front]),
    nameOf: (seat) => people[seat]?.name ?? `${seat + 1}`,
    buildings: (count, building) => buildings(count, building, language),
    propose: (move) => props.propose(move),
    play: (move) => props.play(move),
    refuse: (move) => props.refuse(move),
    explain: (refusal) => props.explain(refusal),
    pickUp,
    hold,
    follow,
    openGarden: (seat) => setOpened({ garden: seat }),
    openKind: (kind) => setOpened({ kind }),
  };
  const close = (): void => setOpened(undefined);
  return (
    <div
      ref={root}
      className="gar-board"
      data-game="gardens"
      data-compact={room.compact}
      data-phase={view.phase}
      style={lengthsOf(room)}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      <SymbolSheet />
      {size && (
        <TableContext value={table}>
          <Opponents />
          <Garden />
          {room.compact ? (
            <TileColumns />
          ) : (
            <div className="gar-side">
              <TileColumns />
              {held && <Turns held={held} />}
              <Forecast />
            </div>
          )}
          <CardRow />
          <MySets />
          {opened && 'garden' in opened && <GardenSheet seat={opened.garden} onClose={close} />}
          {opened && 'kind' in opened && <KindSheet kind={opened.kind} onClose={close} />}
        </TableContext>
      )}
      <Models news={news} />
    </div>
  );
}

/** A card just picked up should not lie on my buildings when it can lie beside them. */
function sparing(places: readonly PlayCard[], cost: (place: PlayCard) => number): readonly PlayCard[] {
  const costs = places.map(cost);
  const least = Math.min(...costs);
  return places.filter((_, i) => costs[i] === least);
}
