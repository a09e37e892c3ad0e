import { z } from 'zod';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { chosenId, Id } from '#shared/platform/ids.ts';
import { optionalText } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { tasksMessages } from './tasks.messages.ts';

/** The list's one contract: open tasks first, the one due next at the top. */
export const TASK_ORDERS = { due_date: 'asc' } as const satisfies Orders;

export const TaskListInput = listInput({
  query: z.string().trim().max(200).optional(),
  sort: z.enum(sortsOf(TASK_ORDERS)).default('due_date'),
});
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

/** A task as a person writes it: its source is chosen, not named. */
export const TaskForm = TaskCreateInput.extend({
  referral_id: chosenId(tasksMessages.source_required),
});

/** What a task answers and an edit does not change. */
export const TASK_READ_ONLY = ['id', 'assigned_to', 'opportunity_id', 'created_by', 'created_at'] as const;

/** A field left out stays as it is; another source without a contact clears the contact. */
export const TaskUpdateInput = z.strictObject({
  task_id: Id,
  task: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    title: title.optional(),
    due_date: dueDate.optional(),
    additional_instructions: z.string().max(10_000).nullable().optional(),
    assigned_to_email_id: email.nullable().optional(),
    referral_id: Id.nullable().optional(),
    org_associated_with: z.string().trim().max(300).nullable().optional(),
    contact_id: Id.nullable().optional(),
    contact_associated_with: z.string().trim().max(300).nullable().optional(),
    is_complete: z.boolean().optional(),
    ...readOnly(TASK_READ_ONLY),
  }),
});
export type TaskEdit = z.output<typeof TaskUpdateInput>['task'];

/** The part of an edit that a person writes. */
export const TaskEditForm = TaskUpdateInput.shape.task.extend({
  referral_id: chosenId(tasksMessages.source_required).optional(),
});
