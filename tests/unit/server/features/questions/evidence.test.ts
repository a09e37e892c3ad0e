import { describe, expect, it } from 'vitest';
import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';
import type { FindPlaces } from '#server/features/questions/engine/passage.ts';
import { fieldPlaces } from '#server/features/suggestions/engine/field-places.ts';

const about = { client: { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' }, today: '2026-11-01' };

const ask = (question: string, text: string, say: FindPlaces = () => null) =>
  answerFromPassages(
    question,
    [{ document_id: 'd1', file_name: 'record.pdf', page: 1, text, rank: 1 }],
    about,
    null,
    say,
  );

/** Both readings of the page agree that the field stands in all of it. */
const everywhere: FindPlaces = (_question, [page]) => [{ passage: 0, start: 0, end: page?.text.length ?? 0 }];

describe('whether something is so', () => {
  it.each([
    ['a word behind it', 'Does she have diabetes?', 'Diabetes: no'],
    ['a circled letter', 'Does she have diabetes?', 'Diabetes? Y (N)'],
    ['a ticked box', 'Does she have diabetes?', 'Diabetes [x] Yes [ ] No'],
    ['a ticked option', 'Is she allergic to latex?', 'Allergic to: [ ] Codeine [x] Latex'],
    ['a finding behind it', 'Does she have hepatitis C?', 'Hepatitis C antibody pos 10/14.'],
    ['its denial', 'Has she had a seizure?', 'No history of seizure.'],
    ['its denial behind it', 'Does she have hepatitis C?', 'HIV and hepatitis C were negative.'],
    ['what she has', 'Does she have asthma?', 'She has mild asthma.'],
    ['what she did', 'Does she smoke?', 'She smokes on weekends.'],
    ['what a note says of whom it is about', 'Does she have asthma?', 'Has asthma.'],
    ['an entry of a list', 'Does she have diabetes?', 'PROBLEM LIST\nType 2 diabetes'],
    ['a history', 'Has she had a seizure?', 'Hx of one seizure in 2019.'],
    ['the relative who is asked for', 'Does her sister have asthma?', 'Her sister Odessa has asthma.'],
  ])('is said by %s', (_by, question, text) => {
    expect(ask(question, text).found).toBe(true);
  });

  it.each([
    ['a title of somebody', 'Does she have MS?', 'She is on probation, her PO is Ms. Aldridge.'],
    ['the name of a part', 'Was she in the service?', 'SERVICE: Addiction / Pain'],
    ['the name of somebody’s office', 'Does she have an attorney?', 'State attorney agrees to the plan.'],
    ['how she is', 'Is she cleared?', 'She was calm and clear.'],
    ['a guess', 'Did she have a seizure?', 'A/P: ? seizure, or the supply.'],
    ['what only comes of it', 'Does she drink?', 'Bar crawl with drink tickets on 10/23.'],
    ['an entry of the day alone', 'Was she arrested?', 'Front desk 10/23 arrested for the window'],
    ['both answers, of which none is circled', 'Does she have diabetes?', 'Diabetes Y / N'],
    ['an illness beside it', 'Has she had a seizure?', 'She never had epilepsy.'],
    ['papers that mention it', 'Has she had a seizure?', 'The papers mention no seizure.'],
  ])('is not said by %s', (_by, question, text) => {
    expect(ask(question, text)).toMatchObject({ found: false, citations: [] });
  });

  it('needs to be said as plainly where the reading of the field stands at the same place', () => {
    expect(ask('Has she had a seizure?', 'Seizures: none.', everywhere).found).toBe(true);
    expect(ask('Has she had a seizure?', 'Fainted in the shower, seen for seizure.', everywhere).found).toBe(false);
  });
});

describe('a value', () => {
  it.each([
    ['What was the QTc?', 'Weight 154 lb, QTc 432'],
    ['What was the MRSA swab?', 'The MRSA swab was neg.'],
    ['What is the diet?', 'Diet: low salt'],
    ['Who is the PCP?', 'PCP Dr. Ruth Calloway'],
    ['What time is the hearing?', 'The hearing is on 11/17/2026 at 9:15 am'],
    ['Why was Zoloft stopped?', 'Zoloft stopped due to nausea.'],
    ['Where does she live?', 'She lives at 77 Quarry Bend Road.'],
    ['What is the methadone dose?', 'Methadone dose 50 mg once daily'],
  ])('%s is answered by %j', (question, text) => {
    expect(ask(question, text).found).toBe(true);
  });

  it.each([
    ['stands before it', 'What was the PPD?', 'Tobacco 1/2 ppd'],
    ['is no hour', 'What time is the hearing?', 'The hearing is on 11/17/2026'],
    ['is too far from the role', 'Who is the PCP?', 'Cody Marsh sold him weed and some more of that wet (PCP)'],
    ['was given once', 'What is the methadone dose?', 'Methadone dose 50 mg given in the ambulance'],
    ['is of another day', 'What is the CIWA today?', 'Her CIWA was 7.'],
    ['is an office’s', 'What is her phone number?', 'Phone 555-555-0124 Fax 555-555-0125'],
    ['is no reason', 'Why was Zoloft stopped?', 'Zoloft stopped, reason unknown to staff'],
  ])('is not asserted where it %s', (_why, question, text) => {
    expect(ask(question, text).found).toBe(false);
  });

  it('has to be there also where the reading of the field stands at the same place', () => {
    expect(ask('Who does she live with?', 'She lives with her mother on Cutter Road.', everywhere).found).toBe(true);
    expect(ask('Who does she live with?', 'She lives on Cutter Road.', everywhere).found).toBe(false);
    expect(ask('Where is she staying?', 'She lives on Cutter Road.', everywhere).found).toBe(true);
    expect(ask('Where is she staying?', 'Had housing in Hazelmere for 28 days in 2009.', everywhere).found).toBe(false);
  });

  it('is the field’s only where the other reading of it begins in the same statement', () => {
    const text = 'Highpoint Plan pays.\nThe insurance subscriber is herself.';
    const at =
      (start: number): FindPlaces =>
      () => [{ passage: 0, start, end: text.length }];
    expect(ask('What is her insurance?', text, at(0)).found).toBe(false);
    expect(ask('What is her insurance?', text, at(25)).found).toBe(true);
  });
});

describe('a list', () => {
  const meds = 'MEDICATIONS\nPrazosin 5 mg at bedtime';

  it('is given where it is asked for as a whole', () => {
    expect(ask('What medications does she take?', meds, everywhere).answer).toBe('Prazosin 5 mg at bedtime');
    expect(ask('What is she allergic to?', 'Allergies: latex', everywhere).found).toBe(true);
  });

  it('is only shown where the question narrows it by what the record does not say', () => {
    expect(ask('What meds came with her?', meds, everywhere).found).toBe(false);
    expect(ask('Which antibiotic is she allergic to?', 'Allergic to: [ ] Penicillin [x] Eggs', everywhere).found).toBe(
      false,
    );
    expect(ask('Which food allergies does she have?', 'No allergies to medicines.', everywhere).found).toBe(false);
  });

  it.each([
    ['was given once', 'Lorazepam 2 mg given in the van'],
    ['was taken once', 'Methadone in past, 90 mg'],
    ['came from the street', 'Clonazepam 4 mg from the street'],
  ])('leaves out what %s', (_why, entry) => {
    expect(ask('What medications is she on?', `${meds}\n${entry}`).answer).toBe('Prazosin 5 mg at bedtime');
  });
});

describe('the usual questions', () => {
  const intake = `CLIENT INTAKE
Client: Marisol Tandy
Date of birth: 04/12/1990
Phone: (555) 555-0161
Insurance: Highpoint Plan
Member ID: U8841207703
Primary care: Dr. Howard Pelling
Allergies: Penicillin (hives)

CURRENT MEDICATIONS
Sertraline 50 mg once daily
Trazodone 100 mg at bedtime

The client denies any history of seizures. Her last drink was on 10/29/2026.`;

  it.each([
    ['Which allergies does the client have?', 'Allergies: Penicillin (hives)'],
    ['What is she allergic to?', 'Allergies: Penicillin (hives)'],
    ['What is the member ID?', 'Member ID: U8841207703'],
    ['insurance ID?', 'Member ID: U8841207703'],
    ['Which insurance does she have?', 'Insurance: Highpoint Plan'],
    ['What is her date of birth?', 'Date of birth: 04/12/1990'],
    ['What is her phone number?', 'Phone: (555) 555-0161'],
    ['Who is her PCP?', 'Primary care: Dr. Howard Pelling'],
    ['What medications is she on?', 'Sertraline 50 mg once daily\nTrazodone 100 mg at bedtime'],
    ['What meds is she taking?', 'Sertraline 50 mg once daily\nTrazodone 100 mg at bedtime'],
    ['Has she had seizures?', 'The client denies any history of seizures.'],
    ['When was her last drink?', 'Her last drink was on 10/29/2026.'],
  ])('%s is answered directly', (question, answer) => {
    expect(ask(question, intake, fieldPlaces).answer).toBe(answer);
  });
});
