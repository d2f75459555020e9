/** The table as the board's parts see it, worked out from what the frame hands over and from what was touched. */
import { useMemo, useState } from 'react';
import { canonicalJson, type Seat } from '@cantiere/engine';
import { usePreview } from '../../board-kit/preview/usePreview.ts';
import type { Size } from '../../board-kit/size.ts';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { BUILDING_IDS, NONE, buildingCard } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { pointsThatEnd } from '../rules/options.ts';
import { onSite } from '../rules/touch.ts';
import { siteOf } from '../rules/work.ts';
import { namesIn } from './names.ts';
import { TURNED_UP, waysToBuild, waysToFinish } from './planning.ts';
import { measure } from './measures.ts';
import type { Props, Table } from './table.ts';
import { boardWords } from './text.ts';

export function useWholeTable(props: Props, size: Size, openYard: (seat: Seat) => void): Table {
  const { view, people, language, choices, draft, busy } = props;
  const seat = props.seat === 'spectator' ? 0 : props.seat;
  const me = view.players[seat];
  const asked = choices.length > 0;
  const words = boardWords[language];
  const names = useMemo(() => namesIn(language, words), [language, words]);

  const opening = draft?.type === 'START_BUILDING' ? buildingCard(draft.cardId) : undefined;
  const [site, lookAt] = useSiteLookedAt();
  const focus = opening ?? (siteOf(me, site) ? site : me.sites.at(0)?.card);
  const ways = useMemo(() => {
    if (focus === undefined) return [];
    return opening === undefined ? waysToFinish(view, seat, focus, asked) : waysToBuild(view, seat, focus);
  }, [view, seat, focus, opening, asked]);
  const [way, setWay] = useState<{ readonly focus: number | undefined; readonly key: string }>();
  if (draft === undefined && way !== undefined) setWay(undefined);
  const chosen = ways.find(({ key, moves }) => way?.focus === focus && way?.key === key && isSame(moves[0], draft));
  const foreseen = usePreview(game, props, chosen?.moves ?? draft, TURNED_UP);

  return {
    ...props,
    seat,
    me,
    spectator: props.seat === 'spectator',
    asked,
    goal: pointsThatEnd(view.options),
    words,
    names,
    measures: measure(size),
    focus,
    ways,
    chosen,
    foreseen,
    nameOf: (who) => people[who]?.name ?? `${who + 1}`,
    lookAt,
    choose({ key, moves: [first] }) {
      if (!asked) return;
      const again = chosen?.key === key;
      setWay(again ? undefined : { focus, key });
      if (opening === undefined || !isSame(first, draft)) props.propose(again ? undefined : first);
    },
    run({ moves: [first, ...rest] }) {
      if (busy) return;
      if (focus !== undefined) lookAt(focus);
      props.play(first, rest);
    },
    openYard,
  };
}

/** The site last touched, by hand or by the move in hand; looking at one needs no turn. */
function useSiteLookedAt(): [number, (card: number) => void] {
  const [site, setSite] = useState(NONE);
  const { touched } = useTouching();
  const now = BUILDING_IDS.findIndex((id) => touched.includes(onSite(id)));
  const [before, setBefore] = useState(now);
  if (now !== before) {
    setBefore(now);
    if (now >= 0) setSite(now);
  }
  return [site, setSite];
}

const isSame = (a: Move | undefined, b: Move | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b));
