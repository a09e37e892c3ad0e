import { describe, expect, it } from 'vitest';
import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';
import { placesOf } from '#server/features/questions/engine/asked-places.ts';
import { readQuestion } from '#server/features/questions/engine/question-kind.ts';
import { valueBeside } from '#server/features/questions/engine/value-beside.ts';

const about = { client: { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' }, today: '2026-11-01' };

const ask = (question: string, text: string, places: { passage: number; start: number; end: number }[] | null = null) =>
  answerFromPassages(
    question,
    [{ document_id: 'd1', file_name: 'record.pdf', page: 1, text, rank: 1 }],
    about,
    null,
    () => places,
  );

describe('a statement that something speaks against', () => {
  it.each([
    [
      'says it by a word that means only about the same',
      'Who does she live with?',
      'House manager Odell Marsh called.',
    ],
    ['stands for a much shorter word', 'Is she cleared?', 'The Clearwell kit was used.'],
    ['leaves out what narrows the question', 'When was the last overdose?', 'She had an overdose on 05/01/2024.'],
    ['leaves out an everyday word', 'Is she getting morphine?', 'Morphine was found.'],
    ['has its number far from what is counted', 'How many rehabs?', 'A rehab stay, and then home on 2 buses a day.'],
    ['counts something else', 'How many days were approved?', 'Approved caller on the list, 555-555-0158.'],
    ['has a name beside something else', 'Who is her PO?', 'Claims: PO Box 30555, Salt Flat UT'],
    ['has a place where a person is asked for', 'Who has her kids?', 'Kids visited at Dunmore State.'],
    ['is of whoever wrote it', 'How long has she been on Prozac?', 'I have been on Prozac for 11 years.'],
    ['is put right beside', 'Any Ambien reaction?', 'An Ambien reaction was listed.\nThat line was removed in week 2.'],
    ['denies the value', 'How many days were approved?', 'We cannot approve the 9 days, 9 days were not approved.'],
    ['only asks for it', 'Was she in rehab before?', 'She wants rehab before the holidays.'],
    ['names another person', 'Has she had a stroke?', 'The bunkmate across had a stroke and she called the nurse.'],
    ['is said to its reader', 'Does she have asthma?', 'If asthma troubles your breathing, asthma is worth a word.'],
    ['names the thing alone', 'What is the second plan?', 'First plan and second plan side by side'],
    ['is a title', 'Does she have a guardian?', 'PARENT / GUARDIAN HISTORY, cont.'],
    [
      'has no more than a year',
      'When is her hearing in Lime County?',
      'Her hearing in Lime County is for a theft from 2021.',
    ],
    [
      'is of who did it',
      'When is her trial?',
      'Former youth pastor, ages 11-12. Reported 2025, man charged. Trial is 2/2027.',
    ],
    ['is of another accused', 'When is the hearing?', 'The stepfather was arrested in May. Hearing is 12/04/2026.'],
    ['has only a mark', 'Has she been hospitalized?', '3 Has been hospitalized X'],
    ['is a title with an aside', 'Where is her statement?', "EMPLOYEE'S OWN STATEMENT (optional, stays with HR)"],
    ['goes on of another person', 'Hepatitis C?', 'The wife of the caller is ill;\nhas hepatitis C.'],
    [
      'goes on by a pronoun that may be another’s',
      'Court date in December?',
      'Her stepson was arrested at school;\nhe has a court date in December.',
    ],
    ['gives half of the name to another', 'When is the assault trial?', 'Ms. Anne is charged, assault trial 1/12/27.'],
    ['is of somebody by initials', 'Any meth?', 'D.M. had meth in the drain pipe.'],
    ['is denied behind', 'Does she have diabetes?', 'She has diabetes.\nShe does not; a clerk typed that.'],
    ['is only quoted', 'Does she have diabetes?', 'The portal reads "has diabetes, diet alone" on top.'],
    ['is only claimed', 'Does she have diabetes?', 'The reviewer wrote that she has diabetes.'],
    ['is one of several', 'What is the right dose of Zoloft?', 'She takes Zoloft 50 mg daily.'],
    ['is said otherwise', 'When is sentencing?', 'Sentencing: 11/23/2026.\nThe sentencing was moved to 12/07/2026.'],
    [
      'has the dose of something else',
      'What dose of lactulose?',
      'A nurse for lactulose and a diet low in salt (2 g).',
    ],
    ['has the amount of something else', 'How much lactulose?', 'A nurse for lactulose and a diet low in salt (2 g).'],
    ['names no reason', 'Why was it denied?', 'Denied: residential treatment, 10/17/2026'],
    ['is not ticked among others', 'Is she allergic to latex?', 'Allergic to: [x] Codeine [ ] Latex [x] Eggs'],
    ['shows a sign of the illness', 'Does she have epilepsy?', 'She has never had a seizure.'],
    ['leaves out the number', 'Does she have bipolar 2?', 'She has bipolar disorder.'],
    ['leaves out the letter', 'What is the AUDIT-C?', 'AUDIT 31.'],
    ['leaves out the hour', 'What was the CIWA at 0300?', 'CIWA 7 on leaving.'],
    ['names another payer', 'What is the Medicare number?', 'Insurance: BadgerCare, number 9912007745.'],
    ['is of another sort of allergy', 'Any food allergy?', 'Allergic to Ceclor, rash.'],
    ['is no smoker of tobacco', 'Does she smoke cigarettes?', 'She smoked fentanyl mostly.'],
    ['was taken once', 'Is she on buprenorphine?', 'On buprenorphine 2022-23, stopped when she lost coverage.'],
    ['was its dose once', 'What is the methadone dose?', 'Methadone in past, 90 mg, clinic closed.'],
    ['names a house', 'Was she in the service?', 'Residential Services, Pinefold'],
    ['names a street', 'Did she slip?', 'Address 17 Slip Road City Branchford'],
    ['is a row of choices', 'Is she pregnant?', 'pregnant asthma diabetes (staff: she circled one for herself.)'],
    ['is still to come', 'When was the injection?', 'Injection monthly, next injection 12/01/2026'],
  ])('is shown, not asserted: it %s', (_why, question, text) => {
    expect(ask(question, text)).toMatchObject({ found: false, citations: [] });
  });

  it('leaves out of a list of medicines what names none', () => {
    const text = 'AGREEMENT FOR CONTROLLED MEDICINES\nOne pharmacy: Tuttle Drug\nCymbalta 30 mg daily';
    expect(ask('What medicines is she on?', text).answer).not.toContain('pharmacy');
  });

  it('leaves what was stopped out of a list of what there is', () => {
    const text = 'MEDICATIONS\nPrazosin 5 mg at bedtime ACTIVE\nAcamprosate 333 mg three times a day DISCONT.';
    expect(ask('What medications is she on?', text).answer).toBe('Prazosin 5 mg at bedtime ACTIVE');
  });
});

describe('a statement that nothing speaks against', () => {
  it.each([
    ['What is her phone number?', 'Phone: (555) 555-0161'],
    ['What is the member ID?', 'Member ID: U8841207703'],
    ['When was the last use?', 'Last use: 10/30/2026'],
    ['When was she born?', 'Date of birth: 04/12/1990'],
    ['How many beers?', 'Drinks 12 beers daily.'],
    ['Who is the attending?', 'Attending: Dr. Ruth Calloway'],
    ['What was the blood pressure?', 'BP 138/86, pulse 92 and regular'],
    ['Is she diabetic?', 'Not a diabetic.'],
    ['Is she pregnant?', 'Pregnant? [X] Yes [ ] No'],
    ['Does she have bipolar disorder?', 'She has bipolar I disorder.'],
    ['Does she have bipolar 1?', 'She has bipolar I disorder.'],
    ['Does she have hepatitis C?', 'HCV positive, never treated.'],
    ['When is sentencing?', 'Sentencing: 11/23/2026.\nSentencing is on November 23 at 9 am.'],
    ['How much kratom?', 'She takes kratom powder from the smoke shop, 3 spoonfuls a day.'],
    ['Why was gabapentin stopped?', 'Gabapentin was begun 10/2 and stopped 10/5 for swelling.'],
    ['Is she allergic to codeine?', 'Allergic to: [x] Codeine [ ] Latex [x] Eggs'],
    ['Does she have epilepsy?', 'She has epilepsy.'],
  ])('is asserted: %s', (question, text) => {
    expect(ask(question, text).found).toBe(true);
  });

  it('may say a field in other words where the reading of the field stands at the same place', () => {
    const text = 'Had a detox at Fallbrook in 2023, smooth, no seizure then.';
    const places = [{ passage: 0, start: 0, end: text.length }];
    expect(ask('Did she really have a seizure?', text).found).toBe(false);
    expect(ask('Did she really have a seizure?', text, places).found).toBe(true);
    const own = 'I had no seizure at my own detox.';
    expect(ask('Did she really have a seizure?', own, [{ passage: 0, start: 0, end: own.length }]).found).toBe(false);
  });
});

describe('valueBeside', () => {
  const beside = (asked: string, text: string) => {
    const question = readQuestion(asked);
    return valueBeside({
      kind: question.kind,
      asked,
      text,
      places: placesOf(question, text),
      own: ['Marisol', 'Tandy'],
    });
  };

  it.each([
    ['When is the hearing?', 'The hearing is on 11/17/2026.', 'The hearing was brief. Born 04/12/1990.'],
    ['Who is the counselor?', 'Counselor: Odell Marsh', 'Counselor for Marisol Tandy'],
    ['How many tablets?', 'Takes nine tablets', 'Takes 40 mg tablets'],
    ['What is the authorization number?', 'Authorization EV-6620917', 'Authorization at 18:20'],
    ['What is her phone number?', 'Phone 555-555-0161', 'Phone at the desk, 18:20'],
    ['How long was the detox?', 'Detox took 5 days', 'Detox in Fallbrook'],
    ['Where was the detox?', 'Detox at Fallbrook', 'Detox of five days'],
  ])('asks %j: %j holds it, %j does not', (question, holds, lacks) => {
    expect(beside(question, holds)).toBe(true);
    expect(beside(question, lacks)).toBe(false);
  });
});
