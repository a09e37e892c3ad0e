import { expect, test } from 'vitest';
import { testsDone } from '#server/features/suggestions/engine/notes/tests-done.ts';

const [MIND, GENES] = ['psych_testing_done', 'completed_genetic_testing'];
const read = (text: string) => testsDone({ text }).map(({ field }) => field);

test.each([
  [MIND, 'Neuropsychology, Dr. Ana Poe, 2019: attention variable.'],
  [MIND, 'tested by psych 2024 (WASI 92)'],
  [MIND, 'WISC-V FSIQ 121, no psychosis'],
  [MIND, 'Psych testing 2018, school, anxiety'],
  [GENES, 'GeneSight cheek swab 10/2025, "use with caution"'],
  [GENES, 'Genetic panel for cholestasis 2/2026: negative'],
  [GENES, 'CYP panel (PGx swab) sent 10/19'],
  [GENES, 'Fragile X screen - done age 9, NEG'],
])('%s: %s', (field, text) => {
  expect(read(text)).toEqual([field]);
});

test.each([
  'Neuropsych testing recommended in 2027',
  'Psych hospital 2019, Dr. Poe',
  'ADHD since 2018',
  'tested positive for fentanyl',
  'Her sister had genetic testing in 2020',
  'Genetic testing was not done',
  'Psych eval scheduled 11/12',
  'Psych: Dr. Poe 2024',
  'urine tested at the lab 10/2',
])('no test that was done: %s', (text) => {
  expect(read(text)).toEqual([]);
});
