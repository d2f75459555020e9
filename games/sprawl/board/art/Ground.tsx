// What never changes under the city, laid where its lots expect it.
import type { ReactElement } from 'react';
import ground from './ground.svg';

export function Ground(): ReactElement {
  return <image href={ground} x={-581} y={-62} width={1162} height={633} pointerEvents="none" />;
}
