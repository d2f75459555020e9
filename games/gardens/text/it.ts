/** I giardini pensili in italiano. */
import {
  enumerate,
  optionName,
  plain,
  say,
  type GameTexts,
  type Part,
  type Refusal,
  type Seat,
  type Words,
} from '@cantiere/engine';
import { agree, count, the } from '@cantiere/engine/grammar/it';
import { BLIND_FROM, COLUMN_OPENS_AT, SMALLEST_GROUP } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { readHeading } from '../rules/headings.ts';
import type { Move, Square } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { previewPlacement } from '../rules/preview.ts';
import { scores, type ScoreStep } from '../rules/scoring.ts';
import type { GardensView, State } from '../rules/state.ts';
import { openColumns } from '../rules/tiles.ts';
import { cardIdIn, groupAt, tileFacts, tileIdIn } from './facts.ts';
import { faceDown } from './faceDown.ts';
import { tileForm } from './nouns.it.ts';
import { theme } from './themes.ts';
import { buildings, ladderOf, nameOf, perTile, piece, plus, rowName, squareName, tilesOf } from './words.ts';

const at = ({ x, y }: Square): string => squareName(x, y);
const turned = (rotation: number): string => (rotation === 0 ? 'diritta' : `ruotata di ${rotation}°`);
/** Dopo il posto, nelle mosse: una carta diritta non lo dice. */
const turnedTo = (rotation: number): string => (rotation === 0 ? '' : `, a ${rotation}°`);
const points = (n: number): string => count(n, 'punto', 'punti');
const temples = (n: number): string => count(n, 'tempio', 'templi');
const list = (items: readonly (Part | Words)[]): Words => enumerate(items, 'e');
const pieces = (ids: readonly string[]): Words => list(ids.map((id) => piece(id, 'it')));
/** I nomi delle carte sono elenchi ("1 parco + 2 fontane"): l’uno dopo l’altro li separa un punto e virgola, da soli stanno fra virgolette. */
const cards = (ids: readonly string[]): Words => ids.flatMap((id, i) => [i > 0 ? '; ' : '', piece(id, 'it')]);
const quoted = (part: Part): Words => say`«${part}»`;
const cardIn = (view: GardensView, slot: number): Words => {
  const card = cardIdIn(view, slot);
  return card === undefined ? [`la carta ${slot + 1}`] : quoted(piece(card, 'it'));
};

/** "il Re", "la Scultura", "le Tigri". */
const tile = (id: string): Words => say`${the(nameOf(id, 'it'), tileForm(id))}${piece(id, 'it')}`;

/** "la colonna 1", "le colonne 1, 2 e 3". */
function columnsFor(size: number): string {
  const columns = openColumns(size);
  return `${agree(columns.length, 'la colonna', 'le colonne')} ${plain(list(columns.map(String)), String)}`;
}
/** "3 parchi aprono la colonna 1", "6 parchi aprono le colonne 1, 2 e 3, dopo una tessera coperta". */
const opens = (size: number, building: string): string =>
  `${buildings(size, building, 'it')} aprono ${columnsFor(size)}${size >= BLIND_FROM ? ', dopo una tessera coperta' : ''}`;

function prompt(view: GardensView, seat: Seat | 'spectator'): Words {
  if (view.phase === 'over') return ['La partita è finita.'];
  const { asked } = view;
  if (seat !== asked) {
    switch (view.phase) {
      case 'card':
        return say`${{ seat: asked }} sta scegliendo una carta e dove metterla.`;
      case 'merge':
        return say`${{ seat: asked }} sta scegliendo quale tempio resta.`;
      case 'temple':
        return say`${{ seat: asked }} può piazzare un tempio.`;
      case 'tile':
        return say`${{ seat: asked }} sta scegliendo una tessera.`;
    }
  }
  switch (view.phase) {
    case 'card':
      return ['Prendi una carta e mettila nel tuo giardino.'];
    case 'merge':
      return ['La carta ha unito gruppi con un tempio: scegli quale tempio resta.'];
    case 'temple':
      return [
        view.players[asked].temples > 0
          ? 'Un gruppo è cresciuto: puoi piazzarci un tempio e prendere una tessera.'
          : 'Un gruppo è cresciuto: puoi spostarci un tempio dal tuo gruppo più piccolo che ne ha uno, e prendere una tessera.',
      ];
    case 'tile':
      return [`Prendi una tessera: il tuo gruppo di ${view.templed} apre ${columnsFor(view.templed)}.`];
  }
}

