/** What the server answers to a question of the page; asked again when the key changes or `again` is called. The last answer stays in sight meanwhile. */
import { useCallback, useEffect, useState } from 'react';
import { troubleOf, type Trouble } from '../ask/http.ts';

export interface Asked<T> {
  readonly answer: T | undefined;
  readonly trouble: Trouble | undefined;
  again(): void;
}

export function useAsked<T>(question: () => Promise<T>, key: string): Asked<T> {
  const [state, setState] = useState<{ readonly answer?: T; readonly trouble?: Trouble }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    question().then(
      (answer) => wanted && setState({ answer }),
      (error: unknown) => wanted && setState({ trouble: troubleOf(error) }),
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names the question
  }, [key, times]);
  const again = useCallback(() => setTimes((n) => n + 1), []);
  return { answer: state.answer, trouble: state.trouble, again };
}
