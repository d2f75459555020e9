/** The rules in Italian, in our own words. */
import type { RulesPage } from '@cantiere/engine';

export const rulesIt: readonly RulesPage[] = [
  {
    title: 'Di che si tratta',
    paragraphs: [
      {
        rules: ['CAP-3.1', 'CAP-9.2'],
        text: 'Ognuno guida una famiglia di costruttori nell’antica Roma. Alzi case nel tuo cantiere, le porti nelle nove aree della città e ti contendi fontane, anfiteatri e templi. Dopo quattro round vince chi ha più punti.',
      },
      {
        rules: ['CAP-1.1', 'CAP-1.5'],
        text: 'Ogni carta ha due vite. Quando si costruisce conta solo il tipo: carta piano, carta tetto o permesso. In un’asta conta solo il numero: è denaro. Per tutte e due le cose non basta mai.',
        piece: 'floor-8a',
      },
      {
        rules: ['CAP-1.2', 'CAP-1.3', 'CAP-1.4'],
        text: 'Le carte sono {cards.length}: {counts.roof} tetti ({values.roof}), {counts.floor} piani ({values.floor}) e {counts.permit} permessi ({values.permit}) in rosso, in bianco e in nero.',
        piece: 'permit-red-5',
      },
      {
        rules: ['CAP-1.10', 'CAP-1.11', 'CAP-1.12', 'CAP-1.15', 'CAP-1.16'],
        text: 'Il tavoliere ha nove aree, tre per colore. Ogni area ha un quadrato grande per un monumento e {squares} quadratini per edifici e fontane. Quale quadratino dell’area si usa non fa differenza, e le vicinanze non contano.',
        piece: 'capitoline',
      },
      {
        rules: ['CAP-1.13', 'CAP-1.14'],
        text: 'Alcuni quadratini hanno una fontana stampata: {fountains.it}. Valgono come le altre e non ci si costruisce sopra.',
        piece: 'fountain',
      },
      {
        rules: ['CAP-1.7', 'CAP-1.8', 'CAP-1.9', 'CAP-1.6', 'CAP-1.17'],
        text: 'I {floors.total} piani sono di tutti; i tetti sono tuoi, {roofs.round} tondi e {roofs.triangular} triangolari. All’asta vanno dodici tessere: {tileCounts.fountain|fontana|fontane}, {tileCounts.amphitheatre|anfiteatro|anfiteatri}, {tileCounts.temple|tempio|templi}. Ognuno ha anche un senatore, che serve a chiudere l’offerta. Il console indica chi comincia il round.',
        piece: 'consul',
      },
    ],
  },
  {
    title: 'Preparazione',
    paragraphs: [
      {
        rules: ['CAP-2.1', 'CAP-2.2', 'CAP-2.3', 'CAP-2.4'],
        text: 'Il primo giocatore è sorteggiato o scelto da chi ospita. I tre tipi di carte si mescolano separatamente e ognuno riceve {dealt.roof|tetto|tetti}, {dealt.floor|piano|piani} e {dealt.permit|permesso|permessi}, che vede lui solo.',
      },
      {
        rules: ['CAP-2.5', 'CAP-2.11'],
        text: 'Le carte che restano formano tre mazzi scoperti: si vede la prima, le altre sono coperte da lei. Da qui in poi la sorte non c’entra più.',
      },
      {
        rules: ['CAP-2.6', 'CAP-2.7', 'CAP-2.8', 'CAP-2.9', 'CAP-2.10', 'CAP-2.12'],
        text: 'Tutti cominciano con quattro edifici finiti davanti a sé: {startingFloors.round} piani con tetto tondo, {startingFloors.triangular} con tetto triangolare. Tetti che restano per dopo: {roofsLeft.all}. Tutto il resto è uguale in due, tre o quattro.',
        piece: 'b1',
      },
    ],
  },
  {
    title: 'Un round',
    paragraphs: [
      {
        rules: ['CAP-3.1', 'CAP-3.2', 'CAP-3.3'],
        text: 'Un round ha quattro parti: costruzione, tre aste, punteggio, pesca. Chi ha il console le comincia tutte. Dopo la pesca il console passa a sinistra.',
      },
      {
        rules: ['CAP-3.4'],
        text: 'Le carte in mano, gli edifici davanti a te e i tetti non usati restano per il round seguente.',
      },
      {
        rules: ['CAP-3.3'],
        text: 'In tre, se comincia Bruno, i round sono aperti da Bruno, Carla, Ada e di nuovo Bruno.',
        example: true,
      },
    ],
  },
  {
    title: 'Costruzione',
    paragraphs: [
      {
        rules: ['CAP-4.1', 'CAP-4.2', 'CAP-4.3', 'CAP-4.4', 'CAP-4.5', 'CAP-4.6'],
        text: 'A turno si gioca una carta o si passa. Chi passa è fuori per questa fase. Gli altri continuano, e l’ultimo rimasto può giocare una carta dopo l’altra. La fase finisce quando tutti hanno passato; senza carte si passa da sé.',
      },
      {
        rules: ['CAP-4.7', 'CAP-4.8'],
        text: 'La carta giocata si mostra, fa il suo lavoro e va coperta sugli scarti del suo tipo. Puoi anche giocarla rinunciando all’effetto, per esempio per aspettare che si scoprano gli altri. La carta è spesa lo stesso.',
      },
      {
        rules: ['CAP-4.9', 'CAP-4.10', 'CAP-4.11', 'CAP-4.12'],
        text: 'Una carta piano dà due piani, da usare subito. Ognuno va su un tuo edificio ancora senza tetto oppure ne comincia uno nuovo. Edifici e altezze non hanno limite, ma un piano resta dove è stato messo.',
        piece: 'floor-5a',
      },
      {
        rules: ['CAP-4.10'],
        text: 'Davanti a te c’è un edificio incompleto di 1 piano. Con due piani puoi portarlo a 3; oppure portarlo a 2 e cominciarne un altro; oppure lasciarlo e cominciarne uno da 2 o due da 1.',
        example: true,
      },
      {
        rules: ['CAP-4.13', 'CAP-4.14'],
        text: 'Se nella riserva resta un solo piano, la carta dà quello; se non ce ne sono, la carta si può solo spendere. I piani non tornano mai indietro.',
      },
      {
        rules: ['CAP-4.15', 'CAP-4.16', 'CAP-4.17'],
        text: 'Una carta tetto mette un tuo tetto, tondo o triangolare, su un tuo edificio incompleto. Da quel momento è finito per sempre. Neppure i tetti tornano: in tutta la partita puoi finire ancora {roofsLeft.all|edificio|edifici}: {roofsLeft.round} con tetto tondo, {roofsLeft.triangular} con tetto triangolare.',
        piece: 'roof-4a',
      },
      {
        rules: ['CAP-4.18', 'CAP-4.19'],
        text: 'Un permesso porta un tuo edificio finito sul tavoliere, in un’area del colore del permesso. Lì rimane.',
        piece: 'permit-black-3',
      },
    ],
  },
  {
    title: 'Le norme edilizie',
    paragraphs: [
      {
        rules: ['CAP-5.1', 'CAP-5.2'],
        text: 'L’area deve avere il colore del permesso e il quadratino deve essere libero: né edifici né fontane. Il quadrato grande non è per le case.',
        piece: 'palatine',
      },
      {
        rules: ['CAP-5.3', 'CAP-5.4'],
        text: 'In un’area tutti gli edifici hanno la stessa forma di tetto. La sceglie chi vi costruisce per primo.',
      },
      {
        rules: ['CAP-5.5'],
        text: 'Le tre aree di un colore non possono avere tutte la stessa forma. Se due ce l’hanno già, la terza deve cominciare con l’altra.',
      },
      {
        rules: ['CAP-5.5'],
        text: 'Quirinale e Viminale hanno tetti tondi, l’Esquilino è vuoto: il suo primo edificio deve essere triangolare.',
        example: true,
      },
      {
        rules: ['CAP-5.6', 'CAP-5.7'],
        text: 'Il primo edificio di un’area ha un piano solo. Ogni altro è alto quanto il più alto dell’area o un piano di più, di chiunque sia.',
      },
      {
        rules: ['CAP-5.7'],
        text: 'Sull’Aventino ci sono edifici di 1, 1 e 2 piani. Il prossimo deve averne 2 o 3: uno è troppo poco, quattro sono troppi.',
        example: true,
      },
      {
        rules: ['CAP-5.8'],
        text: 'Fontane e monumenti non sono edifici: non fissano né altezza né forma.',
      },
    ],
  },
  {
    title: 'Le aste',
    paragraphs: [
      {
        rules: ['CAP-6.1'],
        text: 'Si vendono tre tessere, una dopo l’altra: una fontana, un’altra fontana e poi un anfiteatro (round 1 e 2) o un tempio (round 3 e 4).',
        piece: 'temple',
      },
      {
        rules: ['CAP-6.2', 'CAP-6.3', 'CAP-6.4', 'CAP-12.4'],
        text: 'Tutti offrono in segreto e insieme: quante carte vuoi fra quelle in mano, da nessuna a tutte, impilate sopra il senatore. Un’offerta sigillata non si ritira. Quando ci sono tutte, i mazzetti si scoprono carta per carta.',
        piece: 'senator',
      },
      {
        rules: ['CAP-6.5', 'CAP-6.6', 'CAP-6.7', 'CAP-6.8'],
        text: 'Vince la somma più alta. A parità vince l’offerta con la carta singola più alta; se è pari anche quella, chi viene prima in senso orario a partire dal console. Mostrare subito il senatore non è un’offerta.',
      },
      {
        rules: ['CAP-6.7'],
        text: '7 + 4 e 8 + 3 fanno entrambi 11: vince l’8.',
        example: true,
      },
      {
        rules: ['CAP-6.9', 'CAP-6.10'],
        text: 'Chi vince scarta tutta l’offerta, la carta più alta per prima. Gli altri riprendono le loro carte, ma ciò che si è visto si è visto. Le carte sotto il senatore restano segrete.',
      },
      {
        rules: ['CAP-6.11', 'CAP-6.12', 'CAP-6.13', 'CAP-6.14', 'CAP-6.17'],
        text: 'Chi vince piazza subito la tessera: una fontana su un quadratino libero di qualunque area, un monumento su un quadrato grande vuoto. Un’area può avere molte fontane ma un solo monumento. Le tessere non si spostano e non sono di nessuno. Una fontana per cui non c’è più posto esce dal gioco.',
        piece: 'fountain',
      },
      {
        rules: ['CAP-6.15', 'CAP-6.16'],
        text: 'Se nessuno offre niente la tessera esce dal gioco (oppure, se il tavolo lo dice, va al primo giocatore: il regolamento non lo decide). Chi non ha carte non offre niente.',
      },
    ],
  },
  {
    title: 'Il punteggio',
    paragraphs: [
      {
        rules: ['CAP-7.1', 'CAP-7.2'],
        text: 'Si guarda un’area alla volta. Si contano i tuoi piani, non gli edifici. A parità di piani è avanti chi ha lì l’edificio più alto.',
      },
      {
        rules: ['CAP-7.5', 'CAP-7.6'],
        text: 'Il primo posto vale {scoring.firstBase|punto|punti} più 1 per ogni fontana dell’area; il secondo vale 1 punto per ogni fontana.',
        piece: 'fountain',
      },
      {
        rules: ['CAP-7.3', 'CAP-7.4'],
        text: 'Chi è ancora pari condivide il posto, e ognuno prende i punti per intero. Se è condiviso il primo posto, un secondo non c’è.',
      },
      {
        rules: ['CAP-7.2', 'CAP-7.5', 'CAP-7.6'],
        text: 'In un’area con due fontane Ada ha un edificio di 3, Bruno edifici di 1 e 2, Carla uno di 2. Ada e Bruno hanno entrambi 3 piani, ma l’edificio di Ada è più alto: {example.first} punti ad Ada, 2 a Bruno, niente a Carla.',
        example: true,
      },
      {
        rules: ['CAP-7.7', 'CAP-7.8'],
        text: 'Un tempio moltiplica per {scoring.templeMultiplier} tutto ciò che l’area paga. Un anfiteatro non dà punti.',
        piece: 'temple',
      },
      {
        rules: ['CAP-7.7'],
        text: 'Da soli, con tre fontane e un tempio: ({scoring.firstBase} + 3) x {scoring.templeMultiplier} = {example.templeFirst}. Un secondo giocatore ne avrebbe {example.templeSecond}.',
        example: true,
      },
      {
        rules: ['CAP-7.9', 'CAP-7.10'],
        text: 'Tutte le aree pagano di nuovo a ogni round. Gli edifici rimasti davanti a te non danno punti.',
      },
    ],
  },
  {
    title: 'La pesca',
    paragraphs: [
      {
        rules: ['CAP-8.1', 'CAP-8.2', 'CAP-8.6'],
        text: 'Dopo i round da 1 a 3, a cominciare dal console, ognuno pesca {draw.base|carta|carte}, una alla volta, tra quelle visibili in cima ai mazzi. Ogni pescata scopre la carta seguente prima della prossima scelta.',
      },
      {
        rules: ['CAP-8.3', 'CAP-8.4', 'CAP-8.5', 'CAP-8.7'],
        text: 'Ogni anfiteatro concede {draw.amphitheatreFirst|carta|carte} in più al primo della sua area e {draw.amphitheatreSecond} al secondo, con i posti del punteggio appena fatto, fontane o no (un tavolo può darle solo a chi vi ottiene punti). Le prime {draw.base} si pescano per forza, quelle in più solo se si vuole.',
        piece: 'amphitheatre',
      },
      {
        rules: ['CAP-8.11', 'CAP-8.12', 'CAP-8.13'],
        text: 'Le carte non si rimescolano mai. Quando un mazzo finisce si capovolgono i suoi scarti, e in cima c’è la carta scartata per prima. Chi ha memoria sa che cosa arriva.',
      },
      {
        rules: ['CAP-8.8', 'CAP-8.9', 'CAP-8.10', 'CAP-8.14'],
        text: 'La mano non ha limite. Se non resta nessuna carta, le pescate mancanti sono perse. Finché ha carte un mazzo solo, le pescate obbligatorie si fanno da sé. Quante carte ci sono in ogni mano, mazzo e pila lo sanno tutti.',
      },
    ],
  },
  {
    title: 'Fine e opzioni',
    paragraphs: [
      {
        rules: ['CAP-9.1', 'CAP-9.2', 'CAP-9.3'],
        text: 'La partita finisce con il punteggio del quarto round. Vince il punteggio più alto; chi è pari vince insieme. Ciò che resta in mano o davanti a te non vale niente.',
      },
      {
        rules: ['CAP-10.1', 'CAP-10.2', 'CAP-11.10'],
        text: 'Chi ospita può scegliere il primo giocatore. “Ricorda le carte viste” segna per tutti le carte pescate scoperte o mostrate in un’offerta perdente, ed elenca gli scarti; senza, contano la memoria e il registro.',
      },
      {
        rules: ['CAP-10.3', 'CAP-10.4'],
        text: '“Vicoli stretti” è una variante della casa per due o tre giocatori: in ogni area i quadratini chiusi sono {closedSquaresPerArea.2} in due, {closedSquaresPerArea.3} in tre.',
      },
      {
        rules: ['CAP-11.1', 'CAP-11.2', 'CAP-11.7', 'CAP-11.8'],
        text: 'Le mani e le offerte sigillate sono segrete; quante carte ha ognuno, no. Finché un’asta è aperta gli altri sanno soltanto che hai offerto.',
      },
    ],
  },
];
