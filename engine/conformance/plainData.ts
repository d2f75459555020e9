/** Whether a value is plain data: what JSON can carry without loss. */

/** The path to the first thing that is not plain data; undefined when all is. */
export function notPlain(value: unknown, path = 'state'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object': {
      if (value === null) return undefined;
      if (Array.isArray(value)) return firstOf(Array.from(value, (item: unknown, i) => notPlain(item, `${path}[${i}]`)));
      if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is an instance of a class`;
      return firstOf(Object.entries(value).map(([key, item]) => notPlain(item, `${path}.${key}`)));
    }
    default:
      return `${path} is ${typeof value}`;
  }
}

function firstOf(faults: readonly (string | undefined)[]): string | undefined {
  return faults.find((fault) => fault !== undefined);
}
