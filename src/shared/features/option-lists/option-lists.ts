import { LEVELS_OF_CARE } from '../capacity/levels-of-care.ts';
import { CARRIERS } from '../client-details/client-options.ts';
import { CONTACT_TITLES, CREDENTIALS } from '../contacts/contacts.rules.ts';
import { CONDITIONS, PRIMARY_SUBSTANCES } from '../inquiries/inquiries.rules.ts';
import { DISCHARGE_TYPES } from '../inquiry-status/inquiry-status.rules.ts';
import { ONLINE_PLATFORMS } from '../referral-flow/referral-flow.rules.ts';
import { POPULATIONS_SERVED, SOURCE_TYPES, SPECIALIZATIONS } from '../referral-sources/referral-sources.rules.ts';

/** Letters of one entry. */
export const MAX_OPTION = 100;

/** The lists that an organization extends (C-110), with what each offers before anyone has changed it. */
export const OPTION_LISTS = {
  CONDITIONS,
  PRIMARY_SUBSTANCES,
  LEVELS_OF_CARE,
  DISCHARGE_TYPES,
  CARRIERS,
  SOURCE_TYPES,
  SPECIALIZATIONS,
  POPULATIONS_SERVED,
  CONTACT_TITLES,
  CREDENTIALS,
  ONLINE_PLATFORMS,
} as const satisfies Record<string, readonly string[]>;

export type OptionList = keyof typeof OPTION_LISTS;

/** Something of each list. */
export const mapOptionLists = <Made>(make: (name: OptionList) => Made): Record<OptionList, Made> =>
  Object.fromEntries((Object.keys(OPTION_LISTS) as OptionList[]).map((name) => [name, make(name)])) as Record<
    OptionList,
    Made
  >;

/** The tab of the configurations where a list is changed. */
export const ADMISSIONS_LISTS = [
  'CONDITIONS',
  'PRIMARY_SUBSTANCES',
  'LEVELS_OF_CARE',
  'DISCHARGE_TYPES',
  'CARRIERS',
] as const satisfies readonly OptionList[];
export const OUTREACH_LISTS = [
  'SOURCE_TYPES',
  'SPECIALIZATIONS',
  'POPULATIONS_SERVED',
  'CONTACT_TITLES',
  'CREDENTIALS',
  'ONLINE_PLATFORMS',
] as const satisfies readonly OptionList[];

/** What an organization has made of a list: what it offers, in its order, and what it once offered and no longer does. */
export interface OptionsKept {
  list: readonly string[];
  hidden: readonly string[];
}

/** A list as it is kept after a change: whatever was offered before and is not now stays known. */
export function keepOptions(name: OptionList, before: Partial<OptionsKept>, list: readonly string[]): OptionsKept {
  const known = new Set([...(before.hidden ?? []), ...(before.list ?? []), ...OPTION_LISTS[name]]);
  return { list, hidden: [...known].filter((entry) => !list.includes(entry)) };
}

/** What a list offers, in its order: what the organization chose, and what has joined the default since. */
export function offeredOf(name: OptionList, kept?: OptionsKept | null): readonly string[] {
  if (!kept) return OPTION_LISTS[name];
  const { list, hidden } = kept;
  return [...list, ...OPTION_LISTS[name].filter((entry) => !list.includes(entry) && !hidden.includes(entry))];
}

/** The first value that is neither offered nor on the record already; none where all are. */
export function unlisted(
  offered: readonly string[],
  values: readonly string[],
  held: readonly string[],
): string | undefined {
  return values.find((value) => !offered.includes(value) && !held.includes(value));
}
