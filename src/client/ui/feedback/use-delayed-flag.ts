import { useEffect, useState } from 'react';

/** True once `flag` has been true for `delay` milliseconds: quick answers show no spinner. */
export function useDelayedFlag(flag: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!flag) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [flag, delay]);
  return flag && late;
}
