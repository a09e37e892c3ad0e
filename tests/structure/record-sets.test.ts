import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { filesUnder } from '../support/module-graph.ts';
import { type ReadRecord, SET_APART_RECORDS } from '../support/records/record-set.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const pageOf = (record: ReadRecord, page: number): string => plain(record.pages[page - 1]?.printed ?? '');
const asked = SET_APART_RECORDS.flatMap((record) => record.questions.map((question) => ({ record, question })));
const unanswerable = asked.filter(({ question }) => question.answer === null);
const nameOf = ({ record, question }: (typeof asked)[number]): string => `${record.key}: ${question.question}`;

describe('the set apart', () => {
  test('is wide enough to judge by', () => {
    expect(SET_APART_RECORDS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SET_APART_RECORDS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
    expect(asked.length).toBeGreaterThanOrEqual(300);
    expect(unanswerable.length).toBeGreaterThanOrEqual(90);
    for (const sort of ['said nowhere', 'true of another', 'taken back'] as const)
      expect(unanswerable.filter(({ question }) => question.sort === sort).length, sort).toBeGreaterThanOrEqual(20);
    const answerable = asked.length - unanswerable.length;
    const reworded = asked.filter(({ question }) => question.sort === 'in other words');
    expect(reworded.length).toBeGreaterThanOrEqual(answerable / 3);
    const scans = SET_APART_RECORDS.filter(({ pages }) => pages.some(({ text, printed }) => text !== printed));
    expect(Math.abs(SET_APART_RECORDS.length / 2 - scans.length)).toBeLessThanOrEqual(2);
  });

  test('names for every answer a page of the client’s own that holds its words', () => {
    const missing = asked.filter(({ record, question }) =>
      question.answer?.pages.some(
        (page) => record.strange.includes(page) || !question.answer?.says.test(pageOf(record, page)),
      ),
    );
    expect(missing.map(nameOf)).toEqual([]);
  });

  test('has no answer to what the records do not say of the client', () => {
    const sorted = asked.filter(
      ({ question: { answer, sort } }) =>
        (answer === null) !== ['said nowhere', 'true of another', 'taken back'].includes(sort ?? ''),
    );
    expect(sorted.map(nameOf)).toEqual([]);
    const twice = SET_APART_RECORDS.filter(
      ({ questions }) => new Set(questions.map(({ question }) => question.toLowerCase())).size < questions.length,
    );
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  test('holds the words that tempt to a wrong answer', () => {
    const missing = unanswerable.filter(
      ({ record, question: { tempting, sort } }) =>
        sort !== 'said nowhere' && !tempting?.says.test(pageOf(record, tempting.page)),
    );
    expect(missing.map(nameOf)).toEqual([]);
  });

  test('expects only values of fields that can be suggested, in words of the client’s own pages', () => {
    const wrong = SET_APART_RECORDS.flatMap((record) => {
      const own = record.pages.filter(({ page }) => !record.strange.includes(page));
      const texts = own.flatMap(({ printed }) => [plain(printed), ...printed.split('\n')]);
      return Object.entries(record.expected).flatMap(([name, value]) => {
        const field = suggestionField(name);
        const listed = field?.options?.includes(`${value}`) || /^\d{4}-\d\d-\d\d$/.test(`${value}`);
        const stands = texts.some((text) =>
          typeof value === 'string' ? listed || text.toLowerCase().includes(value.toLowerCase()) : value.test(text),
        );
        return field && stands ? [] : [`${record.key}: ${name}`];
      });
    });
    expect(wrong).toEqual([]);
    const open = SET_APART_RECORDS.flatMap(({ key, open: names = [] }) =>
      names.filter((name) => !suggestionField(name)).map((name) => `${key}: ${name}`),
    );
    expect(open).toEqual([]);
  });

  test('is used by the bench alone, so that no rule is made with it', () => {
    const users = ['src', 'scripts', 'tests']
      .flatMap((folder) => filesUnder(ROOT, folder))
      .filter((file) => file.endsWith('.ts') && !file.includes('/set-apart/'))
      .filter((file) => /set-apart|SET_APART/.test(readFileSync(`${ROOT}${file}`, 'utf8')));
    expect(users.sort()).toEqual([
      'tests/bench/understanding.ts',
      'tests/structure/record-sets.test.ts',
      'tests/support/records/record-set.ts',
    ]);
  });
});
