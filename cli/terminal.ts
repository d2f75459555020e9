/**
 * What reaches a terminal. A terminal obeys control characters: it can be told to clear itself, to rename its window, to show
 * one thing for another. Names, chat and files are written by others, so whatever a command prints goes through here, and
 * nothing but lines and readable characters gets out.
 */
import { format } from 'node:util';

/** Control characters but for line and tab; formatting ones, which can turn text around, but for what joins an emoji's parts. */
const ORDERS = /(?![\n\t\u200D])[\p{Cc}\p{Cf}]/gu;

export const readable = (text: string): string => text.replace(/\r\n/g, '\n').replace(ORDERS, ' ');

/** JSON has its own way to write them: nothing is lost to whoever reads it with a program. */
export const readableJson = (json: string): string =>
  json.replace(ORDERS, (order) =>
    Array.from({ length: order.length }, (_, at) => `\\u${order.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

/** From now on everything that this program prints is readable, whichever command prints it. */
export function keepTerminalSafe(): void {
  for (const channel of ['log', 'info', 'warn', 'error'] as const) {
    const print = console[channel].bind(console);
    console[channel] = (...parts: unknown[]) => print(readable(format(...parts)));
  }
}
