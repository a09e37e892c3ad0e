import { optionListsMessages as text } from '#shared/features/option-lists/option-lists.messages.ts';
import {
  ADMISSIONS_LISTS,
  MAX_OPTION,
  OPTION_LISTS,
  type OptionList,
  OUTREACH_LISTS,
} from '#shared/features/option-lists/option-lists.ts';
import { OWN_WEBSITE } from '#shared/features/referral-flow/referral-flow.rules.ts';
import type { ConfiguredList } from '../lists/configured-list.ts';

const TITLES: Record<OptionList, string> = {
  CONDITIONS: text.conditions,
  PRIMARY_SUBSTANCES: text.primary_substances,
  LEVELS_OF_CARE: text.levels_of_care,
  DISCHARGE_TYPES: text.discharge_types,
  CARRIERS: text.carriers,
  SOURCE_TYPES: text.source_types,
  SPECIALIZATIONS: text.specializations,
  POPULATIONS_SERVED: text.populations_served,
  CONTACT_TITLES: text.contact_titles,
  CREDENTIALS: text.credentials,
  ONLINE_PLATFORMS: text.online_platforms,
};

/** What stands for the organization's own web site, whatever its address. */
export const optionName = (entry: string): string => (entry === OWN_WEBSITE ? text.own_website : entry);

/** Whether the organization added an entry itself. */
export const isOwn = (name: OptionList, entry: string): boolean =>
  !(OPTION_LISTS[name] as readonly string[]).includes(entry);

/** A list that the organization extends, as the list card shows it. */
const optionList = (name: OptionList): ConfiguredList & { type: OptionList } => ({
  type: name,
  key: 'list',
  title: TITLES[name],
  hint: text.list_hint,
  label: text.entry,
  field: text.entry_field,
  maxLength: MAX_OPTION,
  nameOf: optionName,
  // A default entry has its meaning in the product; its words stay.
  isFixed: (entry) => !isOwn(name, entry),
  deleteHint: text.stop_hint,
  keepsOne: true,
  empty: text.keep_one,
  ordered: true,
  confirmsAdding: false,
  saved: text.saved,
  failed: text.not_saved,
  notLoaded: text.not_loaded,
});

export const ADMISSIONS_OPTIONS = ADMISSIONS_LISTS.map(optionList);
export const OUTREACH_OPTIONS = OUTREACH_LISTS.map(optionList);
