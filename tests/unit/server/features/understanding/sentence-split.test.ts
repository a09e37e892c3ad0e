import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORDS } from '#scripts/demo/records/records.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { asExtracted } from '#tests/support/record-passages.ts';

const texts = (page: string) => splitStatements(page).map((statement) => statement.text.replace(/\s+/g, ' '));

describe('splitStatements', () => {
  it('splits prose into sentences and joins wrapped lines', () => {
    const page = `The patient was admitted to the intensive care unit and treated with a lorazepam taper
guided by CIWA scores. On the second day he developed delirium tremens.`;
    expect(texts(page)).toEqual([
      'The patient was admitted to the intensive care unit and treated with a lorazepam taper guided by CIWA scores.',
      'On the second day he developed delirium tremens.',
    ]);
  });

  it('ends no sentence after a title, an initial, a unit or a decimal', () => {
    expect(texts('Seen by Dr. W. Sato, who gave 2.5 mg. of haloperidol at 9 a.m. without effect. He slept.')).toEqual([
      'Seen by Dr. W. Sato, who gave 2.5 mg. of haloperidol at 9 a.m. without effect.',
      'He slept.',
    ]);
  });

  it('keeps labeled lines apart, also two on one line', () => {
    expect(texts('Patient: Ada Quill DOB: 11/02/1976\nAttending: Dr. Winifred Sato Length of stay: 6 days')).toEqual([
      'Patient: Ada Quill',
      'DOB: 11/02/1976',
      'Attending: Dr. Winifred Sato',
      'Length of stay: 6 days',
    ]);
  });

  it('keeps a question on a form with its boxes', () => {
    expect(texts('Is the policy active? [X] Yes [ ] No\nSeizure history: [ ] Yes [X] No')).toEqual([
      'Is the policy active? [X] Yes [ ] No',
      'Seizure history: [ ] Yes [X] No',
    ]);
  });

  it('gives a value on the next line to its label', () => {
    expect(texts('Emergency contact:\nBeatriz Vale')).toEqual(['Emergency contact: Beatriz Vale']);
  });

  it('knows the heading and the column heads above a row', () => {
    const [, , row] = splitStatements('CURRENT MEDICATIONS\nMedication Dose How often\nSertraline 50 mg Once daily');
    expect(row).toMatchObject({
      text: 'Sertraline 50 mg Once daily',
      heading: 'CURRENT MEDICATIONS',
      columns: 'Medication Dose How often',
    });
  });

  it('keeps the items of a list apart', () => {
    expect(texts('DIAGNOSES\n1. Alcohol withdrawal\n2. Type 2 diabetes\n- Asthma\n• Gout')).toEqual([
      'DIAGNOSES',
      '1. Alcohol withdrawal',
      '2. Type 2 diabetes',
      '- Asthma',
      '• Gout',
    ]);
  });

  it('does not cut an aside in parentheses', () => {
    expect(texts('Peanuts (anaphylaxis; carries an auto-injector). He sleeps well; he eats little.')).toEqual([
      'Peanuts (anaphylaxis; carries an auto-injector).',
      'He sleeps well;',
      'he eats little.',
    ]);
  });

  it.each(RECORDS.map((record) => [record.key, record.pages] as const))(
    'gives every statement of %s its place',
    (_, pages) => {
      for (const page of pages.map(asExtracted)) {
        let end = 0;
        for (const statement of splitStatements(page)) {
          expect(page.slice(statement.start, statement.end)).toBe(statement.text);
          expect(statement.start).toBeGreaterThanOrEqual(end);
          end = statement.end;
        }
      }
    },
  );

  it('holds every word of a page in exactly one statement, whatever the page', () => {
    const piece = fc.constantFrom(
      'Name:',
      'Ada Quill',
      ' ',
      '\n',
      '\n\n',
      '\t',
      '.',
      '; ',
      '? ',
      '[X] Yes',
      '(',
      ')',
      'HEADING',
      '1. ',
      '- ',
      'word ',
      '10/03/2026',
      '\r\n',
    );
    const pages = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(pages, (page) => {
        const letters = (text: string) => text.replace(/[^A-Za-z0-9]/g, '');
        const kept = splitStatements(page).filter(({ text }) => letters(text).length > 1);
        const lost = letters(page).length - letters(kept.map(({ text }) => text).join('')).length;
        expect(lost).toBeLessThanOrEqual(page.split('1').length + page.split('X').length);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['a; ', '(; ', 'x\n', 'Label: ', '? [', 'A b c\n', '1/1/20 ', '.. '])(
    'comes to an end on a page of %j',
    (unit) => {
      // A pattern that backtracks without bound would outlast the test's own time limit many times over.
      expect(splitStatements(unit.repeat(40_000 / unit.length))).toBeInstanceOf(Array);
    },
  );
});
