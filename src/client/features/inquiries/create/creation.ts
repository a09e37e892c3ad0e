import type { inferRouterOutputs } from '@trpc/server';
import type { z } from 'zod';
import type { AppRouter } from '#server/app-router.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { isActive } from '#shared/features/inquiries/inquiries.rules.ts';
import type { InquiryCreation } from '#shared/features/inquiries/inquiries.schemas.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { joined } from '#shared/platform/joined.ts';

export type Client = inferRouterOutputs<AppRouter>['clients']['list']['list'][number];
type InquiryOfClient = inferRouterOutputs<AppRouter>['inquiries']['ofClient'][number];

/** What the create dialog's fields hold. */
export type Creation = {
  mode: 'existing' | 'new';
  /** The client chosen, or made by an earlier try of this dialog. */
  patient_id: Client | null;
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
};
export type SentCreation = z.output<typeof InquiryCreation>;

/** What is known before anything is filled in; with a number alone, the client is likely a new one. */
export interface Known {
  /** The client the dialog is opened for. */
  chosen?: { client: Client; hasActive: boolean } | undefined;
  phone?: string | undefined;
}

export const newCreation = (timeZone: string, { chosen, phone }: Known = {}): Creation => ({
  mode: phone ? 'new' : 'existing',
  patient_id: chosen?.client ?? null,
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

/** 'Maria Ana Lopez' as first names and a last name; a single word is a first name. */
export function namesIn(typed: string): { firstname: string; lastname: string } {
  const words = typed.trim().split(/\s+/);
  const lastname = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstname: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastname };
}

/** The names the inquiry will be for, as far as they are known. */
export function clientNames(creation: Creation): { firstname: string; lastname: string } | null {
  if (creation.mode === 'existing') {
    const client = creation.patient_id;
    return client && { firstname: client.firstname, lastname: client.lastname };
  }
  const { firstname, lastname } = creation;
  return firstname.trim() && lastname.trim() ? { firstname: firstname.trim(), lastname: lastname.trim() } : null;
}

export function clientComplete(creation: Creation): boolean {
  if (creation.mode === 'new') return clientNames(creation) !== null;
  return creation.patient_id !== null && creation.hasActive !== null && (!creation.hasActive || creation.goOn === true);
}

export const hasActiveInquiry = (inquiries: readonly InquiryOfClient[]): boolean =>
  inquiries.some((inquiry) => isActive(inquiry.status));

/** What is sent for what the fields hold; of a client that exists, nothing but who it is. */
export const sentOf = (creation: Creation) => {
  const { mode, patient_id: client, hasActive: _known, goOn: _answer, firstname, lastname, ...held } = creation;
  const { phone_number, dob, ...inquiry } = held;
  return mode === 'existing'
    ? { ...inquiry, patient_id: client?.id ?? null, ...clientNames(creation) }
    : { ...inquiry, patient_id: null, firstname, lastname, phone_number, dob };
};

/** Second line of a found client: what sets people of one name apart. */
export const clientDetail = (client: Pick<Client, 'dob' | 'city' | 'phone_number'>): string =>
  joined(client.dob && formatDay(client.dob), client.city, client.phone_number && formatPhone(client.phone_number));
