/** A guard, not a measurement: search must stay clearly better than greedy in every game. The measurements are in docs/bots.md. */
import { expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { arenaGame, type Match } from '../arena.ts';

const budget = { iterations: 60, milliseconds: 0 };

it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
  '%s: a short search beats greedy',
  async (_, shelved) => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const match: Match = { a: 'expert', b: 'greedy', players: 2, games: 10, seed: 'guard', budgets: { a: budget, b: budget } };
    let wins = 0;
    for (let index = 0; index < match.games; index++) wins += arenaGame({ game, bot }, match, index).winA;
    expect(wins).toBeGreaterThanOrEqual(6.5);
  },
  300_000,
);
