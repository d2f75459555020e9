/** A house plays with components that its owner set right: said on the command line, while the server runs and while it does not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '@cantiere/server/protocol';
import { findGame } from '@cantiere/games';
import { CORRECTIONS } from '@cantiere/games/corrections';
import type { PresentEditions } from '../../server/protocol/editions.ts';
import { Player } from '../../server/tests/player.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { REAL_SHELF } from '../../server/shelf.ts';
import { buildPresent, presentIsBuilt } from '../editions/present.ts';
import { data } from '../data.ts';
import { command, houses } from './commanded.ts';

const file = async (json: unknown): Promise<string> => {
  const name = join(await temporaryFolder(), 'corrections.json');
  writeFileSync(name, JSON.stringify(json));
  return name;
};
const correction = (now: number) => ({
  format: CORRECTIONS,
  game: 'citadels',
  corrections: [{ at: ['constants', 'takeGold'], was: 2, now }],
});

async function editionOf(player: Player): Promise<string | undefined> {
  const { editions } = (await player.get('/api/editions')) as PresentEditions;
  return editions.find(({ game }) => game === 'citadels')?.edition;
}

describe.each(houses)('on %s', (_name, newHouse) => {
  it('new tables have them from then on, running ones keep theirs, and it goes back', async () => {
    if (!presentIsBuilt()) await buildPresent();
    const { parts, flags } = await newHouse();
    const server = await testServer({ ...parts, shelf: REAL_SHELF });
    const ada = await Player.join(server.address, 'Ada');
    const printed = await editionOf(ada);
    const opens = () =>
      ada.post('/api/tables', {
        game: 'citadels',
        seats: 2,
        bots: [{ seat: 1, level: 'greedy' }],
        start: true,
      }) as Promise<TableInfo>;
    const before = await opens();

    const said = await command(data, 'use', 'citadels', await file(correction(3)), '--lang', 'en', ...flags);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toContain('constants / takeGold: 2 → 3');
    expect(said.out).toContain('The running table keeps its own');
    expect(said.out).toContain('data use citadels --printed');
    const corrected = await editionOf(ada);
    expect(corrected).not.toBe(printed);
    expect(said.out).toContain(corrected);
    expect((await opens()).edition).toBe(corrected);
    expect(((await ada.get(`/api/tables/${before.id}`)) as TableInfo).edition).toBe(printed);

    const used = await command(data, 'export', 'citadels', '--used', '--out', await newFile(), ...flags);
    expect(used.code).toBe(0);

    // Stopped: it goes back, and the server that starts knows it.
    await server.close();
    const back = await command(data, 'use', 'citadels', '--printed', '--lang', 'it', ...flags);
    expect(back.out).toContain('con i componenti stampati');
    expect(back.out).toContain('I 2 tavoli in corso restano con i loro');
    const again = await testServer({ ...parts, shelf: REAL_SHELF });
    const bea = await Player.join(again.address, 'Bea');
    expect(await editionOf(bea)).toBe(printed);
    await again.close();
  });
});

const newFile = async (): Promise<string> => join(await temporaryFolder(), 'used.json');

it('what cannot be played with changes nothing', async () => {
  const [[, newHouse]] = houses;
  const { parts, flags } = await newHouse();
  const server = await testServer({ ...parts, shelf: REAL_SHELF });
  const ada = await Player.join(server.address, 'Ada');
  const printed = await editionOf(ada);
  const wrong = await command(data, 'use', 'citadels', await file(correction(99)), '--lang', 'en', ...flags);
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('found 99, expected a whole number') as string });
  const stale = { ...correction(3), corrections: [{ at: ['constants', 'takeGold'], was: 7, now: 3 }] };
  expect(await command(data, 'use', 'citadels', await file(stale), '--lang', 'en', ...flags)).toMatchObject({ code: 1 });
  const other = { ...correction(3), game: 'capitol' };
  expect(await command(data, 'use', 'citadels', await file(other), '--lang', 'en', ...flags)).toMatchObject({ code: 2 });
  expect(await editionOf(ada)).toBe(printed);
  // As printed is no correction.
  const whole = (await findGame('citadels')?.data?.())?.printed;
  const same = await command(data, 'use', 'citadels', await file(whole), '--lang', 'en', ...flags);
  expect(same).toMatchObject({ code: 0, out: expect.stringContaining('with what is printed from now on') as string });
  expect((await command(data, 'use', 'citadels', await file(whole), '--data', await temporaryFolder())).code).toBe(2);
  await server.close();
});
