/** What is wrong with a game's file, in words. */
import type { ReplayTexts } from '../text/it/replay.ts';
import type { FileFault } from './checkRecord.ts';

export function faultWords(fault: FileFault, { faults, tooLarge, unreadable, away }: ReplayTexts['file']): string {
  switch (fault.code) {
    case 'TOO_LARGE':
      return tooLarge;
    case 'UNREADABLE':
      return unreadable;
    case 'UNREACHABLE':
      return away;
    case 'OTHER_VERSION':
    case 'OTHER_GAME':
    case 'OTHER_RULES':
    case 'OTHER_EDITION':
      return faults[fault.code](fault.detail ?? '?');
    case 'ILLEGAL_MOVE':
    case 'HASH_MISMATCH':
      return faults[fault.code](fault.move ?? 0);
    default:
      return faults[fault.code];
  }
}
