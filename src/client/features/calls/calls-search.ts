import { CallListInput, type CallListQuery } from '../../../shared/features/calls/calls.schemas.ts';
import type { Address } from '../../platform/list-memory.ts';

const DEFAULTS = CallListInput.parse({});
const FIELDS = CallListInput.def.out.shape;

/** What can't be read of an address is left out: a colleague's old link still opens the list. */
export function readAddress(address: Address): CallListQuery {
  const known = Object.fromEntries(Object.entries(address).filter(([key]) => key in FIELDS));
  const parsed = CallListInput.safeParse(known);
  return parsed.success ? parsed.data : DEFAULTS;
}

/** The shortest address of a list: what is as usual is left out, newest first too. */
export const writeAddress = ({ order, ...search }: CallListQuery): Address =>
  Object.fromEntries(
    Object.entries({ ...search, order: order === 'desc' ? undefined : order }).filter(
      ([key, value]) => value !== undefined && value !== DEFAULTS[key as keyof CallListQuery],
    ),
  );
