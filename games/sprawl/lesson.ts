/** The lesson of Urban Sprawl: the last starting building, one whole turn with a High School in it, and what the Gazette makes of it. */
import type { Lesson } from '@cantiere/engine';
import type { Move } from './rules/moves.ts';

export const lesson: Lesson<Move> = {
  seats: 2,
  seed: 'sprawl lesson 1019',
  advises: { seats: 2, options: { length: 'short' } },
  seat: 0,
  before: [
    { seat: 0, move: { type: 'BUY_START', building: 'S05' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S09' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S08' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S12' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S07' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S02' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S01' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S06' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S11' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S03' } },
  ],
  others: [
    { seat: 1, move: { type: 'BUILD', source: 'contract3' } },
    { seat: 1, move: { type: 'PLACE', lots: [28, 29], demolish: [], renewal: false } },
    { seat: 1, move: { type: 'DECIDE', decision: 2, answer: { tiles: 1 } } },
    { seat: 1, move: { type: 'DECIDE', decision: 3, answer: { grey: 'G9' } } },
    { seat: 1, move: { type: 'ACQUIRE_PLANNING', space: 'planning2' } },
    { seat: 1, move: { type: 'ACQUIRE_PLANNING', space: 'planning1' } },
    { seat: 1, move: { type: 'END_TURN' } },
  ],
  steps: [
    {
      say: {
        it: 'Ciao! Tu e il tuo rivale fate crescere la stessa città, da paese a metropoli. Con la rendita, cioè il denaro, paghi il terreno; costruendo guadagni prestigio, e vince chi ne ha di più. Facciamo insieme il tuo primo turno.',
        en: 'Welcome! You and your rival make one and the same city grow, from town to metropolis. Wealth, that is money, pays for the land; building earns you prestige, and whoever has most of it wins. Let us play your first turn together.',
      },
      look: ['players', 'city'],
      rule: 'SPR-14.5',
    },
    {
      say: {
        it: 'Guarda la città: 36 blocchi da quattro lotti. Lungo i bordi stanno i numeri delle file: con la moneta quelle che danno rendita, con l’alloro quelle che danno prestigio. La somma delle file che attraversano un blocco è il suo valore: tanto costa costruirci.',
        en: 'Look at the city: 36 blocks of four lots each. Along its edges stand the numbers of the rows: those with a coin give wealth, those with a laurel prestige. Add up the rows that pass through a block and you have its value: that is what building there costs.',
      },
      look: ['city'],
      rule: 'SPR-1.8',
    },
    {
      say: {
        it: 'Dodici edifici ci sono già, di quattro zone: il colore dice quale. Li comprate uno per volta: cinque sono tuoi, ne restano due. Prendi il Commerciale in G6. Costa 7, ma con il tuo Civico in G7 ne avrai due nella fila di rendita 6, la più ricca, dove il rivale non ha nulla.',
        en: 'Twelve buildings already stand, of four zones: their colour says which. You buy them one at a time: five are yours, two are left. Take the Commercial one at G6. It costs 7, but with your Civic at G7 it gives you two in wealth row 6, the richest, where your rival has nothing.',
      },
      look: ['building:S10', 'row:wealth6', 'players'],
      move: { type: 'BUY_START', building: 'S10' },
      rule: 'SPR-2.10',
    },
    {
      say: {
        it: 'Comincia il tuo turno: hai 6 punti azione, in breve AP. Li spendi al mercato. In Progettazione ci sono i permessi per costruire, in Contratti gli edifici da costruire; ogni casella dice quanti AP costa la sua carta. Nel tuo cantiere vedi ciò che possiedi.',
        en: 'Your turn begins: you have 6 action points, AP for short. You spend them at the market. Planning holds the permits to build, Contracts the buildings to put up; each box says how many AP its card costs. What you own lies on your building site.',
      },
      look: ['planning', 'contracts', 'ap', 'yard'],
      rule: 'SPR-3.4',
    },
    {
      say: {
        it: 'Ti restano solo 3 di rendita. Il tuo permesso, Commerciale o Industriale, ha una pagina: basta per un lotto, ma oggi nessun contratto di quelle zone è così piccolo. Meglio farne denaro: investilo per 11. Si può solo prima di spendere AP.',
        en: 'You have only 3 wealth left. Your permit, Commercial or Industrial, has one page: enough for one lot, but no contract of those zones is that small today. Better turn it into money: invest it for 11. You can do so only before you spend AP.',
      },
      look: ['card:P02', 'players'],
      move: { type: 'INVEST', card: 'P02' },
      rule: 'SPR-4.1',
    },
    {
      say: {
        it: 'Ora un permesso più forte: in Progettazione, per 1 AP, ce n’è uno da tre pagine, Civico o Commerciale. Servono almeno tante pagine quanti sono i lotti dell’edificio: per la Scuola Superiore, un contratto Civico da due lotti, bastano. Prendilo.',
        en: 'Now a stronger permit: Planning has one with three pages, Civic or Commercial, for 1 AP. You need at least as many pages as the building has lots: for the High School, a Civic contract of two lots, that is enough. Take it.',
      },
      look: ['box:planning1', 'box:contract4'],
      move: { type: 'ACQUIRE_PLANNING', space: 'planning1' },
      rule: 'SPR-6.2',
    },
    {
      say: {
        it: 'Scegli la Scuola Superiore tra i Contratti: 4 AP. Ti conviene perché frutta in tre modi: per i Civici che ha accanto, per la tessera Istruzione che porta con sé, e per ogni Residenziale che tocca. Conta quindi dove la metti.',
        en: 'Choose the High School among the Contracts: 4 AP. It is a good one because it pays in three ways: for the Civic buildings next to it, for the Education tile it brings, and for each Residential it touches. So it matters where you put it.',
      },
      look: ['box:contract4', 'ap'],
      move: { type: 'BUILD', source: 'contract4' },
      rule: 'SPR-6.1',
    },
    {
      say: {
        it: 'Posala in I10-J10, per 5 di rendita. Tocca il tuo Civico in I9, e ogni vicino della stessa zona dà 1 di prestigio. Solo così può toccare anche un’altra zona: il Residenziale in K11, in diagonale oltre la strada, che per la Scuola vale 1 di prestigio.',
        en: 'Put it on I10-J10, for 5 wealth. It touches your Civic at I9, and each neighbour of the same zone gives 1 prestige. Only thanks to that may it touch another zone as well: the Residential at K11, diagonally across the street, worth 1 prestige to the School.',
      },
      look: ['lot:116', 'lot:117', 'building:S05', 'players'],
      move: { type: 'PLACE', lots: [116, 117], demolish: [], renewal: false },
      rule: 'SPR-6.6',
    },
    {
      say: {
        it: 'Ecco la tessera Istruzione, che va tra i tuoi professionisti. Frutta subito 2, in rendita o in prestigio, e frutterà ancora ogni volta che qualcuno, anche il rivale, costruisce un contratto con Istruzione. Hai ancora 9 di rendita: scegli il prestigio.',
        en: 'Here is the Education tile, the first of your Vocations. It pays 2 at once, in wealth or prestige, and will pay again whenever anybody, your rival too, builds a contract with Education on it. You still have 9 wealth: choose prestige.',
      },
      look: ['players'],
      move: { type: 'DECIDE', decision: 1, answer: { tiles: 1 } },
      rule: 'SPR-6.15',
    },
    {
      say: {
        it: 'Quattro di prestigio con un solo edificio! Ti resta 1 AP, e il Municipio costa proprio 1. Permessi per costruirlo non ne hai, ma puoi tenerlo da parte come Favore: gli AP li paghi adesso, e in un altro turno lo costruisci per 0 AP. Intanto è solo tuo.',
        en: 'Four prestige from a single building! You have 1 AP left, and the Town Hall costs just 1. You have no permits to build it, but you can keep it as a Favor: you pay its AP now and build it on a later turn for 0 AP. Until then it is yours alone.',
      },
      look: ['box:contract1', 'ap'],
      move: { type: 'TAKE_FAVOR', space: 'contract1' },
      rule: 'SPR-5.3',
    },
    {
      say: {
        it: 'Gli AP sono finiti: chiudi il turno. I mercati si riempiono da soli, e ogni carta che si scopre agisce: un permesso fa pagare la fila di rendita con il suo numero, un contratto una fila di prestigio. Te lo racconta la Gazzetta; poi gioca il rivale.',
        en: 'No AP left: end your turn. The markets fill up by themselves, and every card that turns face up does something: a permit makes the wealth row with its number pay, a contract a prestige row. The Gazette tells you about it; then your rival plays.',
      },
      look: ['ap', 'planning', 'contracts'],
      move: { type: 'END_TURN' },
      rule: 'SPR-8.1',
    },
    {
      say: {
        it: 'Alla fine del tuo turno hanno pagato tre file. Prestigio 1: tre edifici tuoi contro uno, quindi 1 a te. Prestigio 3: due a testa, pari, 2 per ciascuno. Rendita 2: tu lì non hai nulla, e ha incassato solo il rivale. Conta quanti edifici hai nella fila, non quanto sono grandi.',
        en: 'Three rows paid at the end of your turn. Prestige 1: three buildings of yours against one, so 1 for you. Prestige 3: two each, a tie, 2 for both. Wealth 2: you have nothing there, so only your rival was paid. What counts is how many buildings you have in a row, not their size.',
      },
      look: ['gazette:payout', 'players'],
      holds: true,
      rule: 'SPR-9.2',
    },
    {
      say: {
        it: 'È uscito un evento, Raccolto Eccezionale: ha premiato il rivale, che ha la tessera Media. E un’urna ha mosso la pedina delle elezioni. Per ora si può eleggere solo il Sindaco, cioè chi ha più professionisti; gli altri Politici entrano con l’evento Aeroporto.',
        en: 'An event came up, Bumper Crop: it rewarded your rival, who holds the Media tile. And a ballot moved the election pawn. So far only the Mayor can be elected, which is whoever has most Vocations; the other Politicians come in with the Airport event.',
      },
      look: ['gazette:event', 'players'],
      holds: true,
      rule: 'SPR-10.3',
    },
    {
      say: {
        it: 'Il rivale ha costruito lo Scalo Ferroviario e ha messo l’indicatore di rendita 7 sullo spazio grigio accanto alle righe 11-12. Lì ora passa una fila nuova: quando esce un 7 incassa di più chi vi ha più edifici, e costruirci costa 7 in più. Così i prezzi della città cambiano.',
        en: 'Your rival built the Rail Depot and put the wealth marker 7 on the grey space beside rows 11-12. A new row runs there now: when a 7 comes up, whoever has most buildings in it earns most, and building there costs 7 more. This is how prices in the city change.',
      },
      look: ['row:wealth7', 'city'],
      rule: 'SPR-11.1',
    },
    {
      say: {
        it: 'Siete 7 a 7 e tocca a te. Al Municipio servono due pagine Civiche: per 2 AP c’è un permesso da tre, Civico o Industriale. Prendilo: poi potrai costruire il tuo Favore per 0 AP, per esempio in H7-H8, accanto al tuo Civico. Vuole un blocco che valga almeno 6, e quello vale 7.',
        en: 'It is 7 all, and your turn. The Town Hall needs two Civic pages: for 2 AP there is a permit with three, Civic or Industrial. Take it: then you can build your Favor for 0 AP, on H7-H8 for instance, beside your Civic. It asks for a block worth 6 or more, and that one is worth 7.',
      },
      look: ['box:planning2', 'players'],
      move: { type: 'ACQUIRE_PLANNING', space: 'planning2' },
      rule: 'SPR-5.5',
    },
    {
      say: {
        it: 'La partita finisce quando nel mazzo Metropolis escono i Giochi Olimpici: le file di prestigio pagano un’ultima volta, 10 di rendita valgono 1, i Politici danno punti, e vince chi ha più prestigio. La prima volta scegli la durata corta, costruisci a ogni turno e punta a poche file.',
        en: 'The game ends when the Olympic Games come up in the Metropolis deck: prestige rows pay one last time, 10 wealth are worth 1, Politicians give points, and most prestige wins. For your first game choose the short length, build on every turn, and aim at being first in a few rows.',
      },
      look: ['players', 'city'],
      rule: 'SPR-14.1',
    },
  ],
};
