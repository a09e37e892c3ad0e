import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { NOTE_EDIT_SECONDS } from '#shared/features/inquiries/inquiries.rules.ts';
import { NoteEditInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { selectNote } from './inquiries.view.ts';

/** Changes the words of one's own note, within fifteen minutes of writing it. @throws conflict afterward, and of an event */
export const editNote = verb(
  { name: 'inquiries.edit_note', kind: 'write', permission: 'inquiries:note', input: NoteEditInput },
  (ctx, { note_id, description }) =>
    withTransaction(ctx, async (tx) => {
      const user = person(tx);
      const now = tx.services.clock.now();
      const note = await selectNote(tx.db)
        .where(inOrganization(tx, 'inquiry_notes'))
        .where('id', '=', note_id)
        .forUpdate()
        .executeTakeFirst();
      ensure(note, 'not_found', inquiriesMessages.note_not_found);
      ensure(note.kind === 'note', 'conflict', inquiriesMessages.event_locked);
      ensure(note.user_id === user.user_id, 'conflict', inquiriesMessages.note_of_another);
      const open = now.getTime() / 1000 - note.created_at <= NOTE_EDIT_SECONDS;
      ensure(open, 'conflict', inquiriesMessages.note_locked);
      await tx.db
        .updateTable('inquiry_notes')
        .set({ description, edited_at: now.toISOString() })
        .where(inOrganization(tx, 'inquiry_notes'))
        .where('id', '=', note_id)
        .execute();
      await audit(tx, { entity: 'inquiry_note', ids: [note_id] });
      return selectNote(tx.db)
        .where(inOrganization(tx, 'inquiry_notes'))
        .where('id', '=', note_id)
        .executeTakeFirstOrThrow();
    }),
);
