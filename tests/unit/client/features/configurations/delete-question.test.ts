import { expect, test } from 'vitest';
import { deleteQuestion } from '#client/features/configurations/delete-question.ts';

test('deleting any program, member or field asks by its name, a question by its words', () => {
  expect(deleteQuestion('Cedar House')).toBe('Are you sure you want to delete Cedar House?');
  expect(deleteQuestion('Pregnancy?')).toBe('Are you sure you want to delete Pregnancy?');
});
