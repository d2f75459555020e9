import { describe, expect, it } from 'vitest';
import {
  behindHash,
  readPath,
  toLeaderboards,
  toNew,
  toNumbers,
  toOffline,
  toOpenFile,
  toProfile,
  toReplay,
  toRules,
  toTable,
} from './route.ts';

describe('addresses', () => {
  it('each page has one', () => {
    expect(readPath('/')).toEqual({ page: 'home' });
    expect(readPath('/settings')).toEqual({ page: 'settings' });
    expect(readPath('/credits/')).toEqual({ page: 'credits' });
    expect(readPath('/rules')).toEqual({ page: 'rules' });
    expect(readPath('/watch')).toEqual({ page: 'watch' });
  });

  it('what is written is read back', () => {
    expect(readPath(toTable('ponte-alto-42'))).toEqual({ page: 'table', id: 'ponte-alto-42' });
    expect(readPath(toOffline('m1abc'))).toEqual({ page: 'offline', id: 'm1abc' });
    expect(readPath(toNew('citadels'))).toEqual({ page: 'new', game: 'citadels' });
    expect(readPath(toReplay('table', 'ponte-alto-42'))).toEqual({ page: 'replay', where: 'table', id: 'ponte-alto-42' });
    expect(readPath(toReplay('offline', 'm1abc'))).toEqual({ page: 'replay', where: 'offline', id: 'm1abc' });
    expect(readPath(toReplay('file', 'a/b'))).toEqual({ page: 'replay', where: 'file', id: 'a/b' });
    expect(readPath(toOpenFile)).toEqual({ page: 'open' });
    expect(readPath(toRules('citadels'))).toEqual({ page: 'rules', game: 'citadels' });
    expect(readPath(toProfile('Ab_-9'))).toEqual({ page: 'profile', person: 'Ab_-9' });
    expect(readPath(toLeaderboards('citadels'))).toEqual({ page: 'leaderboards', game: 'citadels' });
    expect(readPath(toLeaderboards())).toEqual({ page: 'leaderboards' });
    expect(readPath(toNumbers('citadels'))).toEqual({ page: 'numbers', game: 'citadels' });
    expect(readPath(toNumbers())).toEqual({ page: 'numbers' });
  });

  it('links of letters have theirs', () => {
    expect(readPath('/unsubscribe/abc.def')).toEqual({ page: 'letter', kind: 'unsubscribe', token: 'abc.def' });
    expect(readPath('/password/abc')).toEqual({ page: 'letter', kind: 'password', token: 'abc' });
    expect(readPath('/confirm')).toEqual({ page: 'lost' });
  });

  it('a rule is an anchor on the rules page', () => {
    expect(toRules('citadels', 'CIT-5.9')).toBe('/rules/citadels#CIT-5.9');
  });

  it('what stands behind the # is read as it is where nobody encoded it', () => {
    expect(behindHash('#CIT-5.9')).toBe('CIT-5.9');
    expect(behindHash('#citt%C3%A0')).toBe('città');
    expect(behindHash('')).toBe('');
    for (const odd of ['%', '%E0%A4', 'read-%', '%%%']) expect(behindHash(`#${odd}`)).toBe(odd);
  });

  it('anything else is lost', () => {
    for (const path of ['/nowhere', '/t', '/p', '/replay/t/x', '/replay/file/x/y', '/t/a/b', '/new', '/%E0%A4%A'])
      expect(readPath(path)).toEqual({ page: 'lost' });
  });
});
