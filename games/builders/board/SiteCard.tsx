// A site: the building as far as it has risen, four bars that fill, and those who stand there with their tools.
import { useRef, type ReactElement } from 'react';
import { useSize } from '../../board-kit/size.ts';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { BUILDING_IDS, CREW_IDS, NEEDS, isMachine } from '../rules/cards.ts';
import { isUnfreed, supplyOf } from '../rules/crew.ts';
import { amountOf, amountsOf, sumOf, type Vector } from '../rules/resources.ts';
import type { Member } from '../rules/state.ts';
import { onSite } from '../rules/touch.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { Figure, MachineFigure } from './art/Figure.tsx';
import { RESOURCE_COLOURS } from './art/resources.ts';
import { ResourceTile } from './art/signs.tsx';
import { Face, Needs } from './Bits.tsx';
import { FreeButton } from './Crew.tsx';
import { Prize } from './MarketCards.tsx';
import { gradeOf, memberName, someOf } from './names.ts';
import { useTable } from './table.ts';
import { imageCalled } from './spoken.ts';

export interface SiteProps {
  readonly card: number;
  readonly missing: Vector;
  /** What would be missing after the move in hand. */
  readonly planned?: Vector | undefined;
  readonly standing: readonly Member[];
  readonly selected?: boolean;
  /** Not opened yet: the whole building is a blueprint. */
  readonly ghost?: boolean;
  /** It can be touched, and prisoners there can be freed. */
  readonly mine?: boolean;
}

/** Until its place is measured. */
const PICTURE = { width: 150, height: 200 };

export function SiteCard({
  card,
  missing,
  planned,
  standing,
  selected = false,
  ghost = false,
  mine = false,
}: SiteProps): ReactElement {
  const { words, names } = useTable();
  const frame = useRef<HTMLSpanElement>(null);
  const size = useSize(frame) ?? PICTURE;
  const need = sumOf(NEEDS[card]);
  const done = need - sumOf(missing);
  const name = names.building(card);
  const bars = someOf(amountsOf(NEEDS[card]))
    .map(({ resource, count }) => words.unit(count - amountOf(missing, resource), count, words.resources[resource]))
    .join(', ');
  return (
    <article className="bld-site" data-selected={selected} data-ghost={ghost} aria-label={name}>
      {mine && <Ground card={card} label={`${words.chooseSite(name)}, ${words.progress(done, need)}: ${bars}`} />}
      <span ref={frame} className="bld-site-picture" data-flip={BUILDING_IDS[card]}>
        <BuildingArt
          id={BUILDING_IDS[card]}
          {...size}
          foot={0.2}
          progress={done / need}
          preview={planned === undefined ? undefined : (need - sumOf(planned)) / need}
        >
          <Standing members={standing} {...size} />
        </BuildingArt>
      </span>
      <div className="bld-site-body">
        <header className="bld-site-head">
          <h4>{name}</h4>
          <Prize card={card} size={24} />
        </header>
        <div className="bld-bars" {...imageCalled(bars)}>
          {someOf(amountsOf(NEEDS[card])).map(({ resource, count }) => (
            <Bar
              key={resource}
              resource={resource}
              need={count}
              missing={amountOf(missing, resource)}
              planned={planned === undefined ? undefined : amountOf(planned, resource)}
            />
          ))}
        </div>
        {standing.length > 0 && (
          <ul className="bld-chips" aria-label={words.standing(standing.map((member) => memberName(names, member)).join(', '))}>
            {standing.map((member) => (
              <Chip key={member.card} member={member} mine={mine} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** The whole card is the site's piece. Somebody may also begin with the site, or only look at it: that needs no turn. */
function Ground({ card, label }: { readonly card: number; readonly label: string }): ReactElement {
  const { lookAt } = useTable();
  const touching = useTouching();
  const place = onSite(BUILDING_IDS[card]);
  const begin = (): void => {
    lookAt(card);
    touching.touch(place);
  };
  return <Piece at={place} className="bld-site-pick" aria-label={label} otherwise={begin} />;
}

interface BarProps {
  readonly resource: number;
  readonly need: number;
  readonly missing: number;
  readonly planned: number | undefined;
}

function Bar({ resource, need, missing, planned }: BarProps): ReactElement {
  const have = need - missing;
  const later = need - (planned ?? missing);
  return (
    <div className="bld-bar">
      <ResourceTile resource={resource} size={20} />
      <span className="bld-cells">
        {Array.from({ length: need }, (_, unit) => (
          <i
            key={unit}
            data-state={unit < have ? 'full' : unit < later ? 'planned' : 'open'}
            style={unit < have ? { background: RESOURCE_COLOURS[resource] } : undefined}
          />
        ))}
      </span>
      <span className="bld-bar-count" data-planned={later > have}>
        <b>{later}</b>/{need}
      </span>
    </div>
  );
}

/** The crew in front of the building, at most as many as there is room for. */
function Standing({
  members,
  width,
  height,
}: {
  readonly members: readonly Member[];
  readonly width: number;
  readonly height: number;
}): ReactElement {
  const tall = Math.min(48, height * 0.26);
  const step = Math.min(tall * 0.75, (width - tall * 0.5) / Math.max(1, members.length));
  const start = width / 2 - (step * (members.length - 1)) / 2;
  return (
    <g>
      {members.map(({ card, freed, tool }, i) => {
        const x = start + i * step;
        const y = height * 0.95 - (i % 2) * 4;
        return isMachine(card) ? (
          <MachineFigure key={card} id={CREW_IDS[card]} x={x} y={y} height={tall} />
        ) : (
          <Figure key={card} x={x} y={y} height={tall} card={card} grade={gradeOf(card, freed)} tool={tool} />
        );
      })}
    </g>
  );
}

function Chip({ member, mine }: { readonly member: Member; readonly mine: boolean }): ReactElement {
  const { names, asked, view } = useTable();
  return (
    <li
      className="bld-chip"
      data-flip={CREW_IDS[member.card]}
      title={`${memberName(names, member)}: ${names.amounts(supplyOf(member, member.tool))}`}
    >
      <Face card={member.card} freed={member.freed} university={member.university} tool={member.tool} size={30} />
      <span className="bld-chip-words">
        <span className="bld-chip-name">{memberName(names, member)}</span>
        <Needs of={supplyOf(member, member.tool)} size={14} />
      </span>
      {mine && asked && view.phase === 'turn' && isUnfreed(member) && <FreeButton member={member} />}
    </li>
  );
}
