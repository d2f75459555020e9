/** Words arrive: under the name one has now, once for each id; who did what stays theirs; a wish to go back says how far. */
import { expect, it } from 'vitest';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { threeAtTable } from './three.ts';
import { firstRound, info, play, twoAtTable } from './two.ts';
import { place } from './place.ts';

it('chat has the name that somebody has now, for lines old and new, and everybody hears of it', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const bea = await Player.join(address, 'Malva');
  const { id } = await ada.table();
  const [first, second] = [await ada.watch(id), await bea.watch(id)];
  await Promise.all([first.message('welcome'), second.message('welcome')]);
  second.say({ t: 'chat', text: 'ciao' });
  await first.until('a line', () => first.chat.length === 1);
  expect(first.chat[0].name).toBe('Malva');
  await bea.post('/api/session', { name: 'Bea' });
  await first.until('her name among those who watch', () => first.table?.audience?.people.some(({ name }) => name === 'Bea'));
  await bea.post(`/api/tables/${id}/sit`);
  second.say({ t: 'chat', text: 'eccomi' });
  await first.until('two lines', () => first.chat.length === 2);
  expect(first.chat[1]).toMatchObject({ name: 'Bea', text: 'eccomi', seat: 1 });
  await bea.post('/api/session', { name: 'Beatrice' });
  await first.until('her new name', () => first.table?.seats[1].kind === 'person' && first.table.seats[1].name === 'Beatrice');
  const again = await ada.watch(id);
  expect((await again.message('welcome')).chat.map(({ name }) => name)).toEqual(['Beatrice', 'Beatrice']);
});

it('a line sent again under its id is one line, also after a restart, and its writer hears of it', async () => {
  const data = await temporaryFolder();
  const server = await testServer({ data });
  const { ada, bruno, id, first, second } = await twoAtTable(server.address);
  first.say({ t: 'chat', text: 'una', id: 'a-1' });
  second.say({ t: 'chat', text: 'due', id: 'a-1' }); // everybody's ids are their own
  await first.until('both', () => first.chat.some(({ text }) => text === 'due') && first.chat.some(({ text }) => text === 'una'));
  await server.close();
  const again = await testServer({ data });
  ada.address = bruno.address = again.address;
  const [third, fourth] = [await ada.watch(id), await bruno.watch(id)];
  await Promise.all([third.message('welcome'), fourth.message('welcome')]);
  third.say({ t: 'chat', text: 'una', id: 'a-1' });
  const { line } = await third.message('chat');
  expect(line).toMatchObject({ text: 'una', id: 'a-1' });
  third.say({ t: 'chat', text: 'tre', id: 'a-2' });
  await fourth.until('the third', () => fourth.chat.some(({ text }) => text === 'tre'));
  expect(fourth.chat.map(({ text }) => text).sort()).toEqual(['due', 'tre', 'una']);
  expect(new Set(fourth.chat.map(({ number }) => number)).size).toBe(3);
});

it.runIf(realPostgres)('the same line through two processes at once is one line', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { ada, id, first } = await twoAtTable(one.address);
  const elsewhere = new Player(two.address);
  elsewhere.cookie = ada.cookie;
  const other = await elsewhere.watch(id);
  await other.message('welcome');
  for (let round = 0; round < 10; round++) {
    const line = { t: 'chat', text: `riga ${round}`, id: `id-${round}` } as const;
    first.say(line);
    other.say(line);
    await first.until(line.text, () => first.chat.some(({ text }) => text === line.text));
    await other.until(line.text, () => other.chat.some(({ text }) => text === line.text));
  }
  const late = await ada.watch(id);
  expect((await late.message('welcome')).chat.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, n) => `riga ${n}`));
  await Promise.all([one.close(), two.close()]);
  await drop();
});

it.runIf(realPostgres)('a spectator’s new name is told through other processes too', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { id, first } = await twoAtTable(one.address);
  const carla = await Player.join(two.address, 'Carla');
  await carla.watch(id).then((socket) => socket.message('welcome'));
  const watching = (): string[] => first.table?.audience?.people.map(({ name }) => name) ?? [];
  await first.until('a spectator', () => watching().includes('Carla'));
  // The request comes to the process that does not have her socket.
  const elsewhere = new Player(one.address);
  elsewhere.cookie = carla.cookie;
  await elsewhere.post('/api/session', { name: 'Clara' });
  await first.until('her new name', () => watching().includes('Clara'));
  await Promise.all([one.close(), two.close()]);
  await drop();
});

