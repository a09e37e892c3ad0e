/** How often a crash is played: few times with the tests, `--count` times under `npm run torture`. */
export const rounds = (few: number): number => Number(process.env.TORTURE_RUNS ?? few);

/** Milliseconds a test may take: its own measure, once a round. */
export const timeFor = (count: number, each: number): number => Math.max(60_000, count * each);

/** Numbers between 0 and 1, the same for the same seed (`--seed`). */
export function chances(name: string): () => number {
  let state = 0x811c9dc5;
  for (const character of `${process.env.TORTURE_SEED ?? '1'}:${name}`)
    state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
