// The investment line: prisoners, tools, universities, loans. One a turn; each card that is left is a button.
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import {
  CREW_IDS,
  LOAN_COINS,
  LOAN_REPAYMENT,
  PRINTED_SUPPLY,
  SLAVE_PRICE,
  TOOL_IDS,
  TOOL_PRICE,
  UNIVERSITY_IDS,
  UNIVERSITY_LEVEL,
  UNIVERSITY_PRICE,
} from '../rules/cards.ts';
import { amountsOf } from '../rules/resources.ts';
import { forLesson, onSale } from '../rules/touch.ts';
import { Coin, LessonDisc, ResourceTile, ToolDisc } from './art/signs.tsx';
import { ICONS } from './icons.gen.ts';
import { someOf } from './names.ts';
import { useTable } from './table.ts';

export function Investments(): ReactElement {
  const { view, me, spectator, words, names } = useTable();
  return (
    <ul className="bld-investments" data-region="investments">
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
          <Token key={tool} at={onSale(TOOL_IDS[tool])} label={words.buy(names.tool(tool))} called={names.tool(tool)}>
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
          <Token
            key={university}
            at={forLesson(UNIVERSITY_IDS[university])}
            label={words.buy(names.university(university))}
            called={words.amount(UNIVERSITY_LEVEL, university)}
          >
            <LessonDisc university={university} size={24} />
          </Token>
        ))}
      </Line>
      <Line
        title={words.loan}
        hint={view.loans.length === 0 ? words.noneLeft : words.loanHint}
        price={<b className="bld-gain">+{LOAN_COINS}</b>}
        empty={false}
      >
        <Token at={onSale('loan')} label={words.takeLoan} called={words.loan}>
          <span className="bld-loan">
            <Icon icon={ICONS.receiveMoney} size={19} />
            <b>×{view.loans.length}</b>
          </span>
        </Token>
        {!spectator && me.loans.length > 0 && (
          <Token at="do:repay" label={`${words.loans}: ${me.loans.length}; ${words.loanHint}`}>
            <span className="bld-loan">
              <Coin silver value={LOAN_REPAYMENT} size={21} />
              <b>×{me.loans.length}</b>
            </span>
          </Token>
        )}
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

/** `called`: the word under the sign where there is room for it; a finger has no other way to ask. */
function Token({ at, label, called, children }: TokenProps): ReactElement {
  const { measures } = useTable();
  return (
    <Piece at={at} className="bld-token" aria-label={label} title={label}>
      {children}
      {measures.compact && called !== undefined && <small aria-hidden>{called}</small>}
    </Piece>
  );
}

interface TokenProps {
  readonly at: string;
  readonly label: string;
  readonly called?: string;
  readonly children: ReactNode;
}

/** A prisoner is known by the two resources he supplies: both their signs, each twice. */
function Prisoner({ card }: { readonly card: number }): ReactElement {
  const { words, names } = useTable();
  return (
    <Token at={onSale(CREW_IDS[card])} label={`${words.buy(names.crew(card))}: ${names.amounts(PRINTED_SUPPLY[card])}`}>
      <span className="bld-pair">
        {someOf(amountsOf(PRINTED_SUPPLY[card])).map(({ resource }) => (
          <ResourceTile key={resource} resource={resource} size={17} />
        ))}
      </span>
    </Token>
  );
}
