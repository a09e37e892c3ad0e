import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRules, isBlank } from '#client/components/form/field-rules.ts';
import { Contact } from '#shared/features/contacts/contacts.schemas.ts';
import { Source } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { TaskCreateInput, TaskForm, TaskUpdateInput } from '#shared/features/tasks/tasks.schemas.ts';

test('a field that refuses to be empty is required, and its length is the schema’s', () => {
  expect(fieldRules(TaskForm, 'title')).toEqual({ required: true, maxLength: 300 });
  expect(fieldRules(TaskForm, 'referral_id')).toEqual({ required: true, maxLength: 64 });
  expect(fieldRules(TaskCreateInput, 'referral_id')).toEqual({ required: false, maxLength: 64 });
  expect(fieldRules(TaskForm, 'additional_instructions')).toEqual({ required: false, maxLength: 10_000 });
  expect(fieldRules(TaskForm, 'due_date')).toEqual({ required: false });
});

test('what wraps a text does not hide its length', () => {
  expect(fieldRules(Contact, 'email')).toEqual({ required: false, maxLength: 254 });
  expect(fieldRules(Contact, 'linkedin_url')).toEqual({ required: false, maxLength: 500 });
  expect(fieldRules(Source, 'state')).toEqual({ required: false, maxLength: 40 });
  expect(fieldRules(TaskUpdateInput, 'task.title')).toEqual({ required: true, maxLength: 300 });
});

test('a choice and a list are required where they may not be empty', () => {
  expect(fieldRules(Source, 'type')).toEqual({ required: true, maxLength: 100 });
  expect(fieldRules(Source, 'payment_type')).toEqual({ required: false });
  expect(fieldRules(z.object({ files: z.array(z.string()).min(1) }), 'files')).toEqual({ required: true });
});

test('a name that the schema does not know is refused', () => {
  expect(() => fieldRules(TaskForm, 'titel')).toThrow("The form's schema has no field 'titel'.");
});

test('blanks and empty lists are nothing; no and zero are something', () => {
  expect([null, undefined, '', '  \n', []].map(isBlank)).toEqual([true, true, true, true, true]);
  expect([false, 0, 'x', ['x'], {}].map(isBlank)).toEqual([false, false, false, false, false]);
});
