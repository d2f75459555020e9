// The investment line: prisoners, tools, universities, loans. One a turn; each card that is left is a button.
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { LOAN_COINS, PRINTED_SUPPLY, SLAVE_PRICE, TOOL_PRICE, UNIVERSITY_PRICE, isMachine } from '../rules/cards.ts';
import { isAvailable } from '../rules/crew.ts';
import { BUY_TOOL, TAKE_LOAN, buySlave, educate } from '../rules/moves.ts';
import { amountsOf } from '../rules/resources.ts';
import { RESOURCE_COLOURS } from './art/resources.ts';
import { Coin, LessonDisc, ResourceTile, ToolDisc } from './art/signs.tsx';
import { ICONS } from './icons.gen.ts';
import { someOf } from './names.ts';
import { lookOf, useTable, type Offer, type Table } from './table.ts';

export function Investments(): ReactElement {
  const table = useTable();
  const { view, words } = table;
  return (
    <ul className="bld-investments">
      <Line
        title={words.prisoners}
        hint={words.prisonersHint}
        price={<Coin silver value={SLAVE_PRICE} size={19} />}
        empty={view.slaves.length === 0}
      >
        {view.slaves.map((card) => (
          <Prisoner key={card} card={card} />
        ))}
      </Line>
      <Line
        title={words.tools}
        hint={words.toolsHint}
        price={<Coin silver value={TOOL_PRICE} size={19} />}
        empty={view.tools.length === 0}
      >
        {view.tools.map((tool) => (
          <Token key={tool} offer={table.offer(BUY_TOOL[tool])} label={words.buy(table.names.tool(tool))}>
            <ToolDisc tool={tool} size={24} />
          </Token>
        ))}
      </Line>
      <Line
        title={words.universities}
        hint={words.universitiesHint}
        price={<Coin silver value={UNIVERSITY_PRICE} size={19} />}
        empty={view.universities.length === 0}
      >
        {view.universities.map((university) => (
          <University key={university} university={university} />
        ))}
      </Line>
      <Line
        title={words.loan}
        hint={words.loanHint}
        price={<b className="bld-gain">+{LOAN_COINS}</b>}
        empty={view.loans.length === 0}
      >
        <Token offer={table.offer(TAKE_LOAN)} label={words.takeLoan}>
          <span className="bld-loan">
            <Icon icon={ICONS.receiveMoney} size={19} />
            <b>×{view.loans.length}</b>
          </span>
        </Token>
      </Line>
    </ul>
  );
}

interface LineProps {
  readonly title: string;
  readonly hint: string;
  readonly price: ReactNode;
  readonly empty: boolean;
  readonly children: ReactNode;
}

function Line({ title, hint, price, empty, children }: LineProps): ReactElement {
  const { words } = useTable();
  return (
    <li className="bld-investment" data-empty={empty}>
      <span className="bld-investment-head">
        <b>{title}</b>
        <small title={hint}>{empty ? words.noneLeft : hint}</small>
        {!empty && price}
      </span>
      {!empty && <span className="bld-tokens">{children}</span>}
    </li>
  );
}

function Token({
  offer,
  label,
  children,
  look,
}: {
  offer: Offer | undefined;
  label: string;
  children: ReactNode;
  look?: string;
}): ReactElement {
  const table = useTable();
  const shown = look ?? lookOf(table, offer);
  return (
    <button
      type="button"
      className="bld-token"
      data-look={shown}
      aria-pressed={shown === 'selected'}
      aria-disabled={shown === 'blocked' || shown === 'plain'}
      aria-label={label}
      title={label}
      onClick={() => table.take(offer)}
    >
      {children}
    </button>
  );
}

/** A prisoner is known by the two resources he supplies: both their signs, each twice. */
function Prisoner({ card }: { readonly card: number }): ReactElement {
  const table = useTable();
  const { words, names } = table;
  const supply = someOf(amountsOf(PRINTED_SUPPLY[card]));
  return (
    <Token offer={table.offer(buySlave(card))} label={`${words.buy(names.crew(card))}: ${names.amounts(PRINTED_SUPPLY[card])}`}>
      <span
        className="bld-pair"
        style={{
          background: `linear-gradient(${RESOURCE_COLOURS[supply[0].resource]} 50%, ${RESOURCE_COLOURS[supply[1].resource]} 50%)`,
        }}
      >
        {supply.map(({ resource }) => (
          <ResourceTile key={resource} resource={resource} size={17} />
        ))}
      </span>
    </Token>
  );
}

/** A university first asks who goes there: tapping it lights those who may. */
function University({ university }: { readonly university: number }): ReactElement {
  const table = useTable();
  const { words, names, hand, draft } = table;
  const label = words.buy(names.university(university));
  const offer = lessonOffer(table, university);
  const held =
    hand.lesson === university || (draft?.type === 'EDUCATE' && table.isDraft(educate(university, crewInDraft(table))));
  const look = !offer ? 'plain' : offer.refusal ? 'blocked' : held ? 'selected' : 'lit';
  return (
    <button
      type="button"
      className="bld-token"
      data-look={look}
      aria-pressed={look === 'selected'}
      aria-disabled={look === 'blocked' || look === 'plain'}
      aria-label={label}
      title={label}
      onClick={() => {
        if (offer?.refusal) table.explain(offer.refusal);
        else if (offer) {
          table.propose(undefined);
          hand.set({ lesson: held ? -1 : university, pane: 'crew', way: '' });
        }
      }}
    >
      <LessonDisc university={university} size={24} />
    </button>
  );
}

const crewInDraft = ({ draft, view, seat }: Table): number => {
  if (draft?.type !== 'EDUCATE') return 0;
  return view.players[seat].crew.find(({ card }) => educate(0, card).workerId === draft.workerId)?.card ?? 0;
};

/** Any member that may study there; else the first reason why not. */
function lessonOffer(table: Table, university: number): Offer | undefined {
  const { view, seat } = table;
  const offers = view.players[seat].crew
    .filter((member) => isAvailable(member) && !isMachine(member.card))
    .flatMap(({ card }) => table.offer(educate(university, card)) ?? []);
  return offers.find(({ refusal }) => !refusal) ?? offers[0];
}
