import { setImmediate } from 'node:timers/promises';
import { understandPages } from '#server/features/understanding/understand-pages.ts';
import { answerQuestion } from './answer.ts';
import type { AskedAbout, FindPlaces } from './passage.ts';

/** Of nobody: the shapes that records have, so that what reads them has run before somebody waits for it. */
const PAGE = `INTAKE ASSESSMENT                                   Page 1 of 1
Client: Sample Person        DOB: 01/02/1990        Date of service: 03/04/2026

PRESENTING PROBLEM
The client reports daily use of alcohol and denies any history of seizures. Her last drink was the evening before.

CURRENT MEDICATIONS
Sertraline 50 mg once daily
Trazodone 100 mg at bedtime

Drug            Dose        Frequency
Lisinopril      10 mg       daily

Allergies: penicillin (hives)
[x] Yes  [ ] No   Prior treatment
Insurance: Sample Health Plan, member ID ABC123456
The patient was discharged on 02/03/2026 to a sober living home.`;

const ABOUT: AskedAbout = {
  client: { firstname: 'Sample', lastname: 'Person', dob: '1990-01-02' },
  today: '2026-03-05',
};
const QUESTIONS = [
  'Which medications does the client take?',
  'Is there a history of seizures?',
  'When was the client discharged?',
  'What allergies are recorded?',
];
/** Pages that are gone over, as many as make what is run often run fast. */
const PAGES = 8;

/**
 * Answers a few questions over pages of its own, until somebody comes with one: that loads the model of meanings, and what
 * runs for the first time is slow.
 */
export async function rehearse(places: FindPlaces, comes: AbortSignal): Promise<void> {
  const pages = Array.from({ length: PAGES }, (_, at) => ({ page: at + 1, text: PAGE }));
  const [read] = await understandPages({ ...ABOUT, pages: pages.slice(0, 1) });
  const passages = pages.map((page) => ({
    ...page,
    document_id: 'sample',
    file_name: 'sample.pdf',
    meaning: read?.meaning ?? null,
    of_other: false,
    rank: 1 / page.page,
  }));
  for (const question of QUESTIONS) {
    // Lets a task be heard of that has come meanwhile.
    await setImmediate();
    if (comes.aborted) return;
    await answerQuestion({ question, passages, about: ABOUT }, places);
  }
}
