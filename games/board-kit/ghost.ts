/** A copy of a piece that lies over the board: it flies, or hangs on a finger. */
import { placeOn } from './grown.ts';

/** What only the piece itself may have: a copy is neither found nor reached by keys. */
const ITS_OWN = ['id', 'data-at', 'data-flip', 'tabindex'];

type Drawn = HTMLElement | SVGSVGElement;

/** Undefined when the piece is not to be seen. It lies exactly over the piece; whoever asked for it removes it. */
export function ghostOf(piece: Element): Drawn | undefined {
  const place = placeOn(piece);
  if (place.width === 0) return undefined;
  const ghost = copyOf(piece);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  for (const part of [ghost, ...ghost.querySelectorAll('*')]) for (const name of ITS_OWN) part.removeAttribute(name);
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    opacity: '1',
  });
  // Inside the game's own element, so that its colours come along; a sheet lies over everything outside it.
  (piece.closest('dialog, [data-game]') ?? document.body).append(ghost);
  return ghost;
}

/** A part of a drawing needs a drawing around it. */
function copyOf(piece: Element): Drawn {
  const copy = piece.cloneNode(true);
  if (copy instanceof HTMLElement || copy instanceof SVGSVGElement) return copy;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  if (!(piece instanceof SVGGraphicsElement) || !(copy instanceof SVGGraphicsElement)) return drawing;
  const { x, y, width, height } = piece.getBBox();
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.setAttribute('class', piece.ownerSVGElement?.getAttribute('class') ?? '');
  copy.removeAttribute('transform');
  drawing.append(copy);
  return drawing;
}
