/**
 * Bots think in a Web Worker: the page stays free whatever they do. One question at a time; a bot that does not answer in
 * time loses its worker, and the next question gets a new one. Nothing is loaded before the first question.
 */
import type { GameMove } from '@cantiere/engine';
import type { Advice, AdviceQuestion } from '../hints/advice.ts';
import type { Checked } from '../replay/checkRecord.ts';
import type { Luck } from '@cantiere/bots';
import type { JudgeQuestion, JudgeAnswer, LuckQuestion, WhyQuestion, ReasonAnswer } from '../analysis/questions.ts';
import type { CoachAnswer, CoachQuestion } from '../coach/questions.ts';
import type { MistakeAnswer, MistakeQuestion } from '../mistakes/questions.ts';
import type { LocalBotQuestion } from './localTable.ts';

export type ThinkerQuestion =
  | ({ readonly ask: 'move' } & LocalBotQuestion)
  | ({ readonly ask: 'advice' } & AdviceQuestion)
  | ({ readonly ask: 'judge' } & JudgeQuestion)
  | ({ readonly ask: 'why' } & WhyQuestion)
  | ({ readonly ask: 'luck' } & LuckQuestion)
  | ({ readonly ask: 'mistake' } & MistakeQuestion)
  | ({ readonly ask: 'coach' } & CoachQuestion)
  | { readonly ask: 'check'; readonly json: unknown };
export type Reply =
  | { readonly move: GameMove }
  | { readonly advice: Advice }
  | { readonly judged: JudgeAnswer }
  | { readonly why: ReasonAnswer }
  | { readonly luck: Luck }
  | { readonly mistake: MistakeAnswer }
  | { readonly coach: CoachAnswer }
  | { readonly checked: Checked }
  | { readonly failed: string };

export interface BrowserThinking {
  choose(question: LocalBotQuestion): Promise<GameMove>;
  advise(question: AdviceQuestion): Promise<Advice>;
  judge(question: JudgeQuestion): Promise<JudgeAnswer>;
  why(question: WhyQuestion): Promise<ReasonAnswer>;
  /** How much of a finished game was luck. */
  luck(question: LuckQuestion): Promise<Luck>;
  /** One's own decision, or another move in its place. */
  mistake(question: MistakeQuestion): Promise<MistakeAnswer>;
  /** A bot's move explained, or my own looked at before it is played. */
  coach(question: CoachQuestion): Promise<CoachAnswer>;
  /** A record, by the rules of its own edition. */
  check(json: unknown): Promise<Checked>;
  close(): void;
}

/** Far beyond any level's own limit: this is for a bot that hangs, and for a slow first load. */
const LIMIT = 15_000;

export function openThinking(
  hire: () => Worker = () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
  limit = LIMIT,
): BrowserThinking {
  let worker: Worker | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  let giveUp: (() => void) | undefined;

  const dismiss = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  const askNow = (question: ThinkerQuestion): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('Nobody waits for an answer any more.'));
      const asked = (worker ??= hire());
      const fail = (why: string): void => {
        clearTimeout(timer);
        dismiss();
        reject(new Error(why));
      };
      const timer = setTimeout(() => fail('The bot took too long.'), limit);
      giveUp = () => fail('Nobody waits for an answer any more.');
      asked.onmessage = ({ data }: MessageEvent<Reply>) => {
        clearTimeout(timer);
        giveUp = undefined;
        resolve(data);
      };
      asked.onerror = (event) => {
        event.preventDefault();
        fail(`The bot's worker failed: ${event.message}`);
      };
      asked.postMessage(question);
    });

  const ask = (question: ThinkerQuestion): Promise<Reply> => {
    const answer = last.then(() => askNow(question));
    last = answer.catch(() => undefined);
    return answer;
  };

  return {
    async choose(question) {
      const reply = await ask({ ask: 'move', ...question });
      if ('move' in reply) return reply.move;
      throw new Error('failed' in reply ? reply.failed : 'Not a move.');
    },
    async advise(question) {
      const reply = await ask({ ask: 'advice', ...question });
      if ('advice' in reply) return reply.advice;
      throw new Error('failed' in reply ? reply.failed : 'Not advice.');
    },
    async judge(question) {
      const reply = await ask({ ask: 'judge', ...question });
      if ('judged' in reply) return reply.judged;
      throw new Error('failed' in reply ? reply.failed : 'Not a judgement.');
    },
    async why(question) {
      const reply = await ask({ ask: 'why', ...question });
      if ('why' in reply) return reply.why;
      throw new Error('failed' in reply ? reply.failed : 'Not a reason.');
    },
    async luck(question) {
      const reply = await ask({ ask: 'luck', ...question });
      if ('luck' in reply) return reply.luck;
      throw new Error('failed' in reply ? reply.failed : 'Not luck.');
    },
    async mistake(question) {
      const reply = await ask({ ask: 'mistake', ...question });
      if ('mistake' in reply) return reply.mistake;
      throw new Error('failed' in reply ? reply.failed : 'Not a judgement.');
    },
    async coach(question) {
      const reply = await ask({ ask: 'coach', ...question });
      if ('coach' in reply) return reply.coach;
      throw new Error('failed' in reply ? reply.failed : 'Not a coach’s answer.');
    },
    async check(json) {
      const reply = await ask({ ask: 'check', json });
      if ('checked' in reply) return reply.checked;
      throw new Error('failed' in reply ? reply.failed : 'Not a check.');
    },
    close() {
      closed = true;
      giveUp?.();
      dismiss();
    },
  };
}
