/** The foot of every page: what the house says about itself, and which version it runs. */
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
      <span className="version">Cantiere {__CANTIERE_VERSION__}</span>
    </footer>
  );
}
