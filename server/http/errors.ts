/** Errors for people: a code and a status. The log has the rest; no trace leaves the server. */
import type { FastifyError } from 'fastify';
import type { ErrorBody, ErrorCode } from '../protocol.ts';
import { Trouble } from '../trouble.ts';
import type { App } from './app-type.ts';

export function addErrors(app: App): void {
  app.setErrorHandler((error: FastifyError | Trouble, request, reply) => {
    const trouble = error instanceof Trouble ? error : new Trouble(codeFor(error));
    if (trouble.code === 'SERVER_TROUBLE') request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: trouble.code, detail: error.message }, 'request refused');
    const body: ErrorBody = { error: trouble.code, ...(trouble.refusal && { refusal: trouble.refusal }) };
    return reply.code(trouble.status).send(body);
  });
}

function codeFor(error: FastifyError): ErrorCode {
  switch (error.statusCode) {
    case 413:
      return 'TOO_LARGE';
    case 429:
      return 'TOO_FAST';
    case 404:
      return 'NOT_FOUND';
    case undefined:
      return error.validation ? 'BAD_REQUEST' : 'SERVER_TROUBLE';
    default:
      return error.statusCode < 500 ? 'BAD_REQUEST' : 'SERVER_TROUBLE';
  }
}
