/** Parts that the schemas of components are made of (`<game>/data/schema.ts`). */
import Type, {
  type TArray,
  type TInteger,
  type TLiteral,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnion,
} from 'typebox';

/** These fields and no others. */
export const fields = <Fields extends TProperties>(of: Fields): TObject<Fields> =>
  Type.Object(of, { additionalProperties: false });

export const whole = (minimum: number, maximum: number): TInteger => Type.Integer({ minimum, maximum });

export const text = Type.String({ maxLength: 600 });
/** The id of a component: it cannot be corrected, since rules, drawings and records know the component by it. */
export const id = Type.String({ minLength: 1, maxLength: 40 });
export const name = fields({
  en: Type.String({ minLength: 1, maxLength: 80 }),
  it: Type.String({ minLength: 1, maxLength: 80 }),
});
export const sentence = fields({ en: text, it: text });
/** A component of which only the name can be corrected. */
export const named = fields({ id, name });

type Literals<Words extends readonly string[]> = { -readonly [I in keyof Words]: TLiteral<Words[I]> };

export const oneOf = <const Words extends readonly string[]>(words: Words): TUnion<Literals<Words>> =>
  Type.Union(words.map((word) => Type.Literal(word))) as TSchema as TUnion<Literals<Words>>;

/** A list of exactly this many, or of some. */
export const list = <Item extends TSchema>(item: Item, least: number, most = least): TArray<Item> =>
  Type.Array(item, { minItems: least, maxItems: most });
