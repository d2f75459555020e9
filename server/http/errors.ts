/** Errors for people: a code and a status. The log has the rest; no trace leaves the server, and no address enters the log. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { ErrorBody, ErrorCode } from '../protocol.ts';
import { AppError, Banned, Muted, TooSoon } from '../appError.ts';
import type { App } from './app-type.ts';
import { isApi, type Doors } from './doors.ts';

export function addErrors(app: App, { metrics, store }: Pick<Services, 'metrics' | 'store'>, doors: Doors): void {
  app.setErrorHandler((cause: FastifyError | AppError, request, reply) => {
    if (hungUp(cause, request)) {
      metrics.strays.inc({ kind: 'hung up' });
      request.log.debug('hung up before it was answered');
      return reply.code(400).send();
    }
    const error = store.saving.trouble && isOurs(cause) ? new AppError('CANNOT_SAVE', undefined, cause) : cause;
    // Paths that the app's files refuse would else be counted as files.
    const stray = !(error instanceof AppError) && !isApi(request.routeOptions.url);
    return stray ? answerStray(doors, error, request, reply) : answer(error, request, reply);
  });
}

/** For what is no path, or leads out of every folder: counted like a request to the API, and told what is wrong with it. */
export function answerStray(doors: Doors, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  try {
    doors.countStray(request);
  } catch (tooMany) {
    if (tooMany instanceof AppError) return answer(tooMany, request, reply);
  }
  return answer(error, request, reply);
}

/** What is wrong, for whoever asked and for the log. */
function answer(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const trouble = error instanceof AppError ? error : new AppError(codeFor(error));
  if (trouble.code === 'SERVER_TROUBLE' || trouble.code === 'CANNOT_SAVE')
    request.log.error({ err: trouble.cause ?? error }, 'request failed');
  else request.log.info({ code: trouble.code, ...detail(error) }, 'request refused');
  if (trouble instanceof TooSoon) reply.header('retry-after', trouble.seconds);
  const body: ErrorBody = {
    error: trouble.code,
    ...(trouble.refusal && { refusal: trouble.refusal }),
    ...(trouble instanceof TooSoon && { seconds: trouble.seconds }),
    ...((trouble instanceof Muted || trouble instanceof Banned) && trouble.until !== undefined && { until: trouble.until }),
  };
  return reply.code(trouble.status).send(body);
}

/** Not whoever asked is to blame. */
function isOurs(error: FastifyError | AppError): boolean {
  return !(error instanceof AppError) && codeFor(error) === 'SERVER_TROUBLE';
}

/** Whoever closes the connection half-way writes no errors into the log. */
function hungUp(error: FastifyError | AppError, { raw }: FastifyRequest): boolean {
  return !(error instanceof AppError) && (error.code === 'ECONNRESET' || (raw.destroyed && !raw.complete));
}

/** The words of an error may quote what was sent; its name and the place of what does not fit do not. */
function detail(error: FastifyError | AppError): { detail?: string; at?: string } {
  if (error instanceof AppError) return {};
  const at = error.validation?.[0]?.instancePath;
  return { detail: error.code, ...(at !== undefined && { at: `${error.validationContext ?? ''}${at}` }) };
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
