/** The sign of the house: its own logo where it has one, ours where not. */
import { LogoMark } from '../art/Logo.tsx';
import { logoAt, useHouse } from './house.ts';

export function HouseMark({ size = 32 }: { readonly size?: number }) {
  const logo = useHouse()?.logo;
  if (logo === undefined) return <LogoMark size={size} />;
  return <img className="house-logo" src={logoAt(logo)} alt="" height={size} style={{ maxWidth: size * 3 }} />;
}
