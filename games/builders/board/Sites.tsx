// My sites in a row; the one looked at is wider. A building in hand stands among them as a blueprint.
import { useEffect, useRef, type ReactElement } from 'react';
import { NEEDS, NONE, buildingCard } from '../rules/cards.ts';
import { standingOn } from '../rules/index.ts';
import { NOTHING, type Vector } from '../rules/resources.ts';
import type { Member, Player } from '../rules/state.ts';
import { siteOf } from '../rules/work.ts';
import { SiteCard } from './SiteCard.tsx';
import { Starts } from './Starts.tsx';
import { useTable, type Table } from './table.ts';

export const membersOn = (player: Player, card: number): Member[] => {
  const cards = standingOn(player, card);
  return player.crew.filter((member) => cards.includes(member.card));
};

/** Nothing open, nothing in hand, and it may be my turn again: the yard has room for beginnings. */
export const isBare = ({ view, focus, spectator }: Table): boolean =>
  focus === undefined && !spectator && view.phase === 'turn' && view.buildingRow.some((card) => card !== NONE);

export function Sites(): ReactElement {
  const table = useTable();
  const { view, seat, me, focus, foreseen, draft, words, measures, spectator } = table;
  const row = useRef<HTMLDivElement>(null);
  const ghost = draft?.type === 'START_BUILDING' ? buildingCard(draft.cardId) : undefined;
  useEffect(() => {
    const shown = row.current?.querySelector('[data-ghost="true"], [data-selected="true"]');
    if (row.current && shown instanceof HTMLElement && row.current.scrollWidth > row.current.clientWidth) {
      row.current.scrollLeft = shown.offsetLeft - 8;
    }
  }, [focus, ghost]);
  // Whatever is a site of mine now and is none afterwards has been finished.
  const plannedFor = (card: number): Vector | undefined =>
    foreseen && (siteOf(foreseen.after.players[seat], card)?.missing ?? NOTHING);
  const bare = isBare(table) && !measures.compact;
  const empty = !bare && ghost === undefined && me.sites.length <= (measures.compact || spectator ? 0 : 1);
  const beside = empty && measures.mode === 'desk' && !spectator && view.phase === 'turn';
  return (
    <div className="bld-sites" data-region="sites" ref={row} data-count={me.sites.length + (ghost === undefined ? 0 : 1)}>
      {ghost !== undefined && (
        <SiteCard card={ghost} missing={NEEDS[ghost]} planned={plannedFor(ghost)} standing={[]} selected ghost />
      )}
      {me.sites.map(({ card, missing }) => (
        <SiteCard
          key={card}
          card={card}
          missing={missing}
          planned={plannedFor(card)}
          standing={membersOn(me, card)}
          selected={card === focus}
          mine={!spectator}
        />
      ))}
      {(bare || beside) && <Starts beside={beside} />}
      {empty && !beside && (
        <div className="bld-lot">
          <svg viewBox="0 0 120 70" aria-hidden>
            <path d="M8 62h104M20 62V30M100 62V30M20 30h80M34 62V44h16v18M70 62V44h16v18" />
            <path d="M12 30L60 8l48 22z" />
          </svg>
          {me.sites.length === 0 && <b>{words.noSites}</b>}
          {!spectator && view.phase === 'turn' && <span>{words.newSite}</span>}
        </div>
      )}
    </div>
  );
}
