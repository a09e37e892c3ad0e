import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { isMentioned } from '#shared/features/inquiries/inquiries.rules.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { insertTask } from '../task-rows/insert-task.ts';
import { noteReadersOf } from './inquiries.access.ts';

/** Gives everyone that a note names a task of the inquiry: colleagues alone, and only who may read the note; never its author. */
export async function assignToMentioned(tx: TxContext, opportunity_id: string, description: string): Promise<void> {
  const me = person(tx);
  const readers = await noteReadersOf(tx.db, tx).execute();
  const named = readers.filter((each) => each.id !== me.user_id && isMentioned(description, fullName(each)));
  const ids: string[] = [];
  for (const each of named)
    ids.push(
      await insertTask(tx, {
        title: fill(text.mention_task, { name: fullName(me) }),
        assigned_to_id: each.id,
        assigned_to: fullName(each),
        opportunity_id,
      }),
    );
  if (ids.length > 0) await audit(tx, { entity: 'task', ids });
}