function move(made: Move, view: GardensView): Words {
  switch (made.type) {
    case 'PLAY_CARD':
      return say`Metti ${cardIn(view, made.slot)} in ${at(made)}${turnedTo(made.rotation)}`;
    case 'DISCARD_CARD':
      return say`Scarta ${cardIn(view, made.slot)} (spazio ${made.slot + 1})`;
    case 'KEEP_TEMPLE':
      return [`Lascia il tempio in ${at(made)}`];
    case 'PLACE_TEMPLE':
      return [made.from === undefined ? `Piazza un tempio in ${at(made)}` : `Sposta il tempio da ${at(made.from)} a ${at(made)}`];
    case 'PASS_TEMPLE':
      return ['Non piazzare templi'];
    case 'TAKE_TILE': {
      const id = tileIdIn(view, made);
      return id === undefined
        ? [`Prendi dalla colonna ${made.column}, spazio ${made.row}: vuoto`]
        : say`Prendi ${tile(id)} (colonna ${made.column}, spazio ${made.row})`;
    }
  }
}

/** The place is seen on the garden itself. */
function moveShort(made: Move, view: GardensView): Words | undefined {
  switch (made.type) {
    case 'PLAY_CARD':
      return ['Metti qui la carta'];
    case 'DISCARD_CARD':
      return [`Scarta la carta ${made.slot + 1}`];
    case 'KEEP_TEMPLE':
      return ['Lascia questo tempio'];
    case 'PLACE_TEMPLE':
      return [made.from === undefined ? 'Piazza qui il tempio' : 'Sposta qui il tempio'];
    case 'TAKE_TILE': {
      const id = tileIdIn(view, made);
      return id === undefined ? undefined : say`Prendi ${tile(id)}`;
    }
    default:
      return undefined;
  }
}

/** Quello che la carta fa crescere vale più del posto, che si vede nel giardino. */
function moveOutcome(made: Move, view: GardensView): Words | undefined {
  if (made.type !== 'PLAY_CARD') return undefined;
  const grown = previewPlacement(view, view.asked, made)?.groups.filter(({ eligible }) => eligible) ?? [];
  if (grown.length === 0) return moveShort(made, view);
  return say`Conferma: ${list(grown.map(({ size, building }) => [buildings(size, building, 'it')]))}`;
}

/** Con un tempio in mano. */
function promptWith([first]: readonly string[], view: GardensView): Words | undefined {
  return view.phase === 'temple' && first.startsWith('temple:')
    ? ['Dove va questo tempio? Tocca una casella del gruppo che è cresciuto.']
    : undefined;
}

function moveDetail(made: Move, view: GardensView): Words | undefined {
  switch (made.type) {
    case 'PLAY_CARD': {
      const preview = previewPlacement(view, view.asked, made);
      if (preview === undefined) return undefined;
      const facts = preview.groups
        .filter((group) => group.eligible || group.temples.length > 1)
        .map(({ building, size, eligible }) =>
          eligible ? opens(size, building) : `${buildings(size, building, 'it')} uniscono più templi`,
        );
      const ground = preview.newGround.length;
      if (ground > 0) facts.push(`${plus(ground)} ${agree(ground, 'casella', 'caselle')} di terreno`);
      const buried = preview.buried.length;
      if (buried > 0) facts.push(`copre ${count(buried, 'edificio', 'edifici')}`);
      return [facts.length === 0 ? 'nessun gruppo da premiare' : facts.join('; ')];
    }
    case 'DISCARD_CARD':
      return ['La carta esce dal gioco e il tuo turno finisce.'];
    case 'KEEP_TEMPLE':
      return ['Gli altri templi del gruppo tornano nella tua scorta.'];
    case 'PLACE_TEMPLE': {
      const group = groupAt(view, view.asked, made);
      return (
        group && [
          group.size < COLUMN_OPENS_AT[0] ? buildings(group.size, group.building, 'it') : opens(group.size, group.building),
        ]
      );
    }
    case 'PASS_TEMPLE':
      return ['Il gruppo potrà essere premiato più avanti, quando un’altra carta lo ingrandirà.'];
    case 'TAKE_TILE': {
      const facts = tileFacts(view, made);
      if (facts === undefined) return undefined;
      const ladder = ladderOf(facts.kind, (each) => `${each} per ogni Cancello`);
      return [facts.adds === undefined ? ladder : `${ladder}: ${plus(facts.adds)} per te adesso`];
    }
  }
}

