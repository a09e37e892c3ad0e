import { type Context, person, type TxContext } from '#server/platform/context.ts';
import { storedPhone } from '#server/platform/stored-phone.ts';
import type { OptionalClientField } from '#shared/features/client-details/client-fields.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { sealSsns } from './ssn-vault.rules.ts';

const PHONES = ['phone_number', 'emergency_contact_primary_phone', 'emergency_contact_secondary_phone'] as const;

const BIRTH_DATES = ['dob', 'subscriber_dob'] as const;

type Fields = Partial<Record<OptionalClientField, string | null>>;

/** @throws bad_request for a date of birth after the organization's today, naming it at the path of the fields */
export function ensurePastBirth(tx: TxContext, fields: Fields, path = ''): void {
  const today = dayInZone(tx.services.clock.now(), person(tx).time_zone);
  const unborn = BIRTH_DATES.find((name) => (fields[name] ?? '') > today);
  if (unborn) throw invalidField(`${path}${unborn}`, clientsMessages.born_in_future);
}

/**
 * What is stored for the fields given of a client: telephone numbers in one form, social security numbers sealed.
 * @throws bad_request for what is no telephone number, naming it at the path of the fields
 */
export function storedValues<Given extends Fields>(ctx: Context, id: string, fields: Given, path = ''): Given {
  const phones = PHONES.filter((name) => typeof fields[name] === 'string').map((name) => [
    name,
    storedPhone(`${path}${name}`, fields[name] ?? '') || null,
  ]);
  return { ...fields, ...Object.fromEntries(phones), ...sealSsns(ctx, id, fields) };
}
