/** Le regole di Citadels in italiano, raccontate con parole nostre. */
import type { RulesPage } from '@cantiere/engine';

export const rulesInItalian: readonly RulesPage[] = [
  {
    title: 'Di che si tratta',
    paragraphs: [
      {
        rules: ['CIT-8.2', 'CIT-8.7'],
        text: 'Fai crescere una città, un edificio alla volta, e la paghi in monete d’oro. A ogni round diventi in segreto uno di otto personaggi, ciascuno con la sua astuzia. Appena qualcuno ha otto edifici si gioca il round fino in fondo, e vince la città che vale di più.',
        piece: 'castle',
      },
      {
        rules: ['CIT-1.1', 'CIT-1.2', 'CIT-1.3', 'CIT-10.14'],
        text: 'Ci sono {cards} carte edificio di cinque colori: nobiltà (giallo), religione (blu), commercio (verde), militari (rosso) e speciali (viola). Il numero sulla carta è insieme il prezzo e i punti, tranne che per l’Università (prezzo {university.cost}, punti {university.points}) e il Rifugio dei Draghi ({dragonGate.cost} e {dragonGate.points}). Le carte con lo stesso nome sono tutte uguali.',
        piece: 'university',
      },
      {
        rules: ['CIT-1.4', 'CIT-1.5', 'CIT-1.6', 'CIT-1.7', 'CIT-10.12'],
        text: 'Otto personaggi, una corona e monete d’oro: non c’è altro. Le monete non finiscono, e puoi tenere quante monete e quante carte vuoi. Non c’è una pila degli scarti: la carta che esce dal gioco va coperta sotto il mazzo.',
        piece: 'crown',
      },
    ],
  },
  {
    title: 'Preparazione',
    paragraphs: [
      {
        rules: ['CIT-2.1', 'CIT-2.2', 'CIT-2.5'],
        text: 'Si mescola il mazzo. Ognuno riceve {start.cards|carta|carte} e {start.gold|moneta|monete}, e comincia senza nemmeno un edificio.',
      },
      {
        rules: ['CIT-2.3', 'CIT-2.4'],
        text: 'La corona va a un posto tirato a sorte. Si gioca in senso orario: chi siede alla tua sinistra viene dopo di te.',
        piece: 'crown',
      },
    ],
  },
  {
    title: 'La scelta dei personaggi',
    paragraphs: [
      {
        rules: ['CIT-3.1', 'CIT-3.2', 'CIT-3.3', 'CIT-3.4', 'CIT-10.3', 'CIT-10.4'],
        text: 'A ogni round si mescolano gli otto personaggi e se ne tolgono alcuni: uno coperto, che nessuno vede, e altri scoperti ({faceUp.it}). Il Re non resta mai scoperto: un altro prende il suo posto e lui torna fra gli altri.',
        piece: 'king',
      },
      {
        rules: ['CIT-3.5', 'CIT-3.6', 'CIT-3.7', 'CIT-3.12', 'CIT-10.5'],
        text: 'Chi ha la corona guarda i personaggi rimasti, ne tiene uno in segreto e passa gli altri a sinistra. Il vicino fa lo stesso, e così via. L’ultimo sceglie fra due carte e lascia l’altra coperta. Ricorda che cosa hai visto: ti dice chi può essere chi.',
      },
      {
        rules: ['CIT-3.8'],
        text: 'In sette all’ultimo arriva una carta sola: prende anche quella tolta coperta all’inizio e ne tiene una delle due.',
      },
      {
        rules: ['CIT-3.9', 'CIT-3.11'],
        text: 'In due ciascuno avrà due personaggi. Il primo ne tiene uno su sette; il secondo uno su sei, e ne scarta un altro; il primo uno su quattro, e ne scarta un altro; il secondo uno degli ultimi due.',
      },
      {
        rules: ['CIT-3.10'],
        text: 'In tre le carte fanno due giri e ciascuno tiene due personaggi. L’ultima carta resta coperta.',
      },
      {
        rules: ['CIT-3.9'],
        example: true,
        text: 'Ada ha la corona e tiene il Re. Bruno riceve sei carte, tiene l’Assassino e scarta il Mercenario. Ada ne riceve quattro, tiene il Costruttore e scarta il Mago. Bruno tiene il Mercante e lascia il Predicatore. Solo Bruno sa che nessuno è il Mercenario.',
      },
    ],
  },
  {
    title: 'Le chiamate',
    paragraphs: [
      {
        rules: ['CIT-4.1', 'CIT-4.3', 'CIT-4.5', 'CIT-10.6'],
        text: 'I personaggi vengono chiamati dall’1 all’8. Chi ha quello chiamato lo mostra e gioca tutto il suo turno prima della chiamata successiva. Se nessuno risponde si va avanti. Chi ha giocato che cosa resta visibile fino alla fine del round.',
      },
      {
        rules: ['CIT-4.2', 'CIT-10.6', 'CIT-10.8'],
        text: 'Il personaggio assassinato tace: una chiamata senza risposta non dice se qualcuno c’era. Chi fosse la vittima si vede alla fine del round.',
        piece: 'assassin',
      },
      {
        rules: ['CIT-4.4', 'CIT-11.2'],
        text: 'Alcune cose accadono da sole quando un personaggio si mostra: prima il derubato consegna le monete al Ladro, poi il Re prende la corona, poi il Mercante riceve la sua moneta.',
      },
      {
        rules: ['CIT-4.6'],
        text: 'In due o in tre ognuno dei tuoi due personaggi ha un turno suo, con la sua raccolta, le sue costruzioni e il suo potere. Monete, mano e città sono in comune.',
      },
    ],
  },
  {
    title: 'Il tuo turno',
    paragraphs: [
      {
        rules: ['CIT-5.1', 'CIT-5.2', 'CIT-5.3', 'CIT-10.2', 'CIT-10.13'],
        text: 'Devi fare una di due cose: prendere {constants.takeGold|moneta|monete}, oppure guardare le prime {constants.drawCards|carta|carte} del mazzo, tenerne {constants.keepCards} e mettere il resto in fondo.',
        piece: 'gold_coin',
      },
      {
        rules: ['CIT-5.7', 'CIT-5.8'],
        text: 'Se il mazzo è agli sgoccioli peschi quello che c’è; da un mazzo vuoto non si pesca. Le carte che finiscono insieme sotto il mazzo vanno in ordine casuale.',
      },
      {
        rules: ['CIT-5.9', 'CIT-5.10', 'CIT-5.11', 'CIT-5.12', 'CIT-5.17'],
        text: 'Dopo, e non prima, puoi costruire: paghi il prezzo di una carta della tua mano e la metti nella tua città, dove ha effetto subito. Ne costruisci {builds} per turno, {architect} se sei il Costruttore. Puoi avere più volte lo stesso edificio, e puoi andare oltre l’ottavo.',
        piece: 'tavern',
      },
      {
        rules: ['CIT-5.13', 'CIT-5.14'],
        text: 'In qualsiasi momento del tuo turno puoi usare una volta il potere del personaggio. Non sei mai obbligato.',
      },
      {
        rules: ['CIT-5.15', 'CIT-5.16'],
        text: 'Re, Predicatore, Mercante e Mercenario incassano 1 moneta per ogni edificio del loro colore. Si incassa una volta sola e tutto insieme: gli edifici costruiti dopo non fruttano. Se puoi permettertelo, prima costruisci.',
      },
      {
        rules: ['CIT-5.15', 'CIT-6.20'],
        example: true,
        text: 'Il Mercante non ha monete, ha due edifici verdi e il Fondaco in mano. Con il suo potere arriva a {constants.merchantBonus}, prendendone altre {constants.takeGold} arriva a {merchantTakes}. Costruisce il Fondaco per {docks.cost} e solo allora incassa: 3 monete, perché gli edifici verdi ora sono tre.',
      },
      {
        rules: ['CIT-5.18', 'CIT-5.19', 'CIT-11.4'],
        text: 'Fatta la raccolta puoi terminare il turno. L’incasso che non hai ritirato e le carte del Costruttore ti arrivano allora, a meno che tu non dica di farne a meno: può convenire quando il Ladro aspetta l’altro tuo personaggio.',
      },
    ],
  },
  {
    title: 'I personaggi',
    paragraphs: [
      {
        rules: ['CIT-6.1', 'CIT-6.2', 'CIT-6.3', 'CIT-6.4', 'CIT-10.7'],
        text: '1, l’Assassino, nomina un altro personaggio. Chi lo ha perde quel turno; può darsi che non lo abbia nessuno. Monete, mano e città restano intatte.',
        piece: 'assassin',
      },
      {
        rules: ['CIT-6.5', 'CIT-6.6', 'CIT-6.7', 'CIT-6.8', 'CIT-6.9', 'CIT-6.10'],
        text: '2, anche il Ladro nomina un personaggio, ma non l’Assassino né la sua vittima. Quando viene chiamato, tutte le monete che il suo proprietario ha in quel momento passano al Ladro.',
        piece: 'thief',
      },
      {
        rules: ['CIT-6.8'],
        example: true,
        text: 'Il Ladro ha nominato il Mercante, che ha 5 monete. Alla chiamata le 5 passano al Ladro; poi il Mercante riceve la sua moneta e tiene tutto ciò che guadagna nel turno.',
      },
      {
        rules: ['CIT-6.11', 'CIT-6.12', 'CIT-6.13', 'CIT-10.9'],
        text: '3, il Mago, scambia la mano con un altro giocatore, tutta con tutta, oppure mette quante carte vuole sotto il mazzo e ne pesca altrettante.',
        piece: 'magician',
      },
      {
        rules: ['CIT-6.14', 'CIT-6.15', 'CIT-6.16', 'CIT-6.17'],
        text: '4, il Re, prende la corona e quindi sceglie per primo nel round seguente. Incassa dagli edifici gialli. Se nessuno è il Re, o se il Re è stato assassinato, la corona resta dov’è.',
        piece: 'king',
      },
      {
        rules: ['CIT-6.18', 'CIT-6.19'],
        text: '5, il Predicatore, per questo round tiene il Mercenario fuori dalla sua città, a meno che non sia stato assassinato. Incassa dagli edifici blu.',
        piece: 'bishop',
      },
      {
        rules: ['CIT-6.20', 'CIT-6.21'],
        text: '6, il Mercante, riceve {constants.merchantBonus|moneta|monete} all’inizio del turno. Incassa dagli edifici verdi.',
        piece: 'merchant',
      },
      {
        rules: ['CIT-6.22', 'CIT-6.23'],
        text: '7, il Costruttore, pesca {constants.architectExtraCards|carta|carte} in più, le tiene tutte e può costruire fino a {architect|edificio|edifici}.',
        piece: 'architect',
      },
      {
        rules: ['CIT-6.24', 'CIT-6.25', 'CIT-6.26', 'CIT-6.27', 'CIT-6.28', 'CIT-6.30'],
        text: '8, il Mercenario, incassa dagli edifici rossi e, come ultimo atto del turno, può distruggere un edificio di qualsiasi città pagando {constants.destroyDiscount|moneta|monete} meno di quanto è costato. Quello che non costa di più cade gratis. L’incasso non ancora ritirato arriva prima.',
        piece: 'warlord',
      },
      {
        rules: ['CIT-6.29', 'CIT-7.1'],
        text: 'Il Mercenario non può toccare la Torre di Guardia, la città di un Predicatore vivo e le città complete.',
        piece: 'keep',
      },
      {
        rules: ['CIT-6.28'],
        example: true,
        text: 'Un Mercenario senza monete ha due edifici rossi e ha pescato carte. Se distrugge una Chiesa (prezzo {church.price}) prima incassa 2, poi paga: gli resta {church.left|moneta|monete} e il turno è finito. Un Castello (prezzo {castle.price}) sarebbe troppo caro.',
      },
    ],
  },
  {
    title: 'Gli edifici viola',
    paragraphs: [
      {
        rules: ['CIT-5.4', 'CIT-5.5', 'CIT-5.6', 'CIT-7.3'],
        text: 'Con l’Osservatorio guardi {observatory|carta|carte} invece di {constants.drawCards}; con la Biblioteca ne tieni {library} invece di {constants.keepCards}; con entrambi ne tieni {library} su {observatory}. È sempre un «può»: si possono anche pescare solo {constants.drawCards|carta|carte} o, dopo averle viste, tenerne solo {constants.keepCards}. Sulle altre pescate non hanno effetto.',
        piece: 'observatory',
      },
      {
        rules: ['CIT-7.9', 'CIT-7.11'],
        text: 'Il Laboratorio trasforma una carta della tua mano in {constants.laboratoryGold|moneta|monete}, una volta per turno.',
        piece: 'laboratory',
      },
      {
        rules: ['CIT-7.10', 'CIT-7.11'],
        text: 'La Forgia ti dà {constants.smithyCards|carta|carte} per {constants.smithyCost|moneta|monete}, una volta per turno.',
        piece: 'smithy',
      },
      {
        rules: ['CIT-7.4', 'CIT-7.5', 'CIT-10.10', 'CIT-11.3'],
        text: 'Con il Cimitero puoi prendere in mano, per {constants.graveyardCost|moneta|monete}, l’edificio che il Mercenario ha appena distrutto, di chiunque fosse, a meno che il Mercenario non sia tu. Il Cimitero non può salvare sé stesso.',
        piece: 'graveyard',
      },
      {
        rules: ['CIT-7.8'],
        text: 'La Scuola di Magia frutta 1 moneta di incasso qualunque sia il colore del tuo personaggio. Per tutto il resto è viola.',
        piece: 'school_of_magic',
      },
      {
        rules: ['CIT-7.6', 'CIT-7.7', 'CIT-7.12', 'CIT-8.8'],
        text: 'Nel conteggio finale la Città Fantasma vale per il colore che ti manca, a meno che non sia stata costruita nell’ultimo round: allora è soltanto viola.',
        piece: 'haunted_city',
      },
      {
        rules: ['CIT-7.2'],
        text: 'L’Università e il Rifugio dei Draghi valgono più punti di quanto costano: {university.points} per {university.cost|moneta|monete}, {dragonGate.points} per {dragonGate.cost}.',
        piece: 'dragon_gate',
      },
    ],
  },
  {
    title: 'La fine e il punteggio',
    paragraphs: [
      {
        rules: ['CIT-8.1', 'CIT-8.2', 'CIT-8.3', 'CIT-8.9'],
        text: 'Con l’ottavo edificio di qualcuno il round in corso diventa l’ultimo; i personaggi rimasti vengono comunque chiamati. Altrimenti comincia un nuovo round con una nuova scelta dei personaggi. Il tavolo può anche fissare un limite di round.',
      },
      {
        rules: ['CIT-8.4', 'CIT-8.5', 'CIT-8.6'],
        text: 'Somma i punti dei tuoi edifici; {scoring.fiveColours} in più se hai tutti e cinque i colori; {scoring.firstToComplete} in più se hai completato la città per primo, {scoring.otherComplete} se l’hai completata dopo. Le monete e le carte in mano non valgono nulla.',
      },
      {
        rules: ['CIT-8.7'],
        text: 'Vince il totale più alto. A parità decidono i soli edifici; se anche quelli sono pari, la vittoria è condivisa. Un tavolo può far decidere prima le monete.',
      },
      {
        rules: ['CIT-8.4'],
        example: true,
        text: 'Maniero, Castello, Tempio, Chiesa, Taverna, Mercato, Torre di Vedetta e Università fanno {city.points} punti. Con i cinque colori {city.colours}. Completata per prima: {city.first}.',
      },
    ],
  },
  {
    title: 'Opzioni e informazioni',
    paragraphs: [
      {
        rules: ['CIT-9.1', 'CIT-9.2', 'CIT-9.3', 'CIT-9.7'],
        text: 'Un tavolo può giocare a sette edifici, che allora completano la città a ogni effetto; può far passare la corona, a fine round, a chi aveva il Re assassinato; può vietare lo stesso edificio due volte nella stessa città. Le opzioni si fissano prima della partita e tutti le vedono.',
      },
      {
        rules: ['CIT-9.4', 'CIT-9.5', 'CIT-9.6'],
        text: 'Si può anche giocare con le sole trenta monete, e allora la banca dà quello che ha; dire quale posto comincia con la corona; cambiare il limite di round.',
      },
      {
        rules: ['CIT-10.1', 'CIT-10.11', 'CIT-11.1', 'CIT-11.5'],
        text: 'Monete, città, numero di carte di ogni mano e del mazzo e corona sono sotto gli occhi di tutti. Le mani, il mazzo e i personaggi non ancora chiamati restano segreti fino alla fine della partita. Il caso entra solo nel mescolare e nella prima corona.',
      },
    ],
  },
];
