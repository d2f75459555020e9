/**
 * Whether a message is one that protocol/live.ts knows: nothing missing, nothing unlike, and no field beside. What goes over a
 * socket is not written by its schema, as answers over HTTP are; so every message that a test hears is held against it.
 */
import { Compile } from 'typebox/compile';
import { ServerMessage } from '../protocol/live.ts';

const kinds = new Map<string, ReturnType<typeof Compile>>(
  ServerMessage.anyOf.map((shape) => [shape.properties.t.const, Compile(nothingBeside(shape))]),
);

export function mustBeSpoken(message: ServerMessage): void {
  const kind = kinds.get(message.t);
  if (kind === undefined) throw new Error(`No message is called ${message.t}`);
  if (kind.Check(message)) return;
  const wrong = kind.Errors(message).map(({ instancePath, message: why }) => `${instancePath || '/'} ${why}`);
  throw new Error(`Not a message of the protocol: ${wrong.join('; ')}\n${JSON.stringify(message).slice(0, 500)}`);
}

/** The schema with all its objects closed, but for those that say themselves that they are open. */
function nothingBeside(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_key, part: unknown) =>
    isPlainObject(part) && part.type === 'object' && 'properties' in part ? { additionalProperties: false, ...part } : part,
  ) as object;
}

function isPlainObject(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
