// Which of the roads from one fork is shown: those that were walked, those that were played, or a new one.
import { useRoadTexts } from './text.ts';
import type { Practised } from './practised.ts';
import type { KnownRoad } from './useRoads.ts';

interface Props {
  readonly known: readonly KnownRoad[];
  readonly practised: readonly Practised[];
  readonly shown: string | undefined;
  called(road: KnownRoad): string;
  /** By its key or its table; '' for a new one. */
  choose(road: string): void;
}

export function RoadPick({ known, practised, shown, called, choose }: Props) {
  const r = useRoadTexts();
  const played = practised.filter(({ over }) => over);
  if (known.length + played.length === 0) return null;
  return (
    <label className="road-pick">
      <span>{r.road}</span>
      <select value={shown ?? ''} onChange={(event) => choose(event.target.value)}>
        {known.map((one, n) => (
          <option key={one.key} value={one.key}>
            {r.roadCalled(n + 1, called(one))}
          </option>
        ))}
        {played
          .filter(({ own }) => known.every((one) => JSON.stringify(one.own) !== JSON.stringify(own)))
          .map(({ table }) => (
            <option key={table} value={table}>
              {r.playYourself}
            </option>
          ))}
        <option value="">{r.roadNew}</option>
      </select>
    </label>
  );
}
