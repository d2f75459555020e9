/** What only those who run the house may ask for. Everybody else is told that there is no such thing. */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../appError.ts';
import { isOperator } from '../store/operators.ts';
import type { Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { whoAsks } from './sessions.ts';

export async function mustBeOperator(db: Db, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(db, request);
  if (person === undefined || !(await isOperator(db, person.id))) throw new AppError('NOT_FOUND');
  return person;
}
