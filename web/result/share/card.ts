/** What stands on the picture of a finished game: names, points and how it ended. Nothing else of the table is in it, so nothing else can be given away. */
import { plain, type GameTexts, type Result, type ScoreLine } from '@cantiere/engine';
import type { Sitter } from '../../kit/boardKit.ts';
import { listed } from '../../kit/listed.ts';
import type { Texts } from '../../text/index.ts';
import { rounded } from '../rounded.ts';
import { whyWon } from '../why.ts';

export interface Card {
  readonly game: string;
  readonly headline: string;
  readonly sentence: string;
  /** Best first. */
  readonly rows: readonly ShareRow[];
  readonly date: string;
}

export interface ShareRow {
  readonly seat: number;
  readonly rank: number;
  readonly name: string;
  readonly points: number;
}

interface Over {
  readonly game: string;
  readonly result: Result;
  readonly forfeited: boolean;
  readonly people: readonly Sitter[];
  readonly tieBreaks: readonly ScoreLine[];
  readonly texts: GameTexts;
  /** Otherwise people are numbered; bots keep their names. */
  readonly withNames: boolean;
  readonly date: string;
}

/** As an onlooker would tell it: whoever gets the picture was not there. */
export function cardOf({ game, result, forfeited, people, tieBreaks, texts, withNames, date }: Over, t: Texts): Card {
  const nameOf = (seat: number): string => {
    const sitter = people[seat];
    return sitter && (withNames || sitter.bot) ? sitter.name : t.story.share.somebody(seat + 1);
  };
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
  const why = forfeited ? undefined : whyWon(result, 'spectator', tieBreaks);
  return {
    game,
    headline: winners.length === 1 ? t.result.won(winners[0] ?? '') : t.result.tied(listed(winners, t.result.and)),
    sentence: why
      ? plain(
          t.story.why(why, 'spectator', (id) => texts.category(id)),
          nameOf,
        )
      : texts.endReason(result.endReason),
    rows: result.totals
      .map((total, seat) => ({ seat, rank: result.ranks[seat] ?? 0, name: nameOf(seat), points: rounded(total) }))
      .sort((a, b) => a.rank - b.rank || a.seat - b.seat),
    date,
  };
}

/** The same in letters. */
export function cardText({ game, headline, sentence, rows, date }: Card, t: Texts): string {
  const standings = rows.map(({ rank, name, points }) => `${rank}. ${name} · ${t.number(points)}`);
  return [`Cantiere · ${game} · ${date}`, `${headline}. ${sentence}`, ...standings].join('\n');
}
