import { expect, it } from 'vitest';
import { firstCard } from './cardsAt.ts';

it('takes the nearest thing that is a card', () => {
  const cardOf = (piece: string): string | undefined => (piece.startsWith('lion') ? 'lion' : piece === 'inn' ? 'inn' : undefined);
  expect(firstCard(['hand:inn', 'inn', 'hand', 'lion-2'], cardOf)).toBe('inn');
  expect(firstCard(['tile', 'lion-2'], cardOf)).toBe('lion');
  expect(firstCard(['seat:1', '1'], cardOf)).toBeUndefined();
});
