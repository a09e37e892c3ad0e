import { sql } from 'kysely';
import { fetchRecording } from '../../../shared/features/calls/calls.jobs.ts';
import { type CallFacts, factsOf, mergeCall } from '../../../shared/features/calls/calls.rules.ts';
import type { CallEvent } from '../../../shared/features/calls/calls.schemas.ts';
import { normalisePhone } from '../../../shared/features/clients/normalise-phone.ts';
import { audit } from '../../platform/audit.ts';
import type { Context, TxContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { ofOrganisation } from './calls.access.ts';
import type { StoredRecording } from './recording-files.ts';

export interface ReceivedCall {
  id: string;
  /** False when the call had its recording already; the one that came with this event is then nobody's. */
  recordingKept: boolean;
}

const columnsOf = ({ timestamp, transcript, ...facts }: CallFacts) => ({
  ...facts,
  timestamp: new Date(timestamp * 1000).toISOString(),
  transcript: JSON.stringify(transcript),
});

const sealUrl = (tx: TxContext, row_id: string, url: string): string =>
  tx.services.fieldCipher.encrypt(url, { org_id: tx.actor.org_id, row_id, column: 'calls.recording_url' });

/** The row with this sid, held until the end of the transaction. It was just seen to exist. */
const lockCall = (tx: TxContext, sid: string) =>
  tx.db
    .selectFrom('calls')
    .select(['id', 'caller', 'to', 'duration', 'status', 'summary', 'transcript'])
    .select(['recording_key', 'recording_url', 'ended_at', sql<number>`epoch(calls."timestamp")`.as('timestamp')])
    .where(ofOrganisation(tx))
    .where('sid', '=', sid)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Takes in what the voice agent tells of a call, once however often and in whatever order it is told: the first event
 * creates the call, each further one completes it. Audio that is only named is fetched by a job. Not a verb: the
 * sender comes with a signature, not as a person.
 */
export const receiveCall = (
  given: Context,
  event: CallEvent,
  recording: StoredRecording | null,
): Promise<ReceivedCall> =>
  withTransaction({ ...given, action: 'calls.receive' }, async (tx) => {
    const { sid, recording_url, ...rest } = event;
    const told = { ...rest, caller: normalisePhone(rest.caller), to: rest.to && normalisePhone(rest.to) };
    const now = tx.services.clock.now().toISOString();
    const ended_at = told.event === 'call.ended' ? now : null;
    const newId = tx.services.newId();
    const created = await tx.db
      .insertInto('calls')
      .values({
        ...columnsOf(factsOf(told)),
        id: newId,
        org_id: tx.actor.org_id,
        sid,
        ended_at,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.constraint('calls_sid_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    const known = await lockCall(tx, sid);
    const merged = mergeCall(known, known.ended_at !== null, told);
    const recordingKept = recording !== null && known.recording_key === null;
    const wantsFetch = !recording && recording_url && !known.recording_key && !known.recording_url;
    await tx.db
      .updateTable('calls')
      .set({
        ...columnsOf(merged),
        ended_at: known.ended_at ?? ended_at,
        updated_at: now,
        ...(recordingKept ? { ...recording, recording_url: null } : {}),
        ...(wantsFetch ? { recording_url: sealUrl(tx, known.id, recording_url) } : {}),
      })
      .where(ofOrganisation(tx))
      .where('id', '=', known.id)
      .execute();
    if (wantsFetch) await enqueue(tx, fetchRecording, { call_id: known.id });
    await audit(tx, {
      entity: 'call',
      ids: [known.id],
      details: { event: told.event, created: created !== undefined },
    });
    return { id: known.id, recordingKept };
  });
