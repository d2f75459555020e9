/** What an address is told: each kind of listener in the form that it reads, and one person called by name at most. */
import { expect, it } from 'vitest';
import { testMessage } from '../notices/message.ts';
import { sendWebhook, type Webhook } from '../notices/webhook.ts';
import type { NoticeOffer, NoticeWish } from '../protocol.ts';
import { Player } from './player.ts';
import { httpReceiver, type Receiver } from './receivers.ts';
import { testServer } from './serving.ts';

const usual: NoticeWish = { language: 'en', mail: 'off', webhook: { url: '', on: false }, also: true, zone: 'UTC' };
const WORDS = 'It works: notices from Cantiere arrive here.';

async function tried(
  path: string,
  more: Partial<NoticeWish['webhook']>,
  house: { readonly name?: string } = {},
): Promise<{ room: Receiver; said: unknown; ada: Player }> {
  const room = await httpReceiver();
  const { address } = await testServer({ notices: { local: true }, house: { door: 'open', ...house } });
  const ada = await Player.join(address, 'Ada');
  await ada.post('/api/notices', { ...usual, webhook: { url: `${room.address}${path}`, on: true, ...more } });
  await ada.post('/api/notices/test', { way: 'webhook' });
  return { room, said: JSON.parse(room.received[0].body.toString()), ada };
}

it('ntfy is told at its root, with the topic and no markup', async () => {
  const { room, said } = await tried('/club/my%20topic', { kind: 'ntfy' });
  expect(room.received[0].path).toBe('/club');
  expect(said).toEqual({ topic: 'my topic', title: 'Cantiere: Test notice', message: WORDS });
});

it('an address of ntfy that names no topic, or none that can be read, is refused where it is chosen', async () => {
  const { address, services } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const choose = (url: string, more: Partial<NoticeWish['webhook']>) =>
    ada.request('POST', '/api/notices', { ...usual, webhook: { url, on: true, ...more } });
  for (const url of ['https://example.org', 'https://example.org/', 'https://example.org//?x=1', 'https://example.org/club/%zz'])
    expect([url, await choose(url, { kind: 'ntfy' })]).toMatchObject([url, { status: 400, body: { error: 'BAD_WEBHOOK' } }]);
  // Elsewhere a path is nobody's business but the listener's.
  for (const kind of ['chat', 'gotify'] as const) expect((await choose('https://example.org/%zz', { kind })).status).toBe(200);
  expect((await choose('https://example.org/club/my%20topic', { kind: 'ntfy' })).status).toBe(200);
  // One that was chosen before this was asked is not tried over and over.
  const old: Webhook = { url: 'https://example.org/%zz', kind: 'ntfy' };
  const teller = { house: 'Cantiere', home: 'https://cantiere.example' };
  expect(await sendWebhook(services.notices.outside, old, teller, testMessage('en', 0, 'Cantiere'))).toBe('refused');
});

it('Gotify is told where its token is', async () => {
  const { room, said } = await tried('/message?token=abc', { kind: 'gotify' });
  expect(room.received[0].path).toBe('/message?token=abc');
  expect(said).toEqual({ title: 'Cantiere: Test notice', message: WORDS, priority: 5 });
});

it('a chat calls whoever asked for it, and nobody else', async () => {
  const discord = await tried('/hook', { mention: '123456789012345678' });
  expect(discord.said).toMatchObject({
    content: `<@123456789012345678> Cantiere: Test notice\n${WORDS}`,
    allowed_mentions: { parse: [], users: ['123456789012345678'] },
  });
  const slack = await tried('/hook', { mention: 'U01ABCDEF' });
  expect(slack.said).toMatchObject({
    text: `<@U01ABCDEF> Cantiere: Test notice\n${WORDS}`,
    allowed_mentions: { parse: [] },
  });
  expect(((await slack.ada.get('/api/notices')) as NoticeOffer).mine?.webhook).toMatchObject({ on: true, mention: 'U01ABCDEF' });
});

it('every listener is told what the house is called', async () => {
  for (const [kind, title] of [
    ['ntfy', 'title'],
    ['gotify', 'title'],
    ['chat', 'content'],
  ] as const) {
    const { said } = await tried('/x', { kind }, { name: 'Il $& Lungo' });
    expect((said as Record<string, string>)[title]).toMatch(/^Il \$& Lungo: Test notice/);
    expect(JSON.stringify(said)).toContain('notices from Il $& Lungo arrive');
    expect(JSON.stringify(said)).not.toContain('Cantiere');
  }
});

it('a mention that is none is refused, and so is a listener that nobody knows', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const webhook = { url: 'https://chat.example.org/hook', on: true };
  for (const wrong of [{ mention: '@everyone' }, { mention: '1> <@2' }, { kind: 'pigeon' }]) {
    const { status } = await ada.request('POST', '/api/notices', { ...usual, webhook: { ...webhook, ...wrong } });
    expect(status).toBe(400);
  }
});
