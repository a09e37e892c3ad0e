import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { storeRecording } from '#server/features/calls/recording-files.ts';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { toSpeaker } from '#shared/features/calls/calls.rules.ts';
import type { Seeded } from './seeded.ts';
import { SAMPLE_CALLS, type SampleCall } from './voice/sample-calls.ts';
import { layLines, lengthOf, recordingOf } from './voice/spoken-call.ts';

const DAY_MS = 86_400_000;
/** Days after which the demo's calls have been handled, and how long that took. */
const HANDLED_AFTER = 2;
const HANDLED_IN_MS = 3_600_000;
/** The line that the demo's voice agent answers. */
export const DEMO_LINE = '+16175550100';

interface Said {
  sample: SampleCall;
  caller: string;
  now: Date;
  desk: Desk;
}

const hex = (chance: Seeded, digits: number) =>
  Array.from({ length: digits }, () => chance.upTo(16).toString(16)).join('');

/** Who handles the demo's calls. */
type Desk = { id: string; firstname: string; lastname: string } | undefined;

/** What the desk has made of a call; those of the last two days still wait. */
function outcomeOf(sample: SampleCall, begun: Date, desk: Desk) {
  if (!desk || sample.days < HANDLED_AFTER) return {};
  return {
    handled_at: new Date(begun.getTime() + HANDLED_IN_MS).toISOString(),
    handled_by_id: desk.id,
    handled_by: fullName(desk),
    ...(sample.status === 'completed'
      ? { handled_how: 'note' as const, handled_note: 'Called back and sent the packet.' }
      : { handled_how: 'nothing' as const, handled_note: 'Hung up' }),
  };
}

async function addCall(tx: TxContext, chance: Seeded, said: Said): Promise<void> {
  const { sample, caller, now, desk } = said;
  const begun = new Date(now.getTime() - sample.days * DAY_MS - (20 + chance.upTo(200)) * 60_000);
  begun.setMilliseconds(0);
  const answered = sample.status === 'completed';
  const lines = layLines(sample.lines);
  const recording = sample.recorded
    ? await storeRecording(tx, Readable.from([recordingOf(sample)]), new AbortController().signal)
    : {};
  await tx.db
    .insertInto('calls')
    .values({
      ...recording,
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      sid: `CA${hex(chance, 32)}`,
      caller,
      to: DEMO_LINE,
      timestamp: begun.toISOString(),
      duration: answered ? lengthOf(lines) : 0,
      status: sample.status,
      summary: sample.summary,
      transcript: JSON.stringify(
        lines.map(({ type, message, from }) => ({
          type: toSpeaker(type),
          message,
          timestamp: Math.floor(begun.getTime() / 1000 + from),
          offset_ms: Math.round(from * 1000),
        })),
      ),
      ended_at: begun.toISOString(),
      ...outcomeOf(sample, begun, desk),
      created_at: begun.toISOString(),
      updated_at: begun.toISOString(),
    })
    .execute();
}

/** The demo's calls; some come from numbers that clients have. */
export async function addCalls(tx: TxContext, chance: Seeded, now: Date): Promise<void> {
  const clients = await tx.db
    .selectFrom('clients')
    .select('phone_number')
    .where('org_id', '=', tx.actor.org_id)
    .where('phone_number', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(SAMPLE_CALLS.length)
    .execute();
  const desk = await tx.db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname'])
    .where('org_id', '=', tx.actor.org_id)
    .where('role', '=', 'admissions')
    .orderBy('email_id')
    .executeTakeFirst();
  for (const [index, sample] of SAMPLE_CALLS.entries()) {
    const stranger = `+1781555${String(100 + index).padStart(4, '0')}`;
    const caller = (sample.known && clients[index]?.phone_number) || stranger;
    await addCall(tx, chance, { sample, caller, now, desk });
  }
}

/** Moves what was said along with the calls' own dates. */
export async function moveTranscripts(tx: TxContext, from: string, to: string): Promise<void> {
  await sql`update calls set transcript = (
      select jsonb_agg(jsonb_set(line, '{timestamp}',
        to_jsonb((line ->> 'timestamp')::bigint + (${to}::date - ${from}::date) * 86400)) order by place)
      from jsonb_array_elements(transcript) with ordinality said(line, place))
    where org_id = ${tx.actor.org_id} and transcript <> '[]'`.execute(tx.db);
}
