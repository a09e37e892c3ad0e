import { useRef } from 'react';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import { type RecordField, type RecordValues, valueIn } from '../../components/record-section/record-field.ts';
import { useRecordEdit } from '../../components/record-section/use-record-edit.ts';
import type { ChosenContact, ChosenSource } from '../../components/referral-pickers.ts';
import { type Task, useUpdateTask } from './tasks.data.ts';

/** Another source has other contacts. */
const clearContact = (draft: RecordValues, name: string): RecordValues =>
  name === 'referral_id' ? { ...draft, contact_id: null } : draft;

/** What of a task can be edited, and how a clash of it is told; sources, contacts and people by their names. */
const fieldsOf = (names: ReadonlyMap<string, string>): RecordField[] => {
  const options = [...names].map(([value, label]) => ({ value, label }));
  return [
    { name: 'title', label: text.title, kind: 'text', required: true },
    { name: 'due_date', label: text.due_date_field, kind: 'date' },
    { name: 'additional_instructions', label: text.additional_instructions, kind: 'long' },
    { name: 'assigned_to_email_id', label: text.assign_to, kind: 'select', options },
    { name: 'referral_id', label: text.source, kind: 'select', options, required: true },
    { name: 'contact_id', label: text.contact, kind: 'select', options },
  ];
};

/** A task being edited. Names of sources and contacts are kept beside their ids, which alone are compared and sent. */
export function useTaskEdit(task: Task) {
  const update = useUpdateTask();
  const names = useRef(new Map<string, string>()).current;
  const learn = ({ referral_id, org_associated_with, contact_id, contact_associated_with, ...rest }: Task) => {
    names.set(referral_id, org_associated_with);
    if (contact_id) names.set(contact_id, contact_associated_with ?? '');
    if (rest.assigned_to_email_id) names.set(rest.assigned_to_email_id, rest.assigned_to);
  };
  learn(task);
  const fields = fieldsOf(names);
  const edit = useRecordEdit({
    fields,
    record: { ...task },
    save: async (changes, version) => {
      try {
        await update.mutateAsync({ task_id: task.id, task: { ...changes, version } });
      } catch (error) {
        const current = (error as { data?: { current?: Task } }).data?.current;
        if (current) learn(current);
        throw error;
      }
    },
    failed: text.error_saving,
    saved: text.saved,
    adjust: clearContact,
  });
  const chosen = (name: string) => {
    const id = edit.draft[name];
    return typeof id === 'string' && id !== '' ? { id, name: names.get(id) ?? '' } : null;
  };
  const source = chosen('referral_id');
  return {
    ...edit,
    fields,
    complete: ['title', 'referral_id'].every((name) => valueIn(edit.draft, name) !== null),
    source: source && { id: source.id, referral_name: source.name },
    contact: chosen('contact_id'),
    chooseSource: (next: ChosenSource | null) => {
      if (next) names.set(next.id, next.referral_name);
      edit.set('referral_id', next?.id ?? null);
    },
    chooseContact: (next: ChosenContact | null) => {
      if (next) names.set(next.id, next.name);
      edit.set('contact_id', next?.id ?? null);
    },
  };
}

export type TaskEdit = ReturnType<typeof useTaskEdit>;
