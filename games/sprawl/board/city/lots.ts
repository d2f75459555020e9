/** How each lot looks while a place is being chosen, and the price tags over the blocks. */
import { blockOfLot } from '../../rules/geometry.ts';
import type { Flow } from '../flow/useFlow.ts';
import type { SprawlView } from '../props.ts';
import { KERB, edgeOf, point, type Point } from '../art/iso.ts';

/** open: free for me; raze: something falls; dear: a place I cannot pay; shut: no place. */
export type LotLook = 'open' | 'raze' | 'dear' | 'shut';

export interface LotLooks {
  readonly looks: ReadonlyMap<number, LotLook>;
  readonly tags: readonly Tag[];
}

export interface Tag {
  readonly block: number;
  readonly value: number;
  readonly dear: boolean;
  readonly at: Point;
}

type Choosing = Pick<Flow, 'mode' | 'source' | 'places' | 'offers' | 'aimed'>;

export function lotLooks(view: SprawlView, { mode, source, places, offers, aimed }: Choosing): LotLooks {
  const looks = new Map<number, LotLook>();
  if (offers.lots.size > 0) for (const lot of offers.lots.keys()) looks.set(lot, 'open');
  if (source !== '' && (mode === 'act' || mode === 'place')) {
    for (const { lots, refusal, demolish } of places) {
      const look: LotLook | undefined =
        refusal === undefined
          ? demolish.length > 0
            ? 'raze'
            : 'open'
          : refusal.code === 'WEALTH_SHORT' && demolish.length === 0
            ? 'dear'
            : undefined;
      if (look) for (const lot of lots) if (weight(look) > weight(looks.get(lot))) looks.set(lot, look);
    }
    for (let lot = 0; lot < 144; lot++) if (!looks.has(lot) && view.lots[lot] < 0) looks.set(lot, 'shut');
  }
  return { looks, tags: source === '' ? [] : tagsOf(view, looks, aimed?.block) };
}

const WEIGHT: Readonly<Record<LotLook, number>> = { shut: 1, dear: 2, raze: 3, open: 4 };
const weight = (look: LotLook | undefined): number => (look ? WEIGHT[look] : 0);

function tagsOf(view: SprawlView, looks: ReadonlyMap<number, LotLook>, aimed: number | undefined): Tag[] {
  const byBlock = new Map<number, number[]>();
  for (const [lot, look] of looks) {
    if (look === 'shut') continue;
    const block = blockOfLot(lot);
    byBlock.set(block, [...(byBlock.get(block) ?? []), lot]);
  }
  return [...byBlock].flatMap(([block, lots]) => {
    if (block === aimed) return [];
    const x = lots.reduce((sum, lot) => sum + edgeOf(lot % 12) + 0.5, 0) / lots.length;
    const y = lots.reduce((sum, lot) => sum + edgeOf(Math.floor(lot / 12)) + 0.5, 0) / lots.length;
    const built = lots.every((lot) => view.lots[lot] >= 0);
    return [
      {
        block,
        value: view.values[block],
        dear: lots.every((lot) => looks.get(lot) === 'dear'),
        at: point(x, y, built ? KERB + 26 : KERB + 2),
      },
    ];
  });
}
