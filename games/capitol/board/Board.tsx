// The Capitol table: players at the left, the map of Rome, below it my site, my hand and the decks; auctions rise over the map.
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { AREA_IDS, findSquare } from '../rules/board.ts';
import type { Choice } from '@cantiere/engine';
import { useFlip } from '../../board-kit/motion.ts';
import { styled, useSize } from '../../board-kit/size.ts';
import { skipMoments } from '../../board-kit/moments.ts';
import type { Move } from '../rules/moves.ts';
import { CardBack } from './art/signs.tsx';
import { Pigments } from './art/paint.tsx';
import { useAssembly } from './assemble.ts';
import { useReveal } from './auction/reveal.ts';
import { DecksSheet } from './dock/DecksSheet.tsx';
import { Layout } from './Layout.tsx';
import { useMoments, usePlayed, useScored } from './moments.ts';
import type { CapitolProps } from './props.ts';
import { divide } from './room.ts';
import { AreaSheet } from './seats/AreaSheet.tsx';
import { Ledger } from './seats/Ledger.tsx';
import { PlayerSheet } from './seats/PlayerSheet.tsx';
import { areasAfter, foresee } from './standing.ts';
import { TableContext, type Opened, type Table } from './table.ts';
import { boardWords } from './text.ts';

export function Board(props: CapitolProps): ReactElement {
  const { view, seat: me, people, language, texts, choices, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [opened, setOpened] = useState<Opened>();
  const assembly = useAssembly(props);
  const { reveal, review } = useReveal(view, news, props.showing);
  const scored = useScored(news, reveal !== undefined);
  const played = usePlayed(news, me);
  useFlip(root, view);
  useMoments(root, news);

  const foreseen = me === 'spectator' ? undefined : foresee(view, me, draft);
  const room = divide(size?.width ?? 0, size?.height ?? 0);
  const table: Table = {
    view,
    me,
    front: me === 'spectator' ? view.turn : me,
    words: boardWords[language],
    texts,
    room,
    asked: choices.length > 0,
    draft,
    assembly,
    foreseen,
    areas: areasAfter(view, foreseen),
    tileOffers: useMemo(() => tileOffersIn(choices), [choices]),
    scored,
    revealing: reveal && !reveal.over ? reveal.shown.auction : 0,
    nameOf: (seat) => people[seat]?.name ?? `${seat + 1}`,
    piece: (id) => texts.piece(id),
    propose: (move) => props.propose(move),
    play: (move) => props.play(move),
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
      data-compact={room.compact}
      data-step={view.step}
      style={styled({ '--cap-seats': `${room.seats}px`, '--cap-dock': `${room.dock}px` })}
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
      <div className="cap-models" aria-hidden>
        <span data-model="card">
          <CardBack width={44} />
        </span>
      </div>
    </div>
  );
}

function Window({ opened, onClose }: { readonly opened: Opened; onClose(): void }): ReactElement {
  if (opened === 'ledger') return <Ledger onClose={onClose} />;
  if (opened === 'decks') return <DecksSheet onClose={onClose} />;
  return 'area' in opened ? (
    <AreaSheet area={opened.area} onClose={onClose} />
  ) : (
    <PlayerSheet seat={opened.player} onClose={onClose} />
  );
}

/** The choices of a won tile by area, refused ones too. */
function tileOffersIn(choices: CapitolProps['choices']): ReadonlyMap<number, Choice<Move>> {
  const offers = new Map<number, Choice<Move>>();
  for (const choice of choices) {
    const { move } = choice;
    const area =
      move.type === 'PLACE_MONUMENT'
        ? AREA_IDS.indexOf(move.area)
        : move.type === 'PLACE_FOUNTAIN'
          ? findSquare(move.square)?.area
          : undefined;
    if (area !== undefined) offers.set(area, choice);
  }
  return offers;
}
