// The back of a card: heraldic red for districts, night blue for characters.
import { useId, type ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { ICONS } from '../icons.gen.ts';

export interface CardBackProps {
  readonly kind?: 'district' | 'character' | undefined;
  readonly width?: number | undefined;
  readonly title?: string | undefined;
}

export function CardBack({ kind = 'district', width = 146, title }: CardBackProps): ReactElement {
  const weave = useId();
  return (
    <svg
      className={`cit-back cit-back-${kind}`}
      viewBox="0 0 146 198"
      width={width}
      height={(width * 198) / 146}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <pattern id={weave} width={18} height={18} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h18M0 0v18" className="cit-back-weave" />
        <path d="M9 5.5l3.5 3.5L9 12.5 5.5 9z" className="cit-back-stud" />
      </pattern>
      <rect x={0.75} y={0.75} width={144.5} height={196.5} rx={11} className="cit-back-edge" />
      <rect x={5} y={5} width={136} height={188} rx={8} className="cit-back-field" />
      <rect x={5} y={5} width={136} height={188} rx={8} fill={`url(#${weave})`} />
      <rect x={10} y={10} width={126} height={178} rx={5} className="cit-back-line" />
      <g className="cit-back-shield">
        <path d="M38 58h70v42q0 32-35 48-35-16-35-48z" />
        <path d="M43 63h60v37q0 27-30 42-30-15-30-42z" />
      </g>
      <Icon icon={kind === 'district' ? ICONS.castle : ICONS.queenCrown} x={48} y={72} size={50} color="#f0cb66" />
      <path d="M28 28l6 8-6 8-6-8zM118 28l6 8-6 8-6-8zM28 154l6 8-6 8-6-8zM118 154l6 8-6 8-6-8z" className="cit-back-stud" />
    </svg>
  );
}
