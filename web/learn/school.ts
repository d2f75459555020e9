/** A lesson being given: which step it has come to, what the pupil may play, and what the others will. */
import { canonicalJson, refusal, type GameMove, type ReadyLesson, type SaidStep, type Seat } from '@cantiere/engine';
import type { ServerMessage } from '@cantiere/server/protocol';
import { makeStore } from '../kit/store.ts';
import type { Connect } from '../live/channel.ts';

/** The pupil played something else than the lesson asks for. */
export const OFF_LESSON = 'OFF_LESSON';

/** What the table's screen needs to know of the lesson. */
export interface Teaching {
  /** What it is taught with. */
  readonly edition: string;
  /** The house plays with other components. */
  readonly apart: boolean;
  readonly step: SaidStep;
  readonly at: number;
  readonly of: number;
  /** The others have played all that the lesson has for them. */
  readonly othersDone: boolean;
  /** What the lesson recommends for the first real game. */
  readonly advises: ReadyLesson['advises'];
  /** Goes on from the position that the lesson has come to, against bots. */
  goOn(): Promise<void>;
  /** Goes on from a step that asks for no move. */
  next(): void;
}

export class School {
  readonly #lesson: ReadyLesson;
  readonly #left: { readonly seat: Seat; readonly move: GameMove }[];
  /** Which step is being said. */
  readonly at = makeStore(0);
  readonly othersDone = makeStore(false);

  constructor(lesson: ReadyLesson) {
    this.#lesson = lesson;
    this.#left = [...lesson.others];
    this.othersDone.set(this.#left.length === 0);
  }

  get steps(): readonly SaidStep[] {
    return this.#lesson.steps;
  }

  next(): void {
    this.at.set(Math.min(this.at.get() + 1, this.steps.length - 1));
  }

  /** What this seat plays now; once the lesson has nothing more for it, it thinks for ever. */
  readonly choose = async ({ seat }: { readonly seat: Seat }): Promise<GameMove> => {
    await this.#untilHeard();
    const at = this.#left.findIndex((move) => move.seat === seat);
    const [mine] = at < 0 ? [] : this.#left.splice(at, 1);
    return mine ? mine.move : new Promise<never>(() => undefined);
  };

  /** Until the pupil has read what is said before the others play. */
  async #untilHeard(): Promise<void> {
    // The pupil's own move is answered first: only then it is known which step has been come to.
    await Promise.resolve();
    while (this.steps[this.at.get()]?.holds)
      await new Promise<void>((go) => {
        const stop = this.at.listen(() => {
          stop();
          go();
        });
      });
  }

  /** The table's line with the teacher on it: other moves than the one asked for do not come through, and nothing is taken back. */
  teach(connect: Connect): Connect {
    return (handlers) => {
      const channel = connect({
        ...handlers,
        heard: (message) => {
          if (message.t === 'update') this.othersDone.set(this.#left.length === 0);
          handlers.heard(withoutUndo(message));
          if (message.t === 'update' && message.id !== undefined) this.next();
        },
      });
      return {
        get alive() {
          return channel.alive;
        },
        send: (message) => {
          if (message.t !== 'move' || this.#asksFor(message.move)) return channel.send(message);
          queueMicrotask(() => handlers.heard({ t: 'refused', id: message.id, refusal: refusal(OFF_LESSON, '') }));
        },
        close: () => channel.close(),
      };
    };
  }

  #asksFor(move: unknown): boolean {
    const asked = this.steps[this.at.get()]?.move;
    return asked !== undefined && canonicalJson(asked) === canonicalJson(move);
  }
}

function withoutUndo(message: ServerMessage): ServerMessage {
  if (!('update' in message) || !message.update) return message;
  const { undo: _kept, ...update } = message.update;
  return { ...message, update };
}
