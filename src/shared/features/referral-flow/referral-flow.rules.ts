import type { REFERRAL_EVENTS } from '../activities/activities.rules.ts';

export const REFERRAL_DIRECTIONS = [
  'referral_received',
  'referral_sent',
] as const satisfies readonly (keyof typeof REFERRAL_EVENTS)[];
export type ReferralDirection = (typeof REFERRAL_DIRECTIONS)[number];

export const PRIORITY_LEVELS = ['primary', 'secondary'] as const;
export type PriorityLevel = (typeof PRIORITY_LEVELS)[number];

export const SOURCE_KINDS = ['professional_referral', 'alumni_referral', 'online'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The place in an option list of the organization's own web site (C-34). */
export const OWN_WEBSITE = '{host}';

/** Where a client can have found the organization online. */
export const ONLINE_PLATFORMS = [
  'Google Search',
  'Social Media',
  'ARTA',
  OWN_WEBSITE,
  'Psychology Today',
  'FindTreatment.gov (SAMHSA)',
  'NAATP directory',
  'Recovery.com',
  'Rehabs.com',
  'Rehab.com',
  'Google Business Profile',
  'Bing/other search',
  'ChatGPT/AI assistant',
  'YouTube/podcast',
  'Online chat',
  'Other',
] as const;

/** The host of a web address, without 'www.'; null where there is none. */
export function hostOf(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '') || null;
}

/** The platforms an organization offers; its own site under its host's name, or not at all where it has none. */
export function onlinePlatforms(
  websiteUrl: string | null | undefined,
  offered: readonly string[] = ONLINE_PLATFORMS,
): { value: string; label: string }[] {
  const host = hostOf(websiteUrl);
  return offered.flatMap((platform) => {
    if (platform !== OWN_WEBSITE) return [{ value: platform, label: platform }];
    return host ? [{ value: host, label: `Website (${host})` }] : [];
  });
}

const ALUMNI = 'Alumni';

/** 'Alumni: F. Last', as the inquiry's referral column names a former client. */
export const alumniName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${ALUMNI}: ${[...firstname][0] ?? ''}. ${lastname}`;

/** What the referral column says to who is to see no client's name: that a former client referred, and not which. */
export const withoutAlumniName = (referral: string): string => (referral.startsWith(`${ALUMNI}: `) ? ALUMNI : referral);

export interface ReferralTask {
  referral_direction: ReferralDirection;
  priority_level: PriorityLevel | null;
}

/** How far an inquiry's three referral tasks are: two incoming ones, each once, and any number of outgoing ones. */
export function referralTasks<Row extends ReferralTask>(records: readonly Row[]) {
  const incoming = (level: PriorityLevel) =>
    records.find((row) => row.referral_direction === 'referral_received' && row.priority_level === level) ?? null;
  const primary = incoming('primary');
  const secondary = incoming('secondary');
  const outgoing = records.filter((row) => row.referral_direction === 'referral_sent');
  const completed = [primary !== null, secondary !== null, outgoing.length > 0].filter(Boolean).length;
  return { primary, secondary, outgoing, completed, total: 3 };
}
