/**
 * The first lesson of Citadels. It begins in the middle of the pupil's first turn, as Merchant, and goes on to the second
 * round, where Assassin and Thief are out: the Architect raises three buildings undisturbed.
 */
import type { Lesson } from '@cantiere/engine';
import type { Move } from './rules/moves.ts';

export const lesson: Lesson<Move> = {
  seats: 4,
  seed: 'lesson 66608',
  seat: 0,
  before: [
    { seat: 0, move: { type: 'DRAFT_PICK', character: 'merchant' } },
    { seat: 1, move: { type: 'DRAFT_PICK', character: 'architect' } },
    { seat: 2, move: { type: 'DRAFT_PICK', character: 'thief' } },
    { seat: 3, move: { type: 'DRAFT_PICK', character: 'king' } },
    { seat: 2, move: { type: 'ROB', character: 'king' } },
    { seat: 2, move: { type: 'TAKE_GOLD' } },
    { seat: 2, move: { type: 'BUILD', card: 'docks' } },
    { seat: 2, move: { type: 'END_TURN' } },
    { seat: 3, move: { type: 'TAKE_GOLD' } },
    { seat: 3, move: { type: 'BUILD', card: 'tavern' } },
    { seat: 3, move: { type: 'END_TURN' } },
    { seat: 0, move: { type: 'TAKE_GOLD' } },
  ],
  others: [
    { seat: 1, move: { type: 'ARCHITECT_DRAW' } },
    { seat: 1, move: { type: 'TAKE_GOLD' } },
    { seat: 1, move: { type: 'BUILD', card: 'castle' } },
    { seat: 1, move: { type: 'END_TURN' } },
    // The second round
    { seat: 3, move: { type: 'DRAFT_PICK', character: 'merchant' } },
    { seat: 1, move: { type: 'DRAFT_PICK', character: 'king' } },
    { seat: 2, move: { type: 'DRAFT_PICK', character: 'magician' } },
    { seat: 2, move: { type: 'TAKE_GOLD' } },
    { seat: 2, move: { type: 'BUILD', card: 'palace' } },
    { seat: 2, move: { type: 'SWAP_HANDS', player: 1 } },
    { seat: 2, move: { type: 'END_TURN' } },
    { seat: 1, move: { type: 'TAKE_GOLD' } },
    { seat: 1, move: { type: 'COLLECT_INCOME' } },
    { seat: 1, move: { type: 'BUILD', card: 'barracks' } },
    { seat: 1, move: { type: 'END_TURN' } },
    { seat: 3, move: { type: 'TAKE_GOLD' } },
    { seat: 3, move: { type: 'COLLECT_INCOME' } },
    { seat: 3, move: { type: 'BUILD', card: 'laboratory' } },
    { seat: 3, move: { type: 'END_TURN' } },
  ],
  steps: [
    {
      say: {
        it: 'In Citadels fai crescere una città, un edificio alla volta. Appena qualcuno ne ha otto si finisce il round, e vince la città che vale di più. Servono monete e un po’ di astuzia.',
        en: 'In Citadels you raise a city, one building at a time. As soon as somebody has eight, the round is played out and the most valuable city wins. It takes gold, and a little cunning.',
      },
      look: ['city'],
      rule: 'CIT-8.2',
    },
    {
      say: {
        it: 'La tua città ha otto lotti, ancora liberi. La tua mano contiene gli edifici che puoi costruire: il numero è il prezzo, e quasi sempre anche i punti. In cassa hai 5 monete. Dei tuoi avversari vedi città e monete, non le carte.',
        en: 'Your city has eight lots, all still free. Your hand holds the buildings that you can raise: the number is the price, and nearly always the points too. You have 5 gold. Of your opponents you see city and gold, not the cards.',
      },
      look: ['city', 'hand', 'purse', 'opponents'],
      rule: 'CIT-1.1',
    },
    {
      say: {
        it: 'A ogni round ciascuno sceglie in segreto un personaggio; poi li si chiama in ordine, dall’1 all’8. Guarda la chiamata: il Ladro, che è il 2, ha nominato il Re, e quando il Re si è mostrato gli ha preso tutte le monete.',
        en: 'Each round everybody secretly chooses a character; then they are called in order, from 1 to 8. Look at the calling: the Thief, number 2, named the King, and took all his gold the moment he showed himself.',
      },
      look: ['character:thief', 'character:king'],
      rule: 'CIT-4.1',
    },
    {
      say: {
        it: 'Ora è chiamato il 6, il Mercante: sei tu. Hai già avuto la sua moneta in più e preso 2 monete; adesso puoi costruire un edificio. Costruisci la Taverna: costa 1, e il resto ti servirà nel prossimo round.',
        en: 'Now number 6 is called, the Merchant: that is you. You have had his extra coin and taken 2 gold; now you may raise one building. Build the Tavern: it costs 1, and next round you will want the rest.',
      },
      look: ['hand:tavern', 'city', 'purse', 'character'],
      move: { type: 'BUILD', card: 'tavern' },
      rule: 'CIT-5.9',
    },
    {
      say: {
        it: 'La Taverna è verde, e al Mercante ogni edificio verde frutta 1 moneta. Lo stesso vale per il Re con i gialli, il Predicatore con i blu, il Mercenario con i rossi. Termina il turno: la moneta arriva da sola.',
        en: 'The Tavern is green, and every green building pays the Merchant 1 gold. So do yellow ones for the King, blue for the Bishop, red for the Warlord. End the turn: the coin comes by itself.',
      },
      look: ['city', 'purse'],
      move: { type: 'END_TURN' },
      rule: 'CIT-5.15',
    },
    {
      say: {
        it: 'Secondo round. La corona è passata a chi era il Re: sceglie per primo e ti passa le carte rimaste. Due personaggi sono scoperti, fuori gioco: il Ladro e l’Assassino, che fa saltare il turno a chi nomina.',
        en: 'Second round. The crown went to whoever was the King, who chooses first and passes you what is left. Two characters lie face up, out of play: the Thief and the Assassin, who makes the one he names miss a turn.',
      },
      look: ['order', 'removed'],
      rule: 'CIT-3.1',
    },
    {
      say: {
        it: 'Bella occasione: stavolta nessuno può rubarti le 5 monete né farti saltare il turno. È il momento del Costruttore, che prende due carte in più e costruisce fino a tre edifici. Tienilo.',
        en: 'What a chance: this time nobody can steal your 5 gold or make you miss your turn. It is the moment for the Architect, who gets two extra cards and builds up to three buildings. Keep him.',
      },
      look: ['draft:architect', 'removed', 'purse'],
      move: { type: 'DRAFT_PICK', character: 'architect' },
      rule: 'CIT-6.22',
    },
    {
      say: {
        it: 'Un po’ di indagini: fra le carte che hai visto mancavano il Mercante e il Mercenario, che distrugge edifici. Uno l’ha preso chi ha scelto prima di te, l’altro è coperto, fuori. Il Mercante si è appena mostrato: quindi oggi nessuno è il Mercenario!',
        en: 'A little detective work: the cards you saw lacked the Merchant and the Warlord, who destroys buildings. Whoever chose before you took one, the other is face down, out. The Merchant has just shown himself, so today nobody is the Warlord!',
      },
      look: ['calls'],
      rule: 'CIT-3.5',
    },
    {
      say: {
        it: 'È chiamato il Costruttore: tocca a te. Il potere del personaggio si usa quando vuoi, nel tuo turno. Comincia da lì: pesca le 2 carte in più, così vedi che cosa puoi costruire.',
        en: 'The Architect is called: your turn. You may use your character’s power at any moment of it. Begin with that: draw your 2 extra cards, and you will see what you can build.',
      },
      look: ['character:architect', 'character'],
      move: { type: 'ARCHITECT_DRAW' },
      rule: 'CIT-5.13',
    },
    {
      say: {
        it: 'Un Maniero e un Mercato, e costano poco! Poi, come in ogni turno, scegli: 2 monete, oppure guardare due carte e tenerne una. Carte ne hai già cinque: prendi le monete, così arrivi a 7.',
        en: 'A Manor and a Market, and cheap ones! Then, as in every turn, you choose: 2 gold, or look at two cards and keep one. You already have five cards: take the gold, which makes 7.',
      },
      look: ['hand', 'purse'],
      move: { type: 'TAKE_GOLD' },
      rule: 'CIT-5.1',
    },
    {
      say: {
        it: 'Con 7 monete faresti la Fortezza e la Chiesa. Ma bastano anche per Chiesa, Maniero e Mercato: 2 più 3 più 2. Gli stessi punti, e tre edifici invece di due. Comincia dalla Chiesa.',
        en: 'With 7 gold you could build the Fortress and the Church. But it also buys Church, Manor and Market: 2 and 3 and 2. The same points, and three buildings instead of two. Begin with the Church.',
      },
      look: ['hand:church', 'hand:manor', 'hand:market', 'purse'],
      move: { type: 'BUILD', card: 'church' },
      rule: 'CIT-5.9',
    },
    {
      say: {
        it: 'Ora hai verde e blu. Mescola i colori: chi alla fine li ha tutti e cinque segna 3 punti in più. Costruisci il Maniero: è giallo, e quando sarai il Re ti frutterà una moneta.',
        en: 'Now you have green and blue. Mix your colours: whoever has all five in the end scores 3 extra points. Build the Manor: it is yellow, and will pay you a coin whenever you are the King.',
      },
      look: ['hand:manor', 'city'],
      move: { type: 'BUILD', card: 'manor' },
      rule: 'CIT-8.4',
    },
    {
      say: {
        it: 'Ed ecco il terzo: con le ultime 2 monete costruisci il Mercato. È verde come la Taverna, quindi da Mercante ne incasserai due.',
        en: 'And here is the third: build the Market with your last 2 gold. It is green like the Tavern, so as Merchant you will collect for both.',
      },
      look: ['hand:market', 'purse', 'city'],
      move: { type: 'BUILD', card: 'market' },
      rule: 'CIT-5.15',
    },
    {
      say: {
        it: 'Quattro edifici: sei a metà! Con l’ottavo edificio di qualcuno il round diventa l’ultimo: contano i punti degli edifici, 3 per i cinque colori, 4 a chi completa per primo e 2 a chi lo fa dopo. Nella tua prima partita chiediti chi gli altri si aspettano che tu sia: a volte conviene un altro.',
        en: 'Four buildings: you are halfway! Somebody’s eighth makes the round the last; buildings score their points, five colours 3, the first complete city 4, later ones 2. In your first game, ask which character everybody expects you to be: sometimes another is wiser.',
      },
      look: ['city'],
      rule: 'CIT-8.1',
    },
  ],
};