function heading(key: string): string {
  const under = readHeading(key);
  switch (under?.of) {
    case 'card':
      return `Carta ${under.slot + 1}: ${nameOf(under.card, 'it')}`;
    case 'rotation':
      return under.rotation === 0 ? 'Diritta' : `Ruotata di ${under.rotation}° in senso orario`;
    case 'row':
      return `Bordo superiore nella riga ${rowName(under.y)}`;
    case 'blocked':
      return 'Dove non ci sta, per esempio';
    case 'discard':
      return 'Scarta una carta';
    case 'keep':
      return 'Quale tempio resta';
    case 'group':
      return `${buildings(under.size, under.building, 'it')}, da ${at(under)}`;
    case 'other-groups':
      return 'Gruppi che ora non ricevono un tempio';
    case 'from':
      return `Con il tempio in ${at(under)}`;
    case 'column':
      return `Colonna ${under.column}: gruppi di almeno ${COLUMN_OPENS_AT[under.column - 1]}`;
    case undefined:
      return key;
  }
}

function step(scored: ScoreStep): string {
  switch (scored.kind) {
    case 'set': {
      const sums = [...Array<number>(scored.sets).fill(scored.setPoints), ...(scored.rest > 0 ? [scored.restPoints] : [])];
      const sum = sums.length > 1 ? `${sums.join(' + ')} = ${scored.points}` : `${scored.points}`;
      return `${tilesOf(scored.tiles, scored.series, 'it')} (${sum})`;
    }
    case 'person':
      return scored.person === 'guard'
        ? `la Guardia (${perTile(scored.person)} × ${scored.tiles} = ${scored.points})`
        : `${the(nameOf(scored.person, 'it'), tileForm(scored.person))}${nameOf(scored.person, 'it')} (${scored.complete ? 'serie completa' : 'nessuna serie completa'}: ${scored.points})`;
    case 'bonus':
      return `${temples(scored.temples)} senza tessera (${scored.points})`;
  }
}

function event(told: Event): Words {
  switch (told.kind) {
    case 'started':
      return say`${{ seat: told.first }} riceve il fiore e comincia. Tessere sul tabellone: ${pieces(told.tiles)}.`;
    case 'dealt':
      return say`Round ${told.round}, carte: ${cards(told.cards)}. Comincia ${{ seat: told.flower }}.`;
    case 'played':
      return say`${{ seat: told.seat }} mette la carta ${quoted(piece(told.card, 'it'))} in ${at(told)}, ${turned(told.rotation)}${
        told.grown.length === 0 ? '' : say`: ${list(told.grown.map(({ building, size }) => buildings(size, building, 'it')))}`
      }.`;
    case 'discarded':
      return say`Nessuna carta ci sta: ${{ seat: told.seat }} scarta la carta ${quoted(piece(told.card, 'it'))}.`;
    case 'kept':
      return say`${{ seat: told.seat }} lascia il tempio in ${at(told)} su ${buildings(told.size, told.building, 'it')}; ${temples(
        told.returned.length,
      )} di nuovo nella scorta.`;
    case 'templePlaced':
      return say`${{ seat: told.seat }} ${
        told.from === undefined ? 'piazza un tempio in' : `sposta il tempio da ${at(told.from)} a`
      } ${at(told)}: ${buildings(told.size, told.building, 'it')}.`;
    case 'passed':
      return say`${{ seat: told.seat }} non piazza templi.`;
    case 'blindDrawn':
      return say`${{ seat: told.seat }} pesca una tessera coperta: ${tile(told.tile)}.`;
    case 'blindDrawnUnseen':
      return say`${{ seat: told.seat }} pesca una tessera coperta.`;
    case 'blindLost':
      return say`Non ci sono più tessere coperte da pescare: ${{ seat: told.seat }} resta senza.`;
    case 'took':
      return say`${{ seat: told.seat }} prende ${tile(told.tile)} dalla colonna ${told.column}.`;
    case 'refilled':
      return say`Nella colonna ${told.column} ${tileForm(told.tile).endsWith('p') ? 'arrivano' : 'arriva'} ${tile(told.tile)}.`;
    case 'bonusPaid':
      return say`Nessuna tessera per ${{ seat: told.seat }}: ${points(told.points)} al suo posto.`;
    case 'tilesGone':
      return [`Le tessere sono finite. Il round ${told.lastRound} è l’ultimo.`];
    case 'flowerPassed':
      return say`Il fiore passa da ${{ seat: told.from }} a ${{ seat: told.to }}.`;
    case 'gameOver':
      return [endReason(told.reason)];
    case 'scored':
      return say`${{ seat: told.seat }} ${told.blind.length === 0 ? '' : say`scopre ${list(told.blind.map(tile))} e `}conta ${
        told.steps.length === 0 ? '' : say`${list(told.steps.map(step))}: `
      }${points(told.total)}.`;
  }
}

