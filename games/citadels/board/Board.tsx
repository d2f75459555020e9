// The Citadels table: calendar, opponents, my city, my hand; while characters are chosen, the draft instead of the calendar.
import { useMemo, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useFlip } from '../../board-kit/motion.ts';
import { othersOf } from '../../board-kit/seats.ts';
import { useSize } from '../../board-kit/size.ts';
import { skipMoments } from '../../board-kit/moments.ts';
import type { Move } from '../rules/moves.ts';
import { scores } from '../rules/scoring.ts';
import { CardBack, Coin } from './art/index.ts';
import { Banner } from './Banner.tsx';
import { useChanges } from './changes.ts';
import { CharacterSheet, CitySheet } from './CitySheet.tsx';
import { isLastRound } from './knowledge.ts';
import { DraftLayout, TurnLayout } from './Layouts.tsx';
import { useMoments } from './moments.ts';
import { sortOffers, type Offers } from './offers.ts';
import type { CitadelsProps } from './props.ts';
import { divide, type Room } from './room.ts';
import { TableContext, type Mode, type Table } from './table.ts';
import { boardWords } from './text.ts';

type Opened = { readonly city: Seat } | { readonly character: number } | undefined;

export function Board(props: CitadelsProps): ReactElement {
  const { view, seat: me, people, language, texts, choices, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [opened, setOpened] = useState<Opened>();
  const [wanted, setWanted] = useState<{ readonly mode: Mode; readonly turn: string }>();
  const offers = useMemo(() => sortOffers(choices), [choices]);
  const changes = useChanges(view, news);
  useFlip(root, view);
  useMoments(root, news);

  const words = boardWords[language];
  // A choice of mode holds for the turn in which it was made.
  const turn = `${view.round}/${view.called}`;
  const table: Table = {
    view,
    me,
    language,
    words,
    texts,
    offers,
    draft,
    changes,
    scores: useMemo(() => scores(view), [view]),
    room: divide(size?.width ?? 0, size?.height ?? 0, {
      opponents: othersOf(view, me).length,
      lastRound: isLastRound(view),
      draft: view.phase === 'draft',
    }),
    mode: modeOf(draft, wanted?.turn === turn ? wanted.mode : 'build', offers, me),
    setMode: (mode) => setWanted({ mode, turn }),
    nameOf: (seat) => people[seat]?.name ?? `${seat + 1}`,
    piece: (id) => texts.piece(id),
    propose: (move) => props.propose(move),
    play: (move) => props.play(move),
    refuse: (move) => props.refuse(move),
    explain: (refusal) => props.explain(refusal),
    openCity: (seat) => setOpened({ city: seat }),
    openCharacter: (character) => setOpened({ character }),
  };

  return (
    <div
      ref={root}
      className="cit-board"
      data-game="citadels"
      data-compact={table.room.compact}
      data-short={table.room.height < 700}
      data-phase={view.phase}
      style={rowsOf(table.room)}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      {size && (
        <TableContext value={table}>
          {isLastRound(view) && <Banner />}
          {view.phase === 'draft' ? <DraftLayout /> : <TurnLayout />}
          {opened && 'city' in opened && <CitySheet seat={opened.city} onClose={() => setOpened(undefined)} />}
          {opened && 'character' in opened && (
            <CharacterSheet character={opened.character} onClose={() => setOpened(undefined)} />
          )}
        </TableContext>
      )}
      <div className="cit-models" aria-hidden>
        <span data-model="coin">
          <Coin size={26} />
        </span>
        <span data-model="card">
          <CardBack width={30} />
        </span>
      </div>
    </div>
  );
}

/** What a tap on a card means: what the draft is about, else what I last asked for, as long as it is on offer. */
function modeOf(draft: Move | undefined, wanted: Mode, offers: Offers, me: Seat | 'spectator'): Mode {
  switch (draft?.type) {
    case 'BUILD':
      return 'build';
    case 'REDRAW':
      return 'redraw';
    case 'USE_LABORATORY':
      return 'laboratory';
    case 'DESTROY':
      // Chosen from the list, a building of mine is lit with its neighbours; somebody else's leaves my city in peace.
      return wanted === 'destroy' || draft.player === me ? 'destroy' : 'build';
    default:
      break;
  }
  if (wanted === 'redraw') return offers.redraw ? wanted : 'build';
  if (wanted === 'laboratory') return offers.laboratory.size > 0 ? wanted : 'build';
  if (wanted === 'destroy') return offers.destroy.size > 0 ? wanted : 'build';
  return 'build';
}

type Rows = CSSProperties &
  Record<`--cit-${'calendar' | 'panel' | 'columns' | 'hand' | 'strip' | 'gap' | 'city'}`, string | number>;

function rowsOf(room: Room): Rows {
  return {
    '--cit-calendar': `${room.calendar}px`,
    '--cit-panel': `${room.panel}px`,
    '--cit-columns': room.columns,
    '--cit-hand': `${room.hand}px`,
    '--cit-strip': `${room.strip}px`,
    '--cit-city': `${room.city}px`,
    '--cit-gap': `${room.gap}px`,
  };
}
