/** The pigments of the drawings: sandstone, plaster, brick, timber and what stands around. The same by day and by night. */
export const C = {
  stone: '#ecdcb4',
  stoneDark: '#c9ae7c',
  pale: '#f8efd8',
  paleDark: '#ddcba4',
  sand: '#dfbf85',
  sandDark: '#b98f52',
  brick: '#cc8a5c',
  brickDark: '#a2623c',
  grey: '#a9aca4',
  greyDark: '#7f8580',
  edge: '#8a6b3c',
  hole: '#54391f',
  tile: '#c2603f',
  tileDark: '#94432c',
  wood: '#9b6a38',
  woodDark: '#6c4521',
  thatch: '#cfa24e',
  thatchDark: '#9c752f',
  gold: '#e6b23c',
  goldDark: '#a9761d',
  bronze: '#a8742c',
  leaf: '#7f9146',
  leafDark: '#586a2e',
  water: '#6fa9bb',
  waterDark: '#4a8296',
  lapis: '#2f6b9b',
  red: '#a8433a',
  cloth: '#f4e8cc',
  ink: '#4a3421',
} as const;

/** Front and shaded side of a wall, by what it is made of. */
export const TONES = {
  stone: [C.stone, C.stoneDark],
  pale: [C.pale, C.paleDark],
  sand: [C.sand, C.sandDark],
  brick: [C.brick, C.brickDark],
  grey: [C.grey, C.greyDark],
  wood: [C.wood, C.woodDark],
  lapis: [C.lapis, '#21506f'],
} as const;

export type Tone = keyof typeof TONES;
