/** The table as text, for the terminal: at most 100 columns. */
import type { Language, Seat, View, Viewer } from '@cantiere/engine';
import {
  CHARACTERS,
  COINS,
  COLOUR,
  COLOURS,
  COST,
  DISTRICTS,
  NONE,
  POINTS,
  UNKNOWN,
  type Character,
  type District,
} from './rules/catalog.ts';
import { includes, membersOf } from './rules/characterSet.ts';
import { scoreOf } from './rules/scoring.ts';
import type { State } from './rules/state.ts';
import { nameOf } from './text/cards.ts';

const WIDTH = 100;

const WORDS = {
  it: {
    round: 'Round',
    deck: 'mazzo',
    bank: 'banca',
    lastRound: 'ULTIMO ROUND',
    over: 'FINE PARTITA',
    draft: 'scelta dei personaggi',
    faceUp: 'Fuori gioco',
    crown: 'corona',
    gold: 'monete',
    cards: 'carte',
    points: 'punti',
    city: 'città',
    hand: 'Mano',
    drawn: 'Pescate',
    offered: 'Puoi scegliere',
    saw: 'Hai visto',
    murdered: 'assassinato',
    robbed: 'derubato',
    nobody: 'nessuno',
    empty: 'vuota',
    legend: '(colore e costo: G giallo, B blu, V verde, R rosso, P viola)',
  },
  en: {
    round: 'Round',
    deck: 'deck',
    bank: 'bank',
    lastRound: 'LAST ROUND',
    over: 'GAME OVER',
    draft: 'choosing characters',
    faceUp: 'Out of play',
    crown: 'crown',
    gold: 'gold',
    cards: 'cards',
    points: 'points',
    city: 'city',
    hand: 'Hand',
    drawn: 'Drawn',
    offered: 'You may choose',
    saw: 'You saw',
    murdered: 'murdered',
    robbed: 'robbed',
    nobody: 'nobody',
    empty: 'empty',
    legend: '(colour and cost: Y yellow, B blue, G green, R red, P purple)',
  },
} as const;

const LETTERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  it: { yellow: 'G', blue: 'B', green: 'V', red: 'R', purple: 'P' },
  en: { yellow: 'Y', blue: 'B', green: 'G', red: 'R', purple: 'P' },
};

export function drawInText(view: View<State>, viewer: Viewer, language: Language, names: readonly string[]): string {
  const words = WORDS[language];
  const name = (seat: Seat): string => names[seat] ?? `${seat + 1}`;
  const characterName = (character: Character): string => nameOf(CHARACTERS[character], language);
  const card = (district: District): string => {
    if (district === UNKNOWN) return '?';
    const points = POINTS[district] === COST[district] ? '' : `/${POINTS[district]}`;
    return `${nameOf(DISTRICTS[district], language)} ${LETTERS[language][COLOURS[COLOUR[district]]]}${COST[district]}${points}`;
  };
  const cards = (list: readonly District[]): string => list.map(card).join(', ') || words.empty;
  const lines: string[] = [];
  const write = (text: string, indent = 0): void => void lines.push(...wrapped(text, indent));

  const banner = view.phase === 'over' ? words.over : view.firstCompleter === NONE ? '' : words.lastRound;
  const bank = view.options.bank === 'thirty' ? `${words.bank} ${view.bank}/${COINS}` : '';
  write(
    [`${words.round} ${view.round}`, `${words.deck} ${view.deck.length}`, bank, banner].filter((part) => part !== '').join(' · '),
  );
  lines.push('-'.repeat(WIDTH));

  const calls = CHARACTERS.map((_, character) => {
    const notes = [
      callNote(view, character, name, words.nobody),
      character === view.murdered ? words.murdered : '',
      character === view.robbed ? words.robbed : '',
    ].filter((note) => note !== '');
    const mark = character === view.called && view.phase !== 'over' ? '>' : '';
    return `${mark}${character + 1} ${characterName(character)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  write(calls.join('  '), 2);
  if (view.faceUp !== 0) write(`${words.faceUp}: ${membersOf(view.faceUp).map(characterName).join(', ')}`, 2);
  lines.push('-'.repeat(WIDTH));

  for (const [seat, { gold, hand, city }] of view.players.entries()) {
    const mine = CHARACTERS.flatMap((_, character) => (view.holder[character] === seat ? characterName(character) : []));
    const facts = [
      `${words.gold} ${gold}`,
      `${words.cards} ${hand.length}`,
      `${words.city} ${city.length}/${view.options.citySize}`,
      `${words.points} ${scoreOf(view, seat)}`,
      ...(seat === view.crown ? [words.crown] : []),
      ...(mine.length > 0 ? [mine.join(' + ')] : []),
    ];
    write(`${seat === view.asked ? '> ' : '  '}${name(seat)}${seat === viewer ? ' *' : ''}: ${facts.join(' · ')}`, 4);
    write(`    ${cards(city)}`, 4);
    if (hand.length > 0 && !hand.includes(UNKNOWN)) write(`    ${words.hand}: ${cards(hand)}`, 6);
  }
  lines.push('-'.repeat(WIDTH));

  const { drawn } = view.turn;
  if (drawn.length > 0 && !drawn.includes(UNKNOWN)) write(`${words.drawn}: ${cards(drawn)}`, 2);
  for (const [step, set] of view.offered.entries()) {
    if (set === 0 || view.phase === 'over') continue;
    const label = step === view.kept.length ? words.offered : words.saw;
    write(`${label}: ${membersOf(set).map(characterName).join(', ')}`, 2);
  }
  write(words.legend);
  return `${lines.join('\n')}\n`;
}

/** Who answered the call, or that nobody did; nothing while it is not known. */
function callNote(view: View<State>, character: Character, name: (seat: Seat) => string, nobody: string): string {
  const holder = view.holder[character];
  if (holder >= 0) return name(holder);
  const isOut = holder === NONE && !includes(view.faceUp, character) && view.phase !== 'draft';
  return isOut ? nobody : '';
}

/** Lines of at most WIDTH columns, broken at spaces; all but the first are indented. */
function wrapped(text: string, indent: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    const cut = at > indent ? at : WIDTH;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = ' '.repeat(indent) + rest.slice(cut).trimStart();
  }
  lines.push(rest);
  return lines;
}