it.runIf(realPostgres)('a player’s new name is on their seat and their words in every process, whichever was told', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
  const { bruno, first, second, id } = await twoAtTable(one.address, {}, two.address);
  const nameOf = ({ table }: typeof first): string | undefined =>
    table?.seats[1].kind === 'person' ? table.seats[1].name : undefined;
  second.say({ t: 'chat', text: 'prima', id: 'prima' });
  await first.until('his words', () => first.chat.length === 1);
  const elsewhere = new Player(one.address);
  elsewhere.cookie = bruno.cookie;
  // His socket is in the second process: the first request comes to the other, the second to that one.
  for (const [who, name] of [
    [elsewhere, 'Brunone'],
    [bruno, 'Brunello'],
  ] as const) {
    await who.post('/api/session', { name });
    for (const socket of [first, second]) await socket.until(name, () => nameOf(socket) === name);
    second.say({ t: 'chat', text: name, id: name });
    const { line } = await first.message('chat', (message) => message.line.text === name);
    expect(line).toMatchObject({ name, seat: 1 });
  }
  const again = await elsewhere.watch(id);
  expect((await again.message('welcome')).chat.map(({ name }) => name)).toEqual(['Brunello', 'Brunello', 'Brunello']);
  // And nobody in the other process may have it now.
  expect(await elsewhere.request('POST', '/api/session', { name: 'Ada' })).toMatchObject({ body: { error: 'NAME_TAKEN' } });
  await Promise.all([one.close(), two.close()]);
  await drop();
});

it('a chat line that cannot be taken is answered with its id', async () => {
  const { address } = await testServer();
  const { id } = await twoAtTable(address);
  const nobody = await new Player(address).watch(id);
  await nobody.message('welcome');
  nobody.say({ t: 'chat', text: 'psst', id: 'x-1' });
  expect(await nobody.message('error')).toEqual({ t: 'error', code: 'NOT_SIGNED_IN', id: 'x-1' });
});

it('who left and who took over is told, with how far the game had come, also after a restart', async () => {
  const data = await temporaryFolder();
  const server = await testServer({ data });
  const { people, sockets, id, path } = await threeAtTable([server.address]);
  const [ada, bea] = people;
  await play(sockets[0], place(sockets[0]));
  await sockets[1].version(1);
  await bea.post(`${path}/leave`);
  await sockets[0].until('told', () => sockets[0].table?.handovers?.length === 1);
  expect(sockets[0].table?.handovers).toMatchObject([
    { seat: 1, version: 1, from: { name: 'Bea', person: bea.me.person }, to: { name: 'Brunelleschi' } },
  ]);
  const dora = await Player.join(server.address, 'Dora');
  await dora.post(`${path}/seats/1/ask`);
  for (const who of [ada, people[2]]) {
    const ask = (await info(who, id)).asks?.[0];
    await who.post(`${path}/asks/${ask!.id}`, { agree: true });
  }
  await server.close();
  const again = await testServer({ data });
  ada.address = again.address;
  expect((await info(ada, id)).handovers).toMatchObject([
    { from: { name: 'Bea' }, to: { name: 'Brunelleschi' } },
    { from: { name: 'Brunelleschi' }, to: { name: 'Dora', person: dora.me.person } },
  ]);
});

it('a wish to go back says how many moves, from where, and whether something was shown since', async () => {
  const { address } = await testServer();
  const two = await twoAtTable(address);
  const { loser, winner } = await firstRound(two);
  const asker = loser === two.first ? two.ada : two.bruno;
  await asker.post(`${two.path}/undo`, { version: loser.update?.version });
  const ask = await winner.until('asked', () => winner.table?.asks?.find(({ kind }) => kind === 'undo'));
  expect(ask).toMatchObject({ moves: 2, from: 1, revealed: true });
});
