/** Waits for a part of a game (rules, texts, board) that is loaded when it is needed; each part is asked for once. */
import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

export function useLoaded<T>(load: (() => Promise<T>) | undefined, key: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly key?: string }>({ state: 'waiting' });
  useEffect(() => {
    let wanted = true;
    load?.().then(
      (value) => wanted && setLoaded({ state: 'here', value, key }),
      (error: unknown) => {
        console.error(error);
        if (wanted) setLoaded({ state: 'failed', error, key });
      },
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names what is loaded
  }, [key]);
  return loaded.key === key ? loaded : { state: 'waiting' };
}
