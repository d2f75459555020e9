/**
 * Numbers that stand in a game's texts by hand, since no component has them: a rule's own, and what nobody can correct because
 * the box has so many of a thing and a correction adds none (docs/corrections.md). By where they stand, for both languages; where a
 * rule tells the same number twice it is listed once. What is told of a component has no place here: take it from the data.
 */
type Own = readonly [where: RegExp, numbers: string, why: string];

/** In every game. */
export const COMMON: readonly Own[] = [
  [/^option \w*[sS]eat\./u, '1 2 3 4 5 6 7', 'which seat'],
  [/^rules 1$/u, '2', '“In due parole”'],
];

/** How many play is no component's, whatever is told of it. */
export const HOW_MANY_PLAY =
  /\[(?:two|three|four|five|seven|due|tre|quattro|cinque|sette|[2-7])\] (?:(?:or|o) \p{L}+ )?(?:players|giocatori)|(?<!\p{L})(?:in|In|with|With) (?:\p{L}+,? (?:or|o|in|with)? ?)*\[(?:two|three|four|five|seven|due|tre|quattro|cinque|sette)\]|(?:two|due) \[(?:three|tre)\]|(?:three|tre) (?:or|o) \[(?:four|quattro)\]/u;

const BOX = 'the box holds so many';
const ORDER = 'which one, in order';

