/** Who runs a house is said on the command line, while the server runs. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import { isOperator } from '../../server/store/operators.ts';
import { keptDatabases, PASSWORD, putInto } from '../../server/tests/kept/kept.ts';
import { Player } from '../../server/tests/player.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { operator } from '../operator.ts';
import { command, houses } from './commanded.ts';

describe.each(houses)('on %s', (_name, newHouse) => {
  it('an account becomes an operator and is one no more, a guest cannot be one', async () => {
    const { parts, flags } = await newHouse();
    const server = await testServer(parts);
    const { db } = server.services.store;
    const ada = await Player.join(server.address, 'Ada');
    const bruno = await Player.join(server.address, 'Bruno');
    await ada.post('/api/account', { email: 'ada@example.org', password: PASSWORD });

    expect((await command(operator, ...flags)).out).toContain('Nobody is an operator');
    const guest = await command(operator, 'add', 'Bruno', ...flags);
    expect(guest).toMatchObject({ code: 2, err: expect.stringContaining('guest') as string });
    expect(await isOperator(db, bruno.me.person)).toBe(false);

    expect(await command(operator, 'add', 'Ada@Example.org', ...flags)).toMatchObject({ code: 0 });
    expect(await isOperator(db, ada.me.person)).toBe(true);
    expect((await command(operator, ...flags)).out).toBe(`Ada <ada@example.org> [${ada.me.person}]\n`);
    expect(JSON.parse((await command(operator, '--json', ...flags)).out)).toEqual([
      { id: ada.me.person, name: 'Ada', email: 'ada@example.org' },
    ]);

    await command(operator, 'remove', ada.me.person, ...flags);
    expect(await isOperator(db, ada.me.person)).toBe(false);
  });

  it('a name that two have names nobody, and whoever goes for good is no operator', async () => {
    const { parts, flags } = await newHouse();
    const server = await testServer(parts);
    const one = await Player.join(server.address, 'Carla');
    const other = await Player.join(server.address, 'Carla');
    const { code, err } = await command(operator, 'add', 'carla', ...flags);
    expect(code).toBe(2);
    for (const { me } of [one, other]) expect(err).toContain(me.person);

    await one.post('/api/account', { email: 'carla@example.org', password: PASSWORD });
    await command(operator, 'add', 'carla@example.org', ...flags);
    await one.post('/api/account/delete', { password: PASSWORD });
    expect(await isOperator(server.services.store.db, one.me.person)).toBe(false);
    expect((await command(operator, ...flags)).out).toContain('Nobody is an operator');
  });
});

it('a database of another version is named, and left as it is', async () => {
  const data = await temporaryFolder();
  putInto(data, keptDatabases()[0]);
  expect((await command(operator, '--data', data)).err).toContain('Start the server once');
  const server = await testServer({ data });
  await server.close();
  const file = new DatabaseSync(join(data, SQLITE_FILE));
  file.exec("insert into kysely_migration (name, timestamp) values ('999-later', 'later')");
  file.close();
  expect((await command(operator, '--data', data)).err).toContain('newer version');
});
