/** The shapes of what is changed, agreed to and kept before a game. The types that browsers share are in protocol/lobby.ts. */
import { MOST_SEATS } from '@cantiere/engine';
import Type from 'typebox';
import { PersonId } from './company.ts';
import { Terms } from './time.ts';

const closed = { additionalProperties: false } as const;

export const MOST_DELAY = 100;
const MOST_EDITION = 2 ** 31 - 1;

export const SeatNumber = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });
export const SeatCount = Type.Integer({ minimum: 1, maximum: MOST_SEATS });
export const OptionValues = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]),
  { description: "The game's own options; checked against its declaration", maxProperties: 40 },
);
const Delay = Type.Integer({ minimum: 0, maximum: MOST_DELAY, description: 'How many steps late spectators see the game' });

export const TableChange = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200 })),
    seats: Type.Optional(SeatCount),
    drop: Type.Optional(SeatNumber),
    options: Type.Optional(OptionValues),
    terms: Type.Optional(Terms),
    listed: Type.Optional(Type.Boolean()),
    friends: Type.Optional(Type.Boolean()),
    spectators: Type.Optional(Type.Boolean()),
    delay: Type.Optional(Delay),
    openChat: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const Edition = Type.Integer({
  minimum: 0,
  maximum: MOST_EDITION,
  description: 'The edition of the settings that I have seen',
});
export const Agreeing = Type.Object({ edition: Edition }, closed);
export const Keeping = Type.Object({ person: PersonId }, closed);
export const Hosting = Type.Object({ person: PersonId }, closed);

export const TableSettings = Type.Object({
  name: Type.String(),
  seats: Type.Integer(),
  options: OptionValues,
  terms: Terms,
  listed: Type.Boolean(),
  friends: Type.Boolean(),
  spectators: Type.Boolean(),
  delay: Type.Integer(),
  openChat: Type.Boolean(),
});
export const Lobby = Type.Object(
  {
    edition: Type.Integer(),
    changed: Type.Optional(Type.Object({ by: Type.String(), at: Type.Number() })),
    takenFrom: Type.Optional(Type.String({ description: 'Whose part as a host was taken over' })),
  },
  { description: 'Before the start: how far the settings have come' },
);
export const Kept = Type.Object(
  { person: Type.String(), name: Type.String(), at: Type.Number(), until: Type.Number() },
  { description: 'The host keeps this free seat for somebody' },
);
