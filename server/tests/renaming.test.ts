/** Another name, taken in the very moment of sitting down. */
import { expect, it, vi } from 'vitest';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

const written = vi.hoisted(() => ({ before: (): Promise<unknown> => Promise.resolve() }));
vi.mock('../store/people.ts', async (original) => {
  const real = await original<typeof import('../store/people.ts')>();
  const renamePerson: typeof real.renamePerson = async (...args) => {
    await written.before();
    return real.renamePerson(...args);
  };
  return { ...real, renamePerson };
});

it('whoever sits down while their new name is being written is seen by the new one', async () => {
  const { address } = await testServer();
  const host = await Player.join(address, 'Ada');
  const table = await host.table();
  const seen = await host.watch(table.id);
  const guest = await Player.join(address, 'Bruno');
  written.before = async () => {
    await guest.post(`/api/tables/${table.id}/sit`);
    await expect.poll(() => seen.table?.seats[1]).toMatchObject({ name: 'Bruno' });
  };
  await guest.post('/api/session', { name: 'Carlo' });
  await expect.poll(() => seen.table?.seats[1], { timeout: 4_000 }).toMatchObject({ name: 'Carlo' });
});
