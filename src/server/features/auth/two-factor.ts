import { hashToken } from '#server/platform/auth/tokens.ts';
import { newTotpSecret, totpStep } from '#server/platform/auth/totp.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { FieldCipherError } from '#server/platform/field-cipher.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { sendTwoFactorNotice } from '#shared/features/auth/auth.jobs.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { ensure } from '#shared/platform/errors.ts';

const placeOf = (ctx: Context, user_id: string) => ({
  org_id: ctx.actor.org_id,
  row_id: user_id,
  column: 'two_factors.secret',
});

/** The secret as it was sealed; null, with a line in the log, where it does not open: recovery codes go on working. */
function openSecret(ctx: Context, user_id: string, sealed: string): string | null {
  try {
    return ctx.services.fieldCipher.decrypt(sealed, placeOf(ctx, user_id));
  } catch (error) {
    if (!(error instanceof FieldCipherError)) throw error;
    ctx.services.logger.error('sealed value does not open', { org_id: ctx.actor.org_id, user_id, code: error.code });
    return null;
  }
}

const lockFactor = (tx: TxContext, user_id: string) =>
  tx.db
    .selectFrom('two_factors')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where(inOrganization(tx, 'two_factors'))
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();

/** Gives a person a new secret, which counts once a first code is shown. @throws conflict where it is on already */
export async function beginEnrollment(tx: TxContext, user_id: string): Promise<string> {
  const now = tx.services.clock.now().toISOString();
  const known = await lockFactor(tx, user_id);
  ensure(!known?.confirmed_at, 'conflict', authMessages.two_factor_is_on);
  const secret = newTotpSecret();
  const row = { secret: tx.services.fieldCipher.encrypt(secret, placeOf(tx, user_id)), created_at: now };
  await tx.db
    .insertInto('two_factors')
    .values({ ...row, user_id, org_id: tx.actor.org_id, confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return secret;
}

/**
 * Turns two-factor sign-in on where the code is right; answers the batch that the recovery codes follow from, or null.
 * @throws conflict where there is nothing to confirm
 */
export async function confirmEnrollment(tx: TxContext, user_id: string, code: string): Promise<string | null> {
  const factor = await lockFactor(tx, user_id);
  ensure(factor && !factor.confirmed_at, 'conflict', authMessages.two_factor_not_begun);
  const step = await stepOf(tx, user_id, factor, code);
  if (step === null) return null;
  await tx.db
    .updateTable('two_factors')
    .set({ confirmed_at: tx.services.clock.now().toISOString(), last_step: step })
    .where(inOrganization(tx, 'two_factors'))
    .where('user_id', '=', user_id)
    .execute();
  await enqueue(tx, sendTwoFactorNotice, { user_id, on: true });
  return renewRecoveryCodes(tx, user_id);
}

/** Takes a code of the authenticator or a recovery code, each once. False for any other text. */
export async function takeCode(tx: TxContext, user_id: string, code: string): Promise<boolean> {
  const factor = await lockFactor(tx, user_id);
  if (!factor?.confirmed_at) return false;
  const step = await stepOf(tx, user_id, factor, code);
  if (step === null) return takeRecoveryCode(tx, user_id, code);
  await tx.db
    .updateTable('two_factors')
    // With the current key, so that an old one can go.
    .set({ last_step: step, secret: tx.services.fieldCipher.reencrypt(factor.secret, placeOf(tx, user_id)) })
    .where(inOrganization(tx, 'two_factors'))
    .where('user_id', '=', user_id)
    .execute();
  return true;
}

interface Factor {
  secret: string;
  last_step: number;
}

async function stepOf(ctx: Context, user_id: string, factor: Factor, code: string): Promise<number | null> {
  const secret = openSecret(ctx, user_id, factor.secret);
  if (secret === null) return null;
  return totpStep({ secret, code: code.replaceAll(' ', ''), now: ctx.services.clock.now(), after: factor.last_step });
}

async function takeRecoveryCode(tx: TxContext, user_id: string, code: string): Promise<boolean> {
  const used = await tx.db
    .updateTable('recovery_codes')
    .set({ used_at: tx.services.clock.now().toISOString() })
    .where(inOrganization(tx, 'recovery_codes'))
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** However it was typed: small letters, blanks and missing dashes are the same code. */
const hashOf = (code: string): Buffer => hashToken(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));

/** Ten new recovery codes in place of the earlier ones; answers the batch they follow from. */
export async function renewRecoveryCodes(tx: TxContext, user_id: string): Promise<string> {
  const batch = tx.services.newId();
  const created_at = tx.services.clock.now().toISOString();
  await forgetRecoveryCodes(tx, user_id);
  const rows = tx.services.tokens
    .recoveryCodesOf(batch)
    .map((code) => ({ code_hash: hashOf(code), org_id: tx.actor.org_id, user_id, created_at, used_at: null }));
  await tx.db.insertInto('recovery_codes').values(rows).execute();
  return batch;
}

async function forgetRecoveryCodes(tx: TxContext, user_id: string): Promise<void> {
  await tx.db
    .deleteFrom('recovery_codes')
    .where(inOrganization(tx, 'recovery_codes'))
    .where('user_id', '=', user_id)
    .execute();
}

/** Turns two-factor sign-in off, with a notice by mail; false where it was not on. */
export async function endTwoFactor(tx: TxContext, user_id: string): Promise<boolean> {
  await forgetRecoveryCodes(tx, user_id);
  const ended = await tx.db
    .deleteFrom('two_factors')
    .where(inOrganization(tx, 'two_factors'))
    .where('user_id', '=', user_id)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (!ended?.confirmed_at) return false;
  await enqueue(tx, sendTwoFactorNotice, { user_id, on: false });
  return true;
}
