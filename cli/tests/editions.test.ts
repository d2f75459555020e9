/** Editions on the command line: one that somebody needs is not removed, and games are played with the one that is named. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { editionId } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import { usedEditions } from '@cantiere/server';
import { loadShelf, pastEditions } from '@cantiere/server/editions';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import { keepEdition } from '../../server/store/editions.ts';
import { altezzeShelf, FIRST } from '../../server/tests/game/editions.ts';
import { playOn } from '../../server/tests/play-on.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { firstRound, twoAtTable } from '../../server/tests/two.ts';
import { writeFileSync } from 'node:fs';
import { arena } from '../arena.ts';
import { houseOf, removeEdition } from '../editions/command.ts';
import { buildPresent, presentIsBuilt } from '../editions/present.ts';
import { simulate } from '../simulate.ts';
import { verify } from '../verify.ts';
import { command } from './commanded.ts';

describe('cantiere editions --remove', () => {
  it('removes what nobody needs, and nothing else', async () => {
    const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
    const before = await altezzeShelf(join(folder, 'before'), FIRST);
    const first = await testServer({ data, shelf: before.shelf });
    const seated = await twoAtTable(first.address, { options: { cards: 2 } });
    await firstRound(seated);
    await first.close();

    const next = await altezzeShelf(join(folder, 'next'), { version: 2, lowest: true }, FIRST);
    const [now, past] = next.editions;
    const server = await testServer({ data, shelf: next.shelf });
    const where = { data, databaseUrl: undefined };
    const remove = async (...names: string[]) => {
      const used = (await usedEditions(where))!;
      const shelf = await loadShelf(next.shelf, { house: houseOf(used) });
      return command({ name: '', summary: '', help: '', run: (args) => removeEdition({ where, used, shelf }, args) }, ...names);
    };
    const file = join(folder, 'next', 'altezze', 'past', `${past}.js`);
    expect(await remove('altezze')).toMatchObject({ code: 2 });
    expect(await remove('altezze', '9-01234567')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no edition 9-01234567') as unknown,
    });
    expect(await remove('altezze', now)).toMatchObject({ code: 2, err: expect.stringContaining('as it is printed') as unknown });

    // A running game needs it; and a finished one, whose replay it is.
    expect(await remove('altezze', past)).toMatchObject({ code: 1, err: expect.stringContaining('1 table needs') as unknown });
    for (const player of [seated.ada, seated.bruno]) player.address = server.address;
    const sockets = [await seated.ada.watch(seated.id), await seated.bruno.watch(seated.id)];
    await Promise.all(sockets.map((socket) => playOn(socket)));
    expect(await remove('altezze', past)).toMatchObject({ code: 1 });
    expect(existsSync(file)).toBe(true);

    // Components of this house are played by its rules.
    const corrected = { deck: 40, weighed: 3 };
    await keepEdition(server.services.store.db, 'altezze', editionId(1, corrected), JSON.stringify(corrected), 1);
    await server.close();
    const db = new DatabaseSync(join(data, SQLITE_FILE));
    db.exec(`UPDATE tables SET edition = '${now}', rules_version = 2`);
    db.close();
    expect(await remove('altezze', past)).toMatchObject({
      code: 1,
      err: expect.stringContaining('with other components') as unknown,
    });
    expect(await remove('altezze', editionId(1, corrected))).toMatchObject({ code: 0 });

    expect(await remove('altezze', past)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Removed: edition ${past}`) as unknown,
    });
    expect(existsSync(file)).toBe(false);
    expect(pastEditions(join(folder, 'next', 'altezze', 'past'))).toEqual([]);
    expect(await remove('altezze', past)).toMatchObject({ code: 2 });
  });
});

describe('games in the terminal', () => {
  it('are played with the components that are named, and their records say so', async () => {
    if (!presentIsBuilt()) await buildPresent();
    const citadels = findGame('citadels')!;
    const { printed } = await citadels.data!();
    const folder = await temporaryFolder();
    const cards = join(folder, 'cards.json');
    const corrected = JSON.parse(JSON.stringify(printed).replace('"takeGold":2', '"takeGold":3')) as unknown;
    writeFileSync(cards, JSON.stringify(corrected));
    const edition = editionId(citadels.meta.rulesVersion, corrected);
    expect(edition).not.toBe(await editionOf(citadels));

    const saved = join(folder, 'saved');
    const played = await command(simulate, 'citadels', '--games', '1', '--cards', cards, '--save', saved, '--json');
    expect(played.code).toBe(0);
    expect(JSON.parse(played.out)).toMatchObject({ game: 'citadels', edition });
    const record = join(saved, 'citadels-1-1.json');
    expect(await command(verify, record, '--cards', cards)).toMatchObject({ code: 0 });
    expect(await command(verify, record)).toMatchObject({ code: 1, err: expect.stringContaining(edition) as unknown });
    const match = ['citadels', '--a', 'greedy', '--b', 'random', '--games', '2', '--threads', '1', '--cards', cards, '--json'];
    expect(await command(arena, ...match)).toMatchObject({ code: 0 });
    expect(await command(simulate, 'citadels', '--edition', '9-01234567')).toMatchObject({ code: 2 });
  });
});
