/** The rules of Citadels in English, told in our own words. */
import type { RulesPage } from '@cantiere/engine';

export const rulesInEnglish: readonly RulesPage[] = [
  {
    title: 'What it is about',
    paragraphs: [
      {
        rules: ['CIT-8.2', 'CIT-8.7'],
        text: 'You are raising a city, one building at a time, and you pay for it in gold. Each round you secretly become one of eight characters, and each of them has a trick. As soon as somebody has eight buildings, the round is played to its end and the most valuable city wins.',
        piece: 'castle',
      },
      {
        rules: ['CIT-1.1', 'CIT-1.2', 'CIT-1.3', 'CIT-10.14'],
        text: 'There are {cards} building cards in five colours: noble (yellow), religious (blue), trading (green), military (red) and special (purple). The number on a card is both its price and its points, except for the University (price {university.cost}, points {university.points}) and the Dragon Gate ({dragonGate.cost} and {dragonGate.points}). Cards with the same name are all alike.',
        piece: 'university',
      },
      {
        rules: ['CIT-1.4', 'CIT-1.5', 'CIT-1.6', 'CIT-1.7', 'CIT-10.12'],
        text: 'Eight characters, a crown and gold: that is all there is. Gold does not run out, and you may hold as many coins and cards as you like. There is no discard pile: a card that leaves play goes face down under the deck.',
        piece: 'crown',
      },
    ],
  },
  {
    title: 'Getting ready',
    paragraphs: [
      {
        rules: ['CIT-2.1', 'CIT-2.2', 'CIT-2.5'],
        text: 'The deck is shuffled. Everybody gets {start.cards|card|cards} and {start.gold} gold and starts without a single building.',
      },
      {
        rules: ['CIT-2.3', 'CIT-2.4'],
        text: 'A seat drawn by lot starts with the crown. Play goes clockwise: whoever sits on your left plays after you.',
        piece: 'crown',
      },
    ],
  },
  {
    title: 'Choosing characters',
    paragraphs: [
      {
        rules: ['CIT-3.1', 'CIT-3.2', 'CIT-3.3', 'CIT-3.4', 'CIT-10.3', 'CIT-10.4'],
        text: 'Every round the eight characters are shuffled and some are put away: one face down, unseen by anybody, and some face up ({faceUp.en}). The King never lies face up: another takes his place and he goes back among the others.',
        piece: 'king',
      },
      {
        rules: ['CIT-3.5', 'CIT-3.6', 'CIT-3.7', 'CIT-3.12', 'CIT-10.5'],
        text: 'Whoever has the crown looks at the remaining characters, keeps one in secret and passes the rest to the left. The next player does the same, and so on. The last one chooses between two cards and leaves one face down. Remember what you saw: it tells you who can be what.',
      },
      {
        rules: ['CIT-3.8'],
        text: 'With seven players only one card reaches the last player, who takes the one that was put away face down as well and keeps one of the two.',
      },
      {
        rules: ['CIT-3.9', 'CIT-3.11'],
        text: 'With two players each ends up with two characters. The first keeps one of seven; the second keeps one of six and sets one aside; the first keeps one of four and sets one aside; the second keeps one of the last two.',
      },
      {
        rules: ['CIT-3.10'],
        text: 'With three players the cards go round twice, and each keeps two characters. The last card stays face down.',
      },
      {
        rules: ['CIT-3.9'],
        example: true,
        text: 'Ada has the crown. She keeps the King. Bruno gets six cards, keeps the Assassin and sets the Warlord aside. Ada gets four, keeps the Architect and sets the Magician aside. Bruno keeps the Merchant and leaves the Bishop. Only Bruno knows that nobody is the Warlord.',
      },
    ],
  },
  {
    title: 'The calls',
    paragraphs: [
      {
        rules: ['CIT-4.1', 'CIT-4.3', 'CIT-4.5', 'CIT-10.6'],
        text: 'The characters are called from 1 to 8. Whoever holds the one that is called shows it and plays a whole turn before the next is called. If nobody answers, the call passes on. Who has played what stays in view until the round is over.',
      },
      {
        rules: ['CIT-4.2', 'CIT-10.6', 'CIT-10.8'],
        text: 'The murdered character keeps silent, so an unanswered call does not tell whether anybody was there. Who the victim was is shown when the round is over.',
        piece: 'assassin',
      },
      {
        rules: ['CIT-4.4', 'CIT-11.2'],
        text: 'Some things happen by themselves when a character is shown: first the Thief’s victim hands over its gold, then the King takes the crown, then the Merchant receives a coin.',
      },
      {
        rules: ['CIT-4.6'],
        text: 'With two or three players each of your two characters has its own turn, with its own resources, buildings and power. Purse, hand and city are the same for both.',
      },
    ],
  },
  {
    title: 'Your turn',
    paragraphs: [
      {
        rules: ['CIT-5.1', 'CIT-5.2', 'CIT-5.3', 'CIT-10.2', 'CIT-10.13'],
        text: 'You must do one of two things: take {constants.takeGold} gold, or look at the top {constants.drawCards|card|cards} of the deck, keep {constants.keepCards} and put the rest underneath.',
        piece: 'gold_coin',
      },
      {
        rules: ['CIT-5.7', 'CIT-5.8'],
        text: 'When the deck is short you draw what is there, and an empty deck cannot be drawn from. Cards that go under the deck together do so in random order.',
      },
      {
        rules: ['CIT-5.9', 'CIT-5.10', 'CIT-5.11', 'CIT-5.12', 'CIT-5.17'],
        text: 'After that, and not before, you may build: pay the price of a card in your hand and put it in your city, where it works at once. You may build {builds} a turn, {architect} as the Architect. You may have the same building several times, and you may go on beyond eight.',
        piece: 'tavern',
      },
      {
        rules: ['CIT-5.13', 'CIT-5.14'],
        text: 'At any moment of your turn you may use your character’s power, once. You never have to.',
      },
      {
        rules: ['CIT-5.15', 'CIT-5.16'],
        text: 'King, Bishop, Merchant and Warlord have an income: 1 gold for each building of their colour. It is collected once, all together, so buildings that come later in the turn pay nothing. Build first, if you can afford it.',
      },
      {
        rules: ['CIT-5.15', 'CIT-6.20'],
        example: true,
        text: 'The Merchant has no gold, two green buildings and the Docks in hand. The Merchant’s power makes {constants.merchantBonus}, taking gold makes {merchantTakes}. The Docks are built for {docks.cost}, and only then is the income collected: 3 gold, because there are now three green buildings.',
      },
      {
        rules: ['CIT-5.18', 'CIT-5.19', 'CIT-11.4'],
        text: 'When you have taken your resources you may end the turn. Income that you have not collected and the Architect’s cards come to you then, unless you say that you do without. That can be wise when the Thief is waiting for your other character.',
      },
    ],
  },
  {
    title: 'The characters',
    paragraphs: [
      {
        rules: ['CIT-6.1', 'CIT-6.2', 'CIT-6.3', 'CIT-6.4', 'CIT-10.7'],
        text: '1, the Assassin, names another character. Whoever holds it loses that turn; perhaps nobody does. Gold, hand and city remain untouched.',
        piece: 'assassin',
      },
      {
        rules: ['CIT-6.5', 'CIT-6.6', 'CIT-6.7', 'CIT-6.8', 'CIT-6.9', 'CIT-6.10'],
        text: '2, the Thief, names a character too, but neither the Assassin nor the victim. When it is called, all the gold its owner has at that moment goes to the Thief.',
        piece: 'thief',
      },
      {
        rules: ['CIT-6.8'],
        example: true,
        text: 'The Thief has named the Merchant, who has 5 gold. At the call the 5 go to the Thief; then the Merchant receives a coin and keeps everything that the turn brings in.',
      },
      {
        rules: ['CIT-6.11', 'CIT-6.12', 'CIT-6.13', 'CIT-10.9'],
        text: '3, the Magician, either swaps hands with another player, whole hand for whole hand, or puts any number of cards under the deck and draws as many.',
        piece: 'magician',
      },
      {
        rules: ['CIT-6.14', 'CIT-6.15', 'CIT-6.16', 'CIT-6.17'],
        text: '4, the King, takes the crown and so chooses first next round. Income from yellow buildings. If nobody is King, or the King is murdered, the crown stays where it is.',
        piece: 'king',
      },
      {
        rules: ['CIT-6.18', 'CIT-6.19'],
        text: '5, the Bishop, keeps the Warlord out of his city for this round, unless he has been murdered. Income from blue buildings.',
        piece: 'bishop',
      },
      {
        rules: ['CIT-6.20', 'CIT-6.21'],
        text: '6, the Merchant, receives {constants.merchantBonus} gold at the start of the turn. Income from green buildings.',
        piece: 'merchant',
      },
      {
        rules: ['CIT-6.22', 'CIT-6.23'],
        text: '7, the Architect, draws {constants.architectExtraCards|extra card|extra cards}, keeps them all, and may build up to {architect|building|buildings}.',
        piece: 'architect',
      },
      {
        rules: ['CIT-6.24', 'CIT-6.25', 'CIT-6.26', 'CIT-6.27', 'CIT-6.28', 'CIT-6.30'],
        text: '8, the Warlord, has an income from red buildings, and as the last act of the turn may destroy one building in any city, for {constants.destroyDiscount} gold less than it cost. What cost no more than that falls for nothing. Income not yet collected comes in first.',
        piece: 'warlord',
      },
      {
        rules: ['CIT-6.29', 'CIT-7.1'],
        text: 'Out of the Warlord’s reach are the Keep, the city of a living Bishop, and every complete city.',
        piece: 'keep',
      },
      {
        rules: ['CIT-6.28'],
        example: true,
        text: 'A Warlord without gold has two red buildings and has drawn cards. To destroy a Church (price {church.price}) the income of 2 comes in first; {church.left} gold is left and the turn is over. A Castle (price {castle.price}) would be out of reach.',
      },
    ],
  },
  {
    title: 'Purple buildings',
    paragraphs: [
      {
        rules: ['CIT-5.4', 'CIT-5.5', 'CIT-5.6', 'CIT-7.3'],
        text: 'With the Observatory you look at {observatory|card|cards} instead of {constants.drawCards}; with the Library you keep {library} instead of {constants.keepCards}; with both you keep {library} of {observatory}. All of this is a “may”: you can also draw just {constants.drawCards}, or keep just {constants.keepCards}, after a look at them. Other draws are not affected.',
        piece: 'observatory',
      },
      {
        rules: ['CIT-7.9', 'CIT-7.11'],
        text: 'The Laboratory turns a card of your hand into {constants.laboratoryGold} gold, once a turn.',
        piece: 'laboratory',
      },
      {
        rules: ['CIT-7.10', 'CIT-7.11'],
        text: 'The Smithy gives you {constants.smithyCards|card|cards} for {constants.smithyCost} gold, once a turn.',
        piece: 'smithy',
      },
      {
        rules: ['CIT-7.4', 'CIT-7.5', 'CIT-10.10', 'CIT-11.3'],
        text: 'The Graveyard lets you take a building that the Warlord has just destroyed into your hand for {constants.graveyardCost} gold, whosever it was, unless you are the Warlord. It cannot save itself.',
        piece: 'graveyard',
      },
      {
        rules: ['CIT-7.8'],
        text: 'The School of Magic pays 1 gold of income whatever colour your character collects. For everything else it is purple.',
        piece: 'school_of_magic',
      },
      {
        rules: ['CIT-7.6', 'CIT-7.7', 'CIT-7.12', 'CIT-8.8'],
        text: 'The Haunted City stands in for the colour you lack when the game is scored, unless it was built in the last round: then it is just purple.',
        piece: 'haunted_city',
      },
      {
        rules: ['CIT-7.2'],
        text: 'University and Dragon Gate are worth more points than they cost: {university.points} for {university.cost} gold, {dragonGate.points} for {dragonGate.cost}.',
        piece: 'dragon_gate',
      },
    ],
  },
  {
    title: 'The end and the score',
    paragraphs: [
      {
        rules: ['CIT-8.1', 'CIT-8.2', 'CIT-8.3', 'CIT-8.9'],
        text: 'The first to have eight buildings makes this round the last; the remaining characters are still called. Otherwise a new round begins with a new choice of characters. A table can also set a limit on rounds.',
      },
      {
        rules: ['CIT-8.4', 'CIT-8.5', 'CIT-8.6'],
        text: 'Add up the points of your buildings; {scoring.fiveColours} more for all five colours; {scoring.firstToComplete} more if you were the first to complete a city, {scoring.otherComplete} more if you completed yours later. Gold and cards in hand are worth nothing.',
      },
      {
        rules: ['CIT-8.7'],
        text: 'The highest total wins. If there is a tie, the buildings alone decide; if they are equal too, the victory is shared. A table may let the gold decide before that.',
      },
      {
        rules: ['CIT-8.4'],
        example: true,
        text: 'Manor, Castle, Temple, Church, Tavern, Market, Watchtower and University make {city.points} points. All five colours: {city.colours}. First to finish: {city.first}.',
      },
    ],
  },
  {
    title: 'Options and open information',
    paragraphs: [
      {
        rules: ['CIT-9.1', 'CIT-9.2', 'CIT-9.3', 'CIT-9.7'],
        text: 'A table can play to seven buildings, which then complete a city in every respect; let the crown pass to the owner of a murdered King when the round ends; or forbid the same building twice in one city. Options are fixed before the game and everybody can see them.',
      },
      {
        rules: ['CIT-9.4', 'CIT-9.5', 'CIT-9.6'],
        text: 'It can also play with thirty coins only, when a bank that is short gives what it has; say which seat starts with the crown; and change the limit on rounds.',
      },
      {
        rules: ['CIT-10.1', 'CIT-10.11', 'CIT-11.1', 'CIT-11.5'],
        text: 'Gold, cities, the number of cards in every hand and in the deck, and the crown are open to all. Hands, the deck and characters not yet called are secret until the game is over. Chance has a hand only in shuffling and in the first crown.',
      },
    ],
  },
];
