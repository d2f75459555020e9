/**
 * The deals of a server under test: always the same, one after the other, so that a test which a rare deal upsets is upset
 * every time and not once in fifty. Bots follow from the deal. DEALS names the series.
 */
import { createHash } from 'node:crypto';

let dealt = 0;

/** Of deals that many play: a day has the same one in every series of tests. */
export const newDealSeed = (day = String(++dealt)): string =>
  createHash('sha256')
    .update(`${process.env.DEALS?.split('.')[0]}/deal/${day}`)
    .digest('hex');

export const newSeed = (): string => createHash('sha256').update(`${process.env.DEALS}/${++dealt}`).digest('hex');
