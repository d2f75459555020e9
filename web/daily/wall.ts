/** Where the bricks of a streak lie: courses from below, the two topmost in sight. */

export interface Brick {
  /** From below; even ones are set in by half a brick. */
  readonly course: number;
  readonly at: number;
  readonly what: 'brick' | 'today' | 'gap';
}

const A_COURSE = 7;
/** However long the streak: as much of the wall is shown. */
const IN_SIGHT = 2;

export function wallOf(days: number, today: 'laid' | 'open'): { readonly courses: number; readonly places: readonly Brick[] } {
  const all = days + (today === 'open' ? 1 : 0);
  const built = Math.max(1, Math.ceil(all / A_COURSE));
  const first = Math.max(0, built - IN_SIGHT);
  const places: Brick[] = [];
  for (let course = first; course < built; course++)
    for (let at = 0; at < A_COURSE; at++) {
      const n = course * A_COURSE + at;
      places.push({ course: course - first, at, what: n < days ? 'brick' : n === days && today === 'open' ? 'today' : 'gap' });
    }
  return { courses: built - first, places };
}
