/** Nobody reaches through this server what they could not reach themselves. */
import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isOpenAddress } from '../notices/addresses.ts';
import { NotOutside, openOutside } from '../notices/outside.ts';
import { httpReceiver } from './receivers.ts';

const parcel = (url: string) => ({ url, headers: {}, body: 'x' });

const INNER = `
  0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.9.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1
  192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.7 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 fe80::1 fc00::1 fd12:3456::1 ff02::1
  64:ff9b::7f00:1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 nonsense
`;
it.each(INNER.trim().split(/\s+/))('%s is not in the open', (address) => {
  expect(isOpenAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4002::1'])(
  '%s is',
  (address) => {
    expect(isOpenAddress(address)).toBe(true);
  },
);

const REFUSED = `
  http://example.org/ ftp://example.org/ file:///etc/passwd gopher://x nonsense
  https://127.0.0.1/ https://2130706433/ https://0x7f.1/ https://0177.0.0.1/ https://127.1/ https://[::1]/
  https://[::ffff:127.0.0.1]/ https://169.254.169.254/latest https://user:secret@example.org/
  https://example.org/${'x'.repeat(2000)}
`;
it.each(REFUSED.trim().split(/\s+/))('%s is refused before anything is tried', async (url) => {
  const outside = openOutside({ local: false, resolve: () => Promise.reject(new Error('asked for a name')) });
  expect(outside.mayReach(url)).toBe(false);
  await expect(outside.post(parcel(url))).rejects.toThrow(NotOutside);
});

it('a name that leads inside is refused, also when only one of its addresses does', async () => {
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['2606:4700::1', 'fe80::1'], []]) {
    const resolve = () => Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    await expect(openOutside({ local: false, resolve }).post(parcel('https://inside.example.org/'))).rejects.toThrow(NotOutside);
  }
});

it('connects to the address that was checked, whatever the name says a moment later', async () => {
  const room = await httpReceiver();
  let asked = 0;
  // The first answer is the receiver; a second question would lead elsewhere.
  const resolve = () => Promise.resolve([{ address: ++asked === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]);
  const outside = openOutside({ local: true, resolve });
  const { status } = await outside.post(parcel(`http://rebinding.example.org:${new URL(room.address).port}/hook`));
  expect(status).toBe(201);
  expect(asked).toBe(1);
  expect(room.received[0].headers.host).toMatch(/^rebinding\.example\.org:/);
});

it('does not follow a redirect', async () => {
  const [room, inside] = [await httpReceiver(), await httpReceiver()];
  room.answer = { status: 307, headers: { location: `${inside.address}/secret` } };
  const { status } = await openOutside({ local: true }).post(parcel(`${room.address}/hook`));
  expect(status).toBe(307);
  expect(inside.received).toEqual([]);
});

it('waits only so long, and reads no more than the head of an answer', async () => {
  const silent = createHttp(() => undefined).listen(0, '127.0.0.1');
  let hangUp = (): void => undefined;
  const hungUp = new Promise<void>((resolve) => (hangUp = resolve));
  const endless = createHttp((_request, response) => {
    const drip = setInterval(() => response.write('x'.repeat(64_000)), 1);
    response.writeHead(200).on('close', () => {
      clearInterval(drip);
      hangUp();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const server of [silent, endless]) {
      server.closeAllConnections();
      server.close();
    }
  });
  await Promise.all([once(silent, 'listening'), once(endless, 'listening')]);
  const at = (server: typeof silent): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const outside = openOutside({ local: true, patienceMs: 300 });
  await expect(outside.post(parcel(at(silent)))).rejects.toThrow(/timeout|aborted/i);
  expect((await outside.post(parcel(at(endless)))).status).toBe(200);
  await hungUp;
});
