/** The house itself, as everybody may know it: who may come in, what it is called, what stands on its shelf. */
import Type from 'typebox';
import { closed, oneOf, type Wire } from './wire.ts';

/** Who may come in: everybody; whoever has a table's link, or an invitation; whoever has an invitation. */
export const DOORS = ['open', 'links', 'invited'] as const;
export type DoorKind = (typeof DOORS)[number];
export const DoorKind = oneOf(DOORS);

/** Which language greets: the visitor's own, or one of ours for whoever has chosen none. */
export const HOUSE_LANGUAGES = ['browser', 'it', 'en'] as const;
export type HouseLanguage = (typeof HOUSE_LANGUAGES)[number];
export const HouseLanguage = oneOf(HOUSE_LANGUAGES);

/** A code of an invitation, as somebody may type it. */
export const InvitationCode = Type.String({ minLength: 1, maxLength: 40 });

/** `#1f4e8c` */
const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
/** The band above every page with its accent, and the one button that goes on. */
export type HouseColours = Wire<typeof HouseColours>;
export const HouseColours = Type.Object({ main: Colour, second: Colour }, closed);
export type ShownColours = Wire<typeof ShownColours>;
export const ShownColours = Type.Record(Type.String(), Type.Object({ light: Type.String(), dark: Type.String() }), {
  description: 'What the two colours of the house make of the app’s own, in both themes, by name of its tokens',
});

/** What everybody may know, strangers at the door too. */
export type HouseInfo = Wire<typeof HouseInfo>;
export const HouseInfo = Type.Object({
  name: Type.Optional(Type.String({ description: 'What the house is called' })),
  language: HouseLanguage,
  door: DoorKind,
  games: Type.Array(Type.String(), { description: 'The games on its shelf' }),
  imprint: Type.Boolean({ description: 'Whether there is one to read' }),
  rules: Type.Boolean({ description: 'Whether the house has rules of its own' }),
  letters: Type.Boolean({ description: 'Whether it can write letters: without, a lost password stays lost' }),
  logo: Type.Optional(Type.String({ description: 'Mark of its logo: GET /logo/<mark>.png' })),
  colours: Type.Optional(ShownColours),
  embeds: Type.Optional(Type.Literal(true, { description: 'Finished public games may be shown inside other pages' })),
  operator: Type.Optional(Type.Literal(true, { description: 'I run it' })),
});

/** What the operator wrote for everybody to read. */
export type HouseWords = Wire<typeof HouseWords>;
export const HouseWords = Type.Object({ imprint: Type.String(), rules: Type.String() });

/** A code as it was typed. */
export type InvitationLook = Wire<typeof InvitationLook>;
export const InvitationLook = Type.Object({ code: InvitationCode }, closed);
