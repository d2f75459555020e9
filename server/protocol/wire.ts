/**
 * How shapes on the wire are written: once, as a schema, from which the type of the same name follows. The schema checks what
 * comes in, writes what goes out and describes both in /api/openapi.json.
 */
import { MOST_SEATS, type Unchanging } from '@cantiere/engine';
import Type, { type Static, type TEnum, type TProperties, type TSchema } from 'typebox';

/** What a schema describes, as whoever is handed it sees it: nothing in it may be changed. */
export type Wire<Shape extends TSchema> = Unchanging<Static<Shape>>;

/** For what comes in: a field that nobody knows is a mistake, not to be overlooked. */
export const closed = { additionalProperties: false } as const;

/** One of a few words. */
export function oneOf<Words extends string[]>(words: readonly [...Words], description?: string): TEnum<Words> {
  return Type.Enum(words, { type: 'string', ...(description !== undefined && { description }) });
}

/**
 * What belongs to the games: views, moves, events, records. The engine has their types, each game alone knows what is inside;
 * the wire carries them whole, whatever they hold beside the fields that all of them have.
 */
export function carried<T>(description: string, known: TProperties = {}) {
  return Type.Unsafe<T>(Type.Object(known, { additionalProperties: true, description }));
}

/** A type of the engine's own, spelled out for the wire. Compiles only if both say the same to the last optional field. */
export function mirrorOf<Engine>() {
  return <Shape extends TSchema>(shape: Same<Wire<Shape>, Unchanging<Engine>> extends true ? Shape : never): Shape => shape;
}

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export const seatNumber = (description: string) => Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1, description });
export const SeatNumber = seatNumber('Seats count from 0');
export const Seats = Type.Array(SeatNumber);
export const SeatCount = Type.Integer({ minimum: 1, maximum: MOST_SEATS });

/** A seat's, or those of somebody who watches. */
export const Eyes = Type.Union([SeatNumber, Type.Literal('spectator')], { description: 'Through whose eyes' });

export const Instant = Type.Number({ description: 'Milliseconds since 1970' });

export const Nothing = Type.Object({});
