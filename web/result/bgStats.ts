/**
 * A finished game for BG Stats, which keeps people's plays and posts them to BoardGameGeek if they like: a link that carries the play
 * itself, as https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/ describes it. Nothing is sent
 * before somebody follows it; the app matches game and people by name, and remembers.
 */
import type { InEveryLanguage } from '@cantiere/engine';
import type { TableInfo, TableResult } from '@cantiere/server/protocol';

const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html';
const MINUTE_MS = 60_000;
/** Where moves have days the time from first to last says nothing. */
const LONGEST_SITTING_MINUTES = 12 * 60;

export interface BgStatsPlay {
  readonly sourceName: string;
  readonly sourcePlayId: string;
  readonly playDate: string;
  readonly durationMin?: number;
  readonly location: string;
  readonly game: {
    readonly name: string;
    readonly sourceGameId: string;
    readonly highestWins: true;
    readonly noPoints: false;
  };
  readonly players: readonly {
    readonly name: string;
    readonly sourcePlayerId: string;
    readonly score: number;
    readonly rank: number;
    readonly winner: boolean;
    readonly startPlayer: boolean;
  }[];
}

interface Played {
  readonly table: Pick<TableInfo, 'id' | 'game' | 'seats' | 'terms' | 'createdAt' | 'updatedAt'>;
  readonly result: Pick<TableResult, 'totals' | 'ranks'>;
  /** What the box is called. */
  readonly title: string;
  /** What the house is called. */
  readonly house: string;
  nameOf(seat: number): string;
}

export function bgStatsPlay({ table, result, title, house, nameOf }: Played): BgStatsPlay {
  const minutes = Math.max(1, Math.round((table.updatedAt - table.createdAt) / MINUTE_MS));
  const inOneGo = table.terms.time.kind !== 'turns' && minutes <= LONGEST_SITTING_MINUTES;
  return {
    sourceName: 'Cantiere',
    sourcePlayId: table.id,
    playDate: new Date(table.updatedAt).toISOString().slice(0, 19).replace('T', ' '), // UTC, as they want it
    ...(inOneGo && { durationMin: minutes }),
    location: house,
    game: { name: title, sourceGameId: table.game, highestWins: true, noPoints: false },
    players: table.seats.map((sitting, seat) => ({
      name: nameOf(seat),
      sourcePlayerId: sitting.kind === 'person' ? sitting.person : sitting.kind === 'bot' ? `bot-${sitting.level}` : '',
      score: result.totals[seat],
      rank: result.ranks[seat],
      winner: result.ranks[seat] === 1,
      startPlayer: seat === 0,
    })),
  };
}

export const bgStatsLink = (played: Played): string =>
  `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(bgStatsPlay(played)))}`;

export const bgStatsWords: InEveryLanguage<{ readonly save: string; readonly hint: string }> = {
  it: { save: 'Segna in BG Stats', hint: 'Apre BG Stats con questa partita; da lì, se vuoi, va anche su BoardGameGeek' },
  en: { save: 'Log in BG Stats', hint: 'Opens BG Stats with this game; from there, if you like, it goes to BoardGameGeek too' },
};
