import { OPTION_LISTS } from '#shared/features/option-lists/option-lists.ts';

const OTHER = 'Other';
const USUAL: ReadonlySet<string> = new Set(OPTION_LISTS.CARRIERS);

/**
 * The carrier an organization offers for one that a record names: its own addition where the record has its name, the one
 * that was read where it is offered, else 'Other'; null where not even that is.
 */
export function offeredCarrier(
  offered: readonly string[],
  { value, quote }: { value: string; quote: string },
): string | null {
  const said = quote.toLowerCase();
  const own = offered.find((each) => !USUAL.has(each) && said.includes(each.toLowerCase()));
  if (own) return own;
  return offered.find((each) => each === value) ?? offered.find((each) => each === OTHER) ?? null;
}
