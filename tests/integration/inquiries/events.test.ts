import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeSendable } from '#tests/support/sendable-inquiry.ts';
import { inquiryIn } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const admin = await app.signIn('admin');
const LOCKED = 'Events stay as they were recorded. Write a note instead.';

const timeline = async (opportunity_id: string) =>
  (await desk.trpc.inquiries.notes.query({ opportunity_id })).activity.map(
    ({ id, kind, description, meta_description }) => ({ id, kind, words: meta_description ?? description }),
  );

/** What the product wrote about an inquiry's way and about a packet of it. */
async function recorded() {
  const moved = (await inquiryIn(desk, 'ASSESSMENT')).id;
  const { opportunity_id } = await makeSendable(app);
  await admin.trpc.ehr.send.mutate({ opportunity_id });
  await app.runJobs();
  return [moved, opportunity_id] as const;
}

test('C12: a status change and a transmission are events in the timeline of the notes', async () => {
  const [moved, sent] = await recorded();
  await desk.trpc.inquiries.addNote.mutate({ opportunity_id: moved, description: 'Spoke with the mother.' });
  expect((await timeline(moved)).map(({ kind, words }) => [kind, words]).sort()).toEqual([
    ['event', 'Status changed from Pre Assessment to Assessment'],
    ['note', 'Spoke with the mother.'],
  ]);
  expect((await timeline(sent)).filter(({ kind }) => kind === 'event').map(({ words }) => words)).toContain(
    'Sent to EHR, version 1: the packet was written to the outbox for manual import.',
  );
});

test('C12: nobody edits an event or pins it, not even who caused it', async () => {
  for (const opportunity_id of await recorded()) {
    const { id } = (await timeline(opportunity_id)).find(({ kind }) => kind === 'event')!;
    for (const actor of [desk, admin])
      await expect(actor.trpc.inquiries.editNote.mutate({ note_id: id, description: 'Never so.' })).rejects.toThrow(
        LOCKED,
      );
    const pinned = await admin.rest('PUT', '/api/opportunity_details', {
      opportunity_id,
      opportunity: { pinned_note_id: id },
    });
    expect([pinned.status, pinned.body.error?.fields]).toEqual([400, { 'opportunity.pinned_note_id': LOCKED }]);
  }
});

test('C12: the database keeps the words of an event itself', async () => {
  const [moved] = await recorded();
  const { id } = (await timeline(moved)).find(({ kind }) => kind === 'event')!;
  for (const change of ["description = 'Other.'", "meta_description = 'Other.'", "kind = 'note'"])
    await expect(query(`update inquiry_notes set ${change} where id = $1`, [id])).rejects.toThrow(
      'this table only grows',
    );
});
