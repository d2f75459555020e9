/** The type of the moves that a schema describes. Only a type: rules that use it carry no schema into the browser. */
import type { Static, TSchema } from 'typebox';

/** Nothing in it may be changed, however deep. */
export type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T;

/** `type Move = MoveOf<typeof moveSchema>`: nobody changes a move, however deep. */
export type MoveOf<Schema extends TSchema> = Unchanging<Static<Schema>>;
