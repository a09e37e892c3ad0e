import { fullName, type TxContext } from '#server/platform/context.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import type { DemoOrganization } from './organizations.ts';
import type { Seeded } from './seeded.ts';

const DAY_MS = 86_400_000;

interface StoryTask {
  title: string;
  /** Days from today; null where it has no due date. */
  due: number | null;
  /** Whole days ago. */
  added: number;
  done?: boolean;
  instructions?: string;
  /** 1 high, 3 low. */
  priority?: number;
  time?: string;
  repeats?: 'WEEK' | 'MONTH' | 'QUARTER';
  /** Days from today until which it is snoozed. */
  snoozed?: number;
}

/** Some overdue, some due now, some done, one without a day. */
const STORY: readonly StoryTask[] = [
  {
    title: 'Call back about step-down programs',
    due: -6,
    added: 12,
    instructions: 'Ask which levels of care have room.',
  },
  { title: 'Send the updated brochure', due: -3, added: 9, priority: 1 },
  { title: 'Confirm who receives discharge summaries', due: -1, added: 5, instructions: 'A fax number is not enough.' },
  { title: 'Return the missed call', due: 0, added: 1, priority: 1, time: '15:30' },
  { title: 'Thank them for the recent referral', due: 0, added: 2, instructions: 'A call, not a letter.' },
  { title: 'Invite to the open house', due: 1, added: 4, snoozed: 1 },
  { title: 'Set up an introduction with the clinical director', due: 2, added: 3 },
  { title: 'Ask for the new intake packet', due: 3, added: 1 },
  { title: 'Drop off business cards', due: 5, added: 6, priority: 3, repeats: 'MONTH' },
  {
    title: 'Review accepted insurance together',
    due: 7,
    added: 2,
    instructions: 'Bring the current list of carriers.',
  },
  { title: 'Plan the quarterly lunch', due: 14, added: 8, repeats: 'QUARTER' },
  { title: 'Find out who took over outreach', due: null, added: 10 },
  { title: 'Send the release form', due: -8, added: 15, done: true },
  { title: 'Schedule a tour', due: -4, added: 11, done: true },
  { title: 'Update the mailing address', due: -2, added: 7, done: true },
];

interface Cast {
  users: readonly (DemoOrganization['users'][number] & { id: string })[];
  now: Date;
}

/** What the outreach and admissions staff have to do with some of the sources. */
export async function addTasks(tx: TxContext, chance: Seeded, { users, now }: Cast): Promise<void> {
  const contacts = await tx.db
    .selectFrom('referral_contacts')
    .innerJoin('referral_sources', 'referral_sources.id', 'referral_contacts.referral_id')
    .select(['referral_contacts.id', 'referral_contacts.firstname', 'referral_contacts.lastname'])
    .select(['referral_contacts.referral_id', 'referral_sources.referral_name'])
    .where('referral_contacts.org_id', '=', tx.actor.org_id)
    .where('referral_sources.is_active', '=', true)
    .orderBy('referral_contacts.id')
    .limit(STORY.length)
    .execute();
  const staff = users.filter(({ role }) => role === 'outreach' || role === 'admissions');
  const today = dayInZone(now, DEMO_ZONE);
  const tasks = contacts.flatMap((contact, at) => {
    const task = STORY[at];
    const [assignee, author] = [staff[at % staff.length], staff[(at + 1) % staff.length]];
    if (!task || !assignee || !author) return [];
    const created_at = new Date(now.getTime() - task.added * DAY_MS).toISOString();
    const done = task.done === true;
    return [
      {
        id: chance.id(`task ${task.title}`),
        org_id: tx.actor.org_id,
        title: task.title,
        due_time: task.time ?? null,
        priority: task.priority ?? 2,
        repeats: task.repeats ?? null,
        snoozed_until: task.snoozed === undefined ? null : addDays(today, task.snoozed),
        call_id: null,
        due_date: task.due === null ? null : addDays(today, task.due),
        additional_instructions: task.instructions ?? null,
        assigned_to_id: assignee.id,
        assigned_to: fullName(assignee),
        referral_id: contact.referral_id,
        org_associated_with: contact.referral_name,
        // Not every task is about one person.
        contact_id: at % 3 === 2 ? null : contact.id,
        contact_associated_with: at % 3 === 2 ? null : fullName(contact),
        opportunity_id: null,
        is_complete: done,
        completed_at: done ? new Date(now.getTime() - DAY_MS).toISOString() : null,
        created_at,
        created_by_id: author.id,
        created_by: fullName(author),
        updated_at: created_at,
        updated_by: author.id,
      },
    ];
  });
  if (tasks.length > 0) await tx.db.insertInto('tasks').values(tasks).execute();
}
