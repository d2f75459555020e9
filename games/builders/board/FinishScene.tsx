// A building is finished: its cells fill one by one, the scaffolding falls, the prize flies, the crew walks home, and the picture goes to its pile.
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { placeOn } from '../../board-kit/grown.ts';
import { animate, SLOW } from '../../board-kit/motion.ts';
import { pace } from '../../board-kit/scene.ts';
import { CREW_IDS, NEEDS, buildingCard } from '../rules/cards.ts';
import { amountsOf } from '../rules/resources.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { RESOURCE_COLOURS } from './art/resources.ts';
import { Coin, ResourceTile, Shield } from './art/signs.tsx';
import { Face } from './Bits.tsx';
import { FINISH_TAKES, type Finish } from './finish.ts';
import { pay, PRIZE_AT } from './moments.ts';
import { someOf } from './names.ts';
import { useTable } from './table.ts';

const PICTURE = { width: 190, height: 230 };
/** All cells fill within this. */
const FILLED_IN = 500;

const after = (ms: number): CSSProperties => ({ animationDelay: `calc(${ms}ms * var(--pace))` });

export function FinishScene({ finish: { event, number } }: { readonly finish: Finish }): ReactElement {
  const { names, words, nameOf, seat: me } = useTable();
  const scene = useRef<HTMLDivElement>(null);
  const card = buildingCard(event.card);
  const needs = someOf(amountsOf(NEEDS[card]));
  const cells = needs.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource));
  const cellAt = (n: number): number => (n * FILLED_IN) / cells.length;
  useEffect(() => {
    const shown = scene.current?.querySelector('.bld-finish-card');
    const root = scene.current?.closest('.bld-board');
    if (!(root instanceof HTMLElement) || !shown) return;
    pay(event, '.bld-finish-prize', { root, number, delay: PRIZE_AT });
    const pile = root.querySelector(event.seat === me ? '.bld-finished' : `[data-seat="${event.seat}"]`);
    const from = placeOn(shown);
    const to = pile ? placeOn(pile) : from;
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    void animate(shown, [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.16)`, opacity: 0.2 }], {
      delay: FINISH_TAKES - SLOW,
      duration: SLOW,
      easing: 'ease-in',
    });
  }, [event, number, me]);
  let cell = 0;
  return (
    <div ref={scene} className="bld-finish" data-reveal style={pace() as CSSProperties} aria-hidden>
      <div className="bld-finish-card">
        <span className="bld-finish-picture">
          <BuildingArt id={event.card} {...PICTURE} foot={0.16} />
          <Scaffold />
        </span>
        <div className="bld-finish-body">
          <p className="bld-finish-who">
            <PlayerMark seat={event.seat} size={16} /> {event.seat === me ? words.you : nameOf(event.seat)}
          </p>
          <h4>{names.building(card)}</h4>
          {needs.map(({ resource, count }) => (
            <div key={resource} className="bld-finish-bar">
              <ResourceTile resource={resource} size={20} />
              {Array.from({ length: count }, (_, unit) => (
                <i key={unit} style={{ background: RESOURCE_COLOURS[resource], ...after(cellAt(cell++)) }} />
              ))}
            </div>
          ))}
          <p className="bld-finish-prize">
            <span>
              <Coin size={26} /> +{event.coins}
            </span>
            <span>
              <Shield size={26} /> +{event.points}
            </span>
          </p>
          <p className="bld-finish-crew">
            {event.workers.map((id, n) => (
              <span key={id} style={after(PRIZE_AT + n * 90)}>
                <Face card={CREW_IDS.indexOf(id)} size={38} />
              </span>
            ))}
          </p>
        </div>
        <b className="bld-finish-ribbon display">{words.done}</b>
      </div>
    </div>
  );
}

/** Poles and planks around the picture, each on its own way down. */
function Scaffold(): ReactElement {
  const { width, height } = PICTURE;
  const planks = [0.24, 0.44, 0.64];
  return (
    <svg className="bld-finish-scaffold" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {[0.1, 0.36, 0.64, 0.9].map((x, n) => (
        <path
          key={x}
          d={`M${width * x} ${height * 0.84}V${height * 0.14}`}
          className="pole"
          data-side={n < 2 ? 'left' : 'right'}
        />
      ))}
      {planks.map((y, n) => (
        <path key={y} d={`M${width * 0.06} ${height * y}H${width * 0.94}`} className="plank" style={after(520 + n * 60)} />
      ))}
    </svg>
  );
}
