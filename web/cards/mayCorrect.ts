/** Whether I run this house, and may correct its cards; everybody else proposes. Asked once for each page of cards. */
import { correctionsOf } from '../ask/corrections.ts';
import { useLoaded } from '../kit/useLoaded.ts';

export function useMayCorrect(game: string): boolean {
  const loaded = useLoaded(() => correctionsOf(game).catch(() => undefined), game);
  return loaded.state === 'here' && loaded.value?.mine === true;
}
