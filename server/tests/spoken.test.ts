/** That the check of what goes over sockets bites. */
import { expect, it } from 'vitest';
import type { ServerMessage } from '../protocol.ts';
import { mustBeSpoken } from './spoken.ts';

const event = { number: 1, version: 1, event: { kind: 'built', whatever: ['a', 'game', 'says'] } };
const update: ServerMessage = {
  t: 'update',
  update: { version: 1, view: { anything: {} } as never, toAct: [0], events: [event], clocks: { now: 1, seats: [{ left: 5 }] } },
};

it('takes what the protocol says, with whatever a game puts into its views and events', () => {
  mustBeSpoken(update);
  mustBeSpoken({ t: 'error', code: 'TOO_FAST', id: 'm1' });
});

it.each<[string, unknown]>([
  ['is of no known kind', { t: 'gossip' }],
  ['lacks something', { t: 'accepted', id: 'm1' }],
  ['has an unknown word', { t: 'error', code: 'NO_SUCH_CODE' }],
  ['says more than it should', { t: 'pong', at: 1 }],
  [
    'says more than it should deep inside',
    { ...update, update: { ...update.update, clocks: { now: 1, seats: [{ spent: 5 }] } } },
  ],
])('refuses what %s', (_what, message) => {
  expect(() => mustBeSpoken(message as ServerMessage)).toThrow();
});
