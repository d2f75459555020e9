/** Signing in by the club's own provider (OpenID Connect). */
import Type from 'typebox';
import { Password } from './people.ts';
import { closed, type Wire } from './wire.ts';

export type ProviderWish = Wire<typeof ProviderWish>;
export const ProviderWish = Type.Object(
  {
    link: Type.Optional(Type.Literal(true, { description: 'To the account that I am signed in to' })),
    password: Type.Optional(Password),
  },
  closed,
);

export type ProviderWay = Wire<typeof ProviderWay>;
export const ProviderWay = Type.Object({ url: Type.String({ description: 'Where the browser goes now' }) });

export const ProviderBack = Type.Object(
  {
    code: Type.Optional(Type.String({ maxLength: 2000 })),
    state: Type.Optional(Type.String({ maxLength: 200 })),
    iss: Type.Optional(Type.String({ maxLength: 500 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: true },
);
