/** Guests and accounts. */
import { expect, it } from 'vitest';
import type { Me, TableInfo, TableList } from '../protocol.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';

const credentials = { email: 'Ada@Example.org', password: 'torre pendente' };

it('a guest needs only a name, and keeps it in a cookie that scripts cannot read', async () => {
  const { address, services } = await testServer();
  const a = new Player(address);
  expect(await a.get('/api/session')).not.toHaveProperty('me');
  const { headers } = await a.request('POST', '/api/session', { name: '  Ada   Bianchi ' });
  expect(headers.get('set-cookie')).toMatch(/^cantiere=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  expect(await a.get('/api/session')).toMatchObject({ me: { name: 'Ada Bianchi' } });
  const kept = await services.store.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(a.cookie).not.toContain(kept.token_hash);
  expect(await a.post('/api/session', { name: 'Adele' })).toMatchObject({ name: 'Adele' });
  await a.request('DELETE', '/api/session');
  expect(await a.get('/api/session')).not.toHaveProperty('me');
});

it('the cookie is secure where the site is', async () => {
  const { address } = await testServer({ publicUrl: new URL('https://giochi.example.org') });
  const { headers } = await new Player(address).request('POST', '/api/session', { name: 'Ada' });
  expect(headers.get('set-cookie')).toContain('Secure');
  expect(headers.get('strict-transport-security')).toContain('max-age');
});

it('a name has something to read and nothing that hides', async () => {
  const { address } = await testServer();
  for (const name of ['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u200db', '\u202eabc', '\ud800', `a${'\u0334'.repeat(9)}`]) {
    const { status, body } = await new Player(address).request('POST', '/api/session', { name });
    expect(status, JSON.stringify(name)).toBe(400);
    expect((body as { error: string }).error).toMatch(/^BAD_(NAME|REQUEST)$/);
  }
  // Letters of two alphabets that look alike (а, е, о of Cyrillic, Α and ο of Greek), drawn letters, three marks in a row.
  const alike = ['\u0430nna', 'Bern\u0435', 'M\u0391RCO', 'Marc\u03bf', '\u0430\u03bf', '𝐀nna', 'Ａnna'];
  for (const name of [...alike, 'x\u0334\u0335\u0336']) {
    const { body } = await new Player(address).request('POST', '/api/session', { name });
    expect(body, JSON.stringify(name)).toEqual({ error: 'BAD_NAME' });
  }
  // A table may be called in both: nobody is taken for somebody else by it.
  const ada = await Player.join(address, 'Ada');
  expect(await ada.table({ name: 'Турнир Capitol' })).toMatchObject({ name: 'Турнир Capitol' });
  // Emoji of several parts, two marks on a letter, other scripts.
  for (const name of [
    '👷🏽\u200d♀️ Città',
    '👨\u200d👩\u200d👧',
    'Nguyễn',
    'नमस्ते',
    'שלום',
    'Анна 2',
    'Ελένη',
    'ที่รัก',
    '玉木 Anna',
    '1️⃣ 🇮🇹 Zoë',
  ])
    expect(await new Player(address).post('/api/session', { name })).toMatchObject({ name });
});

it('an account keeps the games of the guest who made it, and claims those of a guest who signs in', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  const first = await a.table();
  expect((await a.request('POST', '/api/account', { ...credentials, password: 'short' })).body).toEqual({
    error: 'WEAK_PASSWORD',
  });
  expect(await a.post('/api/account', credentials)).toMatchObject({ name: 'Ada', email: 'ada@example.org' });

  const phone = await Player.join(address, 'Ospite');
  const second = await phone.table();
  expect((await phone.request('POST', '/api/account', credentials)).body).toEqual({ error: 'EMAIL_TAKEN' });
  expect((await phone.request('POST', '/api/account/session', { ...credentials, password: 'wrong password' })).body).toEqual({
    error: 'WRONG_PASSWORD',
  });
  const nobody = { ...credentials, email: 'nobody@example.org' };
  expect((await phone.request('POST', '/api/account/session', nobody)).body).toEqual({ error: 'WRONG_PASSWORD' });
  const me = (await phone.post('/api/account/session', credentials)) as Me;
  expect(me).toEqual({ person: a.me.person, name: 'Ada', email: 'ada@example.org' });
  const { mine } = (await phone.get('/api/tables')) as TableList;
  expect(mine.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect(((await phone.get(`/api/tables/${second.id}`)) as TableInfo).host).toBe(a.me.person);
});

it('a guest who signs in to an account that sits at the same table leaves the second seat to a bot', async () => {
  const { address } = await testServer();
  const a = await Player.join(address, 'Ada');
  await a.post('/api/account', credentials);
  const { id } = await a.table({ seats: 2 });
  const phone = await Player.join(address, 'Ospite');
  await phone.post(`/api/tables/${id}/sit`, {});
  await a.post(`/api/tables/${id}/start`, {});
  await phone.post('/api/account/session', credentials);
  const { seats } = (await a.get(`/api/tables/${id}`)) as TableInfo;
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
});

it('whoever is nobody may look but not touch', async () => {
  const { address } = await testServer();
  const { id } = await (await Player.join(address, 'Ada')).table();
  const nobody = new Player(address);
  expect((await nobody.request('GET', `/api/tables/${id}`)).status).toBe(200);
  for (const path of ['sit', 'start', 'leave', 'rematch']) {
    expect((await nobody.request('POST', `/api/tables/${id}/${path}`, {})).body).toEqual({ error: 'NOT_SIGNED_IN' });
  }
});
