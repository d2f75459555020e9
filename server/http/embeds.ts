/** Finished games inside other people's pages: which, and what a browser is told about framing them. */
import type { FastifyReply } from 'fastify';
import { AppError } from '../appError.ts';
import type { Services } from '../services.ts';
import { showTable } from '../tables/requests.ts';

/** Over, and public from the beginning: one that was reached by its link alone stays where it was. */
export async function mayBeEmbedded(services: Services, id: string): Promise<boolean> {
  const { embeds, door } = services.house.now;
  if (embeds.length === 0 || door !== 'open') return false;
  try {
    const { phase, listed, spectators } = await showTable(services, undefined, id);
    return phase === 'over' && listed && spectators;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** For this one answer; everything else stays closed (security.ts). */
export function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`));
  reply.removeHeader('x-frame-options'); // it knows no origins, and the policy goes before it
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
