/** A value that has not changed for a moment: nobody is asked at every letter. */
import { useEffect, useState } from 'react';

const MOMENT = 250;

export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), MOMENT);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
