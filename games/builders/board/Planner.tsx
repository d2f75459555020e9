// The planning aid: who finishes the site looked at, with which tool, at what price, and what that brings.
import type { ReactElement, ReactNode } from 'react';
import { NEEDS, NONE, PRINTED_SUPPLY, crewCard, toolCard, universityCard } from '../rules/cards.ts';
import { memberOf } from '../rules/crew.ts';
import type { Move } from '../rules/moves.ts';
import { NOTHING } from '../rules/resources.ts';
import { siteOf } from '../rules/work.ts';
import { Amounts, Face, Needs, Price } from './Bits.tsx';
import { Prize } from './MarketCards.tsx';
import { missingWithAll, type Way } from './planning.ts';
import { useTable, type Table } from './table.ts';

export function Planner(): ReactElement | null {
  const { view, me, seat, words, names, focus, ways, asked, spectator } = useTable();
  if (focus === undefined) return null;
  const site = siteOf(me, focus);
  const missing = site?.missing ?? NEEDS[focus];
  const can = ways.filter(({ short, leaves }) => short === 0 && leaves === NOTHING);
  const own = can.filter(({ help }) => !help);
  const lacking = site && own.length === 0 ? missingWithAll(view, seat, focus) : NOTHING;
  return (
    <Panel title={site ? words.whoFinishes(names.building(focus)) : words.whoWould(names.building(focus))}>
      <header className="bld-planner-head">
        <p>
          {words.missing} <Amounts of={missing} size={16} />
          <span className="bld-spring" />
          <Prize card={focus} size={22} />
        </p>
        {!asked && !spectator && view.phase === 'turn' && <small>{words.nextTurn}</small>}
      </header>
      <div className="bld-ways">
        <Ways of={own} />
        {own.length === 0 && (
          <p className="bld-quiet">
            {words.notEnough}{' '}
            {lacking !== NOTHING && (
              <>
                {words.missingStill} <Amounts of={lacking} size={15} />
              </>
            )}
          </p>
        )}
        <Ways title={words.withMarket} of={can.filter(({ help }) => help)} />
        <Ways title={words.partly} of={ways.filter(({ leaves }) => leaves !== NOTHING)} />
        <Ways title={words.short} of={ways.filter(({ short }) => short > 0)} />
      </div>
    </Panel>
  );
}

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className="bld-planner" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Ways({ title, of }: { readonly title?: string; readonly of: readonly Way[] }): ReactElement | null {
  if (of.length === 0) return null;
  return (
    <>
      {title !== undefined && <h4>{title}</h4>}
      {of.map((way) => (
        <WayRow key={way.key} way={way} />
      ))}
    </>
  );
}

const toolOf = (id: string): number => (id === '' ? NONE : toolCard(id));

/** Who goes, in words: "Labourer + Saw, Master". */
function crewInWords({ me, names }: Table, { sends }: Way): string {
  return sends
    .map(({ workerId, toolId }) => {
      const name = names.crew(crewCard(workerId), memberOf(me, crewCard(workerId))?.freed);
      return toolId === '' ? name : `${name} + ${names.tool(toolCard(toolId))}`;
    })
    .join(', ');
}

export function helpInWords({ words, names }: Table, help: Move): string {
  if (help.type === 'RECRUIT') return words.helpHire(names.crew(crewCard(help.cardId)));
  if (help.type === 'BUY_SLAVE') return words.helpBuy(names.crew(crewCard(help.cardId)));
  if (help.type === 'BUY_TOOL') return words.helpBuy(names.tool(toolCard(help.cardId)));
  if (help.type !== 'EDUCATE') return '';
  return words.helpTeach(names.crew(crewCard(help.workerId)), names.university(universityCard(help.universityId)));
}

function WayRow({ way }: { readonly way: Way }): ReactElement {
  const table = useTable();
  const { words, texts, me, chosen, asked, busy, draft } = table;
  const { help, sends, moves, leaves, bought } = way;
  const refusal = asked && draft?.type !== 'START_BUILDING' ? table.refuse(moves[0]) : undefined;
  const selected = chosen?.key === way.key;
  const crew = crewInWords(table, way);
  const joins = help?.type === 'RECRUIT' || help?.type === 'BUY_SLAVE' ? crewCard(help.cardId) : undefined;
  return (
    <div className="bld-way" data-chosen={selected}>
      <button
        type="button"
        className="bld-way-pick"
        aria-pressed={selected}
        aria-disabled={!asked || way.short > 0 || refusal !== undefined}
        data-short={way.short > 0}
        onClick={() => table.choose(way)}
      >
        <span className="bld-way-faces">
          {sends.map(({ workerId, toolId }) => {
            const member = memberOf(me, crewCard(workerId));
            return (
              <span key={workerId} data-new={member === undefined}>
                <Face card={crewCard(workerId)} freed={member?.freed} tool={toolOf(toolId)} size={leaves ? 26 : 32} />
              </span>
            );
          })}
        </span>
        <span className="bld-way-words">
          <b>
            {help ? helpInWords(table, help) : crew} {joins !== undefined && <Needs of={PRINTED_SUPPLY[joins]} size={14} />}
          </b>
          {help && <span className="visually-hidden">{words.thenSend(crew)}</span>}
          <small>
            {way.short > 0 ? (
              words.shortBy(way.coins, me.coins)
            ) : refusal ? (
              texts.refusal(refusal)
            ) : leaves !== NOTHING ? (
              <>
                {words.leaves} <Amounts of={leaves} size={13} />
              </>
            ) : (
              `${bought > 0 ? `${words.bought(bought)}; ` : ''}${words.after(way.coinsAfter, way.pointsAfter)}`
            )}
          </small>
        </span>
        <Price actions={way.actions} coins={way.coins} size={leaves ? 17 : 19} />
      </button>
      {selected && moves.length > 1 && (
        <button type="button" className="bld-run" aria-disabled={busy} onClick={() => table.run(way)}>
          {busy ? words.planRuns : words.playPlan} <small>({words.playMoves(moves.length)})</small>
        </button>
      )}
    </div>
  );
}
