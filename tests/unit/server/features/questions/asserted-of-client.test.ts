import { describe, expect, it } from 'vitest';
import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';
import type { Passage } from '#server/features/questions/engine/passage.ts';

const about = { client: { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' }, today: '2026-11-01' };

const page = (text: string, number: number): Passage => ({
  document_id: 'd1',
  file_name: 'record.pdf',
  page: number,
  text,
  rank: 1 / number,
});

const ask = (question: string, ...pages: string[]) =>
  answerFromPassages(
    question,
    pages.map((text, at) => page(text, at + 1)),
    about,
  );

describe('whose fact it is', () => {
  it.each([
    ['somebody named elsewhere by their tie', 'Any seizures?', 'Her cousin Odessa came along.\nOdessa had a seizure.'],
    ['whose tie stands behind the name', 'Any seizures?', 'Bartholomew (neighbor) drove.\nBartholomew had seizures.'],
    ['what belongs to them', 'Has she overdosed?', 'Her friend Ludmila called. Ludmila’s two overdoses were in May.'],
    ['who tells something of themselves', 'Is she on lithium?', 'Her sister told us that she herself is on lithium.'],
    ['what a paragraph goes on to tell', 'Does she have asthma?', 'Her sister Odessa visited. She has asthma.'],
    ['who by a pronoun cannot be the client', 'Does she have asthma?', 'He has asthma and a dog.'],
    ['a clause on a companion', 'Does she have asthma?', 'She lives with her aunt, who has asthma.'],
    ['a relative in brackets', 'Is she diabetic?', 'Diabetes (mother), asthma (uncle).'],
    ['another patient by the room', 'Has she had a seizure?', 'Pt in 14 across the hall had a seizure.'],
    ['a section on others', 'Is she diabetic?', 'ROOMMATE\nIs diabetic and smokes.'],
    ['a title on others', 'Is she diabetic?', 'Household:\nDiabetic, on insulin.'],
    ['a stranger by nothing but a name', 'Has she had a seizure?', 'Tyrell had a seizure in the van.'],
    ['the nearer of two women', 'Is she on lithium?', 'Her mother came along and she takes lithium.'],
  ])('is not the client’s: %s', (_of, question, text) => {
    expect(ask(question, text)).toMatchObject({ found: false, citations: [] });
  });

  it.each([
    ['the client by name', 'Does she have asthma?', 'Her sister Odessa visited. Marisol has asthma.'],
    ['the client by what a record calls her', 'Does she have asthma?', 'Her brother visited. The client has asthma.'],
    ['a pronoun that is not the other’s', 'Does she have asthma?', 'Her brother Odell visited. She has asthma.'],
    [
      'an entry that names nobody',
      'Does she have asthma?',
      'Her sister Odessa visited.\nAsthma: yes, since childhood.',
    ],
    ['what a relative tells of her', 'Does she have asthma?', 'Her brother reports that she has asthma.'],
    ['her own section after another’s', 'Does she have asthma?', 'FAMILY HISTORY\nFather, gout.\nMEDICAL\nHas asthma.'],
  ])('is the client’s: %s', (_of, question, text) => {
    expect(ask(question, text).found).toBe(true);
  });

  it('is still given of the relative who is asked for', () => {
    expect(ask('Does her sister have asthma?', 'Her sister Odessa has asthma.').found).toBe(true);
  });
});

describe('what was taken back', () => {
  const stated = 'Allergies\nShe is allergic to penicillin.';

  it.each([
    'The penicillin allergy was a typing error.',
    'Correction: she has no allergy to penicillin.',
    'Allergy list amended, penicillin belongs to another client.',
    'The allergy to penicillin is withdrawn.',
  ])('is not asserted where another page says: %s', (later) => {
    expect(ask('Is she allergic to penicillin?', stated).found).toBe(true);
    expect(ask('Is she allergic to penicillin?', stated, later).citations.map(({ quote }) => quote)).not.toContain(
      'She is allergic to penicillin.',
    );
  });

  it('is not asserted where the pen went through it, nor as the withdrawal itself', () => {
    expect(ask('Is she allergic to penicillin?', 'Allergic to ~~penicillin~~ latex.').found).toBe(false);
    expect(ask('Has she had seizures?', 'She had seizures; that was a mix-up and is withdrawn.').found).toBe(false);
  });

  it('leaves what is right in its place to be asserted', () => {
    const answer = ask('Any seizures?', 'Correction: she has never had a seizure.');
    expect(answer.answer).toBe('Correction: she has never had a seizure.');
  });

  it('leaves the entry out of a list', () => {
    const text = 'HOME MEDICATIONS\nTopiramate 50 mg twice daily\nGabapentin 300 mg at bedtime';
    expect(ask('What medications is she on?', text, 'Gabapentin was charted on the wrong patient.').answer).toBe(
      'Topiramate 50 mg twice daily',
    );
  });
});

describe('what only carries a question’s words', () => {
  it.each([
    ['a class is about it', 'Does she drink alcohol?', 'She went to the alcohol education group.'],
    ['nobody ticked it', 'Which insurance does she have?', 'Insurance: [ ] Medicaid [ ] Medicare [ ] none'],
    ['another box is ticked', 'Is she on Medicaid?', 'Plan: [ ] Medicaid [x] Medicare'],
    ['the reader is told', 'Any seizures?', 'Please call 911 at once, a seizure is an emergency.'],
    ['it only could come', 'Any seizures?', 'I understand that I could have a seizure.'],
    ['a laboratory measured it', 'How much cocaine does she use?', 'Cocaine use 640 ng/mL, within about 3 days.'],
    ['it is a time, no amount', 'How much heroin does she use?', 'She used heroin for 4 years.'],
    ['it is a head of a page', 'CIWA score?', 'OAK HALL | CIWA scores | TANDY, Marisol | 4-12-90'],
    ['it is the birth date', 'When was the client admitted?', 'Admitted client, born 04/12/1990'],
  ])('is no answer: %s', (_why, question, text) => {
    expect(ask(question, text)).toMatchObject({ found: false, citations: [] });
  });

  it.each([
    ['How much heroin does she use?', 'She uses heroin, 10 bags a day.'],
    ['Is she allergic to latex?', 'Please note that she is allergic to latex.'],
  ])('asks %j and is answered by %j', (question, text) => {
    expect(ask(question, text).found).toBe(true);
  });
});
