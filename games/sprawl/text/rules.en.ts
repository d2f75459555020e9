/** The rules in English, in our own words. */
import type { RulesPage } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/en';
import { printed } from './printed.ts';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'The idea',
    paragraphs: [
      {
        rules: ['SPR-1.16', 'SPR-14.5'],
        text: 'You and your rivals build one town together. It becomes a city, then a metropolis, and whoever has gained most prestige by the time the Olympic Games arrive has won. Money, here called wealth, pays for the land; neither wealth nor prestige can ever fall below zero.',
        piece: 'ME1',
      },
      {
        rules: ['SPR-3.1', 'SPR-3.4'],
        text: 'On your turn you may cash in permits, then you spend action points (AP): you take permits, put up contracts, or reserve one contract as a Favor. After your turn the markets are refilled by themselves, and it is then that rows pay, elections are held and events strike.',
      },
    ],
  },
  {
    title: 'The board',
    paragraphs: [
      {
        rules: ['SPR-1.1', 'SPR-1.10'],
        text: 'The city has 6 by 6 blocks of four lots each. A building fills one lot, two lots side by side, an L of three, or a whole block, and never crosses a street. We call lots like squares of a chessboard: column A to L from the left, row 1 to 12 from the top.',
      },
      {
        rules: ['SPR-1.2', 'SPR-1.3'],
        text: 'Every lot touches the eight lots around it. Streets do not matter and diagonals count. Two buildings are adjacent as soon as one lot of the first touches one lot of the second.',
      },
      {
        rules: ['SPR-1.4'],
        text: 'Water lies above and to the right of the city, wilderness to the left and below. Some contracts and events care.',
      },
      {
        rules: ['SPR-1.5', 'SPR-1.6', 'SPR-1.7', 'SPR-1.8'],
        text: `Three prestige rows run across the city, each two blocks high: ${printed.bands[0]}, ${printed.bands[1]} and ${printed.bands[2]} from the top. Six wealth rows run down it: ${printed.columns.join(', ')}. Nine grey spaces along the top and right can receive markers and make further rows. The value of a block is the sum of all numbers whose rows pass through it.`,
      },
      {
        rules: ['SPR-EX-1'],
        example: true,
        text: `The Residential near the bottom left corner stands in prestige row ${printed.southWest.prestige} and wealth row ${printed.southWest.wealth}: value ${printed.southWest.value}. The Commercial in the middle, in prestige row ${printed.middle.prestige} and wealth row ${printed.middle.wealth}, has value ${printed.middle.value}.`,
        piece: 'S03',
      },
      {
        rules: ['SPR-1.9', 'SPR-1.11'],
        text: 'There are four zones: Civic, Commercial, Industrial and Residential. Parks are buildings too, but belong to no zone. You control the buildings that carry your mark; those without a mark count for nobody.',
        piece: 'PARK',
      },
      {
        rules: ['SPR-1.12'],
        text: 'When a contract speaks of "these rows" it means the printed prestige row and the printed wealth row that cross in its block. Rows made by markers are not meant (a table may count them too). A building is counted once, unless the text deals with one row after the other.',
      },
      {
        rules: ['SPR-1.13', 'SPR-1.14', 'SPR-1.17', 'SPR-6.8', 'SPR-15.8'],
        text: `The bank never runs dry. Tiles can: there is a limited number of buildings of each zone and size, ${printed.parks} parks, and ${printed.vocations} vocation tiles, of which only one is Media. Buildings that a card places have no name: they are called by their place, like “park on C4”.`,
        piece: 'MEDIA',
      },
    ],
  },
  {
    title: 'Getting started',
    paragraphs: [
      {
        rules: ['SPR-2.1', 'SPR-2.4'],
        text: 'The first player is drawn by lot. In turn order players receive one, two, three and four planning cards. Four more lie open in the planning boxes, and one on top of the deck.',
      },
      {
        rules: ['SPR-2.2', 'SPR-2.3'],
        text: 'The planning deck hides its fourteen events in the lower half, so the first cards are all permits. The four Urban Renewal cards wait among the discards and come in with the first reshuffle.',
        piece: 'UR1',
      },
      {
        rules: ['SPR-2.5', 'SPR-2.6', 'SPR-13.6', 'SPR-17.3'],
        text: 'Six Town contracts lie open from the start. In the middle of each contract deck hides one pivotal event: the Airport in Town, the Sports Team in City, the Olympic Games in Metropolis. City and Metropolis stay closed until the event before them appears. Nothing that is laid out at the start triggers anything.',
        piece: 'TE1',
      },
      {
        rules: ['SPR-2.7', 'SPR-2.12'],
        text: 'Nobody holds an office yet. Only the Mayor can be elected for now; the other four offices and the Contractor come later. The nine markers and the Extra Favor tile are set aside.',
      },
      {
        rules: ['SPR-2.8', 'SPR-2.9', 'SPR-2.10'],
        text: `Twelve small buildings already stand. With ${printed.startWealth[0]}, ${printed.startWealth[1]} or ${printed.startWealth[2]} wealth each (2, 3 or 4 players), players take turns buying one at its value until all are sold. What you do not spend you keep.`,
      },
      {
        rules: ['SPR-2.11', 'SPR-EX-3'],
        text: `Whoever has most wealth left gets the Media tile. If several share the lead, it goes to the owner of the Residential of value ${printed.southWest.value} instead, even if that player is poor.`,
        piece: 'MEDIA',
      },
    ],
  },
  {
    title: 'Your turn',
    paragraphs: [
      {
        rules: ['SPR-3.2', 'SPR-3.3', 'SPR-3.5', 'SPR-3.6'],
        text: `You have ${printed.turnAp} action points, or ${printed.bossAp} as Union Boss. The Treasurer first collects ${printed.treasurer} wealth from every opponent. You may stop whenever you like; points left over are lost. Nothing is refilled before your turn is over.`,
      },
      {
        rules: ['SPR-4.1', 'SPR-4.2', 'SPR-4.3', 'SPR-4.4'],
        text: 'Before your first action you may invest: discard permits for the wealth printed on them, one after the other. Once you have spent an action point or built, investing is over for this turn. Urban Renewal cards cannot be invested.',
        piece: 'P01',
      },
      {
        rules: ['SPR-EX-6'],
        example: true,
        text: `The permit for Civic or Residential with a single page brings ${printed.invested} wealth when invested: weak permits are worth most as money.`,
        piece: 'P01',
      },
      {
        rules: ['SPR-1.15', 'SPR-5.1', 'SPR-5.2'],
        text: `Taking a planning card costs ${printed.planning.least} to ${printed.planning.most} points from the boxes, ${printed.planning.deck} from the top of the deck. Your cards lie open before you, and you may hold any number.`,
      },
      {
        rules: ['SPR-5.3', 'SPR-5.4', 'SPR-5.5', 'SPR-5.6'],
        text: `A contract costs ${printed.contracts.least} to ${printed.contracts.most} points from the boxes; the tops of the decks cost ${printed.contracts.decks[0]} (Town), ${printed.contracts.decks[1]} (City) and ${printed.contracts.decks[2]} (Metropolis). Instead of building it you may pay only its points and keep it as your Favor. A Favor costs no points when you build it on a later turn. You may hold one, or two with the Extra Favor tile from the Warehouse; you cannot give it back.`,
        piece: 'T19',
      },
      {
        rules: ['SPR-EX-21'],
        example: true,
        text: 'You took a Favor this turn: you cannot build it yet. Next turn you build it for 0 AP, paying permits and wealth, and may take another Favor at once.',
      },
    ],
  },
  {
    title: 'Building',
    paragraphs: [
      {
        rules: ['SPR-6.1', 'SPR-6.2', 'SPR-6.3', 'SPR-6.4'],
        text: 'A contract costs three things: its action points, permits of its zone with at least as many pages as it has lots, and wealth equal to the value of the block. Cards may be combined and spare pages are lost, but a card that is not needed stays with you.',
      },
      {
        rules: ['SPR-EX-5'],
        example: true,
        text: `The High School needs ${count(printed.highSchool.pages, 'Civic page')}: ${count(printed.highSchool.pages, 'single-page card')}, or one card alone with ${printed.highSchool.pages} or more. A card of ${printed.highSchool.pages} and a single page together are too much: keep the single one.`,
        piece: 'T04',
      },
      {
        rules: ['SPR-6.5', 'SPR-6.6'],
        text: 'The lots must be free. Zoning: a new building may touch other zones only if it also touches a building of its own zone. Parks do not matter, nor does who owns what. With no zoned neighbour at all you may start a new quarter anywhere.',
      },
      {
        rules: ['SPR-EX-4'],
        example: true,
        text: `At the start the High School fits on H5-H6 for ${printed.middle.value} wealth: it touches the Civic building at G7, diagonally across the street, and so may touch the Commercial ones too. On G5-H5 it would touch only foreign zones: not allowed. On the empty land in the west it costs ${printed.west}.`,
        piece: 'T04',
      },
      {
        rules: ['SPR-6.7', 'SPR-15.3'],
        text: 'Many contracts add a condition of their own: beside the water or the wilderness, in a block of at least or at most some value, next to or away from a zone. Some ignore zoning. What a card says beats the general rules.',
      },
      {
        rules: ['SPR-6.9', 'SPR-6.10'],
        text: 'You choose the contract, then the place, then the permits. A step with only one possibility is taken for you. Then everything happens in order: you pay, old buildings fall, the new one stands with your mark, neighbours give their bonus, vocations pay, and last the effects of the card.',
      },
      {
        rules: ['SPR-6.11', 'SPR-6.12', 'SPR-EX-19'],
        text: 'Each adjacent building of the same zone gives you 1 prestige, whoever owns it. The District Attorney doubles this for the first contract of the turn.',
        piece: 'da',
      },
      {
        rules: ['SPR-6.13', 'SPR-6.18', 'SPR-6.19'],
        text: 'Effects count the new building where it fits. "You" means the builder alone; effects on buildings or on each player help or hurt those who own them. Buildings that an effect places or moves ignore zoning and give no neighbour bonus.',
      },
    ],
  },
  {
    title: 'Vocations',
    paragraphs: [
      {
        rules: ['SPR-6.14'],
        text: 'A contract marked with a vocation gives its builder one tile of that name. When the reserve has none left, you may take one from an opponent instead, or leave it.',
        piece: 'FACTORY',
      },
      {
        rules: ['SPR-6.15', 'SPR-6.17'],
        text: 'Then everybody is paid for every tile of that name: the printed value in wealth or prestige, chosen for each tile. A contract with two vocations settles the first completely before the second.',
      },
      {
        rules: ['SPR-6.16'],
        text: 'The Police Chief does not choose: each tile brings both.',
        piece: 'chief',
      },
      {
        rules: ['SPR-EX-10'],
        example: true,
        text: 'Alex builds a Factory-2 and takes 2 wealth or 2 prestige. Sydney builds a Factory-1: both gain 1. Alex builds a Factory-4 and now has two tiles: 8 of one kind, or 4 and 4, while Sydney gains 4.',
        piece: 'FACTORY',
      },
    ],
  },
  {
    title: 'Demolition',
    paragraphs: [
      {
        rules: ['SPR-7.1', 'SPR-7.2', 'SPR-7.4'],
        text: 'With an Urban Renewal card, or as Contractor, you may build over what stands. One card covers all of it. The new building must cover every lot of every building that falls, and zoning must hold as if they were already gone. What falls leaves the game.',
        piece: 'UR1',
      },
      {
        rules: ['SPR-7.3', 'SPR-7.5', 'SPR-7.6'],
        text: 'Anything may fall: rivals’ buildings, your own, parks, those of nobody. Only the Contractor’s buildings are safe from other players, though not from fires, floods and earthquakes. If nothing falls, or you are the Contractor, the card is not spent.',
        piece: 'contractor',
      },
      {
        rules: ['SPR-EX-12'],
        example: true,
        text: 'A 3-lot building may replace a 1-lot and a 2-lot building side by side, but not two 2-lot buildings, for it could not cover both.',
      },
    ],
  },
  {
    title: 'The end of a turn',
    paragraphs: [
      {
        rules: ['SPR-8.5', 'SPR-8.6', 'SPR-3.6'],
        text: 'Planning cards slide toward the cheap end and the gaps are filled from the deck; then its next card is turned face up. All of this happens by itself.',
      },
      {
        rules: ['SPR-8.1', 'SPR-8.2', 'SPR-8.3'],
        text: 'A card does something once: at the moment it turns face up. A permit first holds an election if it shows a ballot, then pays the wealth row with its number. A contract pays the prestige row with its number. An event happens, goes, and the next card is turned. A card that was already face up on its deck moves into a box quietly.',
      },
      {
        rules: ['SPR-EX-17'],
        example: true,
        text: `The face-up permit on the deck slides into the ${printed.planning.last} AP box: no ballot, no payout. The card beneath it is turned up, and that one does trigger.`,
      },
      {
        rules: ['SPR-8.4', 'SPR-EX-22'],
        text: 'When the planning deck is empty, the discards become the new one. Should only events be left, the space stays empty and play goes on.',
      },
      {
        rules: ['SPR-8.7', 'SPR-8.8', 'SPR-8.9'],
        text: 'Contracts slide and are filled next. At first Town feeds all five boxes. Once City is open it feeds the four cheaper ones; once Metropolis is open, it feeds boxes 1 to 3, City box 4, Town box 5. When City has run dry, Town reaches box 4 again.',
      },
      {
        rules: ['SPR-8.10', 'SPR-8.11', 'SPR-EX-16'],
        text: 'A deck that opens while boxes are being filled is used at once, from the very box that was being filled. Last, the top card of each open deck is turned up if it lies face down.',
        piece: 'TE1',
      },
      {
        rules: ['SPR-8.12', 'SPR-8.13', 'SPR-8.14', 'SPR-EX-28'],
        text: 'Then the next player begins. Two rules of ours that the rulebook does not have: if for ten rounds nobody takes a contract from its space, the game ends; or, if the table wants it, after one such round already the cheapest contract leaves the game.',
      },
    ],
  },
  {
    title: 'Rows that pay',
    paragraphs: [
      {
        rules: ['SPR-9.1', 'SPR-9.2', 'SPR-9.6'],
        text: 'When a row pays, players are ranked by how many buildings they control in it; size does not matter and parks count. Wealth rows pay wealth, prestige rows prestige. Whoever has nothing there gets nothing, and a number whose marker is not on the board pays nobody.',
      },
      {
        rules: ['SPR-9.3', 'SPR-9.4', 'SPR-9.5'],
        text: `${printed.payout.halves ? 'The first place gets the number of the row, each further place half of the one before, rounded down' : 'The payout table says, row by row, what each place gets'}, for at most as many places as there are players. Tied players add up the places they cover and share them, rounded down.`,
      },
      {
        rules: ['SPR-EX-8'],
        example: true,
        text: `Wealth row ${printed.payout.row} with four players pays ${printed.payout.first}, ${printed.payout.second}, ${printed.payout.third} and ${printed.payout.fourth}. With 3, 3, 2 and 1 buildings the two leaders share ${printed.payout.shared} and get ${printed.payout.each} each, the third ${printed.payout.third}, the last ${printed.payout.fourth}.`,
      },
      {
        rules: ['SPR-11.1', 'SPR-11.2', 'SPR-11.3', 'SPR-11.4'],
        text: 'Cards bring markers into play: wealth 7 to 12, prestige 4 to 6, always the lowest of its kind. Any marker may go on any free grey space and makes its whole row dearer at once. A marker that moves goes to another free space. Markers never leave the board.',
        piece: 'W7',
      },
      {
        rules: ['SPR-EX-7'],
        example: true,
        text: `A block of value ${printed.marker.before} in the fourth column rises to ${printed.marker.after} when prestige marker 6 is put on the grey space above E-H, and falls back to ${printed.marker.before} when the marker moves on to the one above I-L.`,
        piece: 'P6',
      },
    ],
  },
  {
    title: 'Elections and offices',
    paragraphs: [
      {
        rules: ['SPR-10.1', 'SPR-10.2', 'SPR-10.11'],
        text: 'A ballot moves the election pawn one step and holds the election it reaches. Before the Airport only the Mayor’s space means anything. Cards may hold elections too, without moving the pawn.',
        piece: 'pawn',
      },
      {
        rules: ['SPR-10.3', 'SPR-10.8'],
        text: 'Mayor: most vocation tiles; the Media holder breaks ties. A Mayor who is elected or re-elected places a park on an empty lot and controls it.',
        piece: 'mayor',
      },
      {
        rules: ['SPR-10.4', 'SPR-10.5', 'SPR-10.6', 'SPR-10.7'],
        text: 'District Attorney, Treasurer, Police Chief and Union Boss go to the owner of the most valuable Civic, Commercial, Residential and Industrial building. On a tie the number of such buildings decides, then the holder of the office before it on the track; if that is vacant, the active player. With nobody to elect, the office stays where it is. One player may hold several.',
        piece: 'boss',
      },
      {
        rules: ['SPR-EX-15'],
        example: true,
        text: `Ada and Bruno both have a Civic building of value ${printed.best} and two Civic buildings each. Carla, the Mayor, picks the District Attorney. With a third one, Bruno would have won outright.`,
        piece: 'da',
      },
      {
        rules: ['SPR-10.9', 'SPR-10.10', 'SPR-10.12'],
        text: 'After the Sports Team every election, once it is over, also hands the Contractor tile to the player with least prestige; the Union Boss breaks ties. Winning an office by a card counts as an election in every respect.',
        piece: 'contractor',
      },
    ],
  },
  {
    title: 'Events and effects',
    paragraphs: [
      {
        rules: ['SPR-13.1', 'SPR-13.2', 'SPR-15.4'],
        text: 'An event is carried out from top to bottom before anything else is turned up; what is impossible is skipped. Planning events are discarded and may return, those of the contract decks are gone for good. Where nobody is named to choose, the active player does.',
        piece: 'TE2',
      },
      {
        rules: ['SPR-13.3', 'SPR-13.4', 'SPR-13.5'],
        text: 'The Airport opens the City deck, brings four offices into play, which wait for the election track. The Sports Team opens Metropolis and brings the Contractor, who waits for the next election. A table may have them elected and assigned at once: the rulebook does not say so. The Olympic Games end the game.',
        piece: 'CE1',
      },
      {
        rules: ['SPR-12.1', 'SPR-12.2', 'SPR-12.3', 'SPR-15.1', 'SPR-EX-18'],
        text: 'Gains come from the bank. Losses and forced payments take what you have and forgive the rest. Where you may pay in wealth or prestige you choose for every unit, as long as you have enough of it.',
        piece: 'M02',
      },
      {
        rules: ['SPR-12.4', 'SPR-15.2', 'SPR-EX-14'],
        text: 'Offers need the full price. If you cannot pay it you are not asked, and it counts as declining.',
        piece: 'PE04',
      },
      {
        rules: ['SPR-12.5', 'SPR-12.6', 'SPR-12.7', 'SPR-12.9'],
        text: 'Some effects single out a building: it may be torn down, lose its mark, change hands or move. Ties for the highest or lowest value are settled by the active player. Exchanges need the same zone and size. Placed buildings go on empty lots.',
        piece: 'C16',
      },
      {
        rules: ['SPR-12.8', 'SPR-12.10', 'SPR-12.11', 'SPR-12.12', 'SPR-12.13', 'SPR-12.14', 'SPR-12.15'],
        text: 'Others place or move markers, hold elections, pay rows at once, hand out a planning card, more action points or the Extra Favor, or reshuffle the planning deck.',
      },
      {
        rules: ['SPR-15.5', 'SPR-15.7', 'SPR-EX-25'],
        text: 'If one effect leaves several players with a real choice, the active player sets the order in which they decide; those without a choice come first. A choice with only one possibility is made for you.',
        piece: 'TE2',
      },
    ],
  },
  {
    title: 'The end of the game',
    paragraphs: [
      {
        rules: ['SPR-14.1', 'SPR-14.2', 'SPR-14.3'],
        text: 'When the Olympic Games appear everything stops. Every prestige row pays once more, then every 10 wealth give 1 prestige.',
        piece: 'ME1',
      },
      {
        rules: ['SPR-14.4'],
        text: 'Offices score: the Mayor 1 for each own building (parks aside) next to a park; District Attorney, Treasurer, Police Chief and Union Boss 1 for each Civic, Commercial, Residential or Industrial building in the whole city.',
        piece: 'mayor',
      },
      {
        rules: ['SPR-14.5', 'SPR-14.6'],
        text: 'Most prestige wins; then most wealth; else the victory is shared. Cards left over are worth nothing.',
      },
      {
        rules: ['SPR-EX-20'],
        example: true,
        text: 'Ada gains 7 from prestige rows, 2 for 27 wealth and 2 as Mayor: 11. Bruno gains 4 from rows and 11 as Treasurer of a city with eleven Commercial buildings: 15.',
      },
      {
        rules: ['SPR-15.6', 'SPR-17.1', 'SPR-17.2'],
        text: 'Nothing is secret but the order of the face-down cards. What you own lies open and cannot be traded.',
      },
    ],
  },
  {
    title: 'Options and sources',
    paragraphs: [
      {
        rules: ['SPR-16.1'],
        text: 'The pivotal events lie deeper in a long game and higher in a short one. With our bots a short game takes about 30 turns in all, a standard one about 45, a long one about 60.',
      },
      {
        rules: ['SPR-16.2', 'SPR-16.3', 'SPR-16.4', 'SPR-16.5', 'SPR-16.6', 'SPR-16.7', 'SPR-16.8'],
        text: 'University, Temple, Marina and Port can be halved or left out. The order of decisions can be switched off, or extended to vocation gains. The Airport’s elections and the stale market are additions of ours, normally off.',
        piece: 'M01',
      },
      {
        rules: ['SPR-9.3', 'SPR-1.14'],
        text: 'Reconstructed values: we did not have the printed cards. Most card texts and numbers, the permits, the split of the building tiles and all payout lines but the sixth were rebuilt so that everything known of the published game holds; the page of its cards shows which. If you own the game you can set them right there: whoever runs the house saves it as a new edition, and games already running keep theirs.',
      },
    ],
  },
];
