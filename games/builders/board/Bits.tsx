// Small things that many parts show: amounts of resources, faces, a price in actions and coins.
import type { ReactElement } from 'react';
import { CREW_IDS, isMachine } from '../rules/cards.ts';
import { amountsOf, type Vector } from '../rules/resources.ts';
import { Bust, MachineFace } from './art/Bust.tsx';
import { ActionSign, Coin, LessonDisc, ResourceTile, ToolDisc } from './art/signs.tsx';
import { gradeOf, someOf } from './names.ts';
import { useTable } from './table.ts';
import { imageCalled } from './spoken.ts';

export function Needs({ of, size = 17 }: { readonly of: Vector; readonly size?: number }): ReactElement {
  return (
    <span className="bld-needs" aria-hidden>
      {someOf(amountsOf(of)).map(({ resource, count }) => (
        <span key={resource} className="bld-need">
          <ResourceTile resource={resource} size={size} />
          <b>{count}</b>
        </span>
      ))}
    </span>
  );
}

/** The same for the eye and for the ear. */
export function Amounts({ of, size }: { readonly of: Vector; readonly size: number }): ReactElement {
  const { names } = useTable();
  return (
    <>
      <Needs of={of} size={size} />
      <span className="visually-hidden">{names.amounts(of)}</span>
    </>
  );
}

export interface FaceProps {
  readonly card: number;
  readonly freed?: boolean | undefined;
  readonly university?: number;
  readonly tool?: number;
  readonly size: number;
}

/** A portrait with its badges: the lesson below, the tool above. */
export function Face({ card, freed = false, university = -1, tool = -1, size }: FaceProps): ReactElement {
  const badge = Math.max(14, Math.round(size * 0.4));
  return (
    <span className="bld-face" style={{ width: size, height: size }}>
      <span className="bld-face-cut">
        {isMachine(card) ? (
          <MachineFace id={CREW_IDS[card]} size="100%" />
        ) : (
          <Bust card={card} grade={gradeOf(card, freed)} size="100%" />
        )}
      </span>
      {university >= 0 && (
        <span className="bld-badge" data-corner="foot">
          <LessonDisc university={university} size={badge} />
        </span>
      )}
      {tool >= 0 && (
        <span className="bld-badge" data-corner="head">
          <ToolDisc tool={tool} size={badge} />
        </span>
      )}
    </span>
  );
}

export function WageSign({ coins, free }: { readonly coins: number; readonly free: string }): ReactElement {
  return coins > 0 ? <Coin silver value={coins} size={21} /> : <span className="bld-free">{free}</span>;
}

export function Wage({ coins }: { readonly coins: number }): ReactElement {
  return <WageSign coins={coins} free={useTable().words.free} />;
}

/** What something costs: actions and coins, always both where there are both. */
export function Price({
  actions,
  coins,
  size = 19,
}: {
  readonly actions: number;
  readonly coins: number;
  readonly size?: number;
}): ReactElement {
  const { words } = useTable();
  return (
    <span className="bld-price" {...imageCalled(`${words.actions(actions)}, ${words.coins(coins)}`)}>
      <ActionSign size={size - 1} />
      <b>{actions}</b>
      <Coin silver value={coins} size={size + 3} />
    </span>
  );
}
