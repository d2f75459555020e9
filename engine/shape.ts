/** Shapes of moves: written once as schemas, from which come the check at the door and the types of the rules. */
import Type, { type TLiteral, type TObject, type TProperties, type TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** A kind of move: its type and its fields, and nothing else. */
export const move = <Name extends string, Fields extends TProperties = Record<never, never>>(
  type: Name,
  fields?: Fields,
): TObject<{ type: TLiteral<Name> } & Fields> =>
  Type.Object({ type: Type.Literal(type), ...fields } as { type: TLiteral<Name> } & Fields, { additionalProperties: false });

/** Whether something has the shape that a schema describes, without compiling the schema: pages forbid code made at run time. */
export const hasShape = (schema: TSchema, value: unknown): boolean => Check(schema, value);
