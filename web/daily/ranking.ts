/** The lines of a day's list: people and ghosts by points, with a gap where somebody is left out. */
import type { DealField, FieldGhost, FieldPerson } from '@cantiere/server/protocol';

export type RankingLine =
  | { readonly kind: 'person'; readonly person: FieldPerson }
  | { readonly kind: 'ghost'; readonly ghost: FieldGhost }
  | { readonly kind: 'gap'; readonly after: number };

export function rankingLines(
  { people, ghosts, whole }: Pick<DealField, 'people' | 'ghosts' | 'whole'>,
  friendsOnly: boolean,
): readonly RankingLine[] {
  const shown = friendsOnly ? people.filter(({ friend, me }) => friend || me) : people;
  const ranked = shown.filter(({ place }) => place !== undefined);
  const lines: RankingLine[] = [];
  let last: FieldPerson | undefined;
  for (const person of ranked) {
    // Equal places follow each other; whatever else is missing was left out.
    const index = people.indexOf(person);
    const skipped = last !== undefined && (person.place ?? 0) > (last.place ?? 0) + count(people, last.place);
    if (!friendsOnly && !whole && skipped) lines.push({ kind: 'gap', after: index });
    lines.push({ kind: 'person', person });
    last = person;
  }
  for (const ghost of ghosts.toSorted((a, b) => a.points - b.points)) {
    const at = lines.findIndex((line) => (pointsOf(line) ?? Infinity) < ghost.points);
    const before = at < 0 ? lines.length : lines[at - 1]?.kind === 'gap' ? at - 1 : at;
    lines.splice(before, 0, { kind: 'ghost', ghost });
  }
  return [
    ...lines,
    ...shown.filter(({ place }) => place === undefined).map((person): RankingLine => ({ kind: 'person', person })),
  ];
}

const pointsOf = (line: RankingLine): number | undefined =>
  line.kind === 'person' ? line.person.points : line.kind === 'ghost' ? line.ghost.points : undefined;

const count = (people: readonly FieldPerson[], place: number | undefined): number =>
  people.filter((each) => each.place === place).length;
