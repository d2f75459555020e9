// The blueprint band behind the home page's hero: two grids, our buildings in elevation, a crane, dimension lines.
// It fills its positioned parent and is decoration only; --bp-ground and --bp-height move and scale the drawing.
import { useId } from 'react';
import { Crane } from './blueprint/Crane.tsx';
import { Aqueduct, Castle, Gardens, Insulae, Skyscraper } from './blueprint/elevations.tsx';
import { Measure } from './blueprint/Measure.tsx';

interface Props {
  /** The measure written over the buildings, in the reader's language ("8 lotti"); left out, the line runs unbroken. */
  readonly measure?: string;
  /** Grids only, for pages where the band is a narrow header. */
  readonly plain?: boolean;
}

export function Blueprint({ measure, plain = false }: Props) {
  const id = useId();
  return (
    <div className="blueprint" aria-hidden="true">
      <svg className="grid">
        <defs>
          <pattern id={`${id}fine`} width="16" height="16" patternUnits="userSpaceOnUse">
            <path d="M16 .5H.5V16" fill="none" stroke="var(--bp-grid)" />
          </pattern>
          <pattern id={`${id}wide`} width="80" height="80" patternUnits="userSpaceOnUse">
            <path d="M80 .5H.5V80" fill="none" stroke="var(--bp-grid-strong)" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id}fine)`} />
        <rect width="100%" height="100%" fill={`url(#${id}wide)`} />
      </svg>
      {!plain && (
        <svg className="elevation" viewBox="0 0 564 240">
          <Crane />
          <Insulae />
          <Aqueduct />
          <Gardens />
          <Castle />
          <Skyscraper />
          <path d="M-12 240H564" stroke="var(--bp-line)" strokeOpacity=".85" strokeWidth="1.2" className="far" />
          <path d="M338 240H564" stroke="var(--bp-line)" strokeOpacity=".85" strokeWidth="1.2" />
          <Measure from={[232, 26]} to={[448, 26]} text={measure} />
          <Measure from={[554, 14]} to={[554, 240]} />
        </svg>
      )}
    </div>
  );
}
