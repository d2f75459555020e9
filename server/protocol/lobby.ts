/** The table before its game: what may still be changed, who said yes to it, who is expected. */
import Type from 'typebox';
import { NamedPerson, PersonId } from './social.ts';
import { OptionValues } from './games.ts';
import { Terms } from './time.ts';
import { closed, Instant, SeatCount, seatNumber, type Wire } from './wire.ts';

export const LONGEST_NAME = 200;
const MOST_DELAY = 100;
const MOST_EDITION = 2 ** 31 - 1;

export const Delay = Type.Integer({
  minimum: 0,
  maximum: MOST_DELAY,
  description: 'How many steps late spectators see the game',
});

/** Everything about a table that its host may change until the start, beside the seats themselves. */
export type TableSettings = Wire<typeof TableSettings>;
export const TableSettings = Type.Object({
  name: Type.String({ maxLength: LONGEST_NAME }),
  seats: SeatCount,
  options: OptionValues,
  terms: Terms,
  listed: Type.Boolean({ description: 'Shown on the home page; otherwise only by link' }),
  friends: Type.Boolean({ description: "Shown to the host's friends who have the host for a friend too" }),
  spectators: Type.Boolean({ description: 'Others may watch' }),
  delay: Delay,
  openChat: Type.Boolean({ description: 'Spectators may read what the players say; never while they see the game late' }),
});

/** What the host changes; all that is absent stays as it is. */
export type TableChange = Wire<typeof TableChange>;
export const TableChange = Type.Object(
  {
    ...Type.Partial(TableSettings).properties,
    drop: Type.Optional(seatNumber('With fewer seats: this free one goes first')),
  },
  closed,
);

/** How far a table's settings have come. Every change is an edition. */
export type LobbyInfo = Wire<typeof LobbyInfo>;
export const LobbyInfo = Type.Object(
  {
    edition: Type.Integer(),
    changed: Type.Optional(
      Type.Object({ by: Type.String(), at: Instant }, { description: 'Absent: nobody has changed anything' }),
    ),
    takenFrom: Type.Optional(
      Type.String({ description: 'The host was gone, and somebody took the part: whose it was, who may have it back' }),
    ),
  },
  { description: 'Before the start: how far the settings have come' },
);

/** A free seat that the host keeps for somebody. */
export type KeptSeat = Wire<typeof KeptSeat>;
export const KeptSeat = Type.Object({ ...NamedPerson.properties, at: Instant });

/** As the table tells of it. */
export type KeptInfo = Wire<typeof KeptInfo>;
export const KeptInfo = Type.Object(
  { ...KeptSeat.properties, until: Type.Number({ description: 'From then on the seat is free again' }) },
  { description: 'The host keeps this free seat for somebody' },
);

/** Nobody says yes to what was changed while they were reading. */
export const Edition = Type.Integer({
  minimum: 0,
  maximum: MOST_EDITION,
  description: 'The edition of the settings that I have seen',
});

export type Agreeing = Wire<typeof Agreeing>;
export const Agreeing = Type.Object({ edition: Edition }, closed);

export type Keeping = Wire<typeof Keeping>;
export const Keeping = Type.Object({ person: PersonId }, closed);

/** Who sits at the table and is host from now on. */
export type Hosting = Wire<typeof Hosting>;
export const Hosting = Type.Object({ person: PersonId }, closed);
