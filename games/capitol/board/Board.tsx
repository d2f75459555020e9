// The Capitol table: players at the left, the map of Rome, below it my site, my hand and the decks; auctions rise over the map.
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useTold } from '../../board-kit/camera/useTold.ts';
import { useFlip } from '../../board-kit/motion.ts';
import { styled, useSize } from '../../board-kit/size.ts';
import { Models } from '../../board-kit/Models.tsx';
import { skipMoments } from '../../board-kit/moments.ts';
import { afterTouch, looks, withHand } from '../../board-kit/touch/touching.ts';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CardBack } from './art/signs.tsx';
import { Pigments } from './art/paint.tsx';
import { useReveal } from './auction/reveal.ts';
import { DecksSheet } from './dock/DecksSheet.tsx';
import { inHandOf } from './inHand.ts';
import { Layout } from './Layout.tsx';
import { areaOf, useMoments, usePlayed } from './moments.ts';
import type { CapitolProps } from './props.ts';
import { measure } from './measures.ts';
import { useScoring } from './scoring.ts';
import { AreaSheet } from './seats/AreaSheet.tsx';
import { LedgerTable } from './seats/LedgerTable.tsx';
import { PlayerSheet } from './seats/PlayerSheet.tsx';
import { Sheet } from './Sheet.tsx';
import { areasAfter, gainOf, type Gain } from './areaRanks.ts';
import { TableContext, useTable, type Opened, type Table } from './table.ts';
import { boardWords } from './text.ts';

export function Board(props: CapitolProps): ReactElement {
  const { view, seat: me, people, language, texts, choices, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [opened, setOpened] = useState<Opened>();
  const { touched } = useTouching();
  const { reveal, review } = useReveal(view, news, props.revealing);
  const scored = useScoring(news, reveal !== undefined, props.revealing);
  const played = usePlayed(news, me);
  useFlip(root, view);
  useMoments(root, news);

  const measures = measure(size?.width ?? 0, size?.height ?? 0);
  const table: Table = {
    view,
    me,
    front: me === 'spectator' ? view.asked : me,
    words: boardWords[language],
    measures,
    asked: choices.length > 0,
    draft,
    inHand: useMemo(() => inHandOf(touched), [touched]),
    areas: useMemo(() => areasAfter(view, me, draft), [view, me, draft]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else the frame hands over changes nothing here
    gains: useMemo(() => gainsOf(props, touched), [view, me, choices, touched]),
    scored,
    told: useTold(news, (event) => areaOf(event, me), choices.length > 0 || reveal !== undefined || scored.areas.size > 0),
    revealing: reveal && !reveal.over ? reveal.shown.auction : 0,
    nameOf: (seat) => people[seat]?.name ?? `${seat + 1}`,
    piece: (id) => texts.piece(id),
    refuse: (move) => props.refuse(move),
    explain: (refusal) => props.explain(refusal),
    open: setOpened,
    review(auction) {
      setOpened(undefined);
      review(auction);
    },
  };
  return (
    <div
      ref={root}
      className="cap-board"
      data-game="capitol"
      data-compact={measures.compact}
      data-mode={measures.mode}
      data-columned={measures.columned}
      data-phase={view.phase}
      style={styled({ '--cap-seats': `${measures.seats}px`, '--cap-dock': `${measures.dock}px` })}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      {size && (
        <Pigments>
          <TableContext value={table}>
            <Layout reveal={reveal} played={played} />
            {opened !== undefined && <Window opened={opened} onClose={() => setOpened(undefined)} />}
          </TableContext>
        </Pigments>
      )}
      <Models pieces={{ card: <CardBack width={44} /> }} />
    </div>
  );
}

function Window({ opened, onClose }: { readonly opened: Opened; onClose(): void }): ReactElement {
  const table = useTable();
  if (opened === 'ledger')
    return (
      <Sheet title={table.words.ledger} onClose={onClose}>
        <LedgerTable {...table} />
      </Sheet>
    );
  if (opened === 'decks') return <DecksSheet onClose={onClose} />;
  return 'area' in opened ? (
    <AreaSheet area={opened.area} onClose={onClose} />
  ) : (
    <PlayerSheet seat={opened.player} onClose={onClose} />
  );
}

/** What the seat would get in every area that is, or may be, the last touch of a move. */
function gainsOf({ view, seat, choices }: CapitolProps, touched: readonly string[]): ReadonlyMap<number, Gain> {
  const gains = new Map<number, Gain>();
  if (seat === 'spectator') return gains;
  for (const place of looks(choices, touched, true).keys()) {
    const { area } = inHandOf([place]);
    if (area < 0) continue;
    const outcome = touched.includes(place) ? withHand(choices, touched) : afterTouch(choices, touched, place);
    const move = outcome && 'move' in outcome ? outcome.move : undefined;
    if (move) gains.set(area, gainOf(view.areas[area], areasAfter(view, seat, move)[area], seat, view.options));
  }
  return gains;
}
