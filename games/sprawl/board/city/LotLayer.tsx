// The lots: how they are marked while a place is chosen, the price tags, and the ground that pointer and keyboard touch.
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { usePiece, useTouching } from '../../../board-kit/touch/useTouch.ts';
import { lot as touchedAs } from '../../rules/touch.ts';
import { blockOfLot } from '../../rules/geometry.ts';
import { lotName } from '../../text/words.ts';
import { Coin } from '../art/signs.tsx';
import { lotArea } from '../art/iso.ts';
import { ICONS } from '../icons.gen.ts';
import { useTable } from '../table.ts';
import type { Site, Tag } from './lots.ts';
import { pressed } from './Rows.tsx';

type Sites = ReadonlyMap<number, Site>;

export function LotMarks({ sites, above }: { readonly sites: Sites; readonly above: boolean }): ReactElement {
  return (
    <g pointerEvents="none">
      {[...sites].map(([lot, site]) =>
        (site === 'raze') === above ? <path key={lot} className="spr-lot" data-site={site} d={lotArea(lot, 0.07)} /> : null,
      )}
    </g>
  );
}

export function Tags({ tags, scale }: { readonly tags: readonly Tag[]; readonly scale: number }): ReactElement {
  return (
    <g pointerEvents="none">
      {tags.map(({ block, value, dear, at: [x, y] }) => (
        <g key={block} className="spr-price" data-dear={dear} transform={`translate(${x} ${y}) scale(${scale})`}>
          <rect x="-20" y="-11" width="40" height="22" rx="11" />
          {dear ? <Icon icon={ICONS.padlock} x={-15} y={-6.5} size={13} /> : <Coin x={-16} y={-8.5} size={16} />}
          <text x="8" y="5">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

const ALL = Array.from({ length: 144 }, (_, lot) => lot);
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -12, ArrowDown: 12, ArrowLeft: -1, ArrowRight: 1 };

/** One stop for the keyboard; arrows go from lot to lot, Enter touches. */
export function LotHits({ sites }: { readonly sites: Sites }): ReactElement {
  const { look } = useTouching();
  const [rover, setRover] = useState<number>();
  const box = useRef<SVGGElement>(null);
  const { words } = useTable();
  const stop = rover ?? ALL.find((lot) => look(touchedAs(lot)) === 'lit') ?? 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stop + (STEPS[event.key] ?? Infinity);
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!ALL.includes(next) || (sideways && Math.floor(next / 12) !== Math.floor(stop / 12))) return;
    event.preventDefault();
    box.current?.querySelectorAll('path')[next]?.focus();
  };
  return (
    <g ref={box} className="spr-hits" role="group" aria-label={words.lots} onKeyDown={onKeyDown}>
      {ALL.map((lot) => (
        <LotHit key={lot} lot={lot} site={sites.get(lot)} stop={lot === stop} onStop={setRover} />
      ))}
    </g>
  );
}

interface HitProps {
  readonly lot: number;
  readonly site: Site | undefined;
  readonly stop: boolean;
  onStop(lot: number): void;
}

function LotHit({ lot, site, stop, onStop }: HitProps): ReactElement {
  const { plan, lookAt, words, view } = useTable();
  const piece = usePiece(touchedAs(lot));
  const see = (): void => lookAt({ lot });
  const tried = (): void => {
    see();
    if (site) plan.tryLot(lot);
  };
  return (
    <path
      d={lotArea(lot)}
      data-lot={lot}
      className="spr-hit"
      data-site={site}
      role="button"
      aria-label={words.lotSays(lotName(lot), view.values[blockOfLot(lot)], site)}
      onClick={tried}
      onKeyDown={(event) => pressed(event, tried)}
      {...piece}
      tabIndex={stop ? 0 : -1}
      onFocus={() => {
        onStop(lot);
        see();
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && see()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt(undefined)}
    />
  );
}