export const OWN: Readonly<Record<string, readonly Own[]>> = {
  builders: [
    [/BLD-(?:8\.1|5\.1\.1)\b/u, '17', 'points that end the game'],
    [/BLD-8\.1 BLD-8\.2 BLD-8\.3/u, '½', 'half-way through a turn'],
    [/BLD-1\.12/u, '2', 'two things to keep in mind'],
    [/BLD-4\.3\.1/u, '1 2 3', 'the first, second and third sent to a site'],
    [/BLD-(?:4\.1\.1|4\.2\.1|5\.0|5\.2\.1)/u, '1', 'what takes an action takes one'],
    [/BLD-1\.(?:1|2|3|6) /u, '33 29 18 6 4', BOX],
    [/BLD-1\.3$/u, '6', BOX],
    [/BLD-1\.4/u, '1 2 4', 'four of each in the box; a tool adds one; the two go together'],
    [/BLD-2\.1/u, '2', 'apprentices that are left, by the number of players'],
    [/BLD-4\.4\.1/u, '2 3', 'for how many actions'],
    [/BLD-8\.7$/u, '0 1', 'a coin is a tenth of a point'],
    [/BLD-8\.8/u, '2', 'the two ways out that follow'],
  ],
  capitol: [
    [/CAP-1\.2/u, '62', BOX],
    [/^piece b\d/u, '1 2 3 4', ORDER],
    [
      /CAP-(?:3\.1|1\.10|2\.1|2\.5|2\.6|5\.5|6\.1)/u,
      '2 3 4 9',
      'rounds, parts of a round, areas, kinds of cards and starting buildings of the box',
    ],
    [/CAP-6\.1$|CAP-8\.1/u, '1 2 3 4', 'which rounds'],
    [/CAP-1\.1 /u, '2', 'two lives of a card'],
    [/CAP-1\.7/u, '12', 'three auctions in each of four rounds'],
    [/CAP-4\.9/u, '2', 'floors of a floor card'],
    [/CAP-7\.5/u, '1', 'what a fountain is worth'],
    [
      /^lesson (?:1|3|5|8|12|13)$/u,
      '2 3 4 9',
      'rounds, auctions and areas of the box, lives of a card, floors of a floor card; which round',
    ],
  ],
  citadels: [
    [/CIT-(?:8\.2|1\.4|3\.1|5\.9|8\.1|9\.1)|citySize/u, '8 7', 'characters of the box; buildings of a complete city, an option'],
    [/CIT-(?:1\.1|8\.4)|districts\.17/u, '5', 'colours of the box'],
    [/districts\.17|CIT-9\.1|option duplicates/u, '2', 'two colours at once, a building twice'],
    [
      /CIT-3\.(?:5|8|9|10)|CIT-4\.6/u,
      '2 3 4 6 7',
      'how the characters go round: the draft of the rules, by the number of players',
    ],
    [/CIT-4\.1/u, '1 8', ORDER],
    [/CIT-6\.\d+/u, '1 2 3 4 5 6 7 8', 'the number of the character'],
    [/CIT-5\.1 /u, '2', 'one of two things'],
    [/CIT-5\.15|CIT-7\.8|characters\.\d+\.power|districts\.24/u, '1', 'what a building pays as income'],
    [/option citySize/u, '6 7', 'how many play'],
    [/option roundLimit/u, '0 15', 'our own option'],
  ],
  gardens: [
    [/GAR-1\.1 /u, '6', 'plots of the start card'],
    [/GAR-1\.5/u, '60 2 3', 'cards of the box, and their shape'],
    [/GAR-1\.2/u, '6 3 2', 'spaces of the display: as many as its columns'],
    [/GAR-(?:3\.3|5\.6)|twoPlayerOrder/u, '1 2 4', 'turns of two players'],
    [/GAR-3\.7/u, '4', 'steps of a turn'],
    [/GAR-6\.1/u, '1 2 3', 'which column'],
  ],
  sprawl: [
    [/SPR-1\.1 /u, '6 4 2 3 1 12', 'blocks and lots of the board'],
    [/SPR-1\.(?:2|5|9) /u, '8 2 3 6 9 4', 'lots around a lot, rows, grey spaces and zones of the board'],
    [/SPR-1\.13/u, '4', 'a lot, by its letter and number'],
    [/SPR-2\.1 /u, '2 3 4', 'planning cards dealt in turn order, and the boxes of the board'],
    [/SPR-2\.2 |SPR-2\.5/u, '½ 4 6 14', 'cards of the box, where they are shuffled in, contract boxes of the board'],
    [/SPR-2\.7/u, '4 9', BOX],
    [/SPR-2\.8/u, '12 2 3 4', 'starting buildings of the box; how many play'],
    [/SPR-5\.3|decks\.town\.18/u, '2', 'what the Extra Favor is'],
    [/SPR-6\.1 /u, '3', 'action points, permits and wealth'],
    [/SPR-6\.11|politicians\.1\.ability/u, '1 2', 'the bonus of a neighbour, and of the District Attorney'],
    [/SPR-6\.15/u, '2', 'the first and the second'],
    [/SPR-8\.7/u, '1 2 3 4 5', ORDER],
    [/SPR-8\.12/u, '2 10', 'two rules of ours, and the rounds of one'],
    [/SPR-11\.1/u, '7 12 4 6', 'markers of the box'],
    [/SPR-13\.3|option airportElections/u, '4', 'offices of the box but for the Mayor'],
    [/SPR-14\.\d|politicians\.\d\.bonus/u, '10 1', 'what wealth and offices are worth at the end'],
    [/SPR-16\.1/u, '30 45 60', 'about how long a game takes'],
    [/option tameMetropolis/u, '4', 'the cards that it is about'],
    [/option markerRows/u, '2', 'the prestige row and the wealth row'],
    [
      /politicians\.0\.ability|decks\.(?:town\.(?:29|32)|city\.(?:23|26)|metropolis\.(?:17|36))\.text/u,
      '1',
      'the smallest building, the only one that is placed without a contract',
    ],
    [/decks\.(?:planning\.events\.13|town\.25|city\.6)\.text/u, '4 0', 'planning boxes of the board, for nothing'],
    [/decks\.metropolis\.23\.text/u, '4', 'the largest building'],
    [/decks\.metropolis\.(?:13|22)\.text/u, '2', 'a building stands in two rows'],
    [
      /^lesson [238]$/u,
      '36 4 12 5 2 10 1',
      'blocks, lots, zones and starting buildings of the box; a lot; the bonus of a neighbour',
    ],
  ],
};

