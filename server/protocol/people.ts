/** Who I am: sessions, accounts at the door, and a guest's link back. */
import Type from 'typebox';
import { HouseInfo, InvitationCode } from './house.ts';
import { RatedAmong } from './time.ts';
import { ToldWords } from './told.ts';
import { closed, Instant, type Wire } from './wire.ts';

export const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' });
export const Password = Type.String({ minLength: 1, maxLength: 200 });

export type Naming = Wire<typeof Naming>;
export const Naming = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    invitation: Type.Optional(InvitationCode),
    table: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'By whose link I come' })),
  },
  closed,
);

export type Credentials = Wire<typeof Credentials>;
export const Credentials = Type.Object({ email: Email, password: Password }, closed);

export type Me = Wire<typeof Me>;
export const Me = Type.Object({
  person: Type.String(),
  name: Type.String(),
  email: Type.Optional(Type.String({ description: 'Set when this person has an account' })),
});

/** Who asks, if anybody, and what they must know of the house. */
export type Session = Wire<typeof Session>;
export const Session = Type.Object({
  me: Type.Optional(Me),
  ratedAmong: RatedAmong,
  house: HouseInfo,
  signIns: Type.Object(
    {
      passkeys: Type.Boolean(),
      provider: Type.Optional(Type.String({ description: 'What the sign-in of the club is called' })),
    },
    { description: 'How one signs in here, beside the password' },
  ),
  operator: Type.Optional(Type.Literal(true, { description: 'I run this house, and have its desk' })),
  banned: Type.Optional(
    Type.Object(
      { until: Type.Optional(Instant), why: Type.Optional(ToldWords) },
      { description: 'This browser belongs to somebody who may not come in; no `until`: until somebody lifts it' },
    ),
  ),
  mutedUntil: Type.Optional(Instant),
  told: Type.Optional(Type.Array(ToldWords, { description: 'What the house has to say to me, until I have read it' })),
});

/** What a guest's link back carries. */
export type ReturnLink = Wire<typeof ReturnLink>;
export const ReturnLink = Type.Object({ token: Type.String({ minLength: 20, maxLength: 80 }) }, closed);

/** Whose link it is, before anything is done with it. */
export type ReturnSeen = Wire<typeof ReturnSeen>;
export const ReturnSeen = Type.Object({
  name: Type.String(),
  table: Type.String(),
  game: Type.String(),
  called: Type.String({ description: 'The table as people call it' }),
  mine: Type.Optional(Type.Literal(true, { description: 'I am that guest already' })),
});

export type Returned = Wire<typeof Returned>;
export const Returned = Type.Object({ me: Me, table: Type.String({ description: 'Where the seat is' }) });
