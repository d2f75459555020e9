// The crew at home and the tools at hand: tap a member to send him to the site looked at, a tool to hand it to him.
import type { ReactElement } from 'react';
import { CREW_IDS, NONE, TOOL_IDS, crewCard, isMachine, toolCard } from '../rules/cards.ts';
import { isAvailable, isUnfreed, supplyOf, toolsInUse, wageOf } from '../rules/crew.ts';
import { educate, freeSlave, send } from '../rules/moves.ts';
import { NOTHING, lessened } from '../rules/resources.ts';
import type { Member, Site } from '../rules/state.ts';
import { siteOf } from '../rules/work.ts';
import { ToolDisc } from './art/signs.tsx';
import { Face, Needs, Wage } from './Bits.tsx';
import { FreeButton } from './FreeButton.tsx';
import { memberName } from './names.ts';
import { useTable, type Offer, type Table } from './table.ts';

export function Crew(): ReactElement {
  const table = useTable();
  const { view, seat, words, names, draft } = table;
  const player = view.players[seat];
  const home = player.crew.filter(isAvailable);
  const joining =
    draft?.type === 'RECRUIT' ? crewCard(draft.cardId) : draft?.type === 'BUY_SLAVE' ? crewCard(draft.cardId) : undefined;
  const newTool = draft?.type === 'BUY_TOOL' ? toolCard(draft.cardId) : undefined;
  const used = toolsInUse(player);
  return (
    <div className="bld-crew">
      {home.length === 0 && joining === undefined && <p className="bld-quiet">{words.nobodyHome}</p>}
      {home.map((member) => (
        <MemberCard key={member.card} member={member} />
      ))}
      {joining !== undefined && (
        <div className="bld-member" data-look="ghost">
          <Face card={joining} size={40} />
          <span className="bld-member-name">{names.crew(joining)}</span>
          <Needs of={supplyOf({ card: joining, freed: false, university: NONE, site: NONE, tool: NONE }, NONE)} size={15} />
        </div>
      )}
      {player.tools.map((tool) => (
        <ToolCard key={tool} tool={tool} busy={(used & (1 << tool)) !== 0} />
      ))}
      {newTool !== undefined && (
        <div className="bld-toolcard" data-look="ghost">
          <ToolDisc tool={newTool} size={32} />
          <span>{names.tool(newTool)}</span>
        </div>
      )}
    </div>
  );
}

/** What a tap on a member means: a lesson when a university is in hand, else a journey to the site looked at. */
function offerFor(table: Table, member: Member, site: Site | undefined): Offer | undefined {
  const { hand } = table;
  if (hand.lesson !== NONE) return isMachine(member.card) ? undefined : table.offer(educate(hand.lesson, member.card));
  if (!site) return undefined;
  if (hand.tool !== NONE) {
    const offer = table.offer(send(member.card, site.card, hand.tool));
    if (offer && !offer.refusal) return offer;
  }
  return table.offer(send(member.card, site.card));
}

/** Whether the member, alone and without a tool, finishes the site, helps there, or brings nothing. */
function useOf(member: Member, site: Site | undefined): 'finishes' | 'helps' | 'none' | undefined {
  if (!site) return undefined;
  const left = lessened(site.missing, supplyOf(member, NONE));
  return left === NOTHING ? 'finishes' : left === site.missing ? 'none' : 'helps';
}