/**
 * Those of the lessons, by the words around them: most steps tell numbers of both kinds, and one by hand must not hide behind another.
 * Some follow an option, the box or a value that no other lets the lesson be played so far; no change can move those.
 */
export const OWN_IN_LESSONS: Readonly<Record<string, readonly (readonly [words: RegExp, why: string])[]>> = {
  builders: [
    [/(?:con|with|^A|^At) \[17\]/u, 'points that end the game, an option'],
    [/\[1\] (?:azione|action)(?!\p{L})/u, 'what takes an action takes one'],
    [/secondo \[2\]|second \[2\]|terzo \[3\]|third \[3\]|(?:quindi|so) \[2\] (?:azioni|actions)/u, 'which one is sent to a site'],
    [/^\[1\] (?:più|and)|^1 (?:più|and) \[2\]|(?:fa|make) \[3\]/u, 'the sum of these'],
    [/(?:manca solo|is just) \[1\]/u, 'what a tool adds'],
  ],
  capitol: [
    [/\[(?:quattro|four)\] (?:rounds?|i round|volte|times|wins)(?!\p{L})/u, 'rounds of the box'],
    [
      /\[(?:nove|nine)\] (?:aree|areas)|^(?:Ora|Now) \[(?:tre|three)\]|round \[2\]/u,
      'areas and auctions of the box; which round',
    ],
    [/(?:più|plus) \[1\] (?:per|for)/u, 'what a fountain is worth'],
    [
      /\[(?:due|two)\] (?:vite|lives|le cose)|\[(?:due|two)\] (?:piani|floors) (?:Gioca|Play)/u,
      'lives of a card; floors of a floor card',
    ],
    [/(?:una casa da|a house of) \[1\]/u, 'follows the first house, which can have no other height here'],
  ],
  citadels: [
    [/(?:ne ha|città ha|has) \[(?:otto|eight)\]/u, 'buildings of a complete city, an option'],
    [
      /(?:dall|from) \[1\]|(?:1 all|1 to) \[8\]|(?:che è il|Thief number) \[2\]|(?:chiamato il|Now number) \[6\]/u,
      'numbers of characters',
    ],
    [/frutta \[1\]|Merchant \[1\]/u, 'what a building pays as income'],
    [/(?:punti e|points and) \[(?:tre|three)\]|(?:invece di|instead of) \[(?:due|two)\]/u, 'the buildings that were named'],
    [/(?:tutti e|has all|per i|points) \[(?:cinque|five)\]/u, 'colours of the box'],
    [/incasserai \[due\]|^\[(?:Quattro|Four)\]|\[metà\]/u, 'what has been built by then'],
  ],
  gardens: [
    [/(?:card of|over your) \[six\]|in \[(?:three|tre)\] col/u, 'plots of the start card, columns of the board'],
    [
      /\[(?:Due|Two)\] (?:terrazzi|terraces)|(?:gli altri|the other) \[(?:due|two)\]/u,
      'the squares of cards that are as printed here',
    ],
    [/\[due\] volte|\[twice\]|(?:Prepara|Prepare) \[(?:due|two)\]/u, 'how often a card is turned; groups that are named'],
    [
      /(?:una|one) \[(?:due|two)\] (?:tre|three)|(?:una due|one two) \[(?:tre|three)\]|\[(?:due|two)\] (?:insieme|together)/u,
      'one, two and three tiles',
    ],
    [/(?:uno dei|one of) \[(?:cinque|five)\]/u, 'professions of the box'],
    [
      /(?:dopo|after) \[15\]|in \[due\]|with \[two\] players/u,
      'follows the cards of a round, and no other number of them deals alike; how many play',
    ],
    [/(?:punta a|aim at) \[(?:due|two)\]|(?:due o|two or) \[(?:tre|three)\]/u, 'advice'],
  ],
  sprawl: [
    [/(?:città|city) \[36\]|(?:blocchi da|blocks of) \[(?:quattro|four)\]/u, 'blocks and lots of the board'],
    [/^\[(?:Dodici|Twelve)\]|(?:già di|stand of) \[(?:quattro|four)\]/u, 'starting buildings of the box, and their zones'],
    [/(?:volta|time) \[(?:cinque|five)\]|(?:ne restano|are yours) \[(?:due|two)\]/u, 'how many of them were bought before'],
    [/\b[HIJ] \[(?:7|8|10)\]|(?:righe|rows)(?: 11)? \[1[12]\]/u, 'a lot, and rows of lots'],
    [
      /(?:dà|gives) \[1\]|\[0\] AP|in \[(?:tre|three)\] (?:modi|ways)/u,
      'the bonus of a neighbour; what a Favor takes; ways that are named',
    ],
    [/\[(?:tre|Three)\] (?:file|rows)/u, 'the rows that are named'],
    [/(?:di rendita|marker|esce un|when a|costruirci costa|there costs) \[7\]/u, 'a marker'],
    [/(?:volta|time) \[10\]|(?:valgono|are worth) \[1\]/u, 'what wealth is worth at the end'],
  ],
};

