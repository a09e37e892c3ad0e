import { z } from 'zod';
import { CalendarDate, Instant } from '../../platform/date-schemas.ts';
import { Id } from '../../platform/ids.ts';
import { optionalText } from '../../platform/input-text.ts';
import { pageInput, withPageAliases } from '../../platform/pagination.ts';
import { tasksMessages } from './tasks.messages.ts';

/** The list's one contract: open tasks first, the one due next at the top. */
export const TaskListInput = z.preprocess(
  withPageAliases,
  z.strictObject({
    ...pageInput,
    query: z.string().trim().max(200).optional(),
    sort: z.enum(['due_date']).default('due_date'),
  }),
);
export type TaskListQuery = z.output<typeof TaskListInput>;

export const TaskOfInput = z.strictObject({ task_id: Id });

const title = z.string().trim().min(1, tasksMessages.title_required).max(300);
const dueDate = z.preprocess((value) => (value === '' ? null : value), CalendarDate.nullable());
/** A source or a contact by its id, or by a name that only one of them has. */
const name = optionalText(300);
const email = z.string().trim().max(254);

/** `assigned_to_email_id` left out or empty means the creator. */
export const TaskCreateInput = z.strictObject({
  title,
  due_date: dueDate.optional().default(null),
  additional_instructions: optionalText(10_000),
  assigned_to_email_id: email.nullable().optional().default(null),
  referral_id: Id.nullable().optional().default(null),
  org_associated_with: name,
  contact_id: Id.nullable().optional().default(null),
  contact_associated_with: name,
  opportunity_id: Id.nullable().optional().default(null),
});

/** A field left out stays as it is; another source without a contact clears the contact. */
export const TaskUpdateInput = z.strictObject({
  task_id: Id,
  task: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    title: title.optional(),
    due_date: dueDate.optional(),
    additional_instructions: z.string().max(10_000).nullable().optional(),
    assigned_to_email_id: email.optional(),
    referral_id: Id.optional(),
    org_associated_with: z.string().trim().max(300).optional(),
    contact_id: Id.nullable().optional(),
    contact_associated_with: z.string().trim().max(300).nullable().optional(),
    is_complete: z.boolean().optional(),
  }),
});
export type TaskEdit = z.output<typeof TaskUpdateInput>['task'];
