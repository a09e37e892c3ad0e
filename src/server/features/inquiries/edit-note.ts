import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { NOTE_EDIT_SECONDS } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { NoteEditInput } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { selectNote } from './inquiries.view.ts';

/** Mends the words of one's own note, within fifteen minutes of writing it. @throws conflict afterwards */
export const editNote = verb(
  { name: 'inquiries.edit_note', kind: 'write', permission: 'inquiries:note', input: NoteEditInput },
  (ctx, { note_id, description }) =>
    withTransaction(ctx, async (tx) => {
      const user = person(tx);
      const now = tx.services.clock.now();
      const note = isUuid(note_id)
        ? await selectNote(tx.db)
            .where('org_id', '=', tx.actor.org_id)
            .where('id', '=', note_id)
            .forUpdate()
            .executeTakeFirst()
        : undefined;
      ensure(note, 'not_found', inquiriesMessages.note_not_found);
      const open = note.user_id === user.user_id && now.getTime() / 1000 - note.created_at <= NOTE_EDIT_SECONDS;
      ensure(open, 'conflict', inquiriesMessages.note_locked);
      await tx.db
        .updateTable('inquiry_notes')
        .set({ description, edited_at: now.toISOString() })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', note_id)
        .execute();
      await audit(tx, { entity: 'inquiry_note', ids: [note_id] });
      return selectNote(tx.db)
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', note_id)
        .executeTakeFirstOrThrow();
    }),
);
