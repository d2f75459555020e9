/** What the command line needs of editions. */
export { moduleFile, pastEditions, PAST_LIST, placesBeside, type PastEdition, type Places } from './places.ts';
export { loadShelf, REAL_SHELF, type HouseData, type Lack, type OpenedGame, type Shelf } from '../shelf.ts';
export { loadModule, type EditionSource } from './module.ts';
