import type { Context } from '#server/platform/context.ts';
import { FieldCipherError, type FieldPlace } from '#server/platform/field-cipher.ts';
import { maskSsn, SSN_FIELDS, type SsnField, UNREADABLE_SSN } from '#shared/features/clients/ssn.rules.ts';
import type { ClientDetail, PlainClient } from './clients.view.ts';

/** A client's two numbers as they are stored. */
export type SealedSsns = Record<SsnField, string | null>;

/** Where a number lives: sealed for one client's one field of one organization, it opens nowhere else. */
export const ssnPlace = (ctx: Context, id: string, field: SsnField): FieldPlace => ({
  org_id: ctx.actor.org_id,
  row_id: id,
  column: `clients.${field}`,
});

/** The nine digits; null, with a line in the log, where the text was moved, altered or sealed with a key not held. */
export function openSsn(ctx: Context, id: string, field: SsnField, sealed: string): string | null {
  try {
    return ctx.services.fieldCipher.decrypt(sealed, ssnPlace(ctx, id, field));
  } catch (error) {
    if (!(error instanceof FieldCipherError)) throw error;
    ctx.services.logger.error('sealed value does not open', {
      org_id: ctx.actor.org_id,
      client_id: id,
      code: error.code,
    });
    return null;
  }
}

/** The stored forms of the numbers among a client's fields; a field that is not among them stays out. */
export function sealSsns(ctx: Context, id: string, fields: Partial<SealedSsns>): Partial<SealedSsns> {
  const given = SSN_FIELDS.filter((field) => fields[field] !== undefined);
  return Object.fromEntries(
    given.map((field) => {
      const digits = fields[field];
      return [field, digits ? ctx.services.fieldCipher.encrypt(digits, ssnPlace(ctx, id, field)) : null];
    }),
  );
}

/** The client's page as it leaves the server: each number shows its last four digits at most. */
export function withMaskedSsns(ctx: Context, client: PlainClient, sealed: SealedSsns): ClientDetail {
  const masked = (field: SsnField): string | null => {
    const stored = sealed[field];
    if (stored === null) return null;
    const digits = openSsn(ctx, client.id, field, stored);
    return digits === null ? UNREADABLE_SSN : maskSsn(digits);
  };
  return { ...client, ssn: masked('ssn'), subscriber_ssn: masked('subscriber_ssn') };
}
