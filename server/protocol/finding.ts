/** Finding people. */
import Type from 'typebox';
import { NamedPerson } from './social.ts';
import { closed, type Wire } from './wire.ts';

export const NameQuery = Type.Object(
  { name: Type.String({ minLength: 2, maxLength: 24, description: 'The beginning of a name, or of a word of it' }) },
  closed,
);

export type FoundPerson = Wire<typeof FoundPerson>;
export const FoundPerson = Type.Object({
  ...NamedPerson.properties,
  here: Type.Boolean({ description: 'Seen a moment ago, as far as they let me know' }),
  friend: Type.Optional(Type.Boolean({ description: 'I have them for a friend' })),
});

export type FoundPeople = Wire<typeof FoundPeople>;
export const FoundPeople = Type.Object({ people: Type.Array(FoundPerson) });

/** On for accounts, off for guests, until they say otherwise. */
export type Visibility = Wire<typeof Visibility>;
export const Visibility = Type.Object(
  {
    findable: Type.Boolean({ description: 'Others find me by name' }),
    seen: Type.Boolean({ description: 'Others see that I am here' }),
  },
  closed,
);
