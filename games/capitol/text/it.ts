/** Capitol in Italian: prompts, moves, refusals. The log is in log.it.ts. */
import { enumerate, optionName, say, type GameTexts, type Part, type Refusal, type Words } from '@cantiere/engine';
import { agree, count } from '@cantiere/engine/grammar/it';
import { AREA_IDS, findSquare, tileFor, tileId } from '../rules/board.ts';
import { CARD_IDS, deckOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import {
  afterPermit,
  paidNow,
  afterTile,
  bidAmount,
  buildingNamed,
  floorPlan,
  handOf,
  highestValue,
  kindOf,
  lastSite,
  mover,
  type SiteBuilding,
  type AreaStanding,
} from './facts.ts';
import { faceDown } from './faceDown.ts';
import { cardsIt, eventLine, floorsIt, inArea, ordinal, roofIt, theTile, theTileText } from './log.it.ts';
import { colourName, nameOf, named } from './names.ts';

const piece = (id: string): Part => named('it', id);

export const it: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf('it', id),

  prompt(view, seat) {
    const tile = view.auction > 0 ? theTile(tileId(view.round, view.auction)) : '';
    switch (view.phase) {
      case 'construction':
        if (seat === view.asked) return say`Gioca una carta o passa. Chi passa resta fuori fino alle aste.`;
        if (seat !== 'spectator' && view.players[seat].passed) return say`Hai passato. Sta costruendo ${{ seat: view.asked }}.`;
        return say`${{ seat: view.asked }} gioca una carta o passa.`;
      case 'auction': {
        const auction = say`${ordinal(view.auction)} asta, ${tile}`;
        if (seat !== 'spectator' && !view.players[seat].hasBid)
          return say`${auction}: la tua offerta segreta. Sigillata, è definitiva.`;
        const waiting = view.players.flatMap(({ hasBid }, other) => (hasBid ? [] : [{ seat: other }]));
        return say`${auction}: ${agree(waiting.length, 'si aspetta l’offerta', 'si aspettano le offerte')} di ${enumerate(waiting, 'e')}.`;
      }
      case 'tile':
        if (seat === view.asked) return say`Hai vinto ${tile}: scegli dove piazzare la tessera.`;
        return say`${{ seat: view.asked }} ha vinto ${tile} e sceglie dove piazzare la tessera.`;
      case 'drawing': {
        const left = view.draws[view.asked] - view.drawn;
        if (seat !== view.asked) return say`${{ seat: view.asked }} pesca: ancora ${cardsIt(left)}.`;
        return view.drawn >= 6
          ? say`Puoi pescare ancora ${cardsIt(left)}, oppure smettere.`
          : say`Pesca ancora ${cardsIt(left)}: prendi una carta scoperta.`;
      }
      case 'over':
        return say`La partita è finita.`;
    }
  },

  promptWith(touched, view) {
    const { card, sites, blank } = handOf(touched);
    if (blank) return card === undefined ? say`Quale carta giochi senza effetto?` : undefined;
    if (card === undefined) return undefined;
    switch (kindOf(card)) {
      case 'floor':
        return sites === 0
          ? say`Su quali edifici vanno i piani? Puoi anche cominciarne uno nuovo.`
          : say`Dove va il prossimo piano? Va bene anche lo stesso edificio.`;
      case 'roof':
        return sites === 0 ? say`Quale edificio aperto riceve il tetto?` : say`Quale tetto? Poi l’edificio è finito.`;
      case 'permit':
        return sites === 0
          ? say`Quale edificio finito va in città con ${piece(card)}?`
          : say`In quale area va l’${aBuilding(buildingNamed(lastSite(touched), view))}?`;
    }
  },

  move(move, view) {
    switch (move.type) {
      case 'PASS':
        return say`Passa`;
      case 'PLAY_FLOOR':
        return floorsLabel(floorPlan(move, view));
      case 'PLAY_ROOF':
        return say`${piece(move.roof)} sull’${aBuilding(buildingNamed(move.building, view))}`;
      case 'PLAY_PERMIT':
        return say`Piazza l’${aBuilding(buildingNamed(move.building, view))} ${inArea(areaOfSquare(move.square))}`;
      case 'PLAY_BLANK':
        return say`Gioca ${piece(move.card)} senza effetto`;
      case 'BID':
        if (move.cards.length === 0) return say`Non offrire niente`;
        return say`Offri ${bidAmount(move.cards)}: ${enumerate(move.cards.map(piece), 'e')}`;
      case 'PLACE_FOUNTAIN':
        return say`Fontana ${inArea(areaOfSquare(move.square))}`;
      case 'PLACE_MONUMENT':
        return say`${nameOf('it', tileId(view.round, view.auction))} ${inArea(move.area)}`;
      case 'DRAW': {
        const top = view.decks[deckOf(move.deck)]?.[0];
        return top === undefined ? say`Pesca dal ${piece(move.deck)}` : say`Pesca ${piece(CARD_IDS[top])}`;
      }
      case 'STOP_DRAWING':
        return say`Smetti di pescare`;
    }
  },

  moveShort(move) {
    switch (move.type) {
      case 'PLAY_FLOOR':
        return say`Posa ${floorsIt(move.targets.length)}`;
      case 'PLAY_ROOF':
        return say`Metti il ${nameOf('it', move.roof).toLowerCase()}`;
      case 'PLAY_PERMIT':
        return say`Piazza ${inArea(areaOfSquare(move.square))}`;
      case 'PLAY_BLANK':
        return say`Gioca senza effetto`;
      case 'BID':
        return move.cards.length === 0 ? say`Nessuna offerta` : say`Offri ${bidAmount(move.cards)}`;
      default:
        return undefined;
    }
  },

  holdings: (view, seat) => [
    `${count(paidNow(view, seat), 'punto', 'punti')} a fine round`,
    cardsIt(view.players[seat].hand.length),
  ],

  moveDetail(move, view) {
    switch (move.type) {
      case 'PASS':
        return say`Tieni ${cardsIt(view.players[mover(view)].hand.length)} per le aste; niente più turni in questa fase`;
      case 'PLAY_FLOOR':
        return view.supply === 0
          ? undefined
          : say`Nella riserva ${agree(view.supply - move.targets.length, 'ne resta', 'ne restano')} ${view.supply - move.targets.length}`;
      case 'PLAY_ROOF': {
        const left = view.players[mover(view)].roofs[move.roof === 'round' ? 0 : 1];
        return left > 1
          ? say`Poi te ne ${agree(left - 1, 'resta', 'restano')} ${left - 1} di questa forma`
          : say`È il tuo ultimo di questa forma`;
      }
      case 'PLAY_PERMIT': {
        const after = afterPermit(move, view);
        if (after === undefined) return undefined;
        return say`Lì avrai ${floorsIt(after.floors)}: ${standing(after.standing)}`;
      }
      case 'PLAY_BLANK':
        return say`La carta è spesa senza effetto; poi tocca al prossimo`;
      case 'BID':
        return move.cards.length === 0 ? say`Il senatore in cima` : say`Carta più alta ${highestValue(move.cards)}`;
      case 'PLACE_FOUNTAIN':
        return thenStanding(afterTile(areaOfSquare(move.square), view, 0));
      case 'PLACE_MONUMENT':
        return thenStanding(afterTile(move.area, view, tileFor(view.round, view.auction)));
      case 'DRAW': {
        const deck = deckOf(move.deck);
        if (deck < 0) return undefined;
        return say`${cardsIt(view.decks[deck].length)} nel ${nameOf('it', move.deck)}`;
      }
      case 'STOP_DRAWING':
        return say`Rinunci a ${cardsIt(view.draws[mover(view)] - view.drawn)}`;
    }
  },

  heading(key) {
    const [kind, id = ''] = key.split(':');
    switch (kind) {
      case 'card':
      case 'area':
        return nameOf('it', id);
      case 'colour':
        return AREAS_OF_COLOUR[id] ?? id;
      default:
        return HEADINGS[key] ?? key;
    }
  },

  event: eventLine,
  refusal: (refused) => refusalText(refused),
  category: (category) => `Round ${category.replace('round-', '')}`,
  faceDown: faceDown('it'),
  endReason: () => 'Si sono giocati tutti i round.',
};

