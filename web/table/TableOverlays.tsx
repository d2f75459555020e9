// What lies over a table: why something cannot be done, where a lesson points; and what is said aloud of each position.
import type { ReactNode } from 'react';
import type { GameTexts } from '@cantiere/engine';
import type { BoardProps } from '../kit/boardKit.ts';
import type { ShownPosition } from '../live/playbackQueue.ts';
import { tableWords } from '../live/tableEvents.ts';
import type { Live } from '../live/useLiveTable.ts';
import { useTexts } from '../text/index.ts';
import { Announcer } from './Announcer.tsx';
import { ExplainBubble, type useExplained } from './ExplainBubble.tsx';

interface Props {
  readonly game: string;
  readonly shown: ShownPosition;
  readonly news: BoardProps['news'];
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  readonly seat: Live['seat'];
  readonly asked: boolean;
  readonly explained: ReturnType<typeof useExplained>['explained'];
  closeExplained(): void;
  /** The light of a lesson. */
  readonly children: ReactNode;
}

export function TableOverlays(props: Props) {
  const { game, shown, news, texts, nameOf, seat, asked, explained, closeExplained, children } = props;
  const t = useTexts();
  const { update, fresh } = shown;
  const { view } = update;
  return (
    <>
      {explained && (
        <ExplainBubble
          explained={explained}
          game={game}
          words={texts.refusal(explained.refusal)}
          remedy={texts.remedy?.(explained.refusal, view, seat)}
          close={closeExplained}
        />
      )}
      {children}
      <Announcer
        news={news}
        notices={fresh ? update.events.flatMap(({ event }) => [tableWords(event, t) ?? []]) : []}
        texts={texts}
        nameOf={nameOf}
        prompt={asked ? texts.prompt(view, seat) : undefined}
        version={update.version}
      />
    </>
  );
}
