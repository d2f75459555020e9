/** The rules in English, in our own words. */
import type { RulesPage } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/en';
import { printed } from './printed.ts';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In short',
    paragraphs: [
      {
        rules: ['GAR-4.1', 'GAR-9.1'],
        text: `You are laying out a garden for the king, card over card. Every turn you take one of the face-up cards and lay it partly over what you already have. Equal buildings that touch form groups; a group of ${printed.group} or more earns a temple and a tile. Tiles are collected in sets, and the best collection wins. The garden itself scores nothing.`,
        piece: 'C21',
      },
      {
        rules: ['GAR-3.8'],
        text: 'Nobody can touch your garden. You meet the others only over the cards and tiles you all want, and only the player whose turn it is ever decides anything.',
      },
    ],
  },
  {
    title: 'The table',
    paragraphs: [
      {
        rules: ['GAR-1.1', 'GAR-1.3', 'GAR-1.4'],
        text: `Everybody has ${printed.temples} temples of one colour and a start card with six free plots: that is your whole garden for now. Start cards and temples of absent players stay in the box.`,
        piece: 'start',
      },
      {
        rules: ['GAR-1.5', 'GAR-2.2', 'GAR-2.3'],
        text: `The deck has ${printed.cards} cards of two by three squares. A square is either a free plot or a building: terrace, park, arcade or fountain. You may turn a card any way you like, but not flip it.`,
        piece: 'C57',
      },
      {
        rules: ['GAR-1.2', 'GAR-1.6', 'GAR-1.7', 'GAR-1.8'],
        text: `${printed.faceUp} of the ${printed.tiles} tiles lie face up in three columns of two, marked ${printed.columns[0]}, ${printed.columns[1]} and ${printed.columns[2]}: the group you need to choose from them. The other ${printed.tiles - printed.faceUp} wait face down.`,
        piece: 'display',
      },
      {
        rules: ['GAR-1.9', 'GAR-1.10', 'GAR-1.11'],
        text: 'Chance names the first player, who gets the flower. Deck and tiles are shuffled once, at the start; after that nothing is random any more, only unseen.',
        piece: 'flower',
      },
    ],
  },
  {
    title: 'Rounds and turns',
    paragraphs: [
      {
        rules: ['GAR-3.1', 'GAR-3.2', 'GAR-3.4'],
        text: `A round begins with new cards face up: ${printed.cardsFor(3)} with three players, ${printed.cardsFor(2)} with two, ${printed.cardsFor(4)} with four. Starting from the flower and going clockwise, each player takes one. A gap is not filled, so the last player takes what is left.`,
      },
      {
        rules: ['GAR-3.3', 'GAR-11.3'],
        text: 'With two players you take turns twice: flower, other, flower, other. (The rulebook is damaged here: a table may choose flower, other, other, flower.)',
      },
      {
        rules: ['GAR-3.5', 'GAR-3.6'],
        text: `Then the flower passes to the left and the next round is dealt. There are ${printed.roundsFor(2)} rounds with two players, ${printed.roundsFor(3)} with three, ${printed.roundsFor(4)} with four, unless the tiles run out first.`,
        piece: 'flower',
      },
      {
        rules: ['GAR-3.7', 'GAR-3.9'],
        text: 'Your turn has up to four steps: lay a card; if temples meet in one group, choose the one that stays; place a temple if you like; take your tile. Steps with nothing to decide are skipped.',
      },
    ],
  },
  {
    title: 'Laying a card',
    paragraphs: [
      {
        rules: ['GAR-4.2', 'GAR-4.3'],
        text: 'Every building on the card must come to rest on a square of your garden, be it a plot or another building. Free plots may go anywhere, even out over the table: that is how a garden grows.',
        piece: 'C01',
      },
      {
        rules: ['GAR-4.2'],
        text: 'You have only the start card and take a card with a terrace and a park side by side. One column to the left of the start card it fits: both buildings rest on plots and one column of new ground sticks out. One column too far to the right, the park would hang over the table, and that is not allowed.',
        piece: 'C21',
        example: true,
      },
      {
        rules: ['GAR-4.4', 'GAR-4.6'],
        text: 'Nothing may cover a square with a temple, not even a free plot.',
        piece: 'temple',
      },
      {
        rules: ['GAR-2.5', 'GAR-2.6', 'GAR-4.8', 'GAR-10.6'],
        text: 'Only what lies on top counts. Whatever you cover is gone for good. Squares touch along a side, never at a corner.',
      },
      {
        rules: ['GAR-2.1', 'GAR-2.4', 'GAR-2.7', 'GAR-4.5', 'GAR-4.7', 'GAR-4.9', 'GAR-4.12'],
        text: 'Cards lie square on the grid, in quarter turns, and only cards that are really on offer can be taken. A garden has no border and no highest layer. It never loses ground and never falls apart.',
      },
      {
        rules: ['GAR-4.10', 'GAR-4.11'],
        text: 'Should none of the face-up cards fit anywhere in your garden, which is very rare, you choose one of them, put it out of the game, and your turn is over. As long as one card fits somewhere you may not discard.',
      },
    ],
  },
  {
    title: 'Groups and temples',
    paragraphs: [
      {
        rules: ['GAR-5.1'],
        text: 'A group is all the equal buildings that hang together side by side. Free plots form no groups.',
        piece: 'park',
      },
      {
        rules: ['GAR-5.2', 'GAR-5.3', 'GAR-5.5', 'GAR-5.7'],
        text: `You may place a temple on a group that has at least ${printed.group} buildings, no temple yet, and at least one square that this very card has added to it. A square counts as added when it shows that building now and did not a moment ago: a park laid on a park adds nothing. The temple may stand on any square of the group.`,
        piece: 'temple',
      },
      {
        rules: ['GAR-5.6'],
        text: 'One temple a turn, however many groups have grown. (With two players you have two turns a round, and so two chances.)',
      },
      {
        rules: ['GAR-5.12', 'GAR-5.13'],
        text: 'You may decline and wait for a bigger group: it can be rewarded whenever a later card adds to it. But once a temple stands, it stands.',
      },
      {
        rules: ['GAR-5.4', 'GAR-5.10', 'GAR-5.11'],
        text: 'Groups can be covered, shrunk and split. The temple stays on its square and belongs to the part around it; a part cut off has no temple and can earn one, at once if this card also added a square to it, otherwise later.',
      },
      {
        rules: ['GAR-5.4', 'GAR-5.11'],
        text: `Seven parks in a row, with a temple on the second. A card covers the third and fourth with plots and lays a park below the fifth. On the right there are now four parks without a temple, one of them new: a temple may be placed, and it opens ${count(printed.opened(4), 'column')}.`,
        piece: 'C14',
        example: true,
      },
      {
        rules: ['GAR-5.9', 'GAR-5.11'],
        text: 'The same seven parks, but the card adds two terraces elsewhere. The three parks cut off have not grown and must wait. The terraces have, but they have a temple already: enlarging such a group is allowed and earns nothing.',
        piece: 'C13',
        example: true,
      },
      {
        rules: ['GAR-5.8'],
        text: 'If your card joins groups so that several temples stand in one, you keep one of them where it is, as you choose, and the others return to your supply. That earns no tile, but a temple that came back can be used at once on another group that has grown. Several such groups are settled from top to bottom.',
        piece: 'temple',
      },
    ],
  },
  {
    title: 'The tile you earn',
    paragraphs: [
      {
        rules: ['GAR-6.1', 'GAR-6.2', 'GAR-6.3'],
        text: `A temple on a group of ${printed.columns[0]} lets you take a tile from column 1; on a group of ${printed.columns[1]} from column 1 or 2; on a group of ${printed.columns[2]} from any column.`,
        piece: 'display',
      },
      {
        rules: ['GAR-6.4', 'GAR-6.8'],
        text: `With ${printed.blind} or more you first draw a tile blind from the supply, for your eyes only, and then take a face-up tile from any column. Larger groups earn no more than that. If there is nothing left to draw, the blind tile is lost.`,
        piece: 'tile-back',
      },
      {
        rules: ['GAR-6.5', 'GAR-6.6', 'GAR-6.7', 'GAR-6.11'],
        text: 'After a temple you must take a tile that is there, from a column that is open to you. Its space is refilled at once; when the supply is empty, it stays empty. A tile is yours for good, whatever becomes of the group.',
      },
      {
        rules: ['GAR-6.9', 'GAR-6.10', 'GAR-8.4'],
        text: `If there is no tile at all for your temple, you get ${printed.consolation} points instead, even when columns you could not use still hold some.`,
      },
    ],
  },
  {
    title: 'Moving a temple',
    paragraphs: [
      {
        rules: ['GAR-7.1', 'GAR-7.2', 'GAR-7.3', 'GAR-7.6'],
        text: `While you have temples in your supply you use those. When all ${printed.temples} stand in the garden you may move one: it must come from the smallest of your groups with a temple, as they are after laying the card. If several are equally small, you choose.`,
        piece: 'temple',
      },
      {
        rules: ['GAR-7.4', 'GAR-7.5'],
        text: 'A moved temple earns exactly what a new one would. The group it leaves has no temple any more and can be rewarded again as soon as a later card enlarges it.',
      },
      {
        rules: ['GAR-7.2', 'GAR-7.3'],
        text: 'Your temples stand in groups of 5, 4, 3, 2 and 2. A new group of 6 appears: one of the two temples in the groups of 2 may move there, the others may not.',
        example: true,
      },
    ],
  },
  {
    title: 'The end',
    paragraphs: [
      {
        rules: ['GAR-8.1', 'GAR-8.6'],
        text: 'The game ends with the round that uses up the deck.',
      },
      {
        rules: ['GAR-8.2', 'GAR-8.3', 'GAR-8.6'],
        text: `If the very last tile is taken before that, the round is finished and exactly ${printed.moreRounds} more ${printed.moreRounds === 1 ? 'is' : 'are'} played, cards permitting. Then the game is over.`,
      },
      {
        rules: ['GAR-8.5', 'GAR-10.7', 'GAR-9.9'],
        text: 'All hands are opened and counted. The highest total wins; equal totals share the place, the first included.',
      },
    ],
  },
  {
    title: 'What tiles score',
    paragraphs: [
      {
        rules: ['GAR-9.2', 'GAR-9.3', 'GAR-9.4'],
        text: 'Each tile shows what the tiles of its kind are worth together, from a single one up to the complete set, which is the last number. Further tiles of the kind begin a new set: count the complete ones first, then the rest.',
        piece: 'garden-1',
      },
      {
        rules: ['GAR-9.2'],
        text: `${printed.ladders('en')} Not all of these numbers are published: some series, and nearly all values of the professions, are our reconstruction (see the credits page).`,
        piece: 'queen-1',
      },
      {
        rules: ['GAR-9.3'],
        text: `Five Gardens: ${printed.gardens.sets} for complete sets of ${printed.gardens.setSize} and ${printed.gardens.rest} for the rest, ${printed.gardens.all} in all.`,
        piece: 'garden-1',
        example: true,
      },
      {
        rules: ['GAR-9.5', 'GAR-9.6', 'GAR-9.7'],
        text: `There is one tile of each profession, and each belongs to one kind of tile: the animal tamer to Tigers, the gardener to Gardens, the sculptor to Sculptures, the priest to Chalices. Each is worth ${printed.alone} points, or more once you own a complete set of that kind: tamer ${printed.complete('tamer')}, gardener ${printed.complete('gardener')}, sculptor ${printed.complete('sculptor')}, priest ${printed.complete('priest')}. Extra tiles and extra sets change nothing about it.`,
        piece: 'gardener-1',
      },
      {
        rules: ['GAR-9.8'],
        text: `The guard is worth ${printed.guard} points for every Gate you own, in a complete set or not.`,
        piece: 'guard-1',
      },
      {
        rules: ['GAR-9.3', 'GAR-9.8'],
        text: `Five Gates and the guard: ${printed.gates.sets} for complete sets of ${printed.gates.setSize}, ${printed.gates.rest} for the rest, and ${printed.guard * 5} for the guard. Together ${printed.gatesWithGuard}.`,
        piece: 'gate-1',
        example: true,
      },
      {
        rules: ['GAR-9.10', 'GAR-9.11'],
        text: `The sum is sets, professions, and any ${printed.consolation}-point consolations. Somebody with every tile of the game would have ${printed.everything}.`,
      },
    ],
  },
  {
    title: 'What is secret',
    paragraphs: [
      {
        rules: ['GAR-10.1', 'GAR-10.2', 'GAR-10.5'],
        text: `Everybody sees gardens, temples, face-up cards and tiles, ${printed.consolation}-point consolations and how many tiles each player has. Nobody sees the order of the deck or of the face-down tiles.`,
      },
      {
        rules: ['GAR-10.3', 'GAR-10.4', 'GAR-10.9'],
        text: 'Your tiles lie face down before you. Others saw you take those from the display, so they may remember them; a blind tile is known to you alone until the end.',
        piece: 'tile-back',
      },
      {
        rules: ['GAR-11.1', 'GAR-11.2', 'GAR-10.8', 'GAR-10.10'],
        text: 'The table can keep taken tiles in sight for everybody (tracked) or leave them to memory and the log (secret). Opponents’ scores are shown only in the first case, and never count blind tiles.',
      },
      {
        rules: ['GAR-10.11'],
        text: 'You can undo within your turn until something new comes to light: a blind tile, a refilled space or the next round’s cards.',
      },
    ],
  },
];
