/** The four resources and amounts of them. An amount of all four is one number, so that search copies and compares it at no cost. */

/** 0 stone, 1 wood, 2 architecture, 3 decoration: the order of every vector in the rules. */
export type Resource = number;
export const RESOURCES = ['stone', 'wood', 'architecture', 'decoration'] as const;

/** Four bits for each resource, stone lowest: (2,4,1,3) is 0x3142. No amount in the game exceeds 15. */
export type Vector = number;

/** (stone, wood, architecture, decoration). */
export type Amounts = readonly [number, number, number, number];

export const NOTHING: Vector = 0;

export function vector(amounts: Amounts): Vector {
  return amounts[0] | (amounts[1] << 4) | (amounts[2] << 8) | (amounts[3] << 12);
}

export function amountsOf(v: Vector): Amounts {
  return [v & 15, (v >> 4) & 15, (v >> 8) & 15, (v >> 12) & 15];
}

export function amountOf(v: Vector, resource: Resource): number {
  return (v >> (resource * 4)) & 15;
}

/** The vector with one resource set to this amount (a university). */
export function withAmount(v: Vector, resource: Resource, amount: number): Vector {
  return (v & ~(15 << (resource * 4))) | (amount << (resource * 4));
}

/** One unit of a resource (a tool). */
export function unitOf(resource: Resource): Vector {
  return 1 << (resource * 4);
}

/** What is still missing after the supply: never below 0, and surplus in one resource never helps another. */ // BLD-1.12
export function lessened(missing: Vector, supply: Vector): Vector {
  let left = 0;
  for (let shift = 0; shift < 16; shift += 4) {
    const lack = ((missing >> shift) & 15) - ((supply >> shift) & 15);
    if (lack > 0) left |= lack << shift;
  }
  return left;
}

/** All four bits of every resource of which the vector has some: `missing & reach(supply)` tells whether the supply helps. */
export function reach(v: Vector): Vector {
  const some = (v | (v >> 1) | (v >> 2) | (v >> 3)) & 0x1111;
  return some * 15;
}

export function sumOf(v: Vector): number {
  return (v & 15) + ((v >> 4) & 15) + ((v >> 8) & 15) + ((v >> 12) & 15);
}
