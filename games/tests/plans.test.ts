/** Plans of every game, made and followed in random games: they answer legally, only when asked, and come to an end. */
import { describe, expect, it } from 'vitest';
import { answerOf, below, deal, offeredPlans, pick, quickChance, seedFrom, type Plan, type Seat } from '@cantiere/engine';
import { openDoor } from '@cantiere/engine/door';
import { shelf } from '../registry.ts';

const GAMES = 12;
const MOST_MOVES = 1_500;

for (const shelved of shelf) {
  if (shelved.plans === undefined) continue;
  const [{ game }, { moveSchema }, { plans }] = await Promise.all([shelved.rules(), shelved.schema(), shelved.plans()]);
  const door = openDoor(game, moveSchema);

  describe(`plans of ${shelved.meta.id}`, () => {
    it('have a name of their own and words', () => {
      expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
      for (const { words } of plans) expect(words.it).not.toBe(words.en);
    });

    it('are offered, followed by legal moves when their seat is asked and never otherwise, and each kind acts', () => {
      const acted = new Set<string>();
      for (let number = 0; number < GAMES; number++) playWithPlans(number, acted);
      expect([...acted].sort()).toEqual(plans.map(({ id }) => id).sort());
    });

    function playWithPlans(number: number, acted: Set<string>): void {
      const chance = quickChance(number + 1);
      const { min, max } = game.meta.players;
      const seats = min + (number % (max - min + 1));
      const state = deal(game, { seats, options: {}, seed: seedFrom(`plans ${number}`) });
      let made: { seat: Seat; plan: Plan }[] = [];
      for (let step = 0; step < MOST_MOVES; step++) {
        const toAct = game.toAct(state);
        if (toAct.length === 0) return;
        for (let seat = 0; seat < seats; seat++) {
          const offers = offeredPlans(plans, game.view(state, seat), seat);
          const known = new Set(made.filter((one) => one.seat === seat).map(({ plan }) => plan.kind));
          for (const plan of offers) {
            expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
            if (!known.has(plan.kind) && below(chance, 3) === 0) made.push({ seat, plan });
          }
        }
        let follow: { seat: Seat; move: unknown; kind: string } | undefined;
        made = made.filter(({ seat, plan }) => {
          const answer = answerOf(plans, plan, game.view(state, seat), seat);
          if (typeof answer === 'string') return answer === 'wait';
          expect(toAct, `${plan.kind} answers unasked`).toContain(seat);
          const admitted = door.admit(state, seat, answer.move);
          expect('refusal' in admitted ? admitted.refusal : undefined, plan.kind).toBeUndefined();
          follow ??= { seat, move: answer.move, kind: plan.kind };
          return true;
        });
        if (follow) {
          acted.add(follow.kind);
          game.play(state, follow.seat, follow.move as never);
        } else {
          const seat = pick(chance, toAct);
          game.play(state, seat, pick(chance, game.moves(state, seat)));
        }
      }
    }
  });
}
