/** The cards, read once from the data file. Inside the state a district (a kind of building card) and a character are small numbers. */
import { data } from '../data/index.ts';

/** "No seat", "no character", "no district": something that is not there. */
export const NONE = -1;
/** Something that is there and that this viewer may not know. */
export const UNKNOWN = -2;

/** Position in DISTRICTS. Copies of a building are interchangeable, so a card is just its district (CIT-10.14). */
export type District = number;
/** Position in CHARACTERS: 0 for the Assassin, who is called first, to 7 for the Warlord. */
export type Character = number;
/** Position in COLOURS. */
export type Colour = number;

export const COLOURS: readonly string[] = data.colours.map((colour) => colour.id);
export const PURPLE: Colour = COLOURS.indexOf('purple');

export const DISTRICTS: readonly string[] = data.districts.map((district) => district.id);
export const COST: readonly number[] = data.districts.map((district) => district.cost);
export const POINTS: readonly number[] = data.districts.map((district) => district.points);
export const COPIES: readonly number[] = data.districts.map((district) => district.count);
export const COLOUR: readonly Colour[] = data.districts.map((district) => COLOURS.indexOf(district.colour));
export const DEAREST = Math.max(...COST);

/** All 65 building cards (CIT-1.1). */
export const ALL_CARDS: readonly District[] = COPIES.flatMap((copies, district) => Array<District>(copies).fill(district));

const districtsById = new Map(DISTRICTS.map((id, district) => [id, district]));

/** The district of this id; NONE when there is none. */
export function districtOf(id: string): District {
  return districtsById.get(id) ?? NONE;
}

export const HAUNTED_CITY = districtOf('haunted_city');
export const KEEP = districtOf('keep');
export const LABORATORY = districtOf('laboratory');
export const SMITHY = districtOf('smithy');
export const OBSERVATORY = districtOf('observatory');
export const GRAVEYARD = districtOf('graveyard');
export const LIBRARY = districtOf('library');
export const SCHOOL_OF_MAGIC = districtOf('school_of_magic');

/** In the order in which they are called (CIT-1.4, CIT-4.1). */
export const CHARACTERS: readonly string[] = data.characters.map((character) => character.id);
export const MAX_BUILDS: readonly number[] = data.characters.map((character) => character.maxBuilds);
/** Colour that pays this character an income, or NONE (CIT-5.16). */
export const INCOME_COLOUR: readonly Colour[] = data.characters.map((character) =>
  character.incomeColour === null ? NONE : COLOURS.indexOf(character.incomeColour),
);

const charactersById = new Map(CHARACTERS.map((id, character) => [id, character]));

/** The character of this id; NONE when there is none. */
export function characterOf(id: string): Character {
  return charactersById.get(id) ?? NONE;
}

export const ASSASSIN = characterOf('assassin');
export const THIEF = characterOf('thief');
export const MAGICIAN = characterOf('magician');
export const KING = characterOf('king');
export const BISHOP = characterOf('bishop');
export const MERCHANT = characterOf('merchant');
export const ARCHITECT = characterOf('architect');
export const WARLORD = characterOf('warlord');

/** One pick of the draft: who makes it, counted clockwise from the crown, and whether a second card is set aside. */
export interface DraftStep {
  readonly by: number;
  readonly setsAside: boolean;
  /** With seven players the last drafter also picks up the card that was removed face down (CIT-3.8). */
  readonly picksUpFaceDown: boolean;
}

export interface Preparation {
  readonly faceUp: number;
  readonly startGold: number;
  readonly startCards: number;
  readonly draft: readonly DraftStep[];
}

const preparations: readonly (Preparation | undefined)[] = Array.from({ length: 8 }, (_, seats) => {
  const entry = data.setupByPlayers.find(({ players }) => players === seats);
  return (
    entry && {
      faceUp: entry.faceUp,
      startGold: entry.startGold,
      startCards: entry.startCards,
      draft: entry.draft.map((step) => ({
        by: step.by,
        setsAside: step.discard > 0,
        picksUpFaceDown: 'addInitialFaceDown' in step,
      })),
    }
  );
});

/** How a game for this many players is prepared and drafted (CIT-3.2, CIT-3.11). */
export function preparationFor(seats: number): Preparation {
  const found = preparations[seats];
  if (!found) throw new RangeError(`Citadels is not for ${seats} players.`);
  return found;
}

export const { constants: GOLD_AND_CARDS, scoring: SCORING } = data;
export const COINS = data.otherComponents.find(({ id }) => id === 'gold_coin')?.count ?? 0;
