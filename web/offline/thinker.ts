/** Runs in the Web Worker: from a view to a move, to advice, or to a judgement; from a record to what is wrong with it. Has no state, no seed of the table, no storage. */
import { chooseMove, judge, JUDGING_AGAIN, steadyBudget, whyBetter, type Thinker } from '@cantiere/bots';
import { answerCoach } from '../coach/judging.ts';
import { countLuck } from '../analysis/countLuck.ts';
import { loadEdition } from '../editions/load.ts';
import { advise } from '../hints/advise.ts';
import { answerMistake } from '../mistakes/judging.ts';
import type { ThinkerQuestion, Reply } from './thinking.ts';

const awake = new Map<string, Promise<Thinker>>();

addEventListener('message', ({ data }: MessageEvent<ThinkerQuestion>) => {
  void answer(data).then(
    (reply) => postMessage(reply),
    (error: unknown) => postMessage({ failed: String(error) } satisfies Reply),
  );
});

async function answer(question: ThinkerQuestion): Promise<Reply> {
  if (question.ask === 'check') return { checked: await (await import('../replay/checkRecord.ts')).checkRecord(question.json) };
  const { game, edition } = question;
  const key = `${game} ${edition}`;
  let thinker = awake.get(key);
  if (!thinker) {
    thinker = wake(game, edition);
    awake.set(key, thinker);
  }
  if (question.ask === 'luck') {
    return { luck: countLuck(await thinker, question) };
  }
  if (question.ask === 'advice') return { advice: advise(await thinker, question) };
  if (question.ask === 'mistake') return { mistake: answerMistake(await thinker, question) };
  if (question.ask === 'coach') return { coach: answerCoach(await thinker, question) };
  const { view, seat, seed } = question;
  if (question.ask === 'judge')
    return { judged: judge(await thinker, view, seat, question.played, seed, question.again && JUDGING_AGAIN) ?? null };
  if (question.ask === 'why') return { why: whyBetter(await thinker, view, seat, question, seed) ?? null };
  const { level, earlier = [], temperament } = question;
  const bot = await thinker;
  const how = question.steady ? { budget: steadyBudget(bot.bot, level, question.iterations) } : { carryOn: true, temperament };
  return { move: chooseMove(bot, level, view, seat, seed, { ...how, earlier }) };
}

async function wake(id: string, edition: string): Promise<Thinker> {
  const { playable } = await loadEdition(id, edition);
  const [{ game }, { bot }] = await Promise.all([playable.rules(), playable.bot()]);
  return { game, bot };
}
