import { settingsOf } from '#server/features/ehr/ehr-settings.ts';
import { packTransmission } from '#server/features/ehr/pack-transmission.ts';
import {
  beginTransmission,
  finishTransmission,
  recordFault,
  recordPacked,
  type Transmission,
} from '#server/features/ehr/transmission-record.ts';
import { keysOfOrganization } from '#server/features/integrations/integrations.access.ts';
import type { Context } from '#server/platform/context.ts';
import { EhrError, type EhrPacket } from '#server/platform/ehr/ehr.ts';
import { FieldCipherError } from '#server/platform/field-cipher.ts';
import { StorageError } from '#server/platform/storage/storage.ts';
import { DatabaseAway, read } from '#server/platform/transaction.ts';
import { sendToEhrJob } from '#shared/features/ehr/ehr.jobs.ts';
import { type Handler, type JobRun, PermanentFailure } from '#worker/platform/run-job.ts';

/**
 * Packs a transmission once and delivers it. Killed at any point it goes on there: what is packed is not packed again,
 * and what an EHR has taken already it takes as the same records.
 */
export const deliverToEhrJob: Handler<'ehr.deliver'> = async (ctx, { transmission_id }, run) => {
  const transmission = await beginTransmission(ctx, transmission_id, run.attempt);
  if (!transmission) return;
  try {
    if (!transmission.packed)
      await recordPacked(ctx, transmission.id, await packTransmission(ctx, transmission, run.signal));
    const [keys] = await read(ctx, (db) => [keysOfOrganization(db, ctx)]);
    const destination = await ctx.services.ehrs.open(settingsOf(ctx, transmission.adapter, keys));
    const receipt = await destination.deliver(packetOf(ctx, transmission), run.signal);
    await finishTransmission(ctx, transmission, receipt);
  } catch (error) {
    await settle(ctx, transmission.id, run, error);
  }
};

const packetOf = ({ services }: Context, { id, bundle_key }: Transmission): EhrPacket => ({
  id,
  openBundle: () => services.storage.get(bundle_key),
});

/** What the record says of a failure, and whether another try may fix it. */
function faultOf(error: unknown): { code: string; lasting: boolean } {
  if (error instanceof EhrError) return { code: error.code, lasting: error.lasting };
  if (error instanceof StorageError)
    return { code: 'ehr_storage', lasting: error.code === 'not_found' || error.code === 'too_large' };
  if (error instanceof FieldCipherError) return { code: 'ehr_misconfigured', lasting: true };
  return { code: 'interrupted', lasting: false };
}

async function settle(ctx: Context, id: string, run: JobRun, error: unknown): Promise<void> {
  // The runner gives these attempts back, and the transmission goes on with the next.
  if (run.signal.aborted || error instanceof DatabaseAway) throw error;
  const { code, lasting } = faultOf(error);
  const final = lasting || run.attempt >= sendToEhrJob.attempts;
  await recordFault(ctx, id, code, final);
  throw final ? new PermanentFailure(code) : error;
}
