// The Builders' table: the others and the race above, the market, then my own yard with the planning aid beside it.
import { useMemo, useRef, useState, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useFlip } from '../../board-kit/motion.ts';
import { useSize } from '../../board-kit/size.ts';
import { skipMoments } from '../../board-kit/moments.ts';
import { NONE, buildingCard } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { pointsThatEnd } from '../rules/options.ts';
import { siteOf } from '../rules/work.ts';
import { Coin, Shield } from './art/signs.tsx';
import { foresee } from './foresee.ts';
import { useHand } from './hand.ts';
import { Layout } from './Layout.tsx';
import { useMoments } from './moments.ts';
import { namesIn } from './names.ts';
import { waysToBuild, waysToFinish, type Way } from './planning.ts';
import type { BuildersProps } from './props.ts';
import { roomIn } from './room.ts';
import { sameMove, TableContext, type Offer, type Table } from './table.ts';
import { boardWords } from './text.ts';
import { YardSheet } from './YardSheet.tsx';

export function Board(props: BuildersProps): ReactElement {
  const { view, people, language, texts, choices, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const hand = useHand();
  const [yard, setYard] = useState<Seat>();
  useFlip(root, view);
  useMoments(root, news);

  const seat = props.seat === 'spectator' ? 0 : props.seat;
  const asked = choices.length > 0;
  const player = view.players[seat];
  const words = boardWords[language];
  const names = useMemo(() => namesIn(language, words), [language, words]);

  const focus = focusOf(draft, hand.site, view, seat);
  const opening = draft?.type === 'START_BUILDING';
  const ways = useMemo(
    () => (focus === undefined ? [] : opening ? waysToBuild(view, seat, focus) : waysToFinish(view, seat, focus, asked)),
    [view, seat, focus, opening, asked],
  );
  const chosen = ways.find(({ key, moves }) => key === hand.way && sameMove(moves[0], draft));
  const foreseen = useMemo(() => foresee(view, seat, chosen?.moves ?? (draft ? [draft] : [])), [view, seat, chosen, draft]);

  const offer = (move: Move): Offer | undefined => (asked ? { move, refusal: props.refuse(move) } : undefined);
  const isDraft = (move: Move): boolean => sameMove(draft, move);
  const table: Table = {
    view,
    seat,
    spectator: props.seat === 'spectator',
    asked,
    busy: props.busy,
    goal: pointsThatEnd(view.options),
    words,
    names,
    texts,
    draft,
    hand,
    focus,
    ways,
    chosen,
    foreseen,
    room: roomIn(size?.width ?? 0, size?.height ?? 0),
    nameOf: (who) => people[who]?.name ?? `${who + 1}`,
    offer,
    isDraft,
    take: (taken) => {
      if (!taken) return;
      if (taken.refusal) props.explain(taken.refusal);
      else {
        hand.set({ way: '', ...(taken.move.type !== 'EDUCATE' && { lesson: NONE }) });
        props.propose(isDraft(taken.move) ? undefined : taken.move);
      }
    },
    propose: (move) => props.propose(move),
    play: (move) => props.play(move),
    explain: (refusal) => props.explain(refusal),
    choose: (way: Way) => {
      const first = way.moves[0];
      const refused = asked ? props.refuse(first) : undefined;
      if (!asked) return;
      if (way.short > 0) props.propose(first);
      else if (refused) props.explain(refused);
      else {
        const again = chosen?.key === way.key && !opening;
        hand.set({ way: again ? '' : way.key, lesson: NONE, tool: NONE });
        props.propose(again ? undefined : first);
      }
    },
    run: (way) => {
      const [first, ...rest] = way.moves;
      if (!asked || props.busy || props.refuse(first)) return;
      if (focus !== undefined) hand.set({ site: focus });
      props.play(first, rest);
    },
    openYard: setYard,
  };

  return (
    <div
      ref={root}
      className="bld-board"
      data-game="builders"
      data-compact={table.room.compact}
      data-short={table.room.short}
      data-phase={view.phase}
      data-last={view.triggeredBy !== NONE}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      {size && player && (
        <TableContext value={table}>
          <Layout />
          {yard !== undefined && <YardSheet seat={yard} onClose={() => setYard(undefined)} />}
        </TableContext>
      )}
      <div className="bld-models" aria-hidden>
        <span data-model="coin">
          <Coin size={24} />
        </span>
        <span data-model="points">
          <Shield size={26} />
        </span>
      </div>
    </div>
  );
}

/** The card that the planning aid looks at: the one in hand, else the site last picked, else my first. */
function focusOf(draft: Move | undefined, picked: number, view: BuildersProps['view'], seat: Seat): number | undefined {
  if (draft?.type === 'START_BUILDING') return buildingCard(draft.cardId);
  if (draft?.type === 'SEND') return buildingCard(draft.siteId);
  const player = view.players[seat];
  return siteOf(player, picked) ? picked : player.sites.at(0)?.card;
}
