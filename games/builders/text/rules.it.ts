/** Le regole, raccontate in italiano. */
import type { RulesPage } from '@cantiere/engine';

export const rulesIt: readonly RulesPage[] = [
  {
    title: 'In due parole',
    paragraphs: [
      {
        rules: ['BLD-3.1', 'BLD-3.2', 'BLD-6.1', 'BLD-8.1'],
        text: 'Dirigi una piccola impresa edile. A ogni turno hai {constants.freeActionsPerTurn|azione|azioni}: aprire cantieri, ingaggiare gente, mandarla al lavoro, investire o semplicemente incassare. Appena chi sta in un cantiere fornisce tutto ciò che la carta chiede, l’edificio è in piedi: vieni pagato, segni i punti e la squadra torna a casa, pronta a ripartire. Chi chiude un turno con 17 punti fa scattare l’ultimo round.',
        piece: 'b-lighthouse-of-alexandria',
      },
      {
        rules: ['BLD-1.12', 'BLD-4.3.1'],
        text: 'Due cose da tenere a mente fin da subito. Quel che avanza di una risorsa non aiuta mai un’altra: ogni cantiere vuole proprio la gente giusta. E mandare più persone nello stesso cantiere nello stesso turno costa sempre di più: 1 azione la prima, 2 la seconda, 3 la terza.',
      },
      {
        rules: ['BLD-8.7'],
        text: 'I sesterzi rimasti alla fine valgono un decimo di punto l’uno: una partita combattuta si decide sui decimali. A parità vincono tutti quelli con il punteggio migliore.',
      },
    ],
  },
  {
    title: 'Le carte',
    paragraphs: [
      {
        rules: ['BLD-1.1', 'BLD-1.10'],
        text: 'Le 33 carte edificio (29 edifici e 4 macchinari) mostrano quanta pietra, quanto legno, quanta architettura e quanta decorazione chiedono, quanto pagano e quanti punti valgono. Una carta non ancora finita davanti a te è un cantiere.',
        piece: 'b-pyramid',
      },
      {
        rules: ['BLD-1.2', 'BLD-1.9'],
        text: 'I 18 lavoratori sono di quattro gradi: per ogni lavoro un apprendista riceve {wages.apprentice} sesterzi, un bracciante {wages.labourer}, un compagno {wages.companion}, un maestro {wages.master}, e di regola ciascuno fornisce tante unità quanti sono i sesterzi della paga. Tutti quelli che puoi mandare al lavoro sono la tua squadra; chi non sta in un cantiere è disponibile.',
        piece: 'w-com-5',
      },
      {
        rules: ['BLD-1.3'],
        text: 'I sei schiavi forniscono {prisonerUnits} unità ciascuno. Lavorano senza paga finché non li liberi; da allora ricevono {constants.freedWage}.',
        piece: 's-1',
      },
      {
        rules: ['BLD-1.4', 'BLD-1.5', 'BLD-1.11'],
        text: 'Quattro attrezzi, uno per risorsa, aggiungono 1 a ciò che fornisce chi li porta. Quattro università portano a {constants.universityLevel} una risorsa di un lavoratore, qualunque sia il numero stampato. Si sommano: prima l’università sostituisce, poi l’attrezzo aggiunge.',
        piece: 't-stone',
      },
      {
        rules: ['BLD-1.6', 'BLD-1.7', 'BLD-1.8'],
        text: 'Ci sono quattro prestiti tutti uguali, e monete chiamate sesterzi (nella scatola ce n’è per {coinsInBox}; qui ogni borsa è solo un numero). La carta del primo giocatore resta dove è capitata.',
        piece: 'l-1',
      },
    ],
  },
  {
    title: 'Si prepara',
    paragraphs: [
      {
        rules: ['BLD-2.1', 'BLD-2.3', 'BLD-9.8'],
        text: 'Edifici e macchinari si mescolano insieme e se ne scoprono {constants.rowSize}. Sotto si scoprono {constants.rowSize} lavoratori, da un mazzo con tutti i lavoratori tranne gli apprendisti distribuiti. In due nel mazzo restano due apprendisti, in tre uno, in quattro nessuno; dal numero di giocatori non dipende altro.',
      },
      {
        rules: ['BLD-2.2', 'BLD-2.5', 'BLD-2.8'],
        text: 'Ognuno comincia con un apprendista a caso e {constants.startingCoins} sesterzi, a qualunque posto sieda.',
        piece: 'w-app-1',
      },
      {
        rules: ['BLD-2.4'],
        text: 'Schiavi, attrezzi, prestiti e università formano la linea degli investimenti. Sono tutti scoperti e si può prendere qualunque carta, non solo la prima.',
      },
      {
        rules: ['BLD-2.6', 'BLD-2.7', 'BLD-3.9'],
        text: 'Il primo giocatore è sorteggiato, si gioca in senso orario e un round è un turno di tutti. La sorte entra solo nella preparazione: poi si scoprono carte, ma non si tira e non si rimescola più nulla.',
        piece: 'first-player',
      },
    ],
  },
  {
    title: 'Il tuo turno',
    paragraphs: [
      {
        rules: ['BLD-3.1', 'BLD-3.2', 'BLD-3.6', 'BLD-4.6.1'],
        text: 'Hai {constants.freeActionsPerTurn|azione|azioni} da spendere nell’ordine che vuoi, in tutto ciò che in quel momento puoi pagare. Il turno dura finché non lo dichiari chiuso, e puoi sempre farlo.',
      },
      {
        rules: ['BLD-3.3', 'BLD-3.4', 'BLD-4.5.1', 'BLD-4.5.2'],
        text: 'Non bastano? Comprane altre a {constants.extraActionCost} sesterzi l’una, quante ne vuoi, anche con le monete appena incassate. Le compri tu, prima della mossa che ne ha bisogno: nulla viene comprato a tua insaputa.',
      },
      {
        rules: ['BLD-3.5'],
        text: 'Quelle che non usi vanno perse a fine turno, anche se comprate. Prima di smettere, trasforma il resto in monete.',
      },
      {
        rules: ['BLD-3.7', 'BLD-3.8'],
        text: 'Nessuno interrompe il tuo turno. Non si va mai sotto zero sesterzi, e non esistono scambi, licenziamenti o cantieri abbandonati.',
      },
      {
        rules: ['BLD-3.10'],
        text: 'Riempire le linee, completare un edificio, controllare se si è alla fine e fare i conti sono cose che avvengono da sé.',
      },
    ],
  },
  {
    title: 'Che cosa fa un’azione',
    paragraphs: [
      {
        rules: ['BLD-4.1.1', 'BLD-4.1.2', 'BLD-4.1.3', 'BLD-4.1.4'],
        text: 'Aprire un cantiere (1 azione): prendi una carta dalla linea degli edifici e mettila davanti a te. La prossima del mazzo riempie il vuoto. Puoi aprirne quanti ne permettono le azioni e averne quanti vuoi insieme.',
        piece: 'b-house',
      },
      {
        rules: ['BLD-4.2.1', 'BLD-4.2.2', 'BLD-4.2.3', 'BLD-4.2.4'],
        text: 'Ingaggiare (1 azione): un lavoratore della linea entra per sempre nella tua squadra e può partire subito. Ingaggiare non costa sesterzi, far lavorare sì.',
        piece: 'w-lab-1',
      },
      {
        rules: ['BLD-4.3.3', 'BLD-4.3.8', 'BLD-4.3.9'],
        text: 'Mandare al lavoro: paghi la paga e la persona resta nel tuo cantiere finché non è finito. Chi è in cantiere non si sposta, non si libera, non studia e non cambia attrezzo.',
      },
      {
        rules: ['BLD-4.3.1', 'BLD-4.3.2', 'BLD-4.3.4'],
        text: 'La prima persona che mandi in un cantiere in un turno costa 1 azione, la seconda altre 2, la terza altre 3. Chi c’era già dai turni prima non conta, ogni cantiere fa conto a sé, e schiavi e macchinari costano come gli altri. Meglio dunque dividere il lavoro tra due cantieri, o tra due turni.',
      },
      {
        rules: ['BLD-4.3.1', 'BLD-4.3.2'],
        text: 'Tre persone alla Piramide nello stesso turno: 1 + 2 + 3 = 6 azioni. Una alla Piramide e una al Teatro: 1 + 1. Il turno dopo la Piramide riparte da 1.',
        piece: 'b-theatre',
        example: true,
      },
      {
        rules: ['BLD-4.3.5', 'BLD-4.3.6'],
        text: 'Un lavoratore o uno schiavo liberato può portare con sé, gratis, un tuo attrezzo che nessuno sta usando. Schiavi e macchinari non ne portano.',
        piece: 't-wood',
      },
      {
        rules: ['BLD-4.3.7'],
        text: 'Nessuno parte per niente: con l’eventuale attrezzo deve portare almeno un’unità che manca ancora.',
      },
      {
        rules: ['BLD-4.4.1', 'BLD-4.4.2', 'BLD-4.4.3', 'BLD-4.4.4'],
        text: 'Prendere sesterzi: {constants.takeCoins.1} per un’azione, {constants.takeCoins.2} per due, {constants.takeCoins.3} per tre, in una volta sola. Tre è il massimo, e prese separate non si sommano: due volte un’azione danno {twiceOne}, non {constants.takeCoins.2}.',
      },
    ],
  },
  {
    title: 'Gli investimenti',
    paragraphs: [
      {
        rules: ['BLD-5.0', 'BLD-9.4'],
        text: 'Una volta per turno puoi prendere una carta della linea degli investimenti, per 1 azione e il suo prezzo. Quel che è preso non viene rimpiazzato.',
      },
      {
        rules: ['BLD-5.1.1', 'BLD-5.1.2', 'BLD-5.1.3', 'BLD-5.1.4', 'BLD-5.1.5'],
        text: 'Comprare uno schiavo ({constants.slavePrice} sesterzi): entra subito in squadra e lavora senza paga, ma non porta attrezzi e non studia. Nel conto finale ogni schiavo non liberato costa {constants.unfreedSlavePenaltyVp|punto|punti}; per i 17 punti non cambia nulla.',
        piece: 's-3',
      },
      {
        rules: ['BLD-5.2.1', 'BLD-5.2.2', 'BLD-5.2.3', 'BLD-5.2.4'],
        text: 'Liberarlo: 1 azione, nessun sesterzio, e non è un investimento, quindi quante volte vuoi in ogni turno. Deve essere a casa. Da allora è un lavoratore come gli altri: paga {constants.freedWage} (valore nostro: le fonti discordano), attrezzi e studi permessi, nessuna penalità.',
        piece: 's-3',
      },
      {
        rules: ['BLD-5.3.1', 'BLD-5.3.2', 'BLD-5.3.3', 'BLD-5.3.4'],
        text: 'Comprare un attrezzo ({constants.toolPrice} sesterzi): è tuo fino alla fine. Parte con qualcuno, torna quando quel cantiere è finito e può ripartire con qualcun altro. Nello stesso cantiere più persone possono averne uno ciascuna.',
        piece: 't-decoration',
      },
      {
        rules: ['BLD-5.4.1', 'BLD-5.4.2', 'BLD-5.4.3'],
        text: 'Prendere un prestito (senza prezzo): subito {constants.loanAmount} sesterzi. Nel saldo finale, e solo lì, ne restituisci {constants.loanRepayment} o perdi {constants.unpaidLoanPenaltyVp|punto|punti}. Puoi averne più d’uno, uno per turno.',
        piece: 'l-1',
      },
      {
        rules: ['BLD-5.5.1', 'BLD-5.5.2', 'BLD-5.5.3', 'BLD-5.5.4', 'BLD-5.5.5'],
        text: 'Istruire ({constants.universityPrice} sesterzi): un tuo lavoratore o schiavo liberato che è a casa riceve per sempre un’università e da allora fornisce {constants.universityLevel} di quella risorsa, alla paga di prima. Si studia una volta sola; schiavi e macchinari non possono. Nulla vieta di insegnare a qualcuno ciò che sa già fare, salvo il buon senso.',
        piece: 'u-wood',
      },
      {
        rules: ['BLD-5.5.2', 'BLD-1.11'],
        text: 'Un apprendista con legno {student.wood} e decorazione {student.decoration} studia legno: ora legno {constants.universityLevel}, decorazione {student.decoration}, e la paga resta {student.wage}. Con la Sega porta legno {student.withSaw}.',
        piece: 'w-app-2',
        example: true,
      },
    ],
  },
  {
    title: 'Finire un edificio',
    paragraphs: [
      {
        rules: ['BLD-6.1', 'BLD-6.2', 'BLD-6.3', 'BLD-6.7'],
        text: 'Quando non manca più nulla la carta è finita all’istante, che ti convenga o no. Persone e attrezzi tornano a casa e possono ripartire nello stesso turno (pagandoli di nuovo); incassi il compenso e i punti contano. Studi e libertà restano. Ciò che avanza va sprecato.',
        piece: 'b-temple',
      },
      {
        rules: ['BLD-6.4', 'BLD-6.5'],
        text: 'Un macchinario finito non paga sesterzi, ma dà i suoi punti ({machines.points}) ed entra nella tua squadra: {machines.units} unità di una risorsa, mai una paga. I suoi punti contano dovunque lavori.',
        piece: 'm-hoist',
      },
      {
        rules: ['BLD-6.6'],
        text: 'Ciò che alla fine non è finito non vale e non costa nulla. Ma chi ci sta sopra vi resta bloccato: pensaci prima di cominciare quel che non puoi finire.',
      },
      {
        rules: ['BLD-6.2', 'BLD-3.3'],
        text: 'Con {constants.startingCoins} sesterzi e un apprendista da legno e architettura: apri la Casa, mandi l’apprendista ({helper.wage}), è finita (+{house.reward}). Apri l’Emporio, compri un’azione ({constants.extraActionCost}), mandi di nuovo lo stesso apprendista ({helper.wage}): finito, +{tradingPost.reward} e {tradingPost.vp|punto|punti}. Cinque mosse, {firstTurn} sesterzi, due edifici.',
        piece: 'b-trading-post',
        example: true,
      },
    ],
  },
  {
    title: 'La fine',
    paragraphs: [
      {
        rules: ['BLD-8.1', 'BLD-8.2', 'BLD-8.3'],
        text: 'Chi alla fine di un turno ha 17 punti tra edifici e macchinari fa scattare la fine. Il round si completa, così tutti hanno avuto gli stessi turni; l’ultimo è sempre di chi siede alla destra del primo giocatore. Quanti punti hai a metà turno non importa.',
      },
      {
        rules: ['BLD-8.1', 'BLD-8.2'],
        text: 'Tre giocatori, il primo chiude con 17: gli altri due giocano ancora una volta. Fosse stato il terzo, sarebbe finita lì. 16 punti e quaranta sesterzi non fanno scattare nulla.',
        example: true,
      },
      {
        rules: ['BLD-8.4', 'BLD-8.5', 'BLD-8.6'],
        text: 'Poi ognuno salda i conti: gli schiavi a casa si liberano a {constants.freeSlaveFinalCost} sesterzi l’uno, i prestiti si restituiscono a {constants.loanRepayment}, finché ci sono monete. Avviene da sé nel modo migliore, prima gli schiavi. Uno schiavo ancora in cantiere non si può più liberare.',
        piece: 's-2',
      },
      {
        rules: ['BLD-8.7'],
        text: 'Punteggio: i punti di edifici e macchinari, meno {constants.unfreedSlavePenaltyVp} per ogni schiavo non liberato, meno {constants.unpaidLoanPenaltyVp} per ogni prestito non restituito, più 0,1 per ogni sesterzio rimasto. Vince il più alto; a parità si vince insieme.',
      },
      {
        rules: ['BLD-8.6', 'BLD-8.7'],
        text: '18 punti, {settled.coins} sesterzi, due schiavi a casa, uno bloccato in cantiere, un prestito: ne liberi due ({settled.freed}) e restituisci ({constants.loanRepayment}), restano 2 sesterzi. 18 − {constants.unfreedSlavePenaltyVp} + 0,2 = {settled.score},2.',
        example: true,
      },
      {
        rules: ['BLD-8.8', 'BLD-8.9', 'BLD-8.10'],
        text: 'Due uscite di sicurezza: anche {constants.stallRounds} round di fila senza che nessuno finisca nulla, o il round {constants.maxRounds}, chiudono la partita. Si salda e si conta come sempre.',
      },
    ],
  },
  {
    title: 'Dettagli e opzioni',
    paragraphs: [
      {
        rules: ['BLD-7.1', 'BLD-7.2', 'BLD-7.3', 'BLD-7.4', 'BLD-7.5', 'BLD-7.6'],
        text: 'Tutto è scoperto, tranne l’ordine dei mazzi. Il primo edificio del mazzo si vede, il prossimo lavoratore no (a meno che il tavolo giochi con «Mostra il prossimo lavoratore»). Quali carte devono ancora uscire si può ricavare, in che ordine no, e tra i giocatori non ci sono segreti.',
      },
      {
        rules: ['BLD-7.7'],
        text: 'Puoi ritirare le mosse fino all’ultima che ha mostrato una carta nuova: di solito un ingaggio o un cantiere aperto.',
      },
      {
        rules: ['BLD-9.1'],
        text: 'La banca non si svuota mai. Con «Banca limitata» esistono solo i {coinsInBox} sesterzi della scatola: quel che non può pagare per intero non si può prendere, e un edificio finito paga ciò che resta.',
      },
      {
        rules: ['BLD-8.11'],
        text: 'Con «Saldo finale deciso dai giocatori» chiunque possa pagare qualcosa sceglie da sé, tutti nello stesso momento.',
      },
      {
        rules: ['BLD-9.2', 'BLD-9.3'],
        text: 'Quando un mazzo è vuoto, i posti liberi della sua linea restano vuoti. In quattro i lavoratori finiscono davvero.',
      },
      {
        rules: ['BLD-9.5', 'BLD-9.6', 'BLD-9.7'],
        text: 'Senza azioni puoi ancora comprarne o fermarti. Senza sesterzi schiavi e macchinari lavorano lo stesso, e un prestito o qualche moneta dalla banca rimettono in moto gli altri.',
      },
      {
        rules: ['BLD-9.9'],
        text: 'Se qualcuno deve andarsene, è bene che al suo posto giochi un bot, perché le sue carte non restino bloccate.',
      },
    ],
  },
];
