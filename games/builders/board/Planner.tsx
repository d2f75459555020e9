// The planning aid: who finishes the site looked at, with which tool, at what price, and what that brings.
import type { ReactElement } from 'react';
import { CREW_IDS, NEEDS, PRINTED_SUPPLY, buildingCard, crewCard, toolCard, universityCard } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { siteOf } from '../rules/work.ts';
import { Face, Needs, Price } from './Bits.tsx';
import { afterMove } from './foresee.ts';
import { Prize } from './MarketCards.tsx';
import { memberName } from './names.ts';
import { missingWithAll, toolOf, workerOf, type Way } from './planning.ts';
import { Partly } from './Partly.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useTable, type Table } from './table.ts';

export function Planner(): ReactElement {
  const table = useTable();
  const { view, seat, words, names, focus, ways, draft, asked, spectator } = table;
  if (focus === undefined) return <Suggestions />;
  const opening = draft?.type === 'START_BUILDING' && buildingCard(draft.cardId) === focus;
  const state = opening ? (afterMove(view, seat, draft) ?? view) : view;
  const site = siteOf(state.players[seat], focus);
  const missing = opening ? NEEDS[focus] : (site?.missing ?? NEEDS[focus]);
  const can = ways.filter(({ short }) => short === 0);
  const own = can.filter(({ help }) => !help);
  const helped = can.filter(({ help }) => help);
  const tooDear = ways.filter(({ short }) => short > 0);
  const lacking = site && own.length === 0 ? missingWithAll(state, seat, focus) : 0;
  return (
    <section className="bld-planner" aria-label={words.planner}>
      <header className="bld-planner-head">
        <h3>{opening ? words.whoWould(names.building(focus)) : words.whoFinishes(names.building(focus))}</h3>
        <p>
          {words.missing} <Needs of={missing} size={16} />
          <span className="bld-spring" />
          <Prize card={focus} size={22} />
          <span className="bld-unseen">{names.amounts(missing)}</span>
        </p>
        {!asked && !spectator && view.phase === 'turn' && <small className="bld-when">{words.nextTurn}</small>}
      </header>
      <div className="bld-ways">
        {own.map((way) => (
          <WayRow key={way.key} way={way} />
        ))}
        {own.length === 0 && (
          <p className="bld-quiet">
            {words.notEnough}
            {lacking > 0 && (
              <>
                {' '}
                {words.missingStill} <Needs of={lacking} size={15} />
                <span className="bld-unseen">{names.amounts(lacking)}</span>
              </>
            )}
          </p>
        )}
        {helped.length > 0 && <h4>{words.withMarket}</h4>}
        {helped.map((way) => (
          <WayRow key={way.key} way={way} />
        ))}
        {site && <Partly site={site} />}
        {tooDear.length > 0 && <h4>{words.short}</h4>}
        {tooDear.map((way) => (
          <WayRow key={way.key} way={way} />
        ))}
      </div>
    </section>
  );
}

/** Who goes, in words: "Labourer + Saw, Master". */
function crewInWords({ view, seat, names }: Table, { plan }: Way): string {
  return plan.sends
    .map((send) => {
      const card = workerOf(send);
      const member = view.players[seat].crew.find((one) => one.card === card);
      const tool = toolOf(send);
      const name = member ? memberName(names, member) : names.crew(card);
      return tool < 0 ? name : `${name} + ${names.tool(tool)}`;
    })
    .join(', ');
}

function helpInWords({ words, names }: Table, help: Move): string {
  switch (help.type) {
    case 'RECRUIT':
      return words.helpHire(names.crew(crewCard(help.cardId)));
    case 'BUY_SLAVE':
      return words.helpBuy(names.crew(crewCard(help.cardId)));
    case 'BUY_TOOL':
      return words.helpBuy(names.tool(toolCard(help.cardId)));
    case 'EDUCATE':
      return words.helpTeach(names.crew(crewCard(help.workerId)), names.university(universityCard(help.universityId)));
    case 'START_BUILDING':
    case 'SEND':
    case 'TAKE_COINS':
    case 'BUY_ACTION':
    case 'FREE_SLAVE':
    case 'TAKE_LOAN':
    case 'REPAY_LOAN':
    case 'END_TURN':
    case 'SETTLE':
      return '';
  }
}

function WayRow({ way }: { readonly way: Way }): ReactElement {
  const table = useTable();
  const { words, view, seat, chosen, asked } = table;
  const selected = chosen?.key === way.key;
  const crew = crewInWords(table, way);
  const title = way.help ? helpInWords(table, way.help) : crew;
  const joins = way.help?.type === 'RECRUIT' || way.help?.type === 'BUY_SLAVE' ? crewCard(way.help.cardId) : undefined;
  const bought = way.plan.actionsToBuy;
  const look = way.short > 0 ? 'blocked' : selected ? 'selected' : asked ? 'lit' : 'plain';
  const coins = view.players[seat].coins;
  return (
    <div className="bld-way" data-look={look}>
      <button
        type="button"
        className="bld-way-pick"
        aria-pressed={selected}
        aria-disabled={look === 'blocked' || look === 'plain'}
        onClick={() => table.choose(way)}
      >
        <span className="bld-way-faces">
          {way.plan.sends.map((send) => {
            const card = workerOf(send);
            const member = view.players[seat].crew.find((one) => one.card === card);
            return (
              <span key={CREW_IDS[card]} data-new={member === undefined}>
                <Face card={card} freed={member?.freed ?? false} tool={toolOf(send)} size={32} />
              </span>
            );
          })}
        </span>
        <span className="bld-way-words">
          <b>
            {title} {joins !== undefined && <Needs of={PRINTED_SUPPLY[joins]} size={14} />}
          </b>
          {way.help && <span className="bld-unseen">{words.thenSend(crew)}</span>}
          <small>
            {way.short > 0
              ? words.shortBy(way.coins, coins)
              : `${bought > 0 ? `${words.bought(bought)}; ` : ''}${words.after(way.coinsAfter, way.pointsAfter)}`}
          </small>
        </span>
        <Price actions={way.actions} coins={way.coins} />
      </button>
      {selected && way.moves.length > 1 && (
        <button type="button" className="bld-run" aria-disabled={table.busy} onClick={() => table.run(way)}>
          {table.busy ? words.planRuns : words.playPlan} <small>({words.playMoves(way.moves.length)})</small>
        </button>
      )}
    </div>
  );
}
