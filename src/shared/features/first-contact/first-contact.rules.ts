import { PERMISSIONS, type Role } from '#shared/platform/permissions.ts';

/** The days of the week, by their names in the configuration. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Who is asked next, in this order. */
export const NEXT_STEPS = ['next_1', 'next_2', 'next_3'] as const;

export const MAX_TARGET_MINUTES = 1_440;

/** Roles that answer inquiries and calls. */
export const ANSWERING_ROLES: readonly Role[] = PERMISSIONS['inquiries:write'];

/** What an organization holds to before it has chosen. */
export const USUAL_SPEED_TO_LEAD = {
  minutes: 5,
  mon: '08:00-18:00',
  tue: '08:00-18:00',
  wed: '08:00-18:00',
  thu: '08:00-18:00',
  fri: '08:00-18:00',
  sat: '',
  sun: '',
  next_1: 'manager',
  next_2: '',
  next_3: '',
} as const;

/** How the clock of an inquiry or a call came to stand: by the button, a note, a change of status, or a handled call. */
export const CONTACTED_HOW = ['said', 'note', 'status', 'call'] as const;
export type ContactedHow = (typeof CONTACTED_HOW)[number];

/** An opening and a closing time, in minutes after midnight; the end of the day is 1440. */
export interface OpenHours {
  from: number;
  to: number;
}

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|(24:00))$/;

/** The hours that '08:00-18:00' names; null for what names none. */
export function readHours(written: string): OpenHours | null {
  const read = HOURS.exec(written.replace(/\s|–/g, (sign) => (sign === '–' ? '-' : '')));
  if (!read) return null;
  const [, h1 = '0', m1 = '0', h2 = '24', m2 = '0'] = read;
  return { from: Number(h1) * 60 + Number(m1), to: Number(h2) * 60 + Number(m2) };
}
