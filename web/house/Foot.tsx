/** The foot of every page: what the house says about itself. */
import { Link } from '../route/Link.tsx';
import { toHouse, toHouseRules, toImprint, toPrivacy } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { useHouse } from './house.ts';
import './foot.css';

export function Foot() {
  const t = useTexts().house.foot;
  const house = useHouse();
  return (
    <footer className="foot">
      <Link to={toPrivacy}>{t.privacy}</Link>
      {house?.rules && <Link to={toHouseRules}>{t.rules}</Link>}
      {house?.imprint && <Link to={toImprint}>{t.imprint}</Link>}
      {house?.operator && <Link to={toHouse}>{t.house}</Link>}
    </footer>
  );
}
