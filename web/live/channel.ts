/** What a line to a table is opened on, from opening to closing: the server's socket here, a table in this browser in offline/. */
import type { ClientMessage, ServerMessage } from '@cantiere/server/protocol';

/** One connection, from dialling to hanging up. */
export interface Channel {
  /** Being opened, or open. */
  readonly alive: boolean;
  /** Lost when the channel is not open: the line sends again what counts. */
  send(message: ClientMessage): void;
  close(): void;
}

export type Connect = (handlers: { opened(): void; heard(message: ServerMessage): void; closed(): void }) => Channel;

export function connectToServer(address: string): Connect {
  return ({ opened, heard, closed }) => {
    const socket = new WebSocket(address);
    socket.onopen = opened;
    socket.onmessage = (event) => heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = closed;
    return {
      get alive() {
        return socket.readyState <= WebSocket.OPEN;
      },
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => socket.close(),
    };
  };
}
