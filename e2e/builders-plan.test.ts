/** The Builders' planner on a server's table: "Play the plan" plays every move of it once, also when the server goes away in between. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { canonicalJson, defaultOptions, quickChance, type GameMove } from '@cantiere/engine';
import { waysToBuild, type Way } from '../games/builders/board/planning.ts';
import { boardWords } from '../games/builders/board/text.ts';
import { bot } from '../games/builders/bot/index.ts';
import { BUILDING_IDS, NONE } from '../games/builders/rules/cards.ts';
import { game } from '../games/builders/rules/index.ts';
import type { State } from '../games/builders/rules/state.ts';
import { inRow } from '../games/builders/rules/touch.ts';
import { Person } from './kit/people.ts';
import { findPosition, setUp, type FoundPosition } from './kit/prepared.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

/** The first card of the market that can be opened and finished in one turn, in at least three moves. */
function planIn(state: State): { readonly card: number; readonly way: Way; readonly at: number } | undefined {
  for (const card of state.buildingRow) {
    if (card === NONE) continue;
    const ways = waysToBuild(state, state.asked, card);
    const at = ways.findIndex(({ short, moves }) => short === 0 && moves.length >= 3 && playable(state, moves));
    if (at >= 0) return { card, way: ways[at]!, at };
  }
  return undefined;
}

function playable(state: State, moves: Way['moves']): boolean {
  const copy = game.clone(state) as State;
  return moves.every((move) => {
    if (!game.toAct(copy).includes(state.asked) || game.refuse(copy, state.asked, move)) return false;
    game.play(copy, state.asked, move);
    return true;
  });
}

function position(): FoundPosition<State> {
  const chance = quickChance(3);
  return findPosition<State>(game, {
    seats: 3,
    options: defaultOptions(game.options),
    play: (state, seat) => bot.greedy(game.view(state, seat), seat, chance),
    wanted: (state) => state.phase === 'turn' && planIn(state) !== undefined,
  });
}

/** Everything this page asks the table to play, in order; what is sent again after a break counts once. */
function decisionsOf(page: Page): GameMove[] {
  const decided = new Map<string, GameMove>();
  const moves: GameMove[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { t: string; id?: string; move?: GameMove };
      if (message.t !== 'move' || message.id === undefined || message.move === undefined || decided.has(message.id)) return;
      decided.set(message.id, message.move);
      moves.push(message.move);
    }),
  );
  return moves;
}

describe('"Play the plan" on a server’s table', () => {
  const past = position();
  const plan = planIn(past.state)!;
  const words = boardWords.en;

  async function chooses(): Promise<{ readonly ada: Person; readonly moves: GameMove[]; readonly table: string }> {
    const ada = await stage.arrives({ lively: true, width: 1440, height: 900 });
    await ada.becomes('Ada');
    const table = await setUp(stage.server, past, new Map([[past.asked, ada]]));
    const moves = decisionsOf(ada.page);
    await ada.closes('.since-close');
    await ada.goesTo(`/t/${table}`);
    await ada.page.locator('.choice-list').waitFor();
    await ada.page.locator(`.bld-row [data-at="${inRow(BUILDING_IDS[plan.card]!)}"]`).click();
    const way = ada.page.locator('.bld-way').nth(plan.at);
    await way.locator('.bld-way-pick').click();
    await way.getByRole('button', { name: words.playPlan }).waitFor();
    return { ada, moves, table };
  }

  const isPlayed = async (ada: Person, moves: readonly GameMove[]): Promise<void> => {
    const last = past.moves.length + plan.way.moves.length;
    await ada.page.locator(`.table-screen[data-version="${last}"]`).waitFor();
    await ada.page.locator('.choice-list:not(.busy)').waitFor();
    expect(moves.map((move) => canonicalJson(move))).toEqual(plan.way.moves.map((move) => canonicalJson(move)));
    expect(await ada.page.locator('.line-said').count()).toBe(0);
  };

  it('plays every move of it, and leaves nothing behind', async () => {
    const { ada, moves, table } = await chooses();
    await ada.page.getByRole('button', { name: words.playPlan }).click();
    await isPlayed(ada, moves);
    expect(await ada.seesInfo(table)).toMatchObject({ version: past.moves.length + plan.way.moves.length });
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });

  it('plays every move of it once when the server dies in between', async () => {
    const { ada, moves } = await chooses();
    await stage.server.kill();
    await ada.page.locator('.line-lost').waitFor();
    await ada.page.getByRole('button', { name: words.playPlan }).click();
    await ada.page.getByRole('button', { name: words.planRuns }).waitFor();
    await stage.server.restart();
    await isPlayed(ada, moves);
    await ada.leaves();
  });
});
