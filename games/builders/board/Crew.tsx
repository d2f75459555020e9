// The crew at home and the tools at hand: touch a member, perhaps a tool, and the site; a prisoner's chain can be broken here.
import type { ReactElement } from 'react';
import { CardRow, type RowCard } from '../../board-kit/cards/CardRow.tsx';
import { Icon } from '../../board-kit/Icon.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CREW_IDS, NONE, PRINTED_SUPPLY, TOOL_IDS, crewCard, toolCard } from '../rules/cards.ts';
import { isAvailable, isUnfreed, supplyOf, toolsInUse, wageOf } from '../rules/crew.ts';
import { NOTHING, lessened } from '../rules/resources.ts';
import type { Member } from '../rules/state.ts';
import { forFreedom, inCrewOf, ownTool } from '../rules/touch.ts';
import { siteOf } from '../rules/work.ts';
import { ToolDisc } from './art/signs.tsx';
import { Face, Needs, Wage } from './Bits.tsx';
import { ICONS } from './icons.gen.ts';
import { memberName } from './names.ts';
import { useTable, type Table } from './table.ts';

export function Crew(): ReactElement {
  const table = useTable();
  const { me, words } = table;
  const home = me.crew.filter(isAvailable).map((member) => memberCard(table, member));
  const cards = [...home, ...me.tools.map((tool) => toolPiece(table, tool)), ...comingIn(table)];
  return (
    <CardRow label={words.crew} region="crew" className="bld-crew" cards={cards}>
      {cards.length === 0 && <li className="bld-quiet">{words.nobodyHome}</li>}
    </CardRow>
  );
}

/** Whether the member, alone and without a tool, finishes the site looked at, helps there, or brings nothing. */
function useIn({ me, focus = NONE, words }: Table, member: Member): string | undefined {
  const site = siteOf(me, focus);
  if (!site) return undefined;
  const left = lessened(site.missing, supplyOf(member, NONE));
  return left === NOTHING ? words.finishes : left === site.missing ? words.noHelp : words.helps;
}

function memberCard(table: Table, member: Member): RowCard {
  const { me, words, names, asked, view } = table;
  const wage = wageOf(member) > 0 ? words.wage(wageOf(member)) : words.noWage;
  const about = [memberName(names, member), words.gives(names.amounts(supplyOf(member, NONE))), wage, useIn(table, member)];
  return {
    key: CREW_IDS[member.card],
    at: inCrewOf(me, member),
    label: about.filter(Boolean).join('; '),
    className: 'bld-member',
    face: <MemberFace member={member} />,
    ...(asked && view.phase === 'turn' && isUnfreed(member) && { beside: <FreeButton member={member} /> }),
  };
}

function MemberFace({ member }: { readonly member: Member }): ReactElement {
  const table = useTable();
  const { me, words, names, draft, chosen, measures } = table;
  const { card, freed, university } = member;
  const at = inCrewOf(me, member);
  const inHand = useTouching().touched.includes(at) && draft?.type === 'SEND' ? draft : undefined;
  const tool = (inHand ?? chosen?.sends.find(({ workerId }) => workerId === CREW_IDS[card]))?.toolId;
  return (
    <>
      <span className="bld-member-top">
        <span data-flip={CREW_IDS[card]}>
          <Face
            card={card}
            freed={freed}
            university={university}
            tool={tool ? toolCard(tool) : NONE}
            size={measures.short || measures.compact ? 36 : 42}
          />
        </span>
        <Wage coins={wageOf(member)} />
      </span>
      <span className="bld-member-name">{memberName(names, member)}</span>
      <Needs of={supplyOf(member, NONE)} size={15} />
      {useIn(table, member) === words.finishes && <span className="bld-use">{words.finishes}</span>}
    </>
  );
}

/** Breaks a prisoner's chain: from then on paid, and a worker like any other. */
export function FreeButton({ member }: { readonly member: Member }): ReactElement {
  const { words, names, measures } = useTable();
  const label = `${words.freeHim} ${words.prisoner} (${names.amounts(supplyOf(member, member.tool))})`;
  return (
    <Piece at={forFreedom(CREW_IDS[member.card])} className="bld-free-button" aria-label={label} title={label}>
      <Icon icon={ICONS.breakingChain} size={measures.compact ? 20 : 15} />
      {measures.compact && <small>{words.freeHim}</small>}
    </Piece>
  );
}

function toolPiece({ me, words, names }: Table, tool: number): RowCard {
  const busy = (toolsInUse(me) & (1 << tool)) !== 0;
  return {
    key: TOOL_IDS[tool],
    at: ownTool(TOOL_IDS[tool]),
    label: `${names.tool(tool)}: +${words.amount(1, tool)}${busy ? `, ${words.inUse}` : ''}`,
    className: `bld-toolcard ${busy ? 'bld-busy' : ''}`,
    face: (
      <>
        <ToolDisc tool={tool} size={30} />
        <span>{names.tool(tool)}</span>
        <small>{busy ? words.inUse : '+1'}</small>
      </>
    ),
  };
}

/** Whoever, or whatever, the move in hand would bring. */
function comingIn({ draft, names }: Table): RowCard[] {
  if (draft?.type === 'BUY_TOOL') {
    const tool = toolCard(draft.cardId);
    const face = (
      <>
        <ToolDisc tool={tool} size={32} />
        <span>{names.tool(tool)}</span>
      </>
    );
    return [{ key: 'new', className: 'bld-toolcard bld-ghost', face }];
  }
  if (draft?.type !== 'RECRUIT' && draft?.type !== 'BUY_SLAVE') return [];
  const card = crewCard(draft.cardId);
  const face = (
    <>
      <Face card={card} size={40} />
      <span className="bld-member-name">{names.crew(card)}</span>
      <Needs of={PRINTED_SUPPLY[card]} size={15} />
    </>
  );
  return [{ key: 'new', className: 'bld-member bld-ghost', face }];
}
