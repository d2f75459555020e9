// The lots: how they are marked while a place is chosen, the price tags, and the ground that pointer and keyboard touch.
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { lotName } from '../../text/words.ts';
import { Coin } from '../art/signs.tsx';
import { lotArea } from '../art/iso.ts';
import { ICONS } from '../icons.gen.ts';
import { useTable } from '../table.ts';
import type { LotLook, Tag } from './lots.ts';

export function LotMarks({
  looks,
  above,
}: {
  readonly looks: ReadonlyMap<number, LotLook>;
  readonly above: boolean;
}): ReactElement {
  return (
    <g pointerEvents="none">
      {[...looks].map(([lot, look]) =>
        (look === 'raze') === above ? <path key={lot} className="spr-lot" data-look={look} d={lotArea(lot, 0.07)} /> : null,
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

/** One stop for the keyboard; arrows go from lot to lot, Enter chooses. */
export function LotHits({ looks }: { readonly looks: ReadonlyMap<number, LotLook> }): ReactElement {
  const { flow, lookAt, words, view } = useTable();
  const [rover, setRover] = useState<number>();
  const box = useRef<SVGGElement>(null);
  const first = [...looks].find(([, look]) => look === 'open' || look === 'raze')?.[0] ?? 0;
  const stop = rover ?? first;
  const choosing = looks.size > 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by !== undefined) {
      const next = stop + by;
      if (next < 0 || next > 143 || (Math.abs(by) === 1 && Math.floor(next / 12) !== Math.floor(stop / 12))) return;
      event.preventDefault();
      setRover(next);
      box.current?.querySelector<SVGPathElement>(`[data-lot="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      flow.tapLot(stop);
    }
  };
  return (
    <g ref={box} className="spr-hits" role="group" aria-label={words.lots} onKeyDown={onKeyDown}>
      {ALL.map((lot) => {
        const look = looks.get(lot);
        return (
          <path
            key={lot}
            d={lotArea(lot)}
            data-lot={lot}
            className="spr-hit"
            data-look={look}
            role="button"
            tabIndex={lot === stop ? 0 : -1}
            aria-label={words.lotSays(lotName(lot), view.values[Math.floor(lot / 24) * 6 + ((lot % 12) >> 1)], look)}
            onClick={() => {
              lookAt({ lot });
              if (choosing) flow.tapLot(lot);
            }}
            onFocus={() => {
              setRover(lot);
              lookAt({ lot });
            }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && lookAt({ lot })}
            onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt(undefined)}
          />
        );
      })}
    </g>
  );
}
