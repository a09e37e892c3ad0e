import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { NoteAddInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { fullName, person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { inquiryOf } from './inquiries.access.ts';
import { selectNote } from './inquiries.view.ts';

/** Adds a note to an inquiry; notes only grow. The author's name is kept as it is now. */
export const addNote = verb(
  { name: 'inquiries.add_note', kind: 'write', permission: 'inquiries:note', input: NoteAddInput },
  (ctx, { opportunity_id, description }) =>
    withTransaction(ctx, async (tx) => {
      const user = person(tx);
      const inquiry = isUuid(opportunity_id)
        ? await inquiryOf(tx.db, tx, opportunity_id).executeTakeFirst()
        : undefined;
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
      const added = selectNote(tx.db).where('org_id', '=', tx.actor.org_id).where('id', '=', id);
      await audit(tx, { entity: 'inquiry_note', ids: [id], details: { opportunity_id } });
      const [, note] = await Promise.all([insert.execute(), added.executeTakeFirstOrThrow()]);
      return note;
    }),
);