const AREAS_OF_COLOUR: Readonly<Record<string, string>> = { red: 'Aree rosse', white: 'Aree bianche', black: 'Aree nere' };

const HEADINGS: Readonly<Record<string, string>> = {
  floors: 'Costruisci',
  roof: 'Metti un tetto',
  permit: 'Piazza un edificio',
  blank: 'Gioca una carta senza effetto',
  pass: 'Passa',
  bid: 'Offerta segreta',
  fountain: 'Piazza la fontana',
  monument: 'Piazza il monumento',
  draw: 'Pesca una carta',
  stop: 'Smetti',
};

function areaOfSquare(square: string): string {
  const place = findSquare(square);
  return place === undefined ? square : AREA_IDS[place.area];
}

function aBuilding({ floors, roof }: SiteBuilding): string {
  return `edificio ${roof === undefined ? 'incompleto ' : ''}di ${floorsIt(floors)}${roof === undefined ? '' : ` col tetto ${roofIt(roof)}`}`;
}

function floorsLabel({ raised, begun }: ReturnType<typeof floorPlan>): Words {
  const parts = [
    ...raised.map(({ from, by }) => `${by === 1 ? 'un piano' : floorsIt(by)} sull’edificio da ${from}`),
    ...begun.map((floors) => `un nuovo edificio da ${floors}`),
  ];
  if (begun.length === 2) return say`Due nuovi edifici da ${begun[0]}`;
  if (raised.length === 2 && raised[0].from === raised[1].from) return say`Un piano ciascuno su due edifici da ${raised[0].from}`;
  const text = parts.join(', ');
  return say`${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function standing({ first, second, firstPoints, secondPoints }: AreaStanding): Words {
  if (first.length === 0) return say`lì non ha ancora costruito nessuno`;
  const leaders = say`in testa ${enumerate(
    first.map((seat) => ({ seat })),
    'e',
  )} (${firstPoints})`;
  if (second.length === 0) return leaders;
  return say`${leaders}, dietro ${enumerate(
    second.map((seat) => ({ seat })),
    'e',
  )} (${secondPoints})`;
}

/** Dopo la tessera: chi è in testa, o che lì non c’è ancora nessuno. */
const thenStanding = (after: AreaStanding): Words =>
  after.first.length === 0 ? ['Lì non ha ancora costruito nessuno'] : say`Poi ${standing(after)}`;

function refusalText({ code, need = 0, have = 0, about = '' }: Refusal): string {
  switch (code) {
    case 'GAME_OVER':
      return 'La partita è finita.';
    case 'WRONG_PHASE':
      return 'Questa azione non appartiene a questa fase.';
    case 'NOT_YOUR_TURN':
      return 'Non è il tuo turno.';
    case 'ALREADY_PASSED':
      return 'In questa fase hai già passato.';
    case 'MALFORMED':
      return 'La mossa è incompleta o malformata.';
    case 'CARD_NOT_IN_HAND':
      return `Non hai in mano ${nameOf('it', about)}.`;
    case 'WRONG_CARD_TYPE':
      return `${nameOf('it', about)} non permette questa azione.`;
    case 'SUPPLY_EMPTY':
      return 'Nella riserva non ci sono più piani.';
    case 'FLOOR_COUNT':
      return `La carta dà ${floorsIt(need)}, da usare subito; ne ${agree(have, 'hai indicato', 'hai indicati')} ${have}.`;
    case 'BUILDING_UNKNOWN':
      return 'Quello non è un edificio davanti a te.';
    case 'BUILDING_COMPLETE':
      return 'Quell’edificio ha già il tetto.';
    case 'BUILDING_INCOMPLETE':
      return 'Quell’edificio non ha ancora il tetto.';
    case 'ROOF_EXHAUSTED':
      return about === 'round' ? 'Non hai più tetti tondi.' : 'Non hai più tetti triangolari.';
    case 'SQUARE_UNKNOWN':
      return 'Quel quadratino non esiste.';
    case 'WRONG_COLOUR':
      return `Il permesso vale per le ${(AREAS_OF_COLOUR[about] ?? `aree ${colourName('it', about)}`).toLowerCase()}.`;
    case 'SQUARE_FOUNTAIN':
      return 'Su quel quadratino c’è una fontana.';
    case 'SQUARE_OCCUPIED':
      return 'Su quel quadratino c’è già un edificio.';
    case 'ROOF_SHAPE_MISMATCH':
      return about === 'round' ? 'In quest’area i tetti sono tondi.' : 'In quest’area i tetti sono triangolari.';
    case 'ROOF_VARIETY':
      return `Le altre aree di questo colore hanno già tutte tetti ${about === 'round' ? 'tondi' : 'triangolari'}.`;
    case 'FIRST_MUST_BE_ONE':
      return `Il primo edificio di un’area ha un solo piano; questo ne ha ${have}.`;
    case 'HEIGHT_TOO_LOW':
      return `${agree(need, 'Serve', 'Servono')} almeno ${floorsIt(need)}, come l’edificio più alto dell’area; questo ne ha ${have}.`;
    case 'HEIGHT_TOO_HIGH':
      return `Al massimo ${floorsIt(need)}, uno più dell’edificio più alto dell’area; questo ne ha ${have}.`;
    case 'ALREADY_BID':
      return 'La tua offerta è già sigillata.';
    case 'DUPLICATE_CARD':
      return 'La stessa carta compare due volte nell’offerta.';
    case 'NOT_AUCTION_WINNER':
      return 'Solo chi ha vinto l’asta piazza la tessera.';
    case 'WRONG_TILE':
      return `La tessera da piazzare è ${theTileText(about)}.`;
    case 'AREA_UNKNOWN':
      return 'Quell’area non esiste.';
    case 'LARGE_SQUARE_TAKEN':
      return 'Il quadrato grande di quell’area è occupato.';
    case 'DECK_UNKNOWN':
      return 'Quel mazzo non esiste.';
    case 'DECK_EMPTY':
      return 'Quel mazzo è vuoto.';
    case 'DRAW_MANDATORY':
      return `${need === 1 ? 'La prima carta si pesca' : `Le prime ${need} carte si pescano`} per forza; finora ${have}.`;
    case 'BAD_OPTION':
      if (about === 'startSeat') return `A un tavolo da ${need} non c’è il posto ${have}.`;
      return `Questa opzione, o questo valore, non è possibile: ${optionName(options, about ?? '', 'it')}.`;
    case 'BAD_TABLE':
      return 'Capitol si gioca da 2 a 4.';
    default:
      return 'Ora non è possibile.';
  }
}
