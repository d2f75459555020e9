/** The rules, told in English. */
import type { RulesPage } from '@cantiere/engine';

export const rulesEn: readonly RulesPage[] = [
  {
    title: 'In a nutshell',
    paragraphs: [
      {
        rules: ['BLD-3.1', 'BLD-3.2', 'BLD-6.1', 'BLD-8.1'],
        text: 'You run a small building firm. Each turn gives you {constants.freeActionsPerTurn|action|actions}: open sites, hire people, send them to work, invest, or simply collect coins. As soon as the people on a site supply everything its card asks for, the building stands: you are paid, you score, and the crew goes home, ready for the next job. Whoever ends a turn with 17 points brings on the last round.',
        piece: 'b-lighthouse-of-alexandria',
      },
      {
        rules: ['BLD-1.12', 'BLD-4.3.1'],
        text: 'Two things to keep in mind from the start. What one resource has too much of never helps another: a site needs exactly the right people. And sending several members to the same site in the same turn gets dearer each time: 1 action for the first, 2 for the second, 3 for the third.',
      },
      {
        rules: ['BLD-8.7'],
        text: 'Coins left at the end are worth a tenth of a point each, so a close game is decided by decimals. On a tie everybody with the best score wins.',
      },
    ],
  },
  {
    title: 'The cards',
    paragraphs: [
      {
        rules: ['BLD-1.1', 'BLD-1.10'],
        text: 'The 33 building cards (29 buildings and 4 machines) show what they need in stone, wood, architecture and decoration, what they pay and how many points they are worth. An unfinished card in front of you is a site.',
        piece: 'b-pyramid',
      },
      {
        rules: ['BLD-1.2', 'BLD-1.9'],
        text: 'The 18 workers come in four grades: apprentices are paid {wages.apprentice} for a job, labourers {wages.labourer}, companions {wages.companion}, masters {wages.master}, and as a rule each supplies as many units as he is paid coins. Everybody you can send to work is your crew; whoever does not stand on a site is available.',
        piece: 'w-com-5',
      },
      {
        rules: ['BLD-1.3'],
        text: 'Six prisoners supply {prisonerUnits} units each. They work for nothing until you free them; from then on they are paid {constants.freedWage}.',
        piece: 's-1',
      },
      {
        rules: ['BLD-1.4', 'BLD-1.5', 'BLD-1.11'],
        text: 'Four tools, one for each resource, add 1 to what their bearer supplies. Four universities raise one resource of a worker to {constants.universityLevel}, whatever the card prints. The two go together: first the university replaces, then the tool adds.',
        piece: 't-stone',
      },
      {
        rules: ['BLD-1.6', 'BLD-1.7', 'BLD-1.8'],
        text: 'There are four loans, all alike, and coins called sesterces (the box holds {coinsInBox} worth of them; here every purse is simply a number). The first-player card stays where it was dealt.',
        piece: 'l-1',
      },
    ],
  },
  {
    title: 'Setting up',
    paragraphs: [
      {
        rules: ['BLD-2.1', 'BLD-2.3', 'BLD-9.8'],
        text: 'Buildings and machines are shuffled together and {constants.rowSize} are laid out. Below them lie {constants.rowSize} workers, from a deck of all workers except the apprentices dealt. With two players two apprentices are in that deck, with three players one, with four none; nothing else depends on the number of players.',
      },
      {
        rules: ['BLD-2.2', 'BLD-2.5', 'BLD-2.8'],
        text: 'Everybody starts with one apprentice drawn at random and {constants.startingCoins} sesterces, whatever the seat.',
        piece: 'w-app-1',
      },
      {
        rules: ['BLD-2.4'],
        text: 'Prisoners, tools, loans and universities form the investment line. All of them lie open, and you may take any card, not only the top one.',
      },
      {
        rules: ['BLD-2.6', 'BLD-2.7', 'BLD-3.9'],
        text: 'The first player is drawn by lot, play goes clockwise, and a round is one turn for everybody. The deal is the only chance in the game: afterwards cards are turned up, but nothing is rolled or reshuffled.',
        piece: 'first-player',
      },
    ],
  },
  {
    title: 'Your turn',
    paragraphs: [
      {
        rules: ['BLD-3.1', 'BLD-3.2', 'BLD-3.6', 'BLD-4.6.1'],
        text: 'You have {constants.freeActionsPerTurn|action|actions} and spend them in any order and on anything you can pay for at that moment. The turn lasts until you say it is over, and you may always say so.',
      },
      {
        rules: ['BLD-3.3', 'BLD-3.4', 'BLD-4.5.1', 'BLD-4.5.2'],
        text: 'They are not enough? Buy more for {constants.extraActionCost} sesterces each, as many as you like, with coins earned a moment ago if need be. You buy them yourself, before the move that needs them: nothing is bought behind your back.',
      },
      {
        rules: ['BLD-3.5'],
        text: 'What you do not use is lost at the end of the turn, bought actions too. Before you stop, turn the rest into coins.',
      },
      {
        rules: ['BLD-3.7', 'BLD-3.8'],
        text: 'Nobody interrupts your turn. You never go below zero coins, and there is no trading, no dismissing of workers and no giving up of sites.',
      },
      {
        rules: ['BLD-3.10'],
        text: 'Refilling the rows, finishing a building, checking for the end and counting happen by themselves.',
      },
    ],
  },
  {
    title: 'What an action does',
    paragraphs: [
      {
        rules: ['BLD-4.1.1', 'BLD-4.1.2', 'BLD-4.1.3', 'BLD-4.1.4'],
        text: 'Open a site (1 action): take a card from the building row and put it in front of you. The next card of the deck fills the gap. You can open as many sites as you have actions, and own any number at once.',
        piece: 'b-house',
      },
      {
        rules: ['BLD-4.2.1', 'BLD-4.2.2', 'BLD-4.2.3', 'BLD-4.2.4'],
        text: 'Recruit (1 action): a worker of the row joins your crew for good and can be sent at once. Hiring costs no coins, only working does.',
        piece: 'w-lab-1',
      },
      {
        rules: ['BLD-4.3.3', 'BLD-4.3.8', 'BLD-4.3.9'],
        text: 'Send to work: pay the wage, and the member stands on your site until it is finished. Nobody on a site can be moved, freed, taught or given another tool.',
      },
      {
        rules: ['BLD-4.3.1', 'BLD-4.3.2', 'BLD-4.3.4'],
        text: 'The first member you send to a site in a turn costs 1 action, the second 2 more, the third 3 more. People who stand there from earlier turns do not count, every site is counted for itself, and prisoners and machines cost as much as workers. So spread the work over two sites, or over two turns.',
      },
      {
        rules: ['BLD-4.3.1', 'BLD-4.3.2'],
        text: 'Three people to the Pyramid in one turn take 1 + 2 + 3 = 6 actions. One each to the Pyramid and the Theatre take 1 + 1. Next turn the Pyramid starts at 1 again.',
        piece: 'b-theatre',
        example: true,
      },
      {
        rules: ['BLD-4.3.5', 'BLD-4.3.6'],
        text: 'A worker or a freed prisoner may take along one tool of yours that nobody is using, free of charge. Prisoners and machines carry no tools.',
        piece: 't-wood',
      },
      {
        rules: ['BLD-4.3.7'],
        text: 'Nobody is sent for nothing: with the tool, if there is one, the member must bring at least one unit that is still missing.',
      },
      {
        rules: ['BLD-4.4.1', 'BLD-4.4.2', 'BLD-4.4.3', 'BLD-4.4.4'],
        text: 'Take coins: {constants.takeCoins.1|sestertius|sesterces} for one action, {constants.takeCoins.2} for two, {constants.takeCoins.3} for three, in one go. Three is the most, and separate takings are not added together: twice one action gives {twiceOne}, not {constants.takeCoins.2}.',
      },
    ],
  },
  {
    title: 'Investments',
    paragraphs: [
      {
        rules: ['BLD-5.0', 'BLD-9.4'],
        text: 'Once a turn you may take one card of the investment line, for 1 action and its price. What is taken is never replaced.',
      },
      {
        rules: ['BLD-5.1.1', 'BLD-5.1.2', 'BLD-5.1.3', 'BLD-5.1.4', 'BLD-5.1.5'],
        text: 'Buy a prisoner ({constants.slavePrice} sesterces): joins the crew at once and works without pay, but carries no tool and cannot study. Every prisoner not freed costs {constants.unfreedSlavePenaltyVp|point|points} in the final count; for the 17 points it makes no difference.',
        piece: 's-3',
      },
      {
        rules: ['BLD-5.2.1', 'BLD-5.2.2', 'BLD-5.2.3', 'BLD-5.2.4'],
        text: 'Free a prisoner: 1 action, no coins, and not an investment, so any number of times in any turn. It must be at home. From then on it is a worker like any other: wage {constants.freedWage} (our value: sources differ), tools and lessons allowed, no penalty.',
        piece: 's-3',
      },
      {
        rules: ['BLD-5.3.1', 'BLD-5.3.2', 'BLD-5.3.3', 'BLD-5.3.4'],
        text: 'Buy a tool ({constants.toolPrice} sesterces): yours to the end. It goes out with somebody, comes home when that site is finished, and can then go with somebody else. Several people on one site may each carry one.',
        piece: 't-decoration',
      },
      {
        rules: ['BLD-5.4.1', 'BLD-5.4.2', 'BLD-5.4.3'],
        text: 'Take a loan (no price): {constants.loanAmount} sesterces now. In the final settlement, and only there, you give back {constants.loanRepayment} or lose {constants.unpaidLoanPenaltyVp|point|points}. You can hold several, one a turn.',
        piece: 'l-1',
      },
      {
        rules: ['BLD-5.5.1', 'BLD-5.5.2', 'BLD-5.5.3', 'BLD-5.5.4', 'BLD-5.5.5'],
        text: 'Educate ({constants.universityPrice} sesterces): one of your workers or freed prisoners at home gets a university for good and supplies {constants.universityLevel} of that resource from now on, for the old wage. One lesson in a lifetime; prisoners and machines cannot study. Nothing stops you from teaching somebody what he already does as well, except common sense.',
        piece: 'u-wood',
      },
      {
        rules: ['BLD-5.5.2', 'BLD-1.11'],
        text: 'An apprentice with wood {student.wood} and decoration {student.decoration} studies wood: now wood {constants.universityLevel}, decoration {student.decoration}, and still paid {student.wage}. With the Saw he brings wood {student.withSaw}.',
        piece: 'w-app-2',
        example: true,
      },
    ],
  },
  {
    title: 'Finishing',
    paragraphs: [
      {
        rules: ['BLD-6.1', 'BLD-6.2', 'BLD-6.3', 'BLD-6.7'],
        text: 'When nothing is missing any more the card is finished at once, whether it suits you or not. Everybody and every tool on it comes home and can be sent again in the same turn (and paid again); you take the reward, and the points count. Lessons and freedom stay. More than needed is simply wasted.',
        piece: 'b-temple',
      },
      {
        rules: ['BLD-6.4', 'BLD-6.5'],
        text: 'A finished machine pays no coins, but gives its points ({machines.points}) and joins your crew: {machines.units} units of one resource, never a wage. Its points count wherever it works.',
        piece: 'm-hoist',
      },
      {
        rules: ['BLD-6.6'],
        text: 'What is unfinished at the end is worth nothing and costs nothing. But whoever stands on it is stuck there: think before you start what you cannot finish.',
      },
      {
        rules: ['BLD-6.2', 'BLD-3.3'],
        text: 'With {constants.startingCoins} sesterces and an apprentice for wood and architecture: open the House, send the apprentice ({helper.wage}), it is finished (+{house.reward}). Open the Trading Post, buy an action ({constants.extraActionCost}), send the same apprentice again ({helper.wage}): finished, +{tradingPost.reward} and {tradingPost.vp|point|points}. Five moves, {firstTurn} sesterces, two buildings.',
        piece: 'b-trading-post',
        example: true,
      },
    ],
  },
  {
    title: 'The end',
    paragraphs: [
      {
        rules: ['BLD-8.1', 'BLD-8.2', 'BLD-8.3'],
        text: 'Whoever has 17 points from buildings and machines at the end of a turn brings on the end. The round is completed, so that everybody has had the same number of turns; the player to the right of the first player always has the last one. What you have in the middle of a turn does not matter.',
      },
      {
        rules: ['BLD-8.1', 'BLD-8.2'],
        text: 'Three players, the first one ends with 17: the other two play once more. Had it been the third, the game would be over on the spot. 16 points and forty coins trigger nothing.',
        example: true,
      },
      {
        rules: ['BLD-8.4', 'BLD-8.5', 'BLD-8.6'],
        text: 'Then everybody settles: prisoners at home are freed for {constants.freeSlaveFinalCost} sesterces each, loans repaid for {constants.loanRepayment} each, as far as the coins go. It is done for you in the best way, prisoners first. A prisoner still on a site cannot be freed any more.',
        piece: 's-2',
      },
      {
        rules: ['BLD-8.7'],
        text: 'Score: points of buildings and machines, less {constants.unfreedSlavePenaltyVp} for every prisoner not freed, less {constants.unpaidLoanPenaltyVp} for every loan not repaid, plus 0.1 for every coin left. The highest wins; equal scores share the win.',
      },
      {
        rules: ['BLD-8.6', 'BLD-8.7'],
        text: '18 points, {settled.coins} coins, two prisoners at home, one stuck on a site, one loan: free two ({settled.freed}) and repay ({constants.loanRepayment}), 2 coins left. 18 − {constants.unfreedSlavePenaltyVp} + 0.2 = {settled.score}.2.',
        example: true,
      },
      {
        rules: ['BLD-8.8', 'BLD-8.9', 'BLD-8.10'],
        text: 'Two emergency exits: {constants.stallRounds} rounds in a row in which nobody finishes anything, or round {constants.maxRounds}, end the game too. It is then settled and counted as usual.',
      },
    ],
  },
  {
    title: 'Small print and options',
    paragraphs: [
      {
        rules: ['BLD-7.1', 'BLD-7.2', 'BLD-7.3', 'BLD-7.4', 'BLD-7.5', 'BLD-7.6'],
        text: 'Everything is open except the order of the decks. The top building is visible, the next worker is not (unless the table plays with “Show the next worker”). Which cards are still to come can be worked out, their order cannot, and there are no secrets between players.',
      },
      {
        rules: ['BLD-7.7'],
        text: 'You can take moves back up to the last one that showed a new card: usually recruiting or opening a site.',
      },
      {
        rules: ['BLD-9.1'],
        text: 'The bank never runs dry. With “Limited bank” only the {coinsInBox} sesterces of the box exist: what it cannot pay in full you cannot take, and a finished building pays what is left.',
      },
      {
        rules: ['BLD-8.11'],
        text: 'With “Players decide the final settlement” everybody who can pay for something chooses for himself, all at the same time.',
      },
      {
        rules: ['BLD-9.2', 'BLD-9.3'],
        text: 'When a deck is empty, gaps in its row stay open. With four players the workers do run out.',
      },
      {
        rules: ['BLD-9.5', 'BLD-9.6', 'BLD-9.7'],
        text: 'Without actions you can still buy some or stop. Without coins prisoners and machines still work, and a loan or a few coins from the bank get the others going again.',
      },
      {
        rules: ['BLD-9.9'],
        text: 'When somebody has to leave, the seat should be played on by a bot, so that no cards are locked away.',
      },
    ],
  },
];
