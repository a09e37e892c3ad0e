import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { NoteAddInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { stopClock } from '../first-contact/run-clock.ts';
import { inquiryOf } from './inquiries.access.ts';
import { selectNote } from './inquiries.view.ts';
import { assignToMentioned } from './note-mentions.ts';

/** Adds a note to an inquiry; notes only grow. The author's name is kept as it is now, and who is named has a task. */
export const addNote = verb(
  { name: 'inquiries.add_note', kind: 'write', permission: 'inquiries:note', input: NoteAddInput },
  (ctx, { opportunity_id, description }) =>
    withTransaction(ctx, async (tx) => {
      const user = person(tx);
      const inquiry = await inquiryOf(tx.db, tx, opportunity_id).executeTakeFirst();
      ensure(inquiry, 'not_found', inquiriesMessages.inquiry_not_found);
      const id = tx.services.newId();
      const insert = tx.db.insertInto('inquiry_notes').values({
        id,
        org_id: tx.actor.org_id,
        opportunity_id,
        user_id: user.user_id,
        user_name: fullName(user),
        description,
        meta_description: null,
        created_at: tx.services.clock.now().toISOString(),
        edited_at: null,
      });
      const added = selectNote(tx.db).where(inOrganization(tx, 'inquiry_notes')).where('id', '=', id);
      await audit(tx, { entity: 'inquiry_note', ids: [id], details: { opportunity_id } });
      const [, note] = await Promise.all([
        insert.execute(),
        added.executeTakeFirstOrThrow(),
        stopClock(tx, { opportunity_id }, 'note'),
      ]);
      if (description.includes('@')) await assignToMentioned(tx, opportunity_id, description);
      return note;
    }),
);
