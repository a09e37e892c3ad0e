import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { NoteAddInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { stopRunningClock } from '../first-contact/run-clock.ts';
import type { NoteView } from './inquiries.view.ts';
import { assignToMentioned } from './note-mentions.ts';
import { askForNote, insertNote } from './note-statements.ts';

/**
 * Adds a note to an inquiry; notes only grow. The author's name is kept as it is now, and who is named has a task. What it
 * has to know is asked with the opening and what it writes leaves with the commit, so that a plain note is two round trips.
 */
export const addNote = verb(
  { name: 'inquiries.add_note', kind: 'write', permission: 'inquiries:note', input: NoteAddInput },
  (ctx, { opportunity_id, description }): Promise<NoteView> =>
    withTransaction(
      ctx,
      () => [askForNote(ctx, opportunity_id)],
      async (tx, [[asked]]) => {
        ensure(asked, 'not_found', inquiriesMessages.inquiry_not_found);
        const user = person(tx);
        const now = tx.services.clock.now();
        const note = {
          id: tx.services.newId(),
          kind: 'note' as const,
          user_id: user.user_id,
          user_name: fullName(user),
          description,
          meta_description: null,
          edited_at: null,
        };
        const own = { org_id: tx.actor.org_id, opportunity_id, created_at: now.toISOString() };
        tx.atCommit.push(insertNote({ ...note, ...own }).compile());
        await audit(tx, { entity: 'inquiry_note', ids: [note.id], details: { opportunity_id } });
        const { id, started_at, due_at } = asked;
        if (id && started_at && due_at) await stopRunningClock(tx, { id, started_at, due_at }, 'note');
        if (description.includes('@')) await assignToMentioned(tx, opportunity_id, description);
        return { ...note, created_at: Math.floor(now.getTime() / 1_000) };
      },
    ),
);
