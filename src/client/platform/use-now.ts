import { useEffect, useState } from 'react';

/** The time in milliseconds, moved on every `every` milliseconds while `active`. */
export function useNow(every: number, active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, active]);
  return now;
}
