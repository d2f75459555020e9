// The medallion in the prompt bar: what is being done now, in the colour of whoever does it.
import type { ReactElement } from 'react';
import { ROOF_NAMES } from '../rules/board.ts';
import { tileOnOffer } from '../rules/auctions.ts';
import { Icon } from '../../board-kit/Icon.tsx';
import { TilePicture } from './auction/Auctions.tsx';
import { Pigments } from './art/paint.tsx';
import { CardBack } from './art/signs.tsx';
import { Tower } from './art/Tower.tsx';
import { ICONS } from './icons.gen.ts';
import type { CapitolView } from './props.ts';

export function Emblem({ view }: { readonly view: CapitolView }): ReactElement {
  return (
    <Pigments>
      <Picture view={view} />
    </Pigments>
  );
}

function Picture({ view }: { readonly view: CapitolView }): ReactElement {
  switch (view.phase) {
    case 'construction':
      return (
        <svg width={50} height={50} viewBox="-32 -66 64 84" aria-hidden>
          <Tower floors={2} shape={view.asked % ROOF_NAMES.length} seat={view.asked} edge={50} shadow={false} />
        </svg>
      );
    case 'auction':
    case 'tile':
      return <TilePicture tile={tileOnOffer(view)} size={50} />;
    case 'drawing':
      return <CardBack width={32} />;
    case 'over':
      return <Icon icon={ICONS.laurels} size={46} color="#c99a2e" />;
  }
}
