import { activitiesMessages } from '#shared/features/activities/activities.messages.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';

/** The parts of a source's page; every other address below a source shows the first. */
export const SOURCE_TABS = [
  { path: 'details', label: text.details },
  { path: 'activities', label: activitiesMessages.activities },
  { path: 'analytics', label: text.analytics },
] as const;
export type SourceTab = (typeof SOURCE_TABS)[number]['path'];

/** The tab that an address below a source names, however it is written. */
export const shownTab = (below: string): SourceTab =>
  SOURCE_TABS.find(({ path }) => path === below.toLowerCase().replace(/\/+$/, ''))?.path ?? 'details';
