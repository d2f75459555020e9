/** The shapes of finding people. */
import Type from 'typebox';
import type * as protocol from '../protocol.ts';

const closed = { additionalProperties: false } as const;

export const NameQuery = Type.Object(
  { name: Type.String({ minLength: 2, maxLength: 24, description: 'The beginning of a name, or of a word of it' }) },
  closed,
);
export const Visibility = Type.Object(
  {
    findable: Type.Boolean({ description: 'Others find me by name' }),
    seen: Type.Boolean({ description: 'Others see that I am here' }),
  },
  closed,
);
export const FoundPeople = Type.Unsafe<protocol.FoundPeople>(
  Type.Object({
    people: Type.Array(
      Type.Object({
        person: Type.String(),
        name: Type.String(),
        here: Type.Boolean(),
        friend: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
);
