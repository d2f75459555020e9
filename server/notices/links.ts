/** Links that stand in letters and speak for a person without a session. Signed, so that nothing need be kept for them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'unsubscribe' | 'confirm' | 'address';

export interface Links {
  /** A word for the link of a letter to this address of this person. */
  sign(purpose: LinkPurpose, person: string, email: string): string;
  /** Whom it speaks for, when it is one of ours. */
  read(purpose: LinkPurpose, token: string): { person: string; email: string } | undefined;
}

export function openLinks(secret: string): Links {
  const seal = (purpose: LinkPurpose, said: string): string =>
    createHmac('sha256', secret).update(`${purpose}:${said}`).digest('base64url');
  return {
    sign(purpose, person, email) {
      const said = Buffer.from(JSON.stringify([person, email])).toString('base64url');
      return `${said}.${seal(purpose, said)}`;
    },
    read(purpose, token) {
      const [said, given = ''] = token.split('.');
      const [expected, sealed] = [Buffer.from(seal(purpose, said)), Buffer.from(given)];
      if (sealed.length !== expected.length || !timingSafeEqual(sealed, expected)) return undefined;
      const [person, email] = JSON.parse(Buffer.from(said, 'base64url').toString()) as [string, string];
      return { person, email };
    },
  };
}
