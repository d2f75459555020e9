/** All plots of one game with one number of players. */
import type { GameTexts } from '@cantiere/engine';
import { keyName, type GameNumbers, type Sums } from '@cantiere/engine/numbers';
import { usePreferences } from '../prefs/preferences.ts';
import { Bars } from './Bars.tsx';
import { Columns, type Placed } from './Columns.tsx';
import { FIRST, Ranked } from './Ranked.tsx';
import { sheetRows, meansOf, rowsOf, type Row } from './shown.ts';
import { useNumbersTexts } from './text.ts';
import { WinShare } from './WinShare.tsx';

interface Props {
  readonly sums: Sums;
  readonly mine: Sums | undefined;
  readonly numbers: GameNumbers;
  readonly texts: GameTexts;
}

/** What stands around every drawing: title, words, legend, the way to the table. */
const FRAME = 4;

export function Plots({ sums, mine, numbers, texts }: Props) {
  const t = useNumbersTexts();
  const { language } = usePreferences();
  const lines = sheetRows(sums, mine);
  const { winnersPoints, othersPoints, rounds, moves } = sums;
  const means = meansOf(sums);
  const myMeans = mine && meansOf(mine);
  const beside = mine !== undefined;
  const ranked = (
    key: string,
    rows: readonly Row[],
    words: Omit<Parameters<typeof Ranked>[0], 'name' | 'rows' | 'mine'>,
  ): Placed => ({
    key,
    tall: FRAME + Math.min(rows.length, FIRST) * (beside ? 1.3 : 1) + (rows.length > FIRST ? 1 : 0),
    panel: <Ranked name={key} rows={rows} mine={beside} {...words} />,
  });
  const panels: Placed[] = [
    { key: 'wins', tall: FRAME + sums.seats, panel: <WinShare sums={sums} mine={mine} /> },
    {
      key: 'points',
      tall: FRAME + 6,
      panel: (
        <Bars
          name="points"
          title={t.points}
          about={t.pointsAbout}
          axis={t.pointsAxis}
          series={[winnersPoints, othersPoints]}
          means={[means.winnersPoints, means.othersPoints]}
          mine={myMeans?.points}
        />
      ),
    },
    ...(['rounds', 'moves'] as const).flatMap((what): Placed[] => {
      const counted = what === 'rounds' ? rounds : moves;
      // Where every game has as many rounds there is nothing to see.
      if (what === 'rounds' && counted.counts.length < 2) return [];
      const panel = (
        <Bars
          name={what}
          title={t[what]}
          about={t[`${what}About`]}
          axis={t[`${what}Axis`]}
          series={[counted]}
          means={[means[what]]}
          mine={myMeans?.[what]}
        />
      );
      return [{ key: what, tall: FRAME + 3, panel }];
    }),
    ...(lines.length > 1
      ? [
          ranked('lines', lines, {
            title: t.lines,
            about: t.linesAbout,
            head: t.lineHead,
            given: true,
            nameOf: (key) => texts.category(key),
          }),
        ]
      : []),
    ...numbers.topics.map((topic) => {
      const { title, about } = topic.words[language];
      const nameOf = (key: string): string => keyName(topic, key, language, texts);
      const given = topic.order === 'given';
      return ranked(topic.id, rowsOf(topic, sums, mine), { title, about, head: t.keyHead, given, nameOf });
    }),
  ];
  return <Columns panels={panels} />;
}
