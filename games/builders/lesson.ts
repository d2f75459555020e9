/**
 * The first lesson of The Builders: Antiquity. It begins with the pupil's second turn: a master, a machine that he makes, and
 * the two together finish the Town House with exactly the three actions of a turn.
 */
import type { Lesson } from '@cantiere/engine';
import type { Move } from './rules/moves.ts';

export const lesson: Lesson<Move> = {
  seats: 2,
  seed: 'lesson 73',
  seat: 0,
  before: [
    { seat: 0, move: { type: 'START_BUILDING', cardId: 'b-house' } },
    { seat: 0, move: { type: 'SEND', workerId: 'w-app-1', siteId: 'b-house' } },
    { seat: 0, move: { type: 'START_BUILDING', cardId: 'b-town-house' } },
    { seat: 0, move: { type: 'END_TURN' } },
    { seat: 1, move: { type: 'RECRUIT', cardId: 'w-lab-2' } },
    { seat: 1, move: { type: 'START_BUILDING', cardId: 'm-architects-table' } },
    { seat: 1, move: { type: 'SEND', workerId: 'w-lab-2', siteId: 'm-architects-table' } },
    { seat: 1, move: { type: 'END_TURN' } },
  ],
  others: [
    { seat: 1, move: { type: 'START_BUILDING', cardId: 'b-market' } },
    { seat: 1, move: { type: 'SEND', workerId: 'w-lab-2', siteId: 'b-market' } },
    { seat: 1, move: { type: 'RECRUIT', cardId: 'w-com-6' } },
    { seat: 1, move: { type: 'END_TURN' } },
  ],
  steps: [
    {
      say: {
        it: 'Dirigi una piccola impresa edile dell’antichità: costruisci, incassi e raccogli punti. Quando qualcuno chiude un turno con 17 punti si completa il round, e vince chi ne ha di più.',
        en: 'You run a small building firm of antiquity: you build, get paid and gather points. When somebody ends a turn with 17 points the round is completed, and the most points win.',
      },
      look: ['points', 'race'],
      rule: 'BLD-8.1',
    },
    {
      say: {
        it: 'Il mercato offre cinque edifici, cinque lavoratori e gli investimenti. Tuoi sono i cantieri, cioè gli edifici da finire, e la squadra libera, cioè chi è pronto a lavorare. Nella borsa hai 18 sesterzi, la moneta di Roma.',
        en: 'The market offers five buildings, five workers and the investments. Yours are the sites, buildings still to be finished, and the crew at home, ready to work. Your purse holds 18 sesterces, the coins of Rome.',
      },
      look: ['market', 'sites', 'crew', 'purse'],
      rule: 'BLD-1.1',
    },
    {
      say: {
        it: 'Il primo turno è già giocato. Il tuo Apprendista ha costruito la Casa, che ha pagato 10 sesterzi; poi hai aperto il cantiere della Casa di città. Chiede 2 di pietra, 2 di legno e 2 di architettura: in blu vedi ciò che manca.',
        en: 'Your first turn has been played. Your Apprentice built the House, which paid 10 sesterces; then you opened the site of the Town House. It asks for 2 stone, 2 wood and 2 architecture: what is blue is still missing.',
      },
      look: ['site:b-town-house', 'finished'],
      rule: 'BLD-4.1.1',
    },
    {
      say: {
        it: 'A ogni turno hai 3 azioni. L’Apprendista porta solo 1 di legno e 1 di architettura: ti serve qualcuno più bravo. Ingaggia il Maestro: fornisce 3 di legno e 2 di architettura. Costa 1 azione; la paga, 5 sesterzi, solo quando lavora.',
        en: 'Each turn you have 3 actions. The Apprentice brings just 1 wood and 1 architecture: you need somebody better. Recruit the Master, who supplies 3 wood and 2 architecture. It costs 1 action; his wage, 5, only when he works.',
      },
      look: ['row:w-mas-3', 'actions', 'site:b-town-house'],
      move: { type: 'RECRUIT', cardId: 'w-mas-3' },
      rule: 'BLD-4.2.1',
    },
    {
      say: {
        it: 'E la pietra? Guarda il Paranco, fra gli edifici: è un macchinario. Una volta finito entra nella tua squadra e fornisce 3 di pietra, senza paga, per tutta la partita. Apri il suo cantiere: 1 azione.',
        en: 'And the stone? Look at the Hoist, among the buildings: it is a machine. Once finished it joins your crew and supplies 3 stone, unpaid, for the whole game. Open its site: 1 action.',
      },
      look: ['row:m-hoist', 'actions'],
      move: { type: 'START_BUILDING', cardId: 'm-hoist' },
      rule: 'BLD-6.4',
    },
    {
      say: {
        it: 'Il Paranco chiede 1 di legno e 2 di architettura: il Maestro ha tutto. Mandalo lì, con la terza azione e 5 sesterzi di paga.',
        en: 'The Hoist asks for 1 wood and 2 architecture: the Master has it all. Send him there, with your third action and a wage of 5 sesterces.',
      },
      look: ['crew:w-mas-3', 'site:m-hoist', 'purse'],
      move: { type: 'SEND', workerId: 'w-mas-3', siteId: 'm-hoist' },
      rule: 'BLD-4.3.3',
    },
    {
      say: {
        it: 'Fatto! Appena non manca più nulla, il cantiere è finito: 2 punti, il Maestro è di nuovo a casa e il Paranco è nella squadra libera. Le azioni sono finite: termina il turno.',
        en: 'Done! As soon as nothing is missing a site is finished: 2 points, the Master is home again and the Hoist has joined your crew. You have no actions left: end the turn.',
      },
      look: ['points', 'actions', 'crew'],
      move: { type: 'END_TURN' },
      rule: 'BLD-6.1',
    },
    {
      say: {
        it: 'Il tuo avversario ha finito un edificio e ingaggiato un Compagno. Ora hai di nuovo 3 azioni, ma attenzione: nello stesso cantiere e nello stesso turno il primo che mandi costa 1 azione, il secondo 2, il terzo 3.',
        en: 'Your opponent has finished a building and recruited a Companion. You have 3 actions again, but careful: on one site in one turn the first you send costs 1 action, the second 2, the third 3.',
      },
      look: ['actions', 'opponents', 'crew'],
      rule: 'BLD-4.3.1',
    },
    {
      say: {
        it: '1 più 2 fa 3: ti bastano proprio. Alla Casa di città manda prima il Paranco: 1 azione, nessuna paga, e di pietra non ne manca più.',
        en: '1 and 2 make 3: just what you have. Send the Hoist to the Town House first: 1 action, no wage, and no more stone is missing.',
      },
      look: ['crew:m-hoist', 'site:b-town-house', 'actions'],
      move: { type: 'SEND', workerId: 'm-hoist', siteId: 'b-town-house' },
      rule: 'BLD-4.3.4',
    },
    {
      say: {
        it: 'Restano 2 di legno e 2 di architettura: al Maestro non fanno paura. È il secondo in questo cantiere, quindi 2 azioni, più la paga di 5. Mandalo: la Casa di città ti renderà 10 sesterzi e 3 punti.',
        en: 'That leaves 2 wood and 2 architecture, no trouble for the Master. He is the second on this site, so 2 actions, and his wage of 5. Send him: the Town House will bring you 10 sesterces and 3 points.',
      },
      look: ['crew:w-mas-3', 'site:b-town-house', 'actions', 'purse'],
      move: { type: 'SEND', workerId: 'w-mas-3', siteId: 'b-town-house' },
      rule: 'BLD-6.2',
    },
    {
      say: {
        it: 'Che squadra: 5 punti, 18 sesterzi e tutti a casa. Hai finito le azioni, ma se ne possono comprare a 5 sesterzi l’una. Comprane una: c’è ancora un buon affare da fare.',
        en: 'What a crew: 5 points, 18 sesterces and everybody home. Your actions are used up, but you can buy more at 5 sesterces each. Buy one: there is a good bargain left.',
      },
      look: ['actions', 'points', 'purse'],
      move: { type: 'BUY_ACTION', count: 1 },
      rule: 'BLD-3.3',
    },
    {
      say: {
        it: 'Una volta per turno puoi fare un investimento: schiavi, attrezzi, università o un prestito. Ai tuoi manca la decorazione: per 7 sesterzi manda l’Apprendista all’Università di Decorazione. Ne fornirà 3, e la sua paga resta 2.',
        en: 'Once a turn you may invest: prisoners, tools, universities or a loan. Your crew lacks decoration: for 7 sesterces send the Apprentice to the University of Decoration. He will supply 3 of it, and his wage stays 2.',
      },
      look: ['university:u-decoration', 'crew:w-app-1', 'purse'],
      move: { type: 'EDUCATE', universityId: 'u-decoration', workerId: 'w-app-1' },
      rule: 'BLD-5.5.1',
    },
    {
      say: {
        it: 'Ora guarda il Teatro, 5 punti: chiede 4 di pietra, 3 di legno, 2 di architettura e 1 di decorazione. Alla tua squadra manca solo 1 di pietra, e il Martello, un attrezzo da 2 sesterzi in mano al Maestro, la aggiunge. Un bel piano!',
        en: 'Now look at the Theatre, 5 points: it asks for 4 stone, 3 wood, 2 architecture and 1 decoration. Your crew is just 1 stone short, and the Hammer, a tool for 2 sesterces in the Master’s hands, adds it. A fine plan!',
      },
      look: ['row:b-theatre', 'crew', 'sale:t-stone'],
      rule: 'BLD-5.3.1',
    },
    {
      say: {
        it: 'A 17 punti si completa il round e si fanno i conti: 1 punto in meno per ogni schiavo non liberato, 2 per ogni prestito non reso, un decimo di punto in più per ogni sesterzio. Vince il totale più alto. Nella tua prima partita comincia da edifici piccoli e cerca presto un macchinario.',
        en: 'At 17 points the round is completed and all is counted: 1 point less for every prisoner not freed, 2 for every loan not repaid, a tenth more per sestertius. The highest total wins. In your first game begin with small buildings and look for an early machine.',
      },
      look: ['points', 'purse', 'race'],
      rule: 'BLD-8.7',
    },
  ],
};
