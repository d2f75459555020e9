/** Le regole in italiano, con parole nostre. */
import type { RulesPage } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/it';
import { printed } from './printed.ts';

export const rulesIt: readonly RulesPage[] = [
  {
    title: 'L’idea',
    paragraphs: [
      {
        rules: ['SPR-1.16', 'SPR-14.5'],
        text: 'Tu e i tuoi rivali costruite insieme un unico paese. Diventa città, poi metropoli, e quando arrivano i Giochi Olimpici vince chi ha raccolto più prestigio. Il denaro, qui chiamato rendita, paga il terreno; né la rendita né il prestigio scendono mai sotto zero.',
        piece: 'ME1',
      },
      {
        rules: ['SPR-3.1', 'SPR-3.4'],
        text: 'Nel tuo turno puoi trasformare permessi in denaro, poi spendi punti azione (AP): prendi permessi, realizzi contratti o ne prenoti uno come Favore. Finito il turno i mercati si riempiono da soli, ed è allora che le file pagano, si vota e accadono gli eventi.',
      },
    ],
  },
  {
    title: 'Il tabellone',
    paragraphs: [
      {
        rules: ['SPR-1.1', 'SPR-1.10'],
        text: 'La città ha 6 per 6 blocchi di quattro lotti. Un edificio occupa un lotto, due lotti affiancati, una L di tre o il blocco intero, e non attraversa mai una strada. Chiamiamo i lotti come le case di una scacchiera: colonna da A a L da sinistra, riga da 1 a 12 dall’alto.',
      },
      {
        rules: ['SPR-1.2', 'SPR-1.3'],
        text: 'Ogni lotto tocca gli otto intorno. Le strade non contano, le diagonali sì. Due edifici sono adiacenti appena un lotto del primo tocca un lotto del secondo.',
      },
      {
        rules: ['SPR-1.4'],
        text: 'L’acqua è sopra e a destra della città, il terreno incolto a sinistra e sotto. Per alcuni contratti ed eventi fa differenza.',
      },
      {
        rules: ['SPR-1.5', 'SPR-1.6', 'SPR-1.7', 'SPR-1.8'],
        text: `Tre file di prestigio attraversano la città, alte due blocchi: dall’alto ${printed.bands[0]}, ${printed.bands[1]} e ${printed.bands[2]}. Sei file di rendita la percorrono in verticale: ${printed.columns.join(', ')}. Nove spazi grigi, in alto e a destra, possono ricevere indicatori e creare altre file. Il valore di un blocco è la somma di tutti i numeri delle file che lo attraversano.`,
      },
      {
        rules: ['SPR-EX-1'],
        example: true,
        text: `Il Residenziale vicino all’angolo in basso a sinistra sta nella fila di prestigio ${printed.southWest.prestige} e nella fila di rendita ${printed.southWest.wealth}: vale ${printed.southWest.value}. Il Commerciale al centro, nelle file di prestigio ${printed.middle.prestige} e rendita ${printed.middle.wealth}, vale ${printed.middle.value}.`,
        piece: 'S03',
      },
      {
        rules: ['SPR-1.9', 'SPR-1.11'],
        text: 'Le zone sono quattro: Civica, Commerciale, Industriale e Residenziale. Anche i parchi sono edifici, ma di nessuna zona. Controlli gli edifici che portano il tuo segno; quelli senza segno non contano per nessuno.',
        piece: 'PARK',
      },
      {
        rules: ['SPR-1.12'],
        text: 'Quando un contratto parla di “queste file” intende la fila di prestigio e la fila di rendita stampate che si incrociano nel suo blocco, non quelle create dagli indicatori (un tavolo può contare anche quelle). Ogni edificio si conta una volta sola, a meno che il testo parli prima di una fila e poi dell’altra.',
      },
      {
        rules: ['SPR-1.13', 'SPR-1.14', 'SPR-1.17', 'SPR-6.8', 'SPR-15.8'],
        text: `La banca non si esaurisce mai. Le tessere sì: gli edifici di ogni zona e misura sono contati, i parchi sono ${printed.parks}, i professionisti ${printed.vocations}, e uno solo è Media. Gli edifici piazzati dalle carte non hanno un nome: si chiamano dal posto, come “parco in C4”.`,
        piece: 'MEDIA',
      },
    ],
  },
  {
    title: 'Come si comincia',
    paragraphs: [
      {
        rules: ['SPR-2.1', 'SPR-2.4'],
        text: 'Il primo giocatore è tirato a sorte. In ordine di turno si ricevono una, due, tre e quattro carte progettazione. Altre quattro sono scoperte nelle caselle e una in cima al mazzo.',
      },
      {
        rules: ['SPR-2.2', 'SPR-2.3'],
        text: 'Il mazzo Progettazione nasconde i suoi quattordici eventi nella metà inferiore, quindi le prime carte sono tutte permessi. Le quattro Riqualificazioni Urbane aspettano tra gli scarti ed entrano con il primo rimescolamento.',
        piece: 'UR1',
      },
      {
        rules: ['SPR-2.5', 'SPR-2.6', 'SPR-13.6', 'SPR-17.3'],
        text: 'Sei contratti Town sono scoperti dall’inizio. A metà di ogni mazzo di contratti si nasconde un evento decisivo: l’Aeroporto in Town, la Squadra Sportiva in City, i Giochi Olimpici in Metropolis. City e Metropolis restano chiusi finché non compare l’evento del mazzo precedente. Ciò che si scopre all’inizio non provoca nulla.',
        piece: 'TE1',
      },
      {
        rules: ['SPR-2.7', 'SPR-2.12'],
        text: 'Nessuno ha ancora una carica. Per ora si può eleggere solo il Sindaco; le altre quattro cariche e l’Imprenditore arrivano dopo. I nove indicatori e la tessera Favore Extra restano da parte.',
      },
      {
        rules: ['SPR-2.8', 'SPR-2.9', 'SPR-2.10'],
        text: `Dodici piccoli edifici ci sono già. Con ${printed.startWealth[0]}, ${printed.startWealth[1]} o ${printed.startWealth[2]} di rendita a testa (2, 3 o 4 giocatori) se ne compra uno per volta, al suo valore, finché sono tutti venduti. Quello che non spendi ti resta.`,
      },
      {
        rules: ['SPR-2.11', 'SPR-EX-3'],
        text: `Chi resta con più rendita riceve la tessera Media. Se sono in più d’uno, va invece al proprietario del Residenziale di valore ${printed.southWest.value}, anche se è povero.`,
        piece: 'MEDIA',
      },
    ],
  },
  {
    title: 'Il tuo turno',
    paragraphs: [
      {
        rules: ['SPR-3.2', 'SPR-3.3', 'SPR-3.5', 'SPR-3.6'],
        text: `Hai ${printed.turnAp} punti azione, ${printed.bossAp} se sei Presidente del Sindacato. Il Tesoriere incassa prima ${printed.treasurer} di rendita da ogni avversario. Puoi fermarti quando vuoi; i punti avanzati vanno persi. Prima della fine del turno non si riempie nulla.`,
      },
      {
        rules: ['SPR-4.1', 'SPR-4.2', 'SPR-4.3', 'SPR-4.4'],
        text: 'Prima della prima azione puoi investire: scarti permessi, uno dopo l’altro, per la rendita che vi è stampata. Appena spendi un punto azione o costruisci, per questo turno non si investe più. Le Riqualificazioni Urbane non si investono.',
        piece: 'P01',
      },
      {
        rules: ['SPR-EX-6'],
        example: true,
        text: `Il permesso Civico o Residenziale con una sola pagina frutta ${printed.invested} di rendita: i permessi deboli valgono di più come denaro.`,
        piece: 'P01',
      },
      {
        rules: ['SPR-1.15', 'SPR-5.1', 'SPR-5.2'],
        text: `Prendere una carta progettazione costa da ${printed.planning.least} a ${printed.planning.most} punti dalle caselle, ${printed.planning.deck} dalla cima del mazzo. Le tue carte stanno scoperte davanti a te, e puoi averne quante ne vuoi.`,
      },
      {
        rules: ['SPR-5.3', 'SPR-5.4', 'SPR-5.5', 'SPR-5.6'],
        text: `Un contratto costa da ${printed.contracts.least} a ${printed.contracts.most} punti nelle caselle; in cima ai mazzi ${printed.contracts.decks[0]} (Town), ${printed.contracts.decks[1]} (City) e ${printed.contracts.decks[2]} (Metropolis). Invece di costruirlo puoi pagarne solo i punti e tenerlo come Favore: in un turno successivo lo costruisci senza spenderne altri. Se ne tiene uno, due con la tessera Favore Extra del Magazzino, e non si può restituire.`,
        piece: 'T19',
      },
      {
        rules: ['SPR-EX-21'],
        example: true,
        text: 'Hai preso un Favore in questo turno: non puoi ancora costruirlo. Nel prossimo lo costruisci per 0 AP, pagando permessi e rendita, e puoi subito prenderne un altro.',
      },
    ],
  },
  {
    title: 'Costruire',
    paragraphs: [
      {
        rules: ['SPR-6.1', 'SPR-6.2', 'SPR-6.3', 'SPR-6.4'],
        text: 'Un contratto costa tre cose: i suoi punti azione, permessi della sua zona con almeno tante pagine quanti sono i lotti, e rendita pari al valore del blocco. Le carte si possono sommare e le pagine in più si perdono, ma una carta che non serve resta a te.',
      },
      {
        rules: ['SPR-EX-5'],
        example: true,
        text: `La Scuola Superiore chiede ${count(printed.highSchool.pages, 'pagina Civica', 'pagine Civiche')}: ${count(printed.highSchool.pages, 'carta', 'carte')} da una, oppure una carta sola che ne abbia almeno ${printed.highSchool.pages}. Una da ${printed.highSchool.pages} insieme a una da una è troppo: tieni la singola.`,
        piece: 'T04',
      },
      {
        rules: ['SPR-6.5', 'SPR-6.6'],
        text: 'I lotti devono essere liberi. Regola delle zone: un edificio nuovo può toccare altre zone solo se tocca anche un edificio della sua. I parchi non contano, e nemmeno di chi sono gli edifici. Se non tocca nessuna zona può aprire un quartiere ovunque.',
      },
      {
        rules: ['SPR-EX-4'],
        example: true,
        text: `All’inizio la Scuola Superiore entra in H5-H6 per ${printed.middle.value}: tocca il Civico in G7, in diagonale oltre la strada, e quindi può toccare anche i Commerciali. In G5-H5 toccherebbe solo zone altrui: non si può. Sul terreno vuoto a ovest costa ${printed.west}.`,
        piece: 'T04',
      },
      {
        rules: ['SPR-6.7', 'SPR-15.3'],
        text: 'Molti contratti hanno una condizione propria: lungo l’acqua o il terreno incolto, in un blocco di un certo valore minimo o massimo, accanto a una zona o lontano da essa. Alcuni ignorano le zone. Quello che dice una carta prevale sulle regole.',
      },
      {
        rules: ['SPR-6.9', 'SPR-6.10'],
        text: 'Scegli il contratto, poi il posto, poi i permessi. Un passo che ha una sola possibilità si compie da sé. Poi, nell’ordine: paghi, cade ciò che va demolito, l’edificio nuovo porta il tuo segno, i vicini danno il bonus, i professionisti fruttano, e infine vengono gli effetti della carta.',
      },
      {
        rules: ['SPR-6.11', 'SPR-6.12', 'SPR-EX-19'],
        text: 'Ogni edificio adiacente della stessa zona ti dà 1 di prestigio, di chiunque sia. Il Procuratore Distrettuale raddoppia questo bonus per il primo contratto del turno.',
        piece: 'da',
      },
      {
        rules: ['SPR-6.13', 'SPR-6.18', 'SPR-6.19'],
        text: 'Gli effetti contano anche l’edificio nuovo, dove c’entra. “Tu” è solo chi costruisce; gli effetti sugli edifici o su ogni giocatore toccano chi li possiede. Gli edifici piazzati o spostati da un effetto ignorano le zone e non danno bonus.',
      },
    ],
  },
  {
    title: 'I professionisti',
    paragraphs: [
      {
        rules: ['SPR-6.14'],
        text: 'Un contratto con un professionista dà a chi lo costruisce una tessera con quel nome. Se nella riserva non ce ne sono più, puoi prenderne una a un avversario, oppure lasciar stare.',
        piece: 'FACTORY',
      },
      {
        rules: ['SPR-6.15', 'SPR-6.17'],
        text: 'Poi tutti incassano per ogni tessera con quel nome: il valore stampato, in rendita o in prestigio, scelto tessera per tessera. Con due professionisti si conclude il primo e poi si passa al secondo.',
      },
      {
        rules: ['SPR-6.16'],
        text: 'Il Capo della Polizia non sceglie: ogni tessera gli dà entrambi.',
        piece: 'chief',
      },
      {
        rules: ['SPR-EX-10'],
        example: true,
        text: 'Alex costruisce una Fabbrica-2 e prende 2 di rendita o 2 di prestigio. Sydney costruisce una Fabbrica-1: guadagnano 1 tutti e due. Alex costruisce una Fabbrica-4 e ha ormai due tessere: 8 di un tipo, oppure 4 e 4, mentre Sydney guadagna 4.',
        piece: 'FACTORY',
      },
    ],
  },
  {
    title: 'Demolire',
    paragraphs: [
      {
        rules: ['SPR-7.1', 'SPR-7.2', 'SPR-7.4'],
        text: 'Con una Riqualificazione Urbana, o da Imprenditore, puoi costruire sopra ciò che c’è. Una carta basta per tutto. Il nuovo edificio deve coprire ogni lotto di ogni edificio che cade, e la regola delle zone vale come se fossero già spariti. Ciò che cade esce dal gioco.',
        piece: 'UR1',
      },
      {
        rules: ['SPR-7.3', 'SPR-7.5', 'SPR-7.6'],
        text: 'Può cadere tutto: edifici dei rivali, tuoi, parchi, edifici di nessuno. Solo quelli dell’Imprenditore sono al sicuro dagli altri giocatori, non però da incendi, alluvioni e terremoti. Se non cade nulla, o se sei l’Imprenditore, la carta non si spende.',
        piece: 'contractor',
      },
      {
        rules: ['SPR-EX-12'],
        example: true,
        text: 'Un edificio da 3 lotti può sostituirne uno da 1 e uno da 2 affiancati, ma non due da 2, perché non riuscirebbe a coprirli entrambi.',
      },
    ],
  },
  {
    title: 'La fine di un turno',
    paragraphs: [
      {
        rules: ['SPR-8.5', 'SPR-8.6', 'SPR-3.6'],
        text: 'Le carte progettazione scivolano verso la parte economica e i vuoti si riempiono dal mazzo; poi se ne scopre la carta successiva. Tutto questo avviene da sé.',
      },
      {
        rules: ['SPR-8.1', 'SPR-8.2', 'SPR-8.3'],
        text: 'Una carta agisce una volta sola: nel momento in cui si scopre. Un permesso prima fa votare, se mostra l’urna, poi paga la fila di rendita con il suo numero. Un contratto paga la fila di prestigio con il suo numero. Un evento accade, se ne va, e si scopre la carta dopo. Una carta già scoperta in cima al mazzo passa nella casella senza effetti.',
      },
      {
        rules: ['SPR-EX-17'],
        example: true,
        text: `Il permesso scoperto in cima al mazzo scivola nella casella da ${printed.planning.last} AP: niente urna, niente premi. Si scopre la carta sotto, e quella sì che agisce.`,
      },
      {
        rules: ['SPR-8.4', 'SPR-EX-22'],
        text: 'Quando il mazzo Progettazione finisce, gli scarti formano quello nuovo. Se restassero solo eventi, lo spazio rimane vuoto e si continua.',
      },
      {
        rules: ['SPR-8.7', 'SPR-8.8', 'SPR-8.9'],
        text: 'Poi tocca ai contratti. All’inizio Town rifornisce tutte e cinque le caselle. Aperto City, rifornisce lui le quattro più economiche; aperto Metropolis, le caselle da 1 a 3 sono sue, la 4 di City, la 5 di Town. Se City si esaurisce, Town torna ad arrivare fino alla 4.',
      },
      {
        rules: ['SPR-8.10', 'SPR-8.11', 'SPR-EX-16'],
        text: 'Un mazzo che si apre mentre si riempiono le caselle entra subito in uso, a partire dalla casella che si stava riempiendo. Infine si scopre la cima di ogni mazzo aperto, se è coperta.',
        piece: 'TE1',
      },
      {
        rules: ['SPR-8.12', 'SPR-8.13', 'SPR-8.14', 'SPR-EX-28'],
        text: 'Poi tocca al giocatore seguente. Due regole nostre, che il regolamento non ha: se per dieci round nessuno prende un contratto dalla sua casella, la partita finisce; oppure, se il tavolo lo vuole, già dopo un round così il contratto più economico esce dal gioco.',
      },
    ],
  },
  {
    title: 'Le file che pagano',
    paragraphs: [
      {
        rules: ['SPR-9.1', 'SPR-9.2', 'SPR-9.6'],
        text: 'Quando una fila paga, i giocatori si ordinano per numero di edifici che vi controllano; la misura non conta, i parchi sì. Le file di rendita danno rendita, le file di prestigio prestigio. Chi lì non ha nulla non riceve nulla, e un numero il cui indicatore non è sul tabellone non paga nessuno.',
      },
      {
        rules: ['SPR-9.3', 'SPR-9.4', 'SPR-9.5'],
        text: `${printed.payout.halves ? 'Il primo posto riceve il numero della fila, ogni posto seguente la metà del precedente per difetto' : 'La tabella dei premi dice, fila per fila, quanto riceve ogni posto'}, per non più posti di quanti siano i giocatori. Chi è alla pari somma i posti che occupa e li divide, per difetto.`,
      },
      {
        rules: ['SPR-EX-8'],
        example: true,
        text: `In quattro la fila di rendita ${printed.payout.row} paga ${printed.payout.first}, ${printed.payout.second}, ${printed.payout.third} e ${printed.payout.fourth}. Con 3, 3, 2 e 1 edifici i due in testa si dividono ${printed.payout.shared} e prendono ${printed.payout.each} a testa, il terzo ${printed.payout.third}, l’ultimo ${printed.payout.fourth}.`,
      },
      {
        rules: ['SPR-11.1', 'SPR-11.2', 'SPR-11.3', 'SPR-11.4'],
        text: 'Le carte mettono in gioco gli indicatori: rendita da 7 a 12, prestigio da 4 a 6, sempre il più basso del suo tipo. Un indicatore può stare su qualsiasi spazio grigio libero e rincara subito tutta la sua fila. Se si sposta, va su un altro spazio libero. Dal tabellone non escono mai.',
        piece: 'W7',
      },
      {
        rules: ['SPR-EX-7'],
        example: true,
        text: `Un blocco di valore ${printed.marker.before} nella quarta colonna sale a ${printed.marker.after} quando l’indicatore di prestigio 6 va sullo spazio grigio sopra E-H, e torna a ${printed.marker.before} quando passa su quello sopra I-L.`,
        piece: 'P6',
      },
    ],
  },
  {
    title: 'Elezioni e cariche',
    paragraphs: [
      {
        rules: ['SPR-10.1', 'SPR-10.2', 'SPR-10.11'],
        text: 'Un’urna fa avanzare di un passo la pedina e si svolge l’elezione che raggiunge. Prima dell’Aeroporto conta solo lo spazio del Sindaco. Anche le carte possono indire elezioni, senza muovere la pedina.',
        piece: 'pawn',
      },
      {
        rules: ['SPR-10.3', 'SPR-10.8'],
        text: 'Sindaco: chi ha più professionisti; le parità le decide chi ha Media. Il Sindaco eletto o riconfermato piazza un parco in un lotto libero e lo controlla.',
        piece: 'mayor',
      },
      {
        rules: ['SPR-10.4', 'SPR-10.5', 'SPR-10.6', 'SPR-10.7'],
        text: 'Procuratore Distrettuale, Tesoriere, Capo della Polizia e Presidente del Sindacato vanno a chi ha l’edificio di maggior valore Civico, Commerciale, Residenziale e Industriale. A parità conta quanti ne ha, poi decide chi ricopre la carica precedente sul tracciato; se è vacante, il giocatore attivo. Se nessuno ha i requisiti la carica resta dov’è. Si possono avere più cariche.',
        piece: 'boss',
      },
      {
        rules: ['SPR-EX-15'],
        example: true,
        text: `Ada e Bruno hanno entrambi un Civico di valore ${printed.best} e due Civici a testa. Carla, che è Sindaco, sceglie il Procuratore. Con un terzo Civico Bruno avrebbe vinto da solo.`,
        piece: 'da',
      },
      {
        rules: ['SPR-10.9', 'SPR-10.10', 'SPR-10.12'],
        text: 'Dopo la Squadra Sportiva ogni elezione, quando si conclude, assegna anche l’Imprenditore a chi ha meno prestigio; le parità le decide il Presidente del Sindacato. Una carica vinta con una carta è un’elezione a tutti gli effetti.',
        piece: 'contractor',
      },
    ],
  },
  {
    title: 'Eventi ed effetti',
    paragraphs: [
      {
        rules: ['SPR-13.1', 'SPR-13.2', 'SPR-15.4'],
        text: 'Un evento si esegue per intero, dall’alto in basso, prima di scoprire altro; ciò che è impossibile si salta. Gli eventi di Progettazione si scartano e possono tornare, quelli dei contratti escono dal gioco. Dove non è detto chi sceglie, sceglie il giocatore attivo.',
        piece: 'TE2',
      },
      {
        rules: ['SPR-13.3', 'SPR-13.4', 'SPR-13.5'],
        text: 'L’Aeroporto apre il mazzo City, porta in gioco quattro cariche, che aspettano il tracciato elettorale. La Squadra Sportiva apre Metropolis e porta l’Imprenditore, che aspetta la prossima elezione. Un tavolo può far eleggere e assegnare subito: il regolamento non lo dice. I Giochi Olimpici chiudono la partita.',
        piece: 'CE1',
      },
      {
        rules: ['SPR-12.1', 'SPR-12.2', 'SPR-12.3', 'SPR-15.1', 'SPR-EX-18'],
        text: 'I guadagni vengono dalla banca. Le perdite e i pagamenti obbligatori prendono quello che hai e condonano il resto. Dove si paga in rendita o prestigio scegli volta per volta, purché tu ne abbia abbastanza.',
        piece: 'M02',
      },
      {
        rules: ['SPR-12.4', 'SPR-15.2', 'SPR-EX-14'],
        text: 'Le offerte si pagano per intero. Se non puoi, non ti viene chiesto nulla ed è come rifiutare.',
        piece: 'PE04',
      },
      {
        rules: ['SPR-12.5', 'SPR-12.6', 'SPR-12.7', 'SPR-12.9'],
        text: 'Certi effetti colpiscono un edificio: può essere demolito, perdere il segno, cambiare mano o spostarsi. Se più edifici hanno il valore più alto o più basso, sceglie il giocatore attivo. Gli scambi vogliono la stessa zona e misura. Gli edifici piazzati vanno su lotti liberi.',
        piece: 'C16',
      },
      {
        rules: ['SPR-12.8', 'SPR-12.10', 'SPR-12.11', 'SPR-12.12', 'SPR-12.13', 'SPR-12.14', 'SPR-12.15'],
        text: 'Altri piazzano o spostano indicatori, fanno votare, pagano subito delle file, danno una carta progettazione, altri punti azione o il Favore Extra, oppure rimescolano il mazzo Progettazione.',
      },
      {
        rules: ['SPR-15.5', 'SPR-15.7', 'SPR-EX-25'],
        text: 'Se lo stesso effetto lascia una vera scelta a più giocatori, il giocatore attivo stabilisce in che ordine decidono; chi non ha scelta viene prima. Una scelta con una sola possibilità si compie da sé.',
        piece: 'TE2',
      },
    ],
  },
  {
    title: 'La fine della partita',
    paragraphs: [
      {
        rules: ['SPR-14.1', 'SPR-14.2', 'SPR-14.3'],
        text: 'Quando compaiono i Giochi Olimpici tutto si ferma. Ogni fila di prestigio paga un’ultima volta, poi ogni 10 di rendita danno 1 di prestigio.',
        piece: 'ME1',
      },
      {
        rules: ['SPR-14.4'],
        text: 'Le cariche danno punti: il Sindaco 1 per ogni suo edificio (parchi esclusi) accanto a un parco; Procuratore, Tesoriere, Capo della Polizia e Presidente del Sindacato 1 per ogni edificio Civico, Commerciale, Residenziale o Industriale di tutta la città.',
        piece: 'mayor',
      },
      {
        rules: ['SPR-14.5', 'SPR-14.6'],
        text: 'Vince chi ha più prestigio; poi chi ha più rendita; altrimenti la vittoria è condivisa. Le carte avanzate non valgono nulla.',
      },
      {
        rules: ['SPR-EX-20'],
        example: true,
        text: 'Ada guadagna 7 dalle file di prestigio, 2 per 27 di rendita e 2 da Sindaco: 11. Bruno 4 dalle file e 11 da Tesoriere di una città con undici Commerciali: 15.',
      },
      {
        rules: ['SPR-15.6', 'SPR-17.1', 'SPR-17.2'],
        text: 'Nulla è segreto, tranne l’ordine delle carte coperte. Quello che possiedi è sotto gli occhi di tutti e non si può scambiare.',
      },
    ],
  },
  {
    title: 'Opzioni e fonti',
    paragraphs: [
      {
        rules: ['SPR-16.1'],
        text: 'Nella partita lunga gli eventi decisivi stanno più in fondo, in quella corta più in alto. Con i nostri bot una partita corta dura circa 30 turni in tutto, una normale circa 45, una lunga circa 60.',
      },
      {
        rules: ['SPR-16.2', 'SPR-16.3', 'SPR-16.4', 'SPR-16.5', 'SPR-16.6', 'SPR-16.7', 'SPR-16.8'],
        text: 'Università, Tempio, Porto Turistico e Porto si possono dimezzare o togliere. L’ordine delle decisioni si può togliere o estendere ai guadagni dei professionisti. Le elezioni dell’Aeroporto e il mercato fermo sono aggiunte nostre, di norma escluse.',
        piece: 'M01',
      },
      {
        rules: ['SPR-9.3', 'SPR-1.14'],
        text: 'Valori ricostruiti: non avevamo le carte stampate. Quasi tutti i testi e i numeri delle carte, i permessi, la ripartizione delle tessere edificio e le righe dei premi tranne la sesta sono stati ricostruiti in modo che valga tutto ciò che si sa del gioco pubblicato; la pagina delle carte mostra quali. Chi possiede il gioco può correggerli lì: chi tiene la casa li salva come nuova edizione, e le partite in corso tengono la loro.',
      },
    ],
  },
];
