/**
 * What arrives in a flood is taken in together. Each message by itself is a render of the whole table at once, and fifty of those
 * before React has come to anything else are an endless loop to it: it gives up and the page stands still.
 */
import type { ServerMessage } from '@cantiere/server/protocol';
import type { Connect } from './channel.ts';

type Soon = (task: () => void) => void;

/** In a turn of its own, behind what waits already; unlike a timer it is not held back in a tab that nobody sees. */
const inATurn: Soon = (task) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(undefined);
};

export function calmly(connect: Connect, soon: Soon = inATurn): Connect {
  return ({ opened, heard, closed }) => {
    let inbox: ServerMessage[] = [];
    const takeIn = (): void => {
      const messages = inbox;
      inbox = [];
      for (const message of messages) heard(message);
    };
    return connect({
      opened,
      heard(message) {
        inbox.push(message);
        if (inbox.length === 1) soon(takeIn);
      },
      // Nothing that was said is lost behind the goodbye.
      closed() {
        takeIn();
        closed();
      },
    });
  };
}
