/** Everybody's points over the game, as far as the eyes we look through could see them. */
import { useMemo } from 'react';
import type { Viewer } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { rounded } from '../result/rounded.ts';
import { useTexts } from '../text/index.ts';
import type { Replay } from './replay.ts';
import { Graph } from './Graph.tsx';

interface Props {
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly at: number;
  readonly nameOf: (seat: number) => string;
  go(at: number): void;
}

export function PointsPaper({ replay, viewer, at, nameOf, go }: Props) {
  const t = useTexts().replay;
  const scores = replay.scores(viewer);
  const series = useMemo(() => {
    const final = scores.at(-1) ?? [];
    return final.map((points, seat) => ({
      seat,
      points: scores.map((each, position) => [position, each[seat] ?? 0] as const),
      label: nameOf(seat),
      after: written(points),
    }));
  }, [scores, nameOf]);
  return (
    <ScrollBox className="paper-scroll" aria-label={t.pointsTitle}>
      <h3>{t.pointsTitle}</h3>
      <Graph
        series={series}
        length={replay.length}
        rounds={replay.rounds}
        at={at}
        least={0}
        most={1}
        spoken={t.pointsSpoken(replay.length)}
        ours={typeof viewer === 'number' ? viewer : undefined}
        go={go}
      />
      <h4>{t.pointsNow}</h4>
      <ul className="bare points-now">
        {(scores[at] ?? []).map((points, seat) => (
          <li key={seat}>
            <PlayerMark seat={seat} size={14} /> <span>{nameOf(seat)}</span> <b>{written(points)}</b>
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}

const written = (points: number): string => String(rounded(points)).replace('-', '−');
