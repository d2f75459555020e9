// Somebody's yard in full: sites, crew at home, tools, what is finished, what is owed.
import type { ReactElement, ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { Sheet } from '../../board-kit/Sheet.tsx';
import { BUILDING_IDS, LOAN_REPAYMENT, POINTS } from '../rules/cards.ts';
import { isAvailable, supplyOf, toolsInUse, wageOf } from '../rules/crew.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { Coin, Shield, ToolDisc } from './art/signs.tsx';
import { Face, Needs, Wage } from './Bits.tsx';
import { memberName } from './names.ts';
import { SiteCard } from './SiteCard.tsx';
import { membersOn } from './Sites.tsx';
import { useTable } from './table.ts';

export function YardSheet({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactElement {
  const { view, words, names, nameOf } = useTable();
  const player = view.players[seat];
  const used = toolsInUse(player);
  const title = (
    <>
      <PlayerMark seat={seat} size={24} /> {nameOf(seat)}{' '}
      <Coin value={player.coins} size={30} title={words.coins(player.coins)} />
      <Shield value={player.points} size={30} title={words.points(player.points)} />
    </>
  );
  return (
    <Sheet look="bld-sheet" closing={words.close} title={title} label={words.yardOf(nameOf(seat))} onClose={onClose}>
      <Part title={words.mySites.replace(/^(I tuoi|Your) /, '')} empty={player.sites.length === 0 ? words.noSites : undefined}>
        <div className="bld-sheet-sites">
          {player.sites.map(({ card, missing }) => (
            <SiteCard key={card} card={card} missing={missing} standing={membersOn(player, card)} />
          ))}
        </div>
      </Part>
      <Part title={words.crew} empty={player.crew.some(isAvailable) ? undefined : words.nobodyHome}>
        <ul className="bld-sheet-crew">
          {player.crew.filter(isAvailable).map((member) => (
            <li key={member.card} className="bld-chip">
              <Face card={member.card} freed={member.freed} university={member.university} size={38} />
              <span className="bld-chip-words">
                <span className="bld-chip-name">{memberName(names, member)}</span>
                <Needs of={supplyOf(member, -1)} size={15} />
              </span>
              <Wage coins={wageOf(member)} />
            </li>
          ))}
          {player.tools.map((tool) => (
            <li key={`t${tool}`} className="bld-chip" data-busy={(used & (1 << tool)) !== 0}>
              <ToolDisc tool={tool} size={32} />
              <span className="bld-chip-words">
                <span className="bld-chip-name">{names.tool(tool)}</span>
                <small>{used & (1 << tool) ? words.inUse : '+1'}</small>
              </span>
            </li>
          ))}
          {player.loans.length > 0 && (
            <li className="bld-chip">
              <Coin silver value={LOAN_REPAYMENT} size={30} />
              <span className="bld-chip-words">
                <span className="bld-chip-name">
                  {words.loans}: {player.loans.length}
                </span>
                <small>{words.loanHint}</small>
              </span>
            </li>
          )}
        </ul>
      </Part>
      <Part title={words.finished} empty={player.finished.length === 0 ? words.nothingFinished : undefined}>
        <ul className="bld-sheet-finished">
          {player.finished.map((card) => (
            <li key={card}>
              <BuildingArt id={BUILDING_IDS[card]} width={110} height={74} />
              <span>
                {names.building(card)} <Shield value={POINTS[card]} size={18} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  );
}

function Part({
  title,
  empty,
  children,
}: {
  readonly title: string;
  readonly empty: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section>
      <h3 className="bld-title">{title}</h3>
      {empty === undefined ? children : <p className="bld-quiet">{empty}</p>}
    </section>
  );
}
