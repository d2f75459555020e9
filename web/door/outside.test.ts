import { describe, expect, it } from 'vitest';
import type { HouseInfo, Me } from '@cantiere/server/protocol';
import { readPath } from '../route/route.ts';
import { codeIn, standsOutside } from './outside.ts';

const me: Me = { person: 'ada', name: 'Ada' };
const house = (door: HouseInfo['door']): HouseInfo => ({
  door,
  language: 'browser',
  games: [],
  imprint: false,
  rules: false,
  letters: false,
});
const outside = (path: string, door: HouseInfo['door'], who: Me | null | undefined = null, hash = ''): boolean =>
  standsOutside(readPath(path), who, house(door), hash);

describe('who stands at the door', () => {
  it('is nobody in an open house, but where an invitation was opened', () => {
    for (const path of ['/', '/t/x', '/settings', '/watch']) expect(outside(path, 'open')).toBe(false);
    expect(outside('/join', 'open')).toBe(true);
  });

  it('is every stranger where one comes by invitation, on all pages that show the house', () => {
    for (const path of ['/', '/t/x', '/settings', '/watch', '/p/x', '/replay/x', '/new/citadels', '/leaderboards', '/operator'])
      expect([path, outside(path, 'invited')]).toEqual([path, true]);
    for (const path of [
      '/rules',
      '/rules/citadels',
      '/credits',
      '/privacy',
      '/imprint',
      '/house-rules',
      '/password/abc',
      '/replay',
    ])
      expect([path, outside(path, 'invited')]).toEqual([path, false]);
    expect(outside('/t/x', 'invited', null, '#return=abc')).toBe(false); // they are somebody, and come back
  });

  it('is not whoever has a table’s link where that lets in', () => {
    expect(outside('/t/x', 'links')).toBe(false);
    expect(outside('/', 'links')).toBe(true);
  });

  it('is nobody who is known, or of whom nothing is known yet', () => {
    expect(outside('/', 'invited', me)).toBe(false);
    expect(standsOutside(readPath('/'), undefined, house('invited'), '')).toBe(false);
    expect(standsOutside(readPath('/'), null, undefined, '')).toBe(false);
  });
});

it('a code is read from behind the #', () => {
  expect(codeIn('#K7QM-3XTW-9PAB')).toBe('K7QM-3XTW-9PAB');
  expect(codeIn('')).toBe('');
  expect(codeIn('#K7QM-%')).toBe('K7QM-%'); // cut on its way: the server says that there is no such invitation
});
