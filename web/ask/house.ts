/** What can be asked of the server about the house: its door, its settings, its invitations. */
import type {
  ColoursTried,
  FirstOperator,
  HouseChange,
  HouseColours,
  HouseSettings,
  HouseWords,
  InvitationInfo,
  InvitationWish,
  MailTest,
  MailTested,
  Me,
  Privacy,
} from '@cantiere/server/protocol';
import { ask } from './http.ts';

const HOUSE = '/api/operator/house';
const INVITATIONS = '/api/operator/invitations';

export const lookAtInvitation = (code: string): Promise<unknown> => ask('POST', '/api/invitation', { code });
export const houseWords = (): Promise<HouseWords> => ask('GET', '/api/house/words');
export const privacy = (): Promise<Privacy> => ask('GET', '/api/privacy');
/** A file for the browser to keep. */
export const ARCHIVE = '/api/account/archive';
export const lookAtKey = (key: string): Promise<HouseSettings> => ask('POST', '/api/house/key', { key });
export const becomeOperator = (wish: FirstOperator): Promise<Me> => ask('POST', '/api/house/operator', wish);
export const houseSettings = (): Promise<HouseSettings> => ask('GET', HOUSE);
export const setHouse = (change: HouseChange): Promise<HouseSettings> => ask('PUT', HOUSE, change);
export const tryColours = (colours: HouseColours): Promise<ColoursTried> => ask('POST', `${HOUSE}/colours`, colours);
export const setLogo = (png: Blob): Promise<HouseSettings> => ask('PUT', `${HOUSE}/logo`, png);
export const dropLogo = (): Promise<HouseSettings> => ask('DELETE', `${HOUSE}/logo`);
export const testMail = (test: MailTest): Promise<MailTested> => ask('POST', '/api/operator/mail', test);
export const invitations = (): Promise<{ readonly invitations: readonly InvitationInfo[] }> => ask('GET', INVITATIONS);
export const invite = (wish: InvitationWish): Promise<InvitationInfo> => ask('POST', INVITATIONS, wish);
export const revoke = (id: string): Promise<unknown> => ask('DELETE', `${INVITATIONS}/${encodeURIComponent(id)}`);
