/** The house's own two colours, as the server worked them out for both themes, in place of the app's. */
import type { ShownColours } from '@cantiere/server/protocol';

let worn: readonly string[] = [];

export function wearColours(colours: ShownColours | undefined): void {
  const { style } = document.documentElement;
  for (const name of worn) style.removeProperty(name);
  worn = Object.keys(colours ?? {}).map((name) => `--${name}`);
  for (const [name, { light, dark }] of Object.entries(colours ?? {}))
    style.setProperty(`--${name}`, `light-dark(${light}, ${dark})`);
}
