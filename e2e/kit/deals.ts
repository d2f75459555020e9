/**
 * The deals of a server under test: always the same, one after the other, so that a test which a rare deal upsets is upset
 * every time and not once in fifty. Bots follow from the deal. DEALS names the series.
 */
import { createHash } from 'node:crypto';

let dealt = 0;

export const newSeed = (): string => createHash('sha256').update(`${process.env.DEALS}/${++dealt}`).digest('hex');
