/** Who writes and reads which room of a table's chat. While a game runs, no word goes from those who watch to those who play. */
import type { ChatRoom } from '../protocol.ts';
import type { StoredTable } from '../store/storedTable.ts';
import type { LiveViewer } from './tableGame.ts';

const BOTH: readonly ChatRoom[] = ['players', 'spectators'];

export function roomToWriteIn({ phase }: StoredTable, viewer: LiveViewer): ChatRoom {
  return phase === 'playing' && viewer === 'spectator' ? 'spectators' : 'players';
}

/** What the players say tells where the game stands: whoever sees it late does not read it. */
export function roomsToRead({ phase, openChat, delay }: StoredTable, viewer: LiveViewer): readonly ChatRoom[] {
  if (phase !== 'playing') return BOTH;
  if (viewer !== 'spectator') return ['players'];
  return openChat && delay === 0 ? BOTH : ['spectators'];
}
