/** Names in a row: "Ada, Bruno and Carla". */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;
