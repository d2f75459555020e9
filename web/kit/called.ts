/** What to call somebody: whoever has gone for good left no name. */
import { textsNow } from '../text/index.ts';

export const called = (name: string): string => name || textsNow().account.formerPlayer;
