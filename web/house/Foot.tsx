/** The foot of every page: what the house says about itself. */
import { Link } from '../route/Link.tsx';
import { useTexts } from '../text/index.ts';
import { useHouse } from './house.ts';
import { HOUSE_PAGES } from './pages.ts';
import './foot.css';

export function Foot() {
  const t = useTexts();
  const house = useHouse();
  return (
    <footer className="foot">
      {HOUSE_PAGES.filter(({ there }) => there(house)).map(({ to, text }) => (
        <Link key={to} to={to}>
          {text(t)}
        </Link>
      ))}
    </footer>
  );
}
