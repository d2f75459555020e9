// The herald's calls under the calendar, and a building that falls in the middle of the table. Nothing here can be touched: what the log tells is shown large.
import type { CSSProperties, ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { pace } from '../../board-kit/scene.ts';
import { CharacterMedallion, DistrictArt, THEMES } from './art/index.ts';
import { isCharacterId, isDistrictId } from './pieces.ts';
import type { CitadelsScene } from './scenes.ts';
import { useTable } from './table.ts';

export function Scene({ scene }: { readonly scene: CitadelsScene }): ReactElement {
  return (
    <div className="cit-scene" data-kind={scene.kind} data-reveal style={pace() as CSSProperties} aria-hidden>
      {scene.kind === 'calls' ? <Calls scene={scene} /> : <Fall scene={scene} />}
    </div>
  );
}

function Calls({ scene: { calls, each } }: { readonly scene: Extract<CitadelsScene, { kind: 'calls' }> }): ReactElement {
  const { words, piece, nameOf, me } = useTable();
  return (
    <>
      {calls.map(({ character, seat }, n) => {
        if (!isCharacterId(character)) return null;
        const last = n === calls.length - 1;
        const time = {
          animationDelay: `calc(${n * each}ms * var(--pace))`,
          ...(!last && { animationDuration: `calc(${each}ms * var(--pace))` }),
        };
        return (
          <p key={character} className="cit-herald" data-last={last} data-answered={seat !== undefined} style={time}>
            <CharacterMedallion id={character} size={76} picture="portrait" muted={seat === undefined} />
            <span>
              <b className="display">
                {THEMES[character].number} · {piece(character)}
              </b>
              {seat === undefined ? (
                <i>{words.nobodyAnswers}</i>
              ) : (
                <strong>
                  <PlayerMark seat={seat} size={18} /> {seat === me ? words.you : nameOf(seat)}
                </strong>
              )}
            </span>
          </p>
        );
      })}
    </>
  );
}

/** So many puffs of dust, from the middle outwards. */
const PUFFS = [-64, -38, -14, 12, 36, 62];

function Fall({ scene: { event } }: { readonly scene: Extract<CitadelsScene, { kind: 'fall' }> }): ReactElement {
  const { piece, nameOf, words, me } = useTable();
  const called = (seat: number): string => (seat === me ? words.you : nameOf(seat));
  return (
    <div className="cit-fall">
      <div className="cit-fall-picture">
        <div className="cit-fall-building">{isDistrictId(event.card) && <DistrictArt id={event.card} />}</div>
        <svg viewBox="-110 -60 220 80" className="cit-fall-dust">
          {PUFFS.map((x, n) => (
            <circle key={x} cx={x} cy={4} r={20 + (n % 3) * 5} style={{ '--away': `${x * 0.6}px` } as CSSProperties} />
          ))}
        </svg>
      </div>
      <p>
        <b className="display">{piece(event.card)}</b>
        <span>
          <PlayerMark seat={event.seat} size={16} /> {called(event.seat)} → <PlayerMark seat={event.of} size={16} />{' '}
          {called(event.of)}
        </span>
      </p>
    </div>
  );
}
