// The card at the lower right: the question, the price of what is being built, or what lies under the pointer.
import type { ReactElement } from 'react';
import { AnswerCard } from './AnswerCard.tsx';
import { CostCard } from './CostCard.tsx';
import { LookCard } from './LookCard.tsx';
import { useTable } from '../table.ts';

export function Inspector(): ReactElement | null {
  const { plan, look } = useTable();
  if (plan.mode === 'answer') return <AnswerCard />;
  if (plan.source !== '') return <CostCard />;
  return look ? <LookCard look={look} /> : null;
}
