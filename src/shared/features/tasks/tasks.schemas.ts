import { z } from 'zod';
import { MAX_IN_BULK } from '#shared/platform/bulk.ts';
import { bulkIds } from '#shared/platform/bulk-ids.ts';
import { CalendarDate, Instant } from '#shared/platform/date-schemas.ts';
import { chosenId, Id } from '#shared/platform/ids.ts';
import { optionalText } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { tasksMessages } from './tasks.messages.ts';
import { PRIORITIES, REPEATS } from './tasks.rules.ts';

/** What a list of tasks can be narrowed to. */
export const TASK_STATES = ['open', 'snoozed', 'done'] as const;

/** The list's one contract: open tasks first, the one due next at the top. */
export const TASK_ORDERS = { due_date: 'asc', priority: 'asc', created_at: 'desc' } as const satisfies Orders;

const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

export const TaskListInput = listInput({
  query: z.string().trim().max(200).optional(),
  /** Those of whoever asks. */
  mine: flag.optional().default(false),
  /** One state alone: open and not snoozed, snoozed until a later day, or done. */
  state: z.enum(TASK_STATES).optional(),
  sort: z.enum(sortsOf(TASK_ORDERS)).default('due_date'),
});
export type TaskListQuery = z.output<typeof TaskListInput>;

export const TaskOfInput = z.strictObject({ task_id: Id });
export const TasksOfSourceInput = z.strictObject({ referral_id: Id });

const title = z.string().trim().min(1, tasksMessages.title_required).max(300);
const dueDate = z.preprocess((value) => (value === '' ? null : value), CalendarDate.nullable());
const dueTime = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, tasksMessages.due_time_shape)
    .nullable(),
);
const priority = z.enum(PRIORITIES);
const repeats = z.preprocess((value) => (value === '' ? null : value), z.enum(REPEATS).nullable());
/** A source or a contact by its id, or by a name that only one of them has. */
const name = optionalText(300);
const email = z.string().trim().max(254);

/** `assigned_to_email_id` left out or empty means the creator. */
export const TaskCreateInput = z.strictObject({
  title,
  due_date: dueDate.optional().default(null),
  due_time: dueTime.optional().default(null),
  priority: priority.optional().default('NORMAL'),
  repeats: repeats.optional().default(null),
  additional_instructions: optionalText(10_000),
  assigned_to_email_id: email.nullable().optional().default(null),
  referral_id: Id.nullable().optional().default(null),
  org_associated_with: name,
  contact_id: Id.nullable().optional().default(null),
  contact_associated_with: name,
  opportunity_id: Id.nullable().optional().default(null),
  /** The call it comes from; with a call or an inquiry it needs no source. */
  call_id: Id.nullable().optional().default(null),
});

/** A task as a person writes it: its source is chosen, not named. */
export const TaskForm = TaskCreateInput.extend({
  referral_id: chosenId(tasksMessages.source_required),
});

/** What a task answers and an edit does not change. */
export const TASK_READ_ONLY = ['id', 'assigned_to', 'opportunity_id', 'call_id', 'created_by', 'created_at'] as const;

/** A field left out stays as it is; another source without a contact clears the contact. */
export const TaskUpdateInput = z.strictObject({
  task_id: Id,
  task: z.strictObject({
    version: z.int().min(1).optional(),
    updated_at: Instant.optional(),
    title: title.optional(),
    due_date: dueDate.optional(),
    due_time: dueTime.optional(),
    priority: priority.optional(),
    repeats: repeats.optional(),
    snoozed_until: dueDate.optional(),
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

/** What many tasks are changed to at once. */
export const TaskChange = z
  .strictObject({
    is_complete: z.boolean().optional(),
    due_date: dueDate.optional(),
    snoozed_until: dueDate.optional(),
    priority: priority.optional(),
    assigned_to_email_id: email.min(1).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, tasksMessages.nothing_to_change);

/** What many tasks held before a change, each as the change left it: one that somebody has changed since stays as it is. */
export const TaskUndoManyInput = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        id: Id,
        version: z.int().min(1),
        was: z.strictObject({
          is_complete: z.boolean().optional(),
          /** When it was, so that it is done as long ago as before. */
          completed_at: Instant.nullable().optional(),
          due_date: dueDate.optional(),
          due_time: dueTime.optional(),
          snoozed_until: dueDate.optional(),
          priority: priority.optional(),
          repeats: repeats.optional(),
          assigned_to_email_id: email.min(1).optional(),
        }),
        /** The task that this one left where it repeats and was completed. */
        made: Id.optional(),
      }),
    )
    .min(1)
    .max(MAX_IN_BULK),
});
export type TaskUndo = z.output<typeof TaskUndoManyInput>;

export const TaskChangeManyInput = z.strictObject({ ids: bulkIds, change: TaskChange });
