/** How the words after a command are read. */
import { expect, it } from 'vitest';
import { readArguments, UsageError } from '../command.ts';

const FLAGS = { json: { type: 'boolean' }, 'database-url-of': { type: 'string' } } as const;

it.each(['-3fQx0aZ_kP1mN7c', '--fQx0aZ_kP1mN7c', '-jsonjsonjsonjso'])('an id that begins with a dash is no flag: %s', (id) => {
  const { values, positionals } = readArguments(['remove', id, '--json'], FLAGS);
  expect(positionals).toEqual(['remove', id]);
  expect(values).toEqual({ json: true });
});

it('flags are flags, and what is neither is refused', () => {
  expect(readArguments(['--database-url-of', 'x'], FLAGS).values).toEqual({ 'database-url-of': 'x' });
  expect(() => readArguments(['--jsno'], FLAGS)).toThrow(UsageError);
  expect(() => readArguments(['-x'], FLAGS)).toThrow(UsageError);
});
