/** Il genere dei nomi delle tessere; chi non è qui è maschile. */
import type { Form } from '@cantiere/engine/grammar/it';
import { KIND_IDS, KIND_OF_TILE, TILE_IDS } from '../rules/data.ts';

const FORMS: Readonly<Record<string, Form>> = { queen: 'f', tiger: 'fp', sculpture: 'f', guard: 'f' };

export const tileForm = (tile: string): Form => FORMS[KIND_IDS[KIND_OF_TILE[TILE_IDS.indexOf(tile)]] ?? tile] ?? 'm';
