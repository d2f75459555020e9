/** What each lot is as a site while a place is being chosen, and the price tags over the blocks. */
import { blockOfLot } from '../../rules/geometry.ts';
import type { Flow } from '../flow/plan.ts';
import { lot as touchedAs } from '../../rules/touch.ts';
import type { Offer, SprawlView } from '../props.ts';
import { KERB, edgeOf, point, type Point } from '../art/iso.ts';

/** open: free for me; raze: something falls; dear: a place I cannot pay; shut: no place. */
export type Site = 'open' | 'raze' | 'dear' | 'shut';

export interface Sites {
  readonly sites: ReadonlyMap<number, Site>;
  readonly tags: readonly Tag[];
}

export interface Tag {
  readonly block: number;
  readonly value: number;
  readonly dear: boolean;
  readonly at: Point;
}

type Choosing = Pick<Flow, 'mode' | 'source' | 'places' | 'aimed'>;

const LOTS = Array.from({ length: 144 }, (_, lot) => lot);

export function sitesIn(view: SprawlView, choices: readonly Offer[], { mode, source, places, aimed }: Choosing): Sites {
  const sites = new Map<number, Site>();
  if (mode === 'answer') {
    const asked = new Set(choices.flatMap(({ at }) => at));
    for (const lot of LOTS) if (asked.has(touchedAs(lot))) sites.set(lot, 'open');
  }
  if (source !== '' && (mode === 'act' || mode === 'place')) {
    for (const { lots, refusal, demolish } of places) {
      const site: Site | undefined =
        refusal === undefined
          ? demolish.length > 0
            ? 'raze'
            : 'open'
          : refusal.code === 'WEALTH_SHORT' && demolish.length === 0
            ? 'dear'
            : undefined;
      if (site) for (const lot of lots) if (weight(site) > weight(sites.get(lot))) sites.set(lot, site);
    }
    for (const lot of LOTS) if (!sites.has(lot) && view.lots[lot] < 0) sites.set(lot, 'shut');
  }
  return { sites, tags: source === '' ? [] : tagsOf(view, sites, aimed?.block) };
}

const WEIGHT: Readonly<Record<Site, number>> = { shut: 1, dear: 2, raze: 3, open: 4 };
const weight = (site: Site | undefined): number => (site ? WEIGHT[site] : 0);

function tagsOf(view: SprawlView, sites: ReadonlyMap<number, Site>, aimed: number | undefined): Tag[] {
  const byBlock = new Map<number, number[]>();
  for (const [lot, site] of sites) {
    if (site === 'shut') continue;
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
        dear: lots.every((lot) => sites.get(lot) === 'dear'),
        at: point(x, y, built ? KERB + 26 : KERB + 2),
      },
    ];
  });
}
