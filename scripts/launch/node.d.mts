/** What tests know of node.mjs. */
export function isNewEnough(version: string): boolean;
export function fetchedNode(
  platform: string,
  arch: string,
): { readonly name: string; readonly version: string; readonly file: string } | undefined;