/** Numbers of a card that its sentence does not tell, with why. */
export const UNTOLD: readonly (readonly [field: RegExp, why: string])[] = [
  [/^decks\.metropolis\.36\.effects\.1\.then\.0\.sel\.lots\.max$/u, 'the building that is paid for, told at `needs`'],
];

const DRAWN = 'drawn on its card or tile, and told in the gallery';

/** Fields that no sentence made of the data alone follows, with why. Whatever else has a value is told somewhere. */
export const NOT_TOLD: Readonly<Record<string, readonly (readonly [field: RegExp, why: string])[]>> = {
  builders: [
    [/^buildings\.\d+\.(?:requires\.\w+|vp|reward)$/u, DRAWN],
    [/^machines\.\d+\.(?:requires\.\w+|reward|wage)$/u, DRAWN],
    [/^slaves\.\d+\.wage$/u, DRAWN],
  ],
  capitol: [[/^areas\.\d+\.(?:colour|printedFountains\.\d+)$/u, 'drawn on the board']],
  citadels: [
    [/^districts\.\d+\.(?:colour|cost|points)$/u, DRAWN],
    [/^characters\.\d+\.incomeColour$/u, DRAWN],
    [/^otherComponents\.\d+\.count$/u, 'crown, marker and sheets: nothing is reckoned with them'],
    [/^setupByPlayers\.\d+\.(?:players|draft\.\d+\.(?:by|discard))$/u, 'how the characters go round, told in words'],
  ],
  gardens: [
    [/^tileSeries\.\d+\.points\.0$/u, 'no tile of a series'],
    [/^persons\.\d+\.(?:series|scoring\.incomplete)$/u, DRAWN],
    [/^temples\.colors(?:\.\d+)?$/u, 'colours of the players'],
  ],
  sprawl: [
    [/^board\.(?:planningAp|contractAp)\.\d+$/u, 'drawn on the board'],
    [/^payoutTable\.\d+\.n$/u, 'drawn as the table that it is'],
    [/^buildingTiles\.\d+\.(?:zone|lots|count)$/u, DRAWN],
    [/^setup\.deckLayouts\.\w+\.(?:top|middle|bottom)$/u, 'how deep in the decks some cards lie, told in the gallery'],
    [/^tamed\.\d+$/u, 'which cards an option is about'],
    [/^decks\.planning\.permits\.\d+\.wealth$/u, DRAWN],
    [/^decks\.(?:town|city|metropolis)\.\d+\.(?:zone|lots|payout|vocations(?:\.\d+\.\w+)?)$/u, DRAWN],
    [/^decks\.metropolis\.36\.effects\.1\.then\.0\.sel\.lots\.max$/u, 'the building that is paid for, told at `needs`'],
  ],
};
