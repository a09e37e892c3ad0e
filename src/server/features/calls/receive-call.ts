import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { fetchRecording } from '#shared/features/calls/calls.jobs.ts';
import { type CallFacts, factsOf, mergeCall } from '#shared/features/calls/calls.rules.ts';
import type { CallEvent } from '#shared/features/calls/calls.schemas.ts';
import { normalizePhone } from '#shared/features/clients/read-phone.ts';
import { startClock } from '../first-contact/run-clock.ts';
import { selectSpeed, speedOf } from '../first-contact/speed-to-lead.ts';
import { type FoundKey, markKeyUsed } from '../webhooks/webhook-keys.ts';
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

/** Calls said later than this, as by an agent that brings its old ones, are nobody's to answer in minutes. */
const NEWS_MS = 86_400_000;
const isNews = (timestamp: number, now: Date): boolean => now.getTime() - timestamp * 1000 < NEWS_MS;

/** The row with this sid, held until the end of the transaction. It was just seen to exist. */
const lockCall = (tx: TxContext, sid: string) =>
  tx.db
    .selectFrom('calls')
    .select(['id', 'caller', 'to', 'duration', 'status', 'summary', 'transcript'])
    .select(['recording_key', 'recording_url', 'ended_at', sql<number>`epoch(calls."timestamp")`.as('timestamp')])
    .where(inOrganization(tx, 'calls'))
    .where('sid', '=', sid)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Takes in what the voice agent says of a call, once however often and in whatever order it comes: the first event
 * creates the call, each further one completes it. Audio that is only named is fetched by a job. Not a verb: the
 * sender comes with a signature, not as a person.
 */
export const receiveCall = (
  { own: given, id: key_id }: Pick<FoundKey, 'own' | 'id'>,
  event: CallEvent,
  recording: StoredRecording | null,
): Promise<ReceivedCall> =>
  withTransaction({ ...given, action: 'calls.receive' }, async (tx) => {
    const { sid, recording_url, ...rest } = event;
    const said = { ...rest, caller: normalizePhone(rest.caller), to: rest.to && normalizePhone(rest.to) };
    const now = tx.services.clock.now().toISOString();
    const ended_at = said.event === 'call.ended' ? now : null;
    const newId = tx.services.newId();
    const created = await tx.db
      .insertInto('calls')
      .values({
        ...columnsOf(factsOf(said)),
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
    const merged = mergeCall(known, known.ended_at !== null, said);
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
      .where(inOrganization(tx, 'calls'))
      .where('id', '=', known.id)
      .execute();
    if (created && isNews(said.timestamp, tx.services.clock.now()))
      startClock(
        tx,
        { call_id: known.id },
        new Date(said.timestamp * 1000),
        speedOf(await selectSpeed(tx.db, tx).executeTakeFirst()),
      );
    if (wantsFetch) await enqueue(tx, fetchRecording, { call_id: known.id });
    await audit(tx, {
      entity: 'call',
      ids: [known.id],
      details: { event: said.event, created: created !== undefined },
    });
    markKeyUsed(tx, key_id);
    return { id: known.id, recordingKept };
  });
