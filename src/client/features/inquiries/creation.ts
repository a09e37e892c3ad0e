import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';
import { formatPhone } from '../../../shared/features/clients/clients.rules.ts';
import { isActive, opportunityName } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { dayInZone, formatDay } from '../../../shared/platform/dates.ts';

export type Client = inferRouterOutputs<AppRouter>['clients']['list']['list'][number];
type InquiryOfClient = inferRouterOutputs<AppRouter>['inquiries']['ofClient'][number];

/** What the create dialog has been told so far. */
export interface Creation {
  mode: 'existing' | 'new';
  /** The client chosen, or made by an earlier try of this dialog. */
  client: Client | null;
  /** What stands in the search box without a choice: a name nobody has yet. */
  typed: string;
  /** Whether the chosen client has an active inquiry; null while that is not known. */
  hasActive: boolean | null;
  /** The answer to the active-inquiry question. */
  goOn: boolean | null;
  firstname: string;
  lastname: string;
  phone_number: string;
  dob: string | null;
  created_at_date: string | null;
  condition: string[];
  staff: string[];
  additional_instructions: string;
}

/** The client a dialog is opened for. */
export type ChosenClient = Pick<Creation, 'client' | 'hasActive'>;

/** What is known before the dialog is told anything; with a number alone, the client is likely a new one. */
export interface Known {
  chosen?: ChosenClient | undefined;
  phone?: string | undefined;
}

export const newCreation = (timeZone: string, { chosen, phone }: Known = {}): Creation => ({
  mode: phone ? 'new' : 'existing',
  client: chosen?.client ?? null,
  typed: '',
  hasActive: chosen?.hasActive ?? null,
  goOn: null,
  firstname: '',
  lastname: '',
  phone_number: phone ? formatPhone(phone) : '',
  dob: null,
  created_at_date: dayInZone(new Date(), timeZone),
  condition: [],
  staff: [],
  additional_instructions: '',
});

/** 'Maria Ana Lopez' as first names and a last name; null for a single word. */
export function namesIn(typed: string): { firstname: string; lastname: string } | null {
  const words = typed.trim().split(/\s+/);
  const lastname = words.at(-1);
  return words.length < 2 || !lastname ? null : { firstname: words.slice(0, -1).join(' '), lastname };
}

/** Typed and not chosen: going on makes a new client of it. */
export const takesTypedName = (creation: Creation): boolean =>
  creation.mode === 'existing' && creation.client === null && namesIn(creation.typed) !== null;

/** The names the inquiry will be for, as far as they are known. */
export function clientNames(creation: Creation): { firstname: string; lastname: string } | null {
  if (creation.mode === 'existing') return creation.client ?? namesIn(creation.typed);
  const { firstname, lastname } = creation;
  return firstname.trim() && lastname.trim() ? { firstname: firstname.trim(), lastname: lastname.trim() } : null;
}

export function clientComplete(creation: Creation): boolean {
  if (creation.mode === 'new' || takesTypedName(creation)) return clientNames(creation) !== null;
  return creation.client !== null && creation.hasActive !== null && (!creation.hasActive || creation.goOn === true);
}

export const hasActiveInquiry = (inquiries: readonly InquiryOfClient[]): boolean =>
  inquiries.some((inquiry) => isActive(inquiry.status));

/** The name proposed for the inquiry; the server draws another suffix when it is taken. */
export const proposeName = (names: { firstname: string; lastname: string }, suffix: string): string =>
  opportunityName(names, suffix);

/** What the server said of single fields. */
export type FieldErrors = Readonly<Record<string, string>>;

const FIELDS_OF_STEP = {
  client: ['patient_id', 'firstname', 'lastname', 'phone_number', 'dob'],
  details: ['created_at_date', 'condition', 'staff', 'additional_instructions'],
} as const;

/** The first step that holds a refused field. */
export const stepOfErrors = (errors: FieldErrors): keyof typeof FIELDS_OF_STEP | undefined =>
  (['client', 'details'] as const).find((step) => FIELDS_OF_STEP[step].some((field) => errors[field] !== undefined));

/** Second line of a found client: what tells people of one name apart. */
export const clientDetail = (client: Pick<Client, 'dob' | 'city' | 'phone_number'>): string =>
  [client.dob && formatDay(client.dob), client.city, client.phone_number && formatPhone(client.phone_number)]
    .filter(Boolean)
    .join(' · ');
