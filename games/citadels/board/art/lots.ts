// Measures of a skyline: how wide a lot is, how large a building, where tag and name stand.

export interface Lots {
  readonly count: number;
  readonly step: number;
  /** Width of a building; its height is 1.2 times that. */
  readonly width: number;
  readonly ground: number;
  readonly tag: number;
  /** Where narrow lots would let tags touch, every other one stands lower. */
  readonly tagTop: (index: number) => number;
  /** Foot of the lowest tag. */
  readonly tagFoot: number;
  /** Baseline of the names; absent when there is no room for them. */
  readonly nameY: number | undefined;
  readonly centre: (index: number) => number;
  /** Font size at which a name fits its lot. */
  readonly fit: (name: string) => number;
}

interface Plot {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly taken: number;
  readonly dense: boolean;
  /** No sky above: buildings take the whole height. */
  readonly bare: boolean;
  /** Keep room for the free lots too. */
  readonly spread: boolean;
}

const EDGE = 8;
/** No text on the table is smaller than this. */
const SMALLEST_TEXT = 11;
/** A tag of the smallest size and a little air. */
const TAG_WIDTH = 28;

export function layOut({ width: w, height: h, size, taken, dense, bare, spread }: Plot): Lots {
  const count = Math.max(size, taken);
  const slots = spread ? count : Math.max(5.4, taken);
  const step = (w - 2 * EDGE) / slots;
  const stagger = dense && step < TAG_WIDTH && h >= 64 ? 12 : 0;
  const band = dense ? Math.max(17, Math.min(22, h * 0.2)) + stagger : Math.max(42, Math.min(48, h * 0.19));
  const ground = h - band;
  // A low strip has no sky to spare; one lower than its labels, as in the moment before it is measured, has no buildings.
  const width = Math.max(0, Math.min(step * (dense ? 1.36 : 0.985), (ground * (bare || h < 64 ? 0.98 : 0.82)) / 1.2));
  const tag = dense ? Math.max(13, Math.min(14, (band - stagger) * 0.7)) : 18;
  const spill = Math.max(0, width - step) / 2;
  const tagTop = dense ? ground + (band - stagger - tag) / 2 - 1 : ground + (band - 4) / 2 - tag / 2 - 6;
  return {
    count,
    step,
    width,
    ground,
    tag,
    tagTop: (index) => tagTop + (index % 2) * stagger,
    tagFoot: tagTop + tag + stagger,
    nameY: dense ? undefined : h - 7,
    // Buildings wider than their lots overlap each other, not the edge of the picture.
    centre: (index) => EDGE + spill + ((w - 2 * (EDGE + spill)) / slots) * (index + 0.5),
    fit: (name) => Math.max(SMALLEST_TEXT, Math.min(13, step / (name.length * 0.56))),
  };
}
