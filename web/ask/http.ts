/** Asks the server over HTTP. What goes wrong comes as an ApiError with a code that the texts can word. */
import type { Refusal } from '@cantiere/engine';
import type { ErrorBody, ErrorCode } from '@cantiere/server/protocol';
import { href } from '../route/base.ts';

/** No answer at all: the network or the server is away. */
export type Trouble = ErrorCode | 'UNREACHABLE';

export class ApiError extends Error {
  readonly code: Trouble;
  readonly refusal: Refusal | undefined;
  /** When it was too soon: how long to wait. */
  readonly seconds: number | undefined;
  constructor(code: Trouble, refusal?: Refusal, seconds?: number) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.refusal = refusal;
    this.seconds = seconds;
  }
}

export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(href(path), {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && asBody(body)),
    });
  } catch {
    throw new ApiError('UNREACHABLE');
  }
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const { error, refusal, seconds } = (answer ?? {}) as Partial<ErrorBody>;
  throw new ApiError(error ?? (response.status === 429 ? 'TOO_FAST' : 'SERVER_TROUBLE'), refusal, seconds);
}

/** A file as it is, anything else as JSON. */
function asBody(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body instanceof Blob) return { headers: { 'content-type': body.type }, body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export const troubleOf = (error: unknown): Trouble => (error instanceof ApiError ? error.code : 'SERVER_TROUBLE');