const PHASES: Readonly<Record<string, string>> = {
  card: 'mettere una carta',
  merge: 'scegliere quale tempio resta',
  temple: 'piazzare un tempio o rinunciare',
  tile: 'prendere una tessera',
};

function refusal({ code, need, have, about }: Refusal): string {
  const group = buildings(have ?? 0, about ?? '', 'it');
  switch (code) {
    case 'MALFORMED':
      return 'Mossa non riconosciuta.';
    case 'GAME_OVER':
      return 'La partita è finita.';
    case 'BAD_OPTION':
      return `Questa opzione, o questo valore, non è possibile: ${optionName(options, about ?? '', 'it')}.`;
    case 'BAD_TABLE':
      return `Si gioca in 2, 3 o 4${have === undefined ? '' : `, non in ${have}`}.`;
    case 'NOT_YOUR_TURN':
      return 'Non è il tuo turno.';
    case 'WRONG_PHASE':
      return `Non in questo momento del turno: adesso devi ${PHASES[about ?? ''] ?? 'decidere altro'}.`;
    case 'NO_SUCH_CARD':
      return `Nello spazio ${(have ?? 0) + 1} non c’è nessuna carta.`;
    case 'BAD_PLACEMENT':
      return 'Non è una casella della griglia, o non è un quarto di giro.';
    case 'COVERS_TEMPLE':
      return have !== undefined && have > 1
        ? `La carta coprirebbe ${have} dei tuoi templi.`
        : 'La carta coprirebbe uno dei tuoi templi.';
    case 'BUILDING_ON_TABLE':
      return have !== undefined && have > 1
        ? `${have} edifici della carta poggerebbero sul tavolo.`
        : 'Un edificio della carta poggerebbe sul tavolo.';
    case 'PLACEMENT_EXISTS':
      return `Si scarta solo se nessuna carta ci sta: ${agree(have ?? 0, 'c’è', 'ci sono')} ancora ${count(have ?? 0, 'posto', 'posti')} dove metterne una.`;
    case 'NOT_AN_OVERCROWDED_GROUP':
      return 'Lì non c’è un tempio del gruppo da sistemare.';
    case 'NOT_A_BUILDING':
      return 'Su quella casella non c’è un edificio.';
    case 'GROUP_TOO_SMALL':
      return `Per un tempio serve un gruppo di ${need ?? SMALLEST_GROUP}: qui ${agree(have ?? 0, 'c’è', 'ci sono')} ${group}.`;
    case 'GROUP_HAS_TEMPLE':
      return `In questo gruppo (${group}) c’è già un tempio.`;
    case 'GROUP_NOT_GROWN':
      return `La tua carta non ha aggiunto caselle a questo gruppo (${group}).`;
    case 'SUPPLY_NOT_EMPTY':
      return `Hai ancora ${temples(have ?? 0)} nella scorta: usa ${agree(have ?? 0, 'quello', 'quelli')}.`;
    case 'SOURCE_REQUIRED':
      return 'La tua scorta è vuota: indica quale tempio spostare.';
    case 'NO_TEMPLE_THERE':
      return 'Su quella casella non c’è un tuo tempio.';
    case 'SOURCE_NOT_SMALLEST':
      return `Si sposta solo un tempio del gruppo più piccolo: quello ha ${count(need ?? 0, 'casella', 'caselle')}, questo ${have ?? 0}.`;
    case 'COLUMN_NOT_ALLOWED':
      return need === undefined
        ? 'Non c’è una colonna così.'
        : `Quella colonna chiede un gruppo di ${need}: il tuo è di ${have ?? 0}.`;
    case 'SLOT_EMPTY':
      return 'In quello spazio non c’è nessuna tessera.';
    default:
      return code;
  }
}

function endReason(reason: string): string {
  return reason === 'TILES' ? 'Le tessere sono finite e l’ultimo round è stato giocato.' : 'Le carte sono finite.';
}

export const it: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf(id, 'it'),
  prompt,
  move,
  moveShort,
  moveDetail,
  moveOutcome,
  promptWith,
  holdings: (view, seat) => [points(scores(view)[seat]), count(view.players[seat].temples, 'tempio libero', 'templi liberi')],
  heading,
  theme: theme('it'),
  event,
  refusal,
  category: (category) => (category === 'bonus' ? 'Templi senza tessera' : nameOf(category, 'it')),
  faceDown: faceDown('it'),
  endReason,
};
