/** Walks a road: known moves at once, the others' answers from the worker, one after the other. Can be stopped between any two. */
import type { Road } from '@cantiere/bots';
import type { BrowserThinking } from '../offline/thinking.ts';

export interface Walk {
  readonly finished: Promise<'done' | 'stopped' | 'failed'>;
  stop(): void;
}

interface Walking {
  readonly game: string;
  readonly edition: string;
  readonly thinking: Pick<BrowserThinking, 'choose' | 'close'>;
  /** Another move stands. */
  heard(): void;
}

export function walkOn(road: Road, { game, edition, thinking, heard }: Walking): Walk {
  let stopped = false;
  const go = async (): Promise<'done' | 'stopped' | 'failed'> => {
    try {
      for (let step = road.next(); step; step = road.next()) {
        if ('move' in step) road.play(step);
        else {
          const { level, iterations } = step.asks;
          const question = { game, edition, level, ...road.questionTo(step.seat), steady: true } as const;
          const move = await thinking.choose({ ...question, ...(iterations !== undefined && { iterations }) });
          if (stopped) return 'stopped';
          road.play({ seat: step.seat, move });
        }
        heard();
      }
      return 'done';
    } catch (error) {
      if (stopped) return 'stopped';
      console.warn(error);
      return 'failed';
    } finally {
      thinking.close();
    }
  };
  return {
    finished: go(),
    stop() {
      stopped = true;
      thinking.close();
    },
  };
}
