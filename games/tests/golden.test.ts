/**
 * One whole recorded game of every game that has one (`<game>/tests/golden/game.json`): its record still verifies, move
 * by move, and it reads as it always has (`game.txt`, to be reviewed by people).
 *
 * UPDATE_GOLDEN=text writes the transcripts again after a change of wording; UPDATE_GOLDEN=game also records new games,
 * after a change of rules.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  quickChance,
  readRecord,
  record,
  seedFrom,
  verify,
  type BotKnowledge,
  type Game,
  type GameRecord,
  type PlayedMove,
} from '@cantiere/engine';
import { transcript } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { everyGame } from '../registry.ts';

const update = process.env['UPDATE_GOLDEN'];
const SEATS = 3;

/** A game that was begun today has none yet: UPDATE_GOLDEN=game records it. */
const recorded = everyGame.filter(
  ({ meta }) => update === 'game' || existsSync(new URL(`../${meta.id}/tests/golden/`, import.meta.url)),
);

it('no golden game is lost', () => expect(recorded.length).toBeGreaterThanOrEqual(6));

describe.each(recorded.map((shelved) => [shelved.meta.id, shelved] as const))('the golden game of %s', (id, shelved) => {
  const folder = new URL(`../${id}/tests/golden/`, import.meta.url);
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const golden = (): GameRecord => {
    const doc = readRecord(JSON.parse(read('game.json')));
    if ('code' in doc) throw new Error(doc.code);
    return doc;
  };

  beforeAll(async () => {
    if (!update) return;
    const [{ game }, { bot }, { texts }] = await Promise.all([shelved.rules(), shelved.bot(), shelved.texts()]);
    mkdirSync(folder, { recursive: true });
    if (update === 'game') writeFileSync(new URL('game.json', folder), `${JSON.stringify(greedyGame(game, bot))}\n`);
    writeFileSync(new URL('game.txt', folder), transcript(game, texts.en, golden()));
  });

  it('verifies', async () => {
    const [{ game }, { moveSchema }] = await Promise.all([shelved.rules(), shelved.schema()]);
    expect(verify(game, golden(), openDoor(game, moveSchema).isMove)).toBeUndefined();
    expect(golden().result).toBeDefined();
  });

  it('reads as it always has', async () => {
    const [{ game }, { texts }] = await Promise.all([shelved.rules(), shelved.texts()]);
    expect(transcript(game, texts.en, golden())).toBe(read('game.txt'));
  });
});

function greedyGame(game: Game, bot: BotKnowledge): GameRecord {
  const start = { seats: SEATS, options: defaultOptions(game.options), seed: seedFrom('golden') };
  const chance = quickChance(1);
  const state = deal(game, start);
  const moves: PlayedMove[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const move = bot.greedy(game.view(state, toAct[0]), toAct[0], chance);
    moves.push({ seat: toAct[0], move });
    game.play(state, toAct[0], move);
  }
  return record(game, start, moves, []);
}
