/**
 * On large screens letters and pieces grow with the room: the whole page is drawn larger, by the window's width and height,
 * from the size that the desk is laid out for. Browsers that cannot say how large they draw (`currentCSSZoom`) keep to 1,
 * because boards must know it to follow a finger.
 */
const LAID_OUT_FOR = { width: 1706, height: 960 };
const MOST = 2;

export const growthIn = (width: number, height: number): number =>
  Math.min(MOST, Math.max(1, Math.min(width / LAID_OUT_FOR.width, height / LAID_OUT_FOR.height)));

/** From now on the page grows with its window. */
export function growWithWindow(): void {
  if (!('currentCSSZoom' in Element.prototype)) return;
  const grow = (): void => {
    document.documentElement.style.setProperty('--grown', growthIn(innerWidth, innerHeight).toFixed(3));
  };
  grow();
  addEventListener('resize', grow);
}
