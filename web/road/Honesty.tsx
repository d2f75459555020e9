/** What on a road is the same as it was in the game, and what is not; and that it never counts. */
import type { Seat } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { listed } from '../kit/listed.ts';
import type { OpenReplay } from '../replay/openReplay.ts';
import { useTexts } from '../text/index.ts';
import { useRoadTexts } from './text.ts';

interface Props {
  readonly sitting: OpenReplay['sitting'];
  readonly steady: boolean;
  readonly seat: Seat;
  readonly strayed: boolean;
  readonly nameOf: (seat: Seat) => string;
}

export function Honesty({ sitting, steady, seat, strayed, nameOf }: Props) {
  const t = useTexts();
  const r = useRoadTexts();
  const others = sitting.map((level, each) => ({ level, each })).filter(({ each }) => each !== seat);
  const named = (some: typeof others): string =>
    listed(
      some.map(({ each }) => nameOf(each)),
      t.result.and,
    );
  const bots = others.filter(({ level }) => level !== null);
  const persons = others.filter(({ level }) => level === null);
  const words = [
    r.same,
    bots.length > 0 ? (steady ? r.sameBots(named(bots)) : r.bots(named(bots))) : '',
    persons.length > 0 ? r.people(named(persons)) : '',
    strayed ? r.strayed : '',
    r.practice,
  ];
  return (
    <p className="road-honest">
      <Glyph name="shield" size={17} />
      <span>{words.filter(Boolean).join(' ')}</span>
    </p>
  );
}
