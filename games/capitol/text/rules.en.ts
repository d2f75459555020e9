/** The rules in English, in our own words. */
import type { RulesPage } from '@cantiere/engine';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'What it is about',
    paragraphs: [
      {
        rules: ['CAP-3.1', 'CAP-9.2'],
        text: 'Each player leads a family of builders in ancient Rome. You raise houses on your own building site, move them into the nine areas of the city, and fight over fountains, amphitheatres and temples. After four rounds the player with the most points wins.',
      },
      {
        rules: ['CAP-1.1', 'CAP-1.5'],
        text: 'Every card has two lives. While you build, only its type counts: a floor card, a roof card or a permit. In an auction only its number counts: it is money. You never have enough for both.',
        piece: 'floor-8a',
      },
      {
        rules: ['CAP-1.2', 'CAP-1.3', 'CAP-1.4'],
        text: 'There are {cards.length} cards: {counts.roof} roofs ({values.roof}), {counts.floor} floors ({values.floor}) and {counts.permit} permits ({values.permit}) in red, in white and in black.',
        piece: 'permit-red-5',
      },
      {
        rules: ['CAP-1.10', 'CAP-1.11', 'CAP-1.12', 'CAP-1.15', 'CAP-1.16'],
        text: 'The board shows nine areas, three of each colour. An area has one large square for a monument and {squares} small squares for buildings and fountains. Which of its small squares you use makes no difference, and neighbours do not matter.',
        piece: 'capitoline',
      },
      {
        rules: ['CAP-1.13', 'CAP-1.14'],
        text: 'Some small squares carry a printed fountain: {fountains.en}. They count like any other fountain, and nothing can be built on them.',
        piece: 'fountain',
      },
      {
        rules: ['CAP-1.7', 'CAP-1.8', 'CAP-1.9', 'CAP-1.6', 'CAP-1.17'],
        text: 'The {floors.total} floors are common property; the roofs are yours, {roofs.round} round and {roofs.triangular} triangular. Twelve tiles come up for auction: {tileCounts.fountain|fountain|fountains}, {tileCounts.amphitheatre|amphitheatre|amphitheatres}, {tileCounts.temple|temple|temples}. Everyone also has a senator, used to close a bid. The consul marker shows who starts the round.',
        piece: 'consul',
      },
    ],
  },
  {
    title: 'Setting up',
    paragraphs: [
      {
        rules: ['CAP-2.1', 'CAP-2.2', 'CAP-2.3', 'CAP-2.4'],
        text: 'The first player is drawn at random or named by the host. The three kinds of cards are shuffled separately and everyone is dealt {dealt.roof|roof|roofs}, {dealt.floor|floor|floors} and {dealt.permit|permit|permits}, seen only by their owner.',
      },
      {
        rules: ['CAP-2.5', 'CAP-2.11'],
        text: 'What is left of each kind becomes a deck lying face up: its top card can be seen, the rest is hidden under it. From here on there is no more luck in the game.',
      },
      {
        rules: ['CAP-2.6', 'CAP-2.7', 'CAP-2.8', 'CAP-2.9', 'CAP-2.10', 'CAP-2.12'],
        text: 'Everyone starts with four finished buildings beside the board: {startingFloors.round} floors with a round roof, {startingFloors.triangular} with a triangular roof. {roofsLeft.all|roof is|roofs are} left for later. Everything else is the same for two, three or four players.',
        piece: 'b1',
      },
    ],
  },
  {
    title: 'A round',
    paragraphs: [
      {
        rules: ['CAP-3.1', 'CAP-3.2', 'CAP-3.3'],
        text: 'A round has four parts: construction, three auctions, scoring, drawing. The player with the consul starts all of them. After the draws the consul goes to the left.',
      },
      {
        rules: ['CAP-3.4'],
        text: 'Cards in hand, buildings in front of you and unused roofs are kept for the next round.',
      },
      {
        rules: ['CAP-3.3'],
        text: 'With three players and Bruno starting the first round, the rounds are started by Bruno, Carla, Ada and Bruno.',
        example: true,
      },
    ],
  },
  {
    title: 'Construction',
    paragraphs: [
      {
        rules: ['CAP-4.1', 'CAP-4.2', 'CAP-4.3', 'CAP-4.4', 'CAP-4.5', 'CAP-4.6'],
        text: 'In turn, play one card or pass. A pass is final for this phase. The others go on, and the last player left may play one card after another. The phase is over when everyone has passed; without cards you pass by yourself.',
      },
      {
        rules: ['CAP-4.7', 'CAP-4.8'],
        text: 'A played card is shown, does its work, and is put face down on the discards of its kind. You may also play a card and leave its effect aside, for instance to wait for the others to commit themselves. The card is gone all the same.',
      },
      {
        rules: ['CAP-4.9', 'CAP-4.10', 'CAP-4.11', 'CAP-4.12'],
        text: 'A floor card gives two floors, both used at once. Each goes on one of your buildings that has no roof yet, or starts a new building. You may have as many buildings as you like, as tall as you like, but a floor stays where it was put.',
        piece: 'floor-5a',
      },
      {
        rules: ['CAP-4.10'],
        text: 'In front of you stands an unfinished building of 1. With two floors you can make it 3 high; or raise it to 2 and start another; or leave it and start one building of 2 or two of 1.',
        example: true,
      },
      {
        rules: ['CAP-4.13', 'CAP-4.14'],
        text: 'When a single floor is left in the supply the card gives just that one; when there is none, the card can only be spent. Floors never come back.',
      },
      {
        rules: ['CAP-4.15', 'CAP-4.16', 'CAP-4.17'],
        text: 'A roof card puts one of your own roofs, round or triangular, on one of your unfinished buildings. It is then finished for good. Roofs do not come back either: in the whole game you can finish {roofsLeft.all|more building|more buildings}: {roofsLeft.round} with a round roof, {roofsLeft.triangular} with a triangular one.',
        piece: 'roof-4a',
      },
      {
        rules: ['CAP-4.18', 'CAP-4.19'],
        text: 'A permit moves one of your finished buildings to the board, into an area of the permit’s colour. There it stays.',
        piece: 'permit-black-3',
      },
    ],
  },
  {
    title: 'The building code',
    paragraphs: [
      {
        rules: ['CAP-5.1', 'CAP-5.2'],
        text: 'The area must have the colour of the permit, and the small square must be free: no building, no fountain. The large square is not for houses.',
        piece: 'palatine',
      },
      {
        rules: ['CAP-5.3', 'CAP-5.4'],
        text: 'All buildings of an area have the same roof shape. Whoever builds there first chooses it.',
      },
      {
        rules: ['CAP-5.5'],
        text: 'The three areas of a colour may not all end up with the same shape. When two of them have it already, the third must open with the other one.',
      },
      {
        rules: ['CAP-5.5'],
        text: 'The Quirinal and the Viminal have round roofs, the Esquiline is empty: its first building must be triangular.',
        example: true,
      },
      {
        rules: ['CAP-5.6', 'CAP-5.7'],
        text: 'The first building of an area has exactly one floor. Each further one is as tall as the tallest building there, or one floor taller, no matter who owns it.',
      },
      {
        rules: ['CAP-5.7'],
        text: 'The Aventine holds buildings of 1, 1 and 2. The next must have 2 or 3 floors; 1 is too low, 4 too tall.',
        example: true,
      },
      {
        rules: ['CAP-5.8'],
        text: 'Fountains and monuments are not buildings: they set neither height nor shape.',
      },
    ],
  },
  {
    title: 'Auctions',
    paragraphs: [
      {
        rules: ['CAP-6.1'],
        text: 'Three tiles are sold one after the other: a fountain, another fountain, and then an amphitheatre (rounds 1 and 2) or a temple (rounds 3 and 4).',
        piece: 'temple',
      },
      {
        rules: ['CAP-6.2', 'CAP-6.3', 'CAP-6.4', 'CAP-12.4'],
        text: 'Everyone bids in secret and at the same time: any of the cards in hand, from none to all, stacked above the senator. A sealed bid cannot be taken back. When all are in, the stacks are revealed card by card.',
        piece: 'senator',
      },
      {
        rules: ['CAP-6.5', 'CAP-6.6', 'CAP-6.7', 'CAP-6.8'],
        text: 'The highest sum wins. If sums are equal the bid with the highest single card wins; if those are equal too, the player who comes first going clockwise from the consul. Showing the senator at once is not an offer.',
      },
      {
        rules: ['CAP-6.7'],
        text: '7 + 4 and 8 + 3 are both 11: the 8 wins.',
        example: true,
      },
      {
        rules: ['CAP-6.9', 'CAP-6.10'],
        text: 'The winner discards the whole bid, highest card first. Everyone else takes their cards back, but what was shown has been seen. Cards under the senator stay secret.',
      },
      {
        rules: ['CAP-6.11', 'CAP-6.12', 'CAP-6.13', 'CAP-6.14', 'CAP-6.17'],
        text: 'The winner places the tile at once: a fountain on any open small square of any area, a monument on an empty large square. An area can take many fountains but one monument. Tiles never move and belong to nobody. A fountain for which no square is left goes out of the game.',
        piece: 'fountain',
      },
      {
        rules: ['CAP-6.15', 'CAP-6.16'],
        text: 'If nobody offers anything the tile leaves the game (or, where the table says so, goes to the start player: the rulebook does not decide it). Players without cards bid nothing.',
      },
    ],
  },
  {
    title: 'Scoring',
    paragraphs: [
      {
        rules: ['CAP-7.1', 'CAP-7.2'],
        text: 'Each area is looked at by itself. Count your floors there, not your buildings. If totals are equal the taller single building is ahead.',
      },
      {
        rules: ['CAP-7.5', 'CAP-7.6'],
        text: 'First place is worth {scoring.firstBase|point|points} and 1 more for each fountain of the area; second place is worth 1 point for each fountain.',
        piece: 'fountain',
      },
      {
        rules: ['CAP-7.3', 'CAP-7.4'],
        text: 'Players who are still level share their place, and each scores in full. If first place is shared there is no second place.',
      },
      {
        rules: ['CAP-7.2', 'CAP-7.5', 'CAP-7.6'],
        text: 'In an area with two fountains Ada has one building of 3, Bruno buildings of 1 and 2, Carla one of 2. Ada and Bruno both have 3 floors, but Ada’s building is taller: Ada scores {example.first}, Bruno 2, Carla nothing.',
        example: true,
      },
      {
        rules: ['CAP-7.7', 'CAP-7.8'],
        text: 'A temple multiplies by {scoring.templeMultiplier} everything its area pays. An amphitheatre pays no points.',
        piece: 'temple',
      },
      {
        rules: ['CAP-7.7'],
        text: 'Alone with three fountains and a temple: ({scoring.firstBase} + 3) x {scoring.templeMultiplier} = {example.templeFirst}. A second player there would get {example.templeSecond}.',
        example: true,
      },
      {
        rules: ['CAP-7.9', 'CAP-7.10'],
        text: 'All areas pay again in every round. Buildings that are still in front of you score nothing.',
      },
    ],
  },
  {
    title: 'Drawing cards',
    paragraphs: [
      {
        rules: ['CAP-8.1', 'CAP-8.2', 'CAP-8.6'],
        text: 'After rounds 1 to 3, starting with the consul, each player draws {draw.base|card|cards}, one at a time from the visible tops of the decks. Each draw uncovers the next card before you choose again.',
      },
      {
        rules: ['CAP-8.3', 'CAP-8.4', 'CAP-8.5', 'CAP-8.7'],
        text: 'Every amphitheatre allows the first of its area {draw.amphitheatreFirst|extra card|extra cards} and the second {draw.amphitheatreSecond}, with the places of the scoring just made, fountains or not (a table may give them only to those who score there). The {draw.base|card is|cards are} compulsory, the extra ones are not.',
        piece: 'amphitheatre',
      },
      {
        rules: ['CAP-8.11', 'CAP-8.12', 'CAP-8.13'],
        text: 'Cards are never shuffled again. When a deck runs out its discards are turned over, so that the card discarded first lies on top. Whoever remembers knows what is coming.',
      },
      {
        rules: ['CAP-8.8', 'CAP-8.9', 'CAP-8.10', 'CAP-8.14'],
        text: 'There is no hand limit. If no card is left at all, the remaining draws are lost. While only one deck has cards, your compulsory draws are made for you. The size of every hand, deck and pile is open to all.',
      },
    ],
  },
  {
    title: 'End and options',
    paragraphs: [
      {
        rules: ['CAP-9.1', 'CAP-9.2', 'CAP-9.3'],
        text: 'The game ends with the scoring of the fourth round. The highest score wins; equal scores share the win. What is left in hand or in front of you counts for nothing.',
      },
      {
        rules: ['CAP-10.1', 'CAP-10.2', 'CAP-11.10'],
        text: 'The host may name the first player. “Remember seen cards” marks for everyone the cards that were drawn face up or shown in a losing bid, and lists the discards; without it you rely on your memory and the log.',
      },
      {
        rules: ['CAP-10.3', 'CAP-10.4'],
        text: '“Narrow streets” is a house variant for two or three players: in each area {closedSquaresPerArea.2|small square is|small squares are} closed with two players, {closedSquaresPerArea.3} with three.',
      },
      {
        rules: ['CAP-11.1', 'CAP-11.2', 'CAP-11.7', 'CAP-11.8'],
        text: 'Hands and sealed bids are secret; how many cards somebody holds is not. While an auction is open the others learn only that you have bid.',
      },
    ],
  },
];
