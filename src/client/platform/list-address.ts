import type { z } from 'zod';
import type { Address } from './list-memory.ts';

/** A list's input contract, as `z.preprocess` makes it. */
type ListInput = z.ZodType & { def: { out: z.ZodObject } };

/** How a list's contract stands in an address, and how it is read back. */
export function listAddress<Input extends ListInput>(input: Input) {
  type Query = z.output<Input> & Record<string, unknown>;
  const defaults = input.parse({}) as Query;
  const keys = Object.keys(input.def.out.shape);
  const isUsual = (key: string, value: unknown): boolean =>
    value === undefined || JSON.stringify(value) === JSON.stringify(defaults[key]);
  return {
    /** What can't be read of an address is left out: a colleague's old link still opens the list. */
    read: (address: Address): Query => {
      const known = Object.fromEntries(Object.entries(address).filter(([key]) => keys.includes(key)));
      const parsed = input.safeParse(known);
      return parsed.success ? (parsed.data as Query) : defaults;
    },
    /** The shortest address of a list, the same for the same list: what is as usual is left out. */
    write: (search: z.output<Input>): Address =>
      Object.fromEntries(
        keys.map((key) => [key, (search as Query)[key]] as const).filter(([key, value]) => !isUsual(key, value)),
      ),
  };
}
