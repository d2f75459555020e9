/** Everybody's yard in words: sites with what they lack and who works there, who is free, what is finished, purse and points. */
import { isAvailable, supplyOf } from '../rules/crew.ts';
import { NONE } from '../rules/cards.ts';
import type { Player } from '../rules/state.ts';
import { memberName, type Names } from './names.ts';
import { membersOn } from './Sites.tsx';
import type { BoardWords } from './text.ts';

interface Speaking {
  readonly words: BoardWords;
  readonly names: Names;
  nameOf(seat: number): string;
}

export function yardsInWords(players: readonly Player[], { words, names, nameOf }: Speaking): string[] {
  return players.flatMap((player, seat) => {
    const sites = player.sites.map(({ card, missing }) => {
      const crew = membersOn(player, card).map((member) => memberName(names, member));
      const lacks = `${names.building(card)}: ${words.missing} ${names.amounts(missing)}`;
      return crew.length === 0 ? `${lacks}.` : `${lacks}. ${words.standing(crew.join(', '))}.`;
    });
    const free = player.crew
      .filter(isAvailable)
      .map((member) => `${memberName(names, member)} (${names.amounts(supplyOf(member, NONE))})`);
    return [
      `${words.yardOf(nameOf(seat))}: ${words.points(player.points)}, ${words.coins(player.coins)}. ${sites.length === 0 ? `${words.noSites}.` : ''}`.trim(),
      ...sites,
      `${words.crew}: ${free.length === 0 ? words.nobodyHome : free.join(', ')}.`,
      `${words.finished}: ${player.finished.length === 0 ? words.nothingFinished : player.finished.map(names.building).join(', ')}.`,
    ];
  });
}