function MemberCard({ member }: { readonly member: Member }): ReactElement {
  const table = useTable();
  const { view, seat, focus, words, names, draft, hand, chosen, room } = table;
  const site = focus === undefined ? undefined : siteOf(view.players[seat], focus);
  const offer = offerFor(table, member, site);
  const id = CREW_IDS[member.card];
  const drafted = (draft?.type === 'SEND' || draft?.type === 'EDUCATE') && draft.workerId === id;
  const planned = chosen?.plan.sends.find(({ workerId }) => workerId === id);
  const tool =
    draft?.type === 'SEND' && drafted
      ? toolCard(draft.toolId)
      : planned && planned.toolId !== ''
        ? toolCard(planned.toolId)
        : NONE;
  const look = drafted || planned ? 'selected' : !offer ? 'plain' : offer.refusal ? 'blocked' : 'lit';
  const use = hand.lesson === NONE ? useOf(member, site) : undefined;
  const freeing = isUnfreed(member) ? table.offer(freeSlave(member.card)) : undefined;
  const name = memberName(names, member);
  const about = `${words.gives(names.amounts(supplyOf(member, NONE)))}, ${wageOf(member) > 0 ? words.wage(wageOf(member)) : words.noWage}`;
  const act =
    hand.lesson !== NONE
      ? words.teaches(name, names.university(hand.lesson))
      : site
        ? words.sends(name, names.building(site.card))
        : name;
  return (
    <div className="bld-member-box">
      <button
        type="button"
        className="bld-member"
        data-look={look}
        aria-pressed={look === 'selected'}
        aria-disabled={look === 'plain' || look === 'blocked'}
        aria-label={`${act}; ${about}${use ? `; ${use === 'finishes' ? words.finishes : use === 'helps' ? words.helps : words.noHelp}` : ''}`}
        onClick={() => {
          hand.set({ way: '' });
          if (drafted) table.propose(undefined);
          else table.take(offer);
        }}
      >
        <span className="bld-member-top">
          <span data-flip={id}>
            <Face
              card={member.card}
              freed={member.freed}
              university={member.university}
              tool={tool}
              size={room.short || room.compact ? 36 : 42}
            />
          </span>
          <Wage coins={wageOf(member)} />
        </span>
        <span className="bld-member-name">{name}</span>
        <Needs of={supplyOf(member, NONE)} size={15} />
        {use && use !== 'none' && (look === 'lit' || look === 'selected') && (
          <span className="bld-use" data-use={use}>
            {use === 'finishes' ? words.finishes : words.helps}
          </span>
        )}
      </button>
      {freeing && <FreeButton offer={freeing} who={names.amounts(supplyOf(member, NONE))} />}
    </div>
  );
}

function ToolCard({ tool, busy }: { readonly tool: number; readonly busy: boolean }): ReactElement {
  const table = useTable();
  const { view, seat, words, names, draft, hand, chosen, focus } = table;
  const inDraft = draft?.type === 'SEND' && draft.toolId === TOOL_IDS[tool];
  const inPlan = chosen?.plan.sends.some(({ toolId }) => toolId === TOOL_IDS[tool]) === true;
  const held = inDraft || inPlan || (draft?.type !== 'SEND' && hand.tool === tool);
  const sender =
    draft?.type === 'SEND' ? view.players[seat].crew.find(({ card }) => CREW_IDS[card] === draft.workerId) : undefined;
  const site = focus === undefined ? undefined : siteOf(view.players[seat], focus);
  const bearers = sender ? [sender] : view.players[seat].crew.filter(isAvailable);
  const offers = busy || !site ? [] : bearers.flatMap(({ card }) => table.offer(send(card, site.card, tool)) ?? []);
  const canGive = offers.some(({ refusal }) => !refusal);
  const look = held ? 'selected' : canGive ? 'lit' : offers.length > 0 ? 'blocked' : 'plain';
  const hold = (): void => {
    if (!held && !canGive) {
      if (offers[0]?.refusal) table.explain(offers[0].refusal);
      return;
    }
    hand.set({ tool: held ? NONE : tool, way: '', lesson: NONE });
    if (draft?.type !== 'SEND' || !sender || focus === undefined) return;
    const offer = table.offer(send(sender.card, focus, held ? NONE : tool));
    if (offer?.refusal) table.explain(offer.refusal);
    else if (offer) table.propose(offer.move);
  };
  return (
    <button
      type="button"
      className="bld-toolcard"
      data-look={look}
      data-busy={busy}
      aria-pressed={held}
      aria-disabled={!held && !canGive}
      aria-label={`${held ? words.dropTool(names.tool(tool)) : words.withTool(names.tool(tool))}: +${words.amount(1, tool)}${busy ? `, ${words.inUse}` : ''}`}
      onClick={hold}
    >
      <ToolDisc tool={tool} size={30} />
      <span>{names.tool(tool)}</span>
      <small>{busy ? words.inUse : '+1'}</small>
    </button>
  );
}
