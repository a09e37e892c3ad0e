import { NAUGHTY_STRINGS, SQL_CLASSES, SQL_PAYLOADS } from './naughty.ts';

/** Odd texts that one place is given in a round; ten rounds are all of them. */
const ODD = 4;

/** The texts of one place, round by round. */
type Shares = readonly (readonly string[])[];

interface PayloadShares {
  /** What the next place is given: SQL of every class, and some of the odd texts. */
  next(): Shares;
  /** The same without the odd texts. */
  nextSql(): Shares;
  /** What no place was given. */
  unused(): readonly string[];
}

/**
 * Hands out the hostile texts in turn. In a round a place is given one text of each class of SQL and a few odd ones, the
 * next place those that follow: every place meets every class, and every text some place. In later rounds a place is
 * given what it has not met.
 */
export function payloadShares(rounds: number): PayloadShares {
  const used = new Set<string>();
  let places = 0;
  const share = (sources: readonly (readonly [texts: readonly string[], each: number])[]): Shares => {
    const met = new Set<string>();
    const shares = Array.from({ length: rounds }, (_, round) => {
      const texts = sources.flatMap(([all, each]) =>
        Array.from({ length: each }, (_each, at) => all[((places + round) * each + at) % all.length]!),
      );
      const fresh = texts.filter((text) => !met.has(text));
      for (const text of fresh) met.add(text);
      return fresh;
    });
    places += 1;
    for (const text of met) used.add(text);
    return shares;
  };
  const sql = Object.values(SQL_CLASSES).map((texts) => [texts, 1] as const);
  return {
    next: () => share([...sql, [NAUGHTY_STRINGS, ODD]]),
    nextSql: () => share(sql),
    unused: () => [...SQL_PAYLOADS, ...NAUGHTY_STRINGS].filter((text) => !used.has(text)),
  };
}
