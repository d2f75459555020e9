/** Whether something has the shape that a schema describes, without compiling the schema: pages forbid code made at run time. */
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';

export const hasShape = (schema: TSchema, value: unknown): boolean => Check(schema, value);
