// What stands over the garden: zoom, what the card in hand would do, its four turns, and what is asked of a temple.
import type { ReactElement } from 'react';
import type { CameraControl } from '../../../board-kit/camera/useCamera.ts';
import { Icon } from '../../../board-kit/Icon.tsx';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import type { Landing } from '../../rules/placement.ts';
import { PASS } from '../../rules/touch.ts';
import { ICONS } from '../icons.gen.ts';
import { useTable } from '../table.ts';
import { Turns } from '../Turns.tsx';
import { Badge, signOf } from './Badge.tsx';
import { GhostWords } from './Ghost.tsx';

export function Overlays({ camera }: { readonly camera: CameraControl }): ReactElement {
  const { view, asked, held, measures } = useTable();
  return (
    <>
      <Zoom camera={camera} />
      {asked && view.phase !== 'card' && <TempleBar />}
      {/* A phone's own bar says it under the thumb. */}
      {held && !measures.compact && <Refused />}
      {held && !measures.compact && <Legend />}
      {held && measures.compact && <Turns held={held} />}
      <GhostWords />
    </>
  );
}

function Zoom({ camera }: { readonly camera: CameraControl }): ReactElement {
  const { words, measures } = useTable();
  return (
    <div className="gar-zoom">
      {!measures.compact && (
        <>
          <button type="button" aria-label={words.zoomIn} onClick={() => camera.zoom(1.25)}>
            +
          </button>
          <button type="button" aria-label={words.zoomOut} onClick={() => camera.zoom(0.8)}>
            −
          </button>
        </>
      )}
      {(!measures.compact || camera.moved) && (
        <button type="button" aria-label={words.fitAll} data-moved={camera.moved} onClick={() => camera.reset()}>
          <Icon icon={ICONS.expand} size={17} />
        </button>
      )}
    </div>
  );
}

/** Why the card cannot lie there. */
function Refused(): ReactElement | null {
  const { texts, foresight } = useTable();
  const { refusal } = foresight;
  if (!refusal) return null;
  return (
    // The frame then says it to screen readers alone.
    <p className="gar-refused" data-says-why>
      <svg viewBox="-13 -13 26 26" width="20" height="20" aria-hidden>
        <Badge landing="COVERS_TEMPLE" r={12} />
      </svg>
      <span>
        {texts.refusal(refusal)} <small>{refusal.rule}</small>
      </span>
    </p>
  );
}

const ORDER: readonly Landing[] = ['COVERS_TEMPLE', 'BUILDING_ON_TABLE', 'ON_PLOT', 'ON_BUILDING', 'NEW_GROUND'];

function Legend(): ReactElement {
  const { foresight, words } = useTable();
  const tell: Readonly<Record<Landing, (count: number) => string>> = {
    ON_PLOT: words.landing.onPlot,
    ON_BUILDING: words.landing.onBuilding,
    NEW_GROUND: words.landing.newGround,
    BUILDING_ON_TABLE: words.landing.onTable,
    COVERS_TEMPLE: words.landing.onTemple,
  };
  return (
    <ul className="gar-legend" role="list">
      {ORDER.map((landing) => {
        const count = foresight.squares.filter((square) => signOf(square) === landing).length;
        if (count === 0) return null;
        return (
          <li key={landing}>
            <svg viewBox="-13 -13 26 26" width="17" height="17" aria-hidden>
              <Badge landing={landing} r={12} />
            </svg>
            {tell[landing](count)}
          </li>
        );
      })}
    </ul>
  );
}

function TempleBar(): ReactElement {
  const { view, front, words } = useTable();
  const passes = useTouching().look(PASS) !== 'plain';
  const line =
    view.phase === 'merge'
      ? words.chooseKeep
      : view.phase === 'tile'
        ? words.chooseTile
        : view.players[front].temples === 0
          ? words.chooseSource
          : words.chooseTemple;
  return (
    <div className="gar-temple-bar">
      <p>{line}</p>
      {passes && (
        <Piece at={PASS} className="gar-button">
          {words.pass}
        </Piece>
      )}
    </div>
  );
}
