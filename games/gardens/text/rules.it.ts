/** Le regole in italiano, con parole nostre. */
import type { RulesPage } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/it';
import { printed } from './printed.ts';

export const rulesIt: readonly RulesPage[] = [
  {
    title: 'In breve',
    paragraphs: [
      {
        rules: ['GAR-4.1', 'GAR-9.1'],
        text: `Disegni un giardino per il re, una carta sopra l’altra. A ogni turno prendi una delle carte scoperte e la metti in parte sopra ciò che hai già. Gli edifici uguali che si toccano formano gruppi; un gruppo di ${printed.group} o più può ricevere un tempio e ti fa guadagnare una tessera. Le tessere si raccolgono in serie, e vince la raccolta migliore. Il giardino in sé non dà punti.`,
        piece: 'C21',
      },
      {
        rules: ['GAR-3.8'],
        text: 'Nessuno può toccare il tuo giardino. Gli altri li incontri solo sulle carte e sulle tessere che volete tutti, e a decidere è sempre e soltanto chi è di turno.',
      },
    ],
  },
  {
    title: 'Il tavolo',
    paragraphs: [
      {
        rules: ['GAR-1.1', 'GAR-1.3', 'GAR-1.4'],
        text: `Ognuno ha ${printed.temples} templi di un colore e una carta iniziale con sei spazi liberi: per ora il tuo giardino è tutto lì. Le carte iniziali e i templi di chi non gioca restano nella scatola.`,
        piece: 'start',
      },
      {
        rules: ['GAR-1.5', 'GAR-2.2', 'GAR-2.3'],
        text: `Il mazzo ha ${printed.cards} carte di due per tre caselle. Una casella è uno spazio libero oppure un edificio: terrazzo, parco, arcata o fontana. Puoi girare la carta come vuoi, ma non capovolgerla.`,
        piece: 'C57',
      },
      {
        rules: ['GAR-1.2', 'GAR-1.6', 'GAR-1.7', 'GAR-1.8'],
        text: `${printed.faceUp} delle ${printed.tiles} tessere sono scoperte in tre colonne da due, segnate ${printed.columns[0]}, ${printed.columns[1]} e ${printed.columns[2]}: è il gruppo che serve per sceglierle. Le altre ${printed.tiles - printed.faceUp} aspettano coperte.`,
        piece: 'display',
      },
      {
        rules: ['GAR-1.9', 'GAR-1.10', 'GAR-1.11'],
        text: 'La sorte indica il primo giocatore, che riceve il fiore. Carte e tessere si mescolano una volta sola, all’inizio; da lì in poi nulla è più casuale, soltanto nascosto.',
        piece: 'flower',
      },
    ],
  },
  {
    title: 'Round e turni',
    paragraphs: [
      {
        rules: ['GAR-3.1', 'GAR-3.2', 'GAR-3.4'],
        text: `Ogni round si apre con nuove carte scoperte: ${printed.cardsFor(3)} se si gioca in tre, ${printed.cardsFor(2)} in due, ${printed.cardsFor(4)} in quattro. A partire da chi ha il fiore e in senso orario, ognuno ne prende una. I vuoti non si riempiono: l’ultimo prende quel che resta.`,
      },
      {
        rules: ['GAR-3.3', 'GAR-11.3'],
        text: 'In due si gioca due volte a testa, alternandosi: chi ha il fiore, l’altro, chi ha il fiore, l’altro. (Qui il regolamento è guasto: un tavolo può scegliere fiore, altro, altro, fiore.)',
      },
      {
        rules: ['GAR-3.5', 'GAR-3.6'],
        text: `Poi il fiore passa a sinistra e si scoprono le carte del round seguente. I round sono ${printed.roundsFor(2)} in due, ${printed.roundsFor(3)} in tre, ${printed.roundsFor(4)} in quattro, a meno che non finiscano prima le tessere.`,
        piece: 'flower',
      },
      {
        rules: ['GAR-3.7', 'GAR-3.9'],
        text: 'Il tuo turno ha al massimo quattro passi: metti una carta; se più templi finiscono nello stesso gruppo, scegli quale resta; se vuoi, piazzi un tempio; prendi la tessera. I passi in cui non c’è nulla da decidere si saltano.',
      },
    ],
  },
  {
    title: 'Mettere una carta',
    paragraphs: [
      {
        rules: ['GAR-4.2', 'GAR-4.3'],
        text: 'Ogni edificio della carta deve poggiare su una casella del tuo giardino, che sia uno spazio libero o un altro edificio. Gli spazi liberi della carta possono andare dovunque, anche fuori, sul tavolo: è così che il giardino cresce.',
        piece: 'C01',
      },
      {
        rules: ['GAR-4.2'],
        text: 'Hai solo la carta iniziale e prendi una carta con un terrazzo e un parco affiancati. Una colonna a sinistra della carta iniziale ci sta: i due edifici poggiano su spazi liberi e sporge una colonna di terreno nuovo. Una colonna troppo a destra, invece, il parco penderebbe sul tavolo: non si può.',
        piece: 'C21',
        example: true,
      },
      {
        rules: ['GAR-4.4', 'GAR-4.6'],
        text: 'Nulla può coprire una casella con un tempio, nemmeno uno spazio libero.',
        piece: 'temple',
      },
      {
        rules: ['GAR-2.5', 'GAR-2.6', 'GAR-4.8', 'GAR-10.6'],
        text: 'Conta solo ciò che sta sopra. Quello che copri è perso per sempre. Le caselle si toccano per un lato, mai per uno spigolo.',
      },
      {
        rules: ['GAR-2.1', 'GAR-2.4', 'GAR-2.7', 'GAR-4.5', 'GAR-4.7', 'GAR-4.9', 'GAR-4.12'],
        text: 'Le carte stanno allineate alla griglia, a quarti di giro, e si prendono solo quelle che ci sono. Il giardino non ha confini né un numero massimo di strati. Non perde mai terreno e non si spezza mai.',
      },
      {
        rules: ['GAR-4.10', 'GAR-4.11'],
        text: 'Se nessuna delle carte scoperte sta da nessuna parte nel tuo giardino, cosa rarissima, ne scegli una, la togli dal gioco e il turno finisce. Finché una carta ci sta da qualche parte, non si scarta.',
      },
    ],
  },
  {
    title: 'Gruppi e templi',
    paragraphs: [
      {
        rules: ['GAR-5.1'],
        text: 'Un gruppo è l’insieme degli edifici uguali uniti lato contro lato. Gli spazi liberi non formano gruppi.',
        piece: 'park',
      },
      {
        rules: ['GAR-5.2', 'GAR-5.3', 'GAR-5.5', 'GAR-5.7'],
        text: `Puoi piazzare un tempio su un gruppo che abbia almeno ${printed.group} edifici, nessun tempio e almeno una casella aggiunta proprio da questa carta. Una casella è aggiunta se adesso mostra quell’edificio e un attimo prima no: un parco messo sopra un parco non aggiunge nulla. Il tempio può stare su qualunque casella del gruppo.`,
        piece: 'temple',
      },
      {
        rules: ['GAR-5.6'],
        text: 'Un solo tempio per turno, anche se sono cresciuti più gruppi. (In due giocatori hai due turni per round, e quindi due occasioni.)',
      },
      {
        rules: ['GAR-5.12', 'GAR-5.13'],
        text: 'Puoi rinunciare e aspettare che il gruppo diventi più grande: lo si potrà premiare ogni volta che una carta gli aggiunge una casella. Ma un tempio piazzato non si riprende.',
      },
      {
        rules: ['GAR-5.4', 'GAR-5.10', 'GAR-5.11'],
        text: 'I gruppi si possono coprire, ridurre e spezzare. Il tempio resta sulla sua casella e appartiene alla parte che la contiene; la parte staccata è senza tempio e può guadagnarne uno: subito, se la carta le ha anche aggiunto una casella, altrimenti più avanti.',
      },
      {
        rules: ['GAR-5.4', 'GAR-5.11'],
        text: `Sette parchi in fila, con un tempio sul secondo. Una carta copre il terzo e il quarto con spazi liberi e mette un parco sotto il quinto. A destra ci sono ora quattro parchi senza tempio, di cui uno nuovo: si può piazzare un tempio, e scegliere da ${count(printed.opened(4), 'colonna', 'colonne')}.`,
        piece: 'C14',
        example: true,
      },
      {
        rules: ['GAR-5.9', 'GAR-5.11'],
        text: 'Gli stessi sette parchi, ma la carta aggiunge due terrazzi da un’altra parte. I tre parchi staccati non sono cresciuti e devono aspettare. I terrazzi sì, ma un tempio ce l’hanno già: ingrandire un gruppo così è permesso e non rende nulla.',
        piece: 'C13',
        example: true,
      },
      {
        rules: ['GAR-5.8'],
        text: 'Se la carta unisce dei gruppi e più templi si ritrovano nello stesso, ne lasci uno al suo posto, a tua scelta, e gli altri tornano nella tua scorta. Non si guadagnano tessere, ma un tempio tornato si può usare subito su un altro gruppo cresciuto. Se i gruppi così sono più d’uno, si sistemano dall’alto in basso.',
        piece: 'temple',
      },
    ],
  },
  {
    title: 'La tessera in premio',
    paragraphs: [
      {
        rules: ['GAR-6.1', 'GAR-6.2', 'GAR-6.3'],
        text: `Con un tempio su un gruppo di ${printed.columns[0]} prendi una tessera dalla colonna 1; con un gruppo di ${printed.columns[1]} dalla colonna 1 o 2; con un gruppo di ${printed.columns[2]} da una colonna qualsiasi.`,
        piece: 'display',
      },
      {
        rules: ['GAR-6.4', 'GAR-6.8'],
        text: `Con ${printed.blind} o più, prima peschi una tessera coperta, che guardi solo tu, e poi ne prendi una scoperta da una colonna qualsiasi. Gruppi ancora più grandi non rendono di più. Se non c’è più nulla da pescare, la tessera coperta è persa.`,
        piece: 'tile-back',
      },
      {
        rules: ['GAR-6.5', 'GAR-6.6', 'GAR-6.7', 'GAR-6.11'],
        text: 'Dopo un tempio devi prendere una tessera, fra quelle presenti nelle colonne aperte per te. Il suo posto si riempie subito; se la scorta è finita, resta vuoto. La tessera è tua per sempre, qualunque cosa accada al gruppo.',
      },
      {
        rules: ['GAR-6.9', 'GAR-6.10', 'GAR-8.4'],
        text: `Se per il tuo tempio non c’è proprio nessuna tessera, ricevi ${printed.consolation} punti al suo posto, anche quando ne restano in colonne che non potevi usare.`,
      },
    ],
  },
  {
    title: 'Spostare un tempio',
    paragraphs: [
      {
        rules: ['GAR-7.1', 'GAR-7.2', 'GAR-7.3', 'GAR-7.6'],
        text: `Finché hai templi nella scorta, usi quelli. Quando tutti i tuoi ${printed.temples} templi sono nel giardino, puoi spostarne uno: deve venire dal più piccolo dei tuoi gruppi con un tempio, contati dopo aver messo la carta. A parità di grandezza scegli tu.`,
        piece: 'temple',
      },
      {
        rules: ['GAR-7.4', 'GAR-7.5'],
        text: 'Un tempio spostato rende esattamente quanto uno nuovo. Il gruppo che lascia resta senza tempio e può essere premiato di nuovo appena una carta lo ingrandisce.',
      },
      {
        rules: ['GAR-7.2', 'GAR-7.3'],
        text: 'I tuoi templi stanno in gruppi di 5, 4, 3, 2 e 2. Nasce un gruppo di 6: ci si può spostare uno dei due templi dei gruppi di 2, gli altri no.',
        example: true,
      },
    ],
  },
  {
    title: 'La fine',
    paragraphs: [
      {
        rules: ['GAR-8.1', 'GAR-8.6'],
        text: 'La partita finisce con il round che esaurisce il mazzo.',
      },
      {
        rules: ['GAR-8.2', 'GAR-8.3', 'GAR-8.6'],
        text: `Se prima di allora qualcuno prende l’ultimissima tessera, si finisce il round e se ne ${printed.moreRounds === 1 ? 'gioca' : 'giocano'} ancora ${printed.moreRounds}, se ci sono carte. Poi la partita è finita.`,
      },
      {
        rules: ['GAR-8.5', 'GAR-10.7', 'GAR-9.9'],
        text: 'Si scoprono e si contano tutte le tessere. Vince il totale più alto; chi è pari divide il posto, anche il primo.',
      },
    ],
  },
  {
    title: 'Quanto valgono le tessere',
    paragraphs: [
      {
        rules: ['GAR-9.2', 'GAR-9.3', 'GAR-9.4'],
        text: 'Su ogni tessera c’è quanto valgono insieme le tessere di quel tipo, da una sola fino alla serie completa, che è l’ultimo numero. Le tessere in più cominciano una nuova serie: si contano prima le serie complete, poi il resto.',
        piece: 'garden-1',
      },
      {
        rules: ['GAR-9.2'],
        text: `${printed.ladders('it')} Non tutti questi numeri sono pubblicati: alcune serie, e quasi tutti i valori dei professionisti, sono ricostruiti da noi (si veda la pagina dei crediti).`,
        piece: 'queen-1',
      },
      {
        rules: ['GAR-9.3'],
        text: `Cinque Giardini: ${printed.gardens.sets} per le serie complete da ${printed.gardens.setSize} e ${printed.gardens.rest} per il resto, in tutto ${printed.gardens.all}.`,
        piece: 'garden-1',
        example: true,
      },
      {
        rules: ['GAR-9.5', 'GAR-9.6', 'GAR-9.7'],
        text: `Di ogni professionista c’è una sola tessera, e ognuno appartiene a un tipo: il domatore alle Tigri, il giardiniere ai Giardini, lo scultore alle Sculture, il sacerdote ai Calici. Ciascuno vale ${printed.alone} punti, oppure di più se possiedi una serie completa di quel tipo: domatore ${printed.complete('tamer')}, giardiniere ${printed.complete('gardener')}, scultore ${printed.complete('sculptor')}, sacerdote ${printed.complete('priest')}. Tessere e serie in più non cambiano nulla.`,
        piece: 'gardener-1',
      },
      {
        rules: ['GAR-9.8'],
        text: `La guardia vale ${printed.guard} punti per ogni Cancello che possiedi, in serie completa o no.`,
        piece: 'guard-1',
      },
      {
        rules: ['GAR-9.3', 'GAR-9.8'],
        text: `Cinque Cancelli e la guardia: ${printed.gates.sets} per le serie complete da ${printed.gates.setSize}, ${printed.gates.rest} per il resto, ${printed.guard * 5} per la guardia. In tutto ${printed.gatesWithGuard}.`,
        piece: 'gate-1',
        example: true,
      },
      {
        rules: ['GAR-9.10', 'GAR-9.11'],
        text: `Si sommano serie, professionisti e gli eventuali ${printed.consolation} punti di consolazione. Chi avesse tutte le tessere del gioco arriverebbe a ${printed.everything}.`,
      },
    ],
  },
  {
    title: 'Che cosa è segreto',
    paragraphs: [
      {
        rules: ['GAR-10.1', 'GAR-10.2', 'GAR-10.5'],
        text: `Tutti vedono i giardini, i templi, le carte e le tessere scoperte, i ${printed.consolation} punti di consolazione e quante tessere ha ciascuno. Nessuno vede l’ordine del mazzo e delle tessere coperte.`,
      },
      {
        rules: ['GAR-10.3', 'GAR-10.4', 'GAR-10.9'],
        text: 'Le tue tessere stanno coperte davanti a te. Gli altri ti hanno visto prendere quelle del tabellone e possono ricordarsele; una tessera pescata coperta la conosci solo tu, fino alla fine.',
        piece: 'tile-back',
      },
      {
        rules: ['GAR-11.1', 'GAR-11.2', 'GAR-10.8', 'GAR-10.10'],
        text: 'Il tavolo può tenere in vista per tutti le tessere prese (in vista) oppure lasciarle alla memoria e al diario (segrete). I punti degli avversari si mostrano solo nel primo caso, e non contano mai le tessere pescate coperte.',
      },
      {
        rules: ['GAR-10.11'],
        text: 'Nel tuo turno puoi tornare indietro finché non viene alla luce qualcosa di nuovo: una tessera coperta, uno spazio riempito o le carte del round seguente.',
      },
    ],
  },
];
