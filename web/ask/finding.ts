/** What can be asked of the server about finding people. */
import type { FoundPeople, Visibility } from '@cantiere/server/protocol';
import { ask } from './http.ts';

export const peopleCalled = (name: string): Promise<FoundPeople> => ask('GET', `/api/people?name=${encodeURIComponent(name)}`);
export const peopleHere = (): Promise<FoundPeople> => ask('GET', '/api/here');
export const myVisibility = (): Promise<Visibility> => ask('GET', '/api/visibility');
export const chooseVisibility = (wish: Visibility): Promise<Visibility> => ask('POST', '/api/visibility', wish);
