/** A shelf opens a game in any edition that is here, several side by side, and says what is lacking of one that is not. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editionId, record, seedFrom, verify, type PlayedMove, type Game, deal } from '@cantiere/engine';
import { writeEdition } from '../../cli/editions/build.ts';
import { placesBeside } from '../editions/places.ts';
import { loadShelf, type HouseData, type OpenedGame } from '../shelf.ts';
import { altezze, altezzeShelf, FIRST } from './game/editions.ts';
import { temporaryFolder } from './serving.ts';

const CORRECTED = { deck: 40, weighed: 3 };
const corrected = (version: number): string => editionId(version, CORRECTED);

const house = (...editions: readonly string[]): HouseData => ({
  dataOf: (_game, edition) => Promise.resolve(editions.includes(edition) ? JSON.stringify(CORRECTED) : undefined),
  inUse: () => Promise.resolve(editions[0]),
});

describe('a shelf', () => {
  it('opens the present edition, a past one and one with other components side by side', async () => {
    const folder = await temporaryFolder();
    const { shelf: from, editions } = await altezzeShelf(folder, { version: 2, lowest: true }, FIRST);
    const [present, past] = editions;
    await writeEdition(join(folder, 'built', 'altezze.js'), await altezze({ version: 2, lowest: true }));
    const places = placesBeside(from, join(folder, 'built'));
    const shelf = await loadShelf(from, { house: house(corrected(2), corrected(1)), places });
    const opened = async (edition: string): Promise<OpenedGame> => (await shelf.open('altezze', edition))!;

    expect(await shelf.printed('altezze')).toBe(present);
    expect(await shelf.present('altezze')).toBe(corrected(2));
    const all = [await opened(present), await opened(past), await opened(corrected(2)), await opened(corrected(1))];
    expect(all.map(({ edition }) => edition)).toEqual([present, past, corrected(2), corrected(1)]);
    expect(all.map(({ game }) => game.meta.rulesVersion)).toEqual([2, 1, 2, 1]);
    expect(all.map(({ game }) => deckOf(game))).toEqual([60, 60, 40, 40]);
    // And again, in the other order: nobody has got another's components.
    expect(all.toReversed().map(({ game }) => deckOf(game))).toEqual([40, 40, 60, 60]);
    expect(await shelf.open('altezze', past)).toBe(all[1]);
  });

  it('plays other components with the present bots; where only what was kept is there, it knows that those are older', async () => {
    const folder = await temporaryFolder();
    const { shelf: from, editions } = await altezzeShelf(folder, { version: 2, deck: 50 }, { version: 2 });
    const places = placesBeside(from, join(folder, 'built'));
    const open = () => loadShelf(from, { house: house(corrected(2)), places });
    // What is kept without a word of its bots has the first that there were.
    expect(await (await open()).find('altezze', editions[1])).toMatchObject({ earlierBots: true });
    expect(await (await open()).find('altezze', corrected(2))).toMatchObject({ earlierBots: true });
    await writeEdition(places.built('altezze'), await altezze({ version: 2, deck: 50 }));
    const found = await (await open()).find('altezze', corrected(2));
    expect(found).toMatchObject({ module: pathToFileURL(places.built('altezze')).href });
    expect(found).not.toHaveProperty('earlierBots');
  });

  it('says what an edition lacks', async () => {
    const folder = await temporaryFolder();
    const { shelf: from, editions } = await altezzeShelf(folder, { version: 2 }, FIRST);
    const places = placesBeside(from, join(folder, 'built'));
    const shelf = await loadShelf(from, { house: house(corrected(2)), places });
    const lack = (game: string, edition: string) => shelf.find(game, edition);
    expect(await lack('bridges', editions[0])).toEqual({ lacks: 'game' });
    expect(await lack('altezze', '3-01234567')).toEqual({ lacks: 'rules' });
    expect(await lack('altezze', '../../etc')).toEqual({ lacks: 'game' });
    expect(await lack('altezze', corrected(1))).toEqual({ lacks: 'data' });
    expect(await lack('altezze', corrected(2))).toEqual({ lacks: 'build' });
    expect(await shelf.present('altezze')).toBe(editions[0]);
    await rm(join(folder, 'altezze', 'past', `${editions[1]}.js`));
    expect(await lack('altezze', editions[1])).toEqual({ lacks: 'rules' });
    expect(await shelf.open('altezze', editions[1])).toBeUndefined();
  });

  it('does not play a module that is not what its name says', async () => {
    const folder = await temporaryFolder();
    const { shelf: from, editions } = await altezzeShelf(folder, { version: 2 }, FIRST);
    await writeEdition(join(folder, 'altezze', 'past', `${editions[1]}.js`), await altezze({ version: 1, deck: 59 }));
    const told: unknown[] = [];
    const shelf = await loadShelf(from, { onBroken: (_source, error) => told.push(error) });
    expect(await shelf.open('altezze', editions[1])).toBeUndefined();
    expect(await shelf.find('altezze', editions[1])).toEqual({ lacks: 'broken' });
    expect(told).toEqual([new Error(`Is edition ${editionId(1, { deck: 59, weighed: 3 })}, not ${editions[1]}`)]);
  });
});

it('a record names its edition: another one does not call it forged', async () => {
  const folder = await temporaryFolder();
  const { shelf: from, editions } = await altezzeShelf(folder, { version: 1, deck: 40 }, FIRST);
  const shelf = await loadShelf(from);
  const [now, before] = await Promise.all(editions.map(async (edition) => (await shelf.open('altezze', edition))!));
  const start = { seats: 2, options: { cards: 2, bots: 'well' }, seed: seedFrom('edition') };
  const doc = record(before.game, start, firstMoves(before.game, start), ['Ada', 'Bruno'], { edition: before.edition });
  expect(doc).toMatchObject({ rulesVersion: 1, edition: editions[1] });
  expect(verify(now.game, doc, now.door.isMove, now.edition)).toEqual({ code: 'OTHER_EDITION', detail: editions[1] });
  expect(verify(before.game, doc, before.door.isMove, before.edition)).toBeUndefined();
  const { edition: _unnamed, ...old } = doc;
  expect(verify(before.game, old, before.door.isMove, before.edition)).toBeUndefined();
});

function deckOf(game: Game): number {
  const state = deal(game, { seats: 2, options: { cards: 4, bots: 'well' }, seed: seedFrom('deck') });
  return (state as unknown as { deck: unknown[]; hands: unknown[][] }).deck.length + 8;
}

function firstMoves(game: Game, start: Parameters<typeof deal>[1]): PlayedMove[] {
  const state = deal(game, start);
  const moves: PlayedMove[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const [move] = game.moves(state, seat);
    game.play(state, seat, move);
    moves.push({ seat, move });
  }
  return moves;
}
