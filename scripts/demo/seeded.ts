import { createHash } from 'node:crypto';

/** Chance that falls the same each time. */
export interface Seeded {
  /** A whole number from 0 up to, not including, `below`. */
  upTo(below: number): number;
  pick<T>(values: readonly T[]): T;
  /** Whether something that happens this often (0 to 1) happens. */
  chance(often: number): boolean;
  /** A UUID that is the same for the same name. */
  id(name: string): string;
}

export function seeded(seed: string): Seeded {
  let counter = 0;
  const next = () => {
    counter += 1;
    return createHash('sha256').update(`${seed}:${counter}`).digest().readUInt32BE() / 2 ** 32;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    pick: (values) => values[upTo(values.length)]!,
    chance: (often) => next() < often,
    id: (name) => {
      const bytes = createHash('sha256').update(`${seed}/${name}`).digest().subarray(0, 16);
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
