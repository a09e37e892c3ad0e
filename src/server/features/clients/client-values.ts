import type { OptionalClientField } from '../../../shared/features/client-details/client-fields.ts';
import { normalisePhone } from '../../../shared/features/clients/normalise-phone.ts';
import type { Context } from '../../platform/context.ts';
import { sealSsns } from './ssn-vault.rules.ts';

const PHONES = ['phone_number', 'emergency_contact_primary_phone', 'emergency_contact_secondary_phone'] as const;

type Fields = Partial<Record<OptionalClientField, string | null>>;

/** What is stored for the fields given of a client: telephone numbers in one form, social security numbers sealed. */
export function storedValues<Given extends Fields>(ctx: Context, id: string, fields: Given): Given {
  const phones = PHONES.filter((name) => typeof fields[name] === 'string').map((name) => [
    name,
    normalisePhone(fields[name] ?? ''),
  ]);
  return { ...fields, ...Object.fromEntries(phones), ...sealSsns(ctx, id, fields) };
}
