import { expect, it } from 'vitest';
import { bgStatsLink, bgStatsPlay } from './bgStats.ts';

const time = { kind: 'none' } as const;
const played = {
  table: {
    id: 'ponte-alto-42',
    game: 'citadels',
    seats: [
      { kind: 'person', person: 'p1', name: 'Ada & “Bea”', present: true },
      { kind: 'bot', level: 'easy', name: 'Gru' },
    ],
    terms: { time, whenOut: 'standIn', standIn: 'easy', friendly: false, help: false, rated: true },
    createdAt: Date.UTC(2026, 10, 16, 20, 0),
    updatedAt: Date.UTC(2026, 10, 16, 20, 41, 7),
  },
  result: { totals: [31, 28], ranks: [1, 2] },
  title: 'Citadels',
  house: 'Il Tavolo Lungo',
  nameOf: (seat: number) => ['Ada & “Bea”', 'Gru'][seat],
} as const satisfies Parameters<typeof bgStatsPlay>[0];

it('a finished game is a play as BG Stats reads it', () => {
  expect(bgStatsPlay(played)).toEqual({
    sourceName: 'Cantiere',
    sourcePlayId: 'ponte-alto-42',
    playDate: '2026-11-16 20:41:07',
    durationMin: 41,
    location: 'Il Tavolo Lungo',
    game: { name: 'Citadels', sourceGameId: 'citadels', highestWins: true, noPoints: false },
    players: [
      { name: 'Ada & “Bea”', sourcePlayerId: 'p1', score: 31, rank: 1, winner: true, startPlayer: true },
      { name: 'Gru', sourcePlayerId: 'bot-easy', score: 28, rank: 2, winner: false, startPlayer: false },
    ],
  });
  const link = new URL(bgStatsLink(played));
  expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual(bgStatsPlay(played));
});

it('a game of days has no length', () => {
  const long = { ...played.table, createdAt: Date.UTC(2026, 10, 10) };
  expect(bgStatsPlay({ ...played, table: long })).not.toHaveProperty('durationMin');
});
