/** Runs in the Web Worker: from a view to a move, to advice, or to a judgement. Has no state, no seed of the table, no storage. */
import { chooseMove, judge, whyBetter, type Thinker } from '@cantiere/bots';
import { findGame } from '@cantiere/games';
import { advise } from '../hints/advise.ts';
import type { ThinkerQuestion, Reply } from './thinking.ts';

const awake = new Map<string, Promise<Thinker>>();

addEventListener('message', ({ data }: MessageEvent<ThinkerQuestion>) => {
  void answer(data).then(
    (reply) => postMessage(reply),
    (error: unknown) => postMessage({ failed: String(error) } satisfies Reply),
  );
});

async function answer(question: ThinkerQuestion): Promise<Reply> {
  let thinker = awake.get(question.game);
  if (!thinker) {
    thinker = wake(question.game);
    awake.set(question.game, thinker);
  }
  if (question.ask === 'advice') return { advice: advise(await thinker, question) };
  const { view, seat, seed } = question;
  if (question.ask === 'judge') return { judged: judge(await thinker, view, seat, question.played, seed) ?? null };
  if (question.ask === 'why') return { why: whyBetter(await thinker, view, seat, question, seed) ?? null };
  return { move: chooseMove(await thinker, question.level, view, seat, seed, { carryOn: true }) };
}

async function wake(id: string): Promise<Thinker> {
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No game ${id} on the shelf.`);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}
