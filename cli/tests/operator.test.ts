/** Who runs a house is said on the command line, while the server runs. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import { confirmAddress, freshSettings, saveSettings } from '../../server/store/noticeSettings.ts';
import { isOperator } from '../../server/store/operators.ts';
import { keptDatabases, PASSWORD, putInto } from '../../server/tests/kept/kept.ts';
import { Player } from '../../server/tests/player.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { operator } from '../operator.ts';
import { people } from '../people.ts';
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

    expect(await command(operator, 'add', 'Ada@Example.org', ...flags)).toMatchObject({
      code: 0,
      err: expect.stringContaining('make sure that it is who you think') as string,
    });
    expect(await isOperator(db, ada.me.person)).toBe(true);
    const listed = (await command(operator, ...flags)).out;
    expect(listed).toMatch(/^Ada <ada@example\.org> \[[\w-]+\], address NOT confirmed, here since \d{4}-\d\d-\d\d\n$/);
    expect(JSON.parse((await command(operator, '--json', ...flags)).out)).toEqual([
      { id: ada.me.person, name: 'Ada', email: 'ada@example.org', confirmed: false, since: expect.any(Number) as number },
    ]);

    await command(operator, 'remove', ada.me.person, ...flags);
    expect(await isOperator(db, ada.me.person)).toBe(false);
  });

  it('where there is a mail server an address that nobody confirmed makes no operator, unless it is meant', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://mail.example.org');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { parts, flags } = await newHouse();
    const server = await testServer(parts);
    const { db } = server.services.store;
    const mallory = await Player.join(server.address, 'Ada');
    await mallory.post('/api/account', { email: 'ada@example.org', password: PASSWORD });
    const refused = await command(operator, 'add', 'ada@example.org', ...flags);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('NOT confirmed') as string });
    expect(refused.err).toContain('--yes');
    expect(await isOperator(db, mallory.me.person)).toBe(false);
    expect(await command(operator, 'add', 'ada@example.org', '--yes', ...flags)).toMatchObject({ code: 0 });
    expect(await isOperator(db, mallory.me.person)).toBe(true);

    const bruno = await Player.join(server.address, 'Bruno');
    await bruno.post('/api/account', { email: 'bruno@example.org', password: PASSWORD });
    await saveSettings(db, freshSettings(bruno.me.person, 'en', 'UTC', server.address));
    await confirmAddress(db, bruno.me.person, 'bruno@example.org');
    const { code, out } = await command(operator, 'add', 'bruno@example.org', ...flags);
    expect([code, out]).toEqual([0, expect.stringContaining('address confirmed') as string]);
    expect((await command(people, ...flags)).out).toMatch(/Bruno .*account \(address confirmed\)/);
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
