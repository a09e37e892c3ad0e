import { beforeAll, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { openInquiry, uploadDocument } from '#tests/support/uploads.ts';

const app = await startTestApp();
let desk: Actor;
let clinical: Actor;
beforeAll(async () => {
  desk = await app.signIn('admissions');
  clinical = await app.signIn('clinical');
});

const questions = async (opportunity_id: string) =>
  (await desk.trpc.screening.list.query({ opportunity_id })).map(({ question }) => question);
const answer = (opportunity_id: string, version: number, by = desk) =>
  by.trpc.screening.answer.mutate({ opportunity_id, question: 'Pregnancy?', answer: 'No', version });

test('the twelve default questions are asked where none are saved, and the saved ones where they are', async () => {
  const opportunity_id = await openInquiry(desk);
  expect(await questions(opportunity_id)).toEqual([
    'Medically stable for this setting?',
    'Current withdrawal risk/seizure history?',
    'Active suicidal intent or plan?',
    'Recent violence or arson?',
    'Registered sex offender?',
    'Active psychosis not stabilized?',
    'Pending charges or warrants?',
    'Ambulatory and independent in daily living?',
    'Pregnancy?',
    'Current medications the program cannot continue?',
    'Communicable disease needing isolation?',
    'Accepted payer or private pay?',
  ]);
  await answer(opportunity_id, 0);
  await app.within('a', (tx) =>
    tx.db
      .insertInto('configurations')
      .values({
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        user_id: null,
        type: 'ADMISSION_RULEOUT_QUESTIONS',
        config: JSON.stringify({ list: ['Uses a wheelchair?', ' Uses a wheelchair? ', ''] }),
        updated_by: null,
      })
      .execute(),
  );
  expect(await questions(opportunity_id)).toEqual(['Uses a wheelchair?', 'Pregnancy?']);
  await expect(
    desk.trpc.screening.answer.mutate({ opportunity_id, question: 'Left-handed?', answer: 'No', version: 0 }),
  ).rejects.toThrow('This question is not asked anymore.');
  await app.within('a', (tx) =>
    tx.db.deleteFrom('configurations').where('type', '=', 'ADMISSION_RULEOUT_QUESTIONS').execute(),
  );
});

test('an answer keeps its evidence, who gave it and when', async () => {
  const opportunity_id = await openInquiry(desk);
  const document_id = await uploadDocument(app, desk, opportunity_id, await textPdf(['Not pregnant.']), 'labs.pdf');
  const given = await clinical.trpc.screening.answer.mutate({
    opportunity_id,
    question: 'Pregnancy?',
    answer: 'No',
    evidence: 'Test of October',
    document_id,
    page: 1,
    version: 0,
  });
  expect(given).toEqual({
    question: 'Pregnancy?',
    answer: 'No',
    evidence: 'Test of October',
    document_id,
    file_name: 'labs.pdf',
    page: 1,
    version: 1,
    answered_by: `${clinical.user.firstname} ${clinical.user.lastname}`,
    answered_at: Math.floor(app.clock.now().getTime() / 1000),
  });
});

test('of two answers at once one wins, and the other is shown whose it met', async () => {
  const opportunity_id = await openInquiry(desk);
  const outcomes = await Promise.allSettled([answer(opportunity_id, 0), answer(opportunity_id, 0, clinical)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const lost = outcomes.find((each) => each.status === 'rejected');
  expect(String(lost?.reason)).toMatch(/answered this question meanwhile\.$/);
  expect(await answer(opportunity_id, 1)).toMatchObject({ version: 2 });
});

test("evidence is one of the inquiry's own documents", async () => {
  const [one, other] = [await openInquiry(desk), await openInquiry(desk)];
  const document_id = await uploadDocument(app, desk, other, await textPdf(['Not pregnant.']));
  await expect(
    desk.trpc.screening.answer.mutate({
      opportunity_id: one,
      question: 'Pregnancy?',
      answer: 'No',
      document_id,
      page: 1,
      version: 0,
    }),
  ).rejects.toThrow('This document does not belong to the inquiry.');
});

test("the summary's draft quotes sentences with their pages, and saves nothing", async () => {
  const opportunity_id = await openInquiry(desk);
  const pages = [
    'Ms. Sample is a 41-year-old woman who presents for treatment of alcohol use.\nShe drinks a bottle of wine daily, last on Sunday.',
    'She denies suicidal thoughts at this time.\nResidential treatment is recommended for thirty days.',
  ];
  const document_id = await uploadDocument(app, desk, opportunity_id, await textPdf(pages), 'letter.pdf');
  await app.runJobs();
  const place = { document_id, file_name: 'letter.pdf' };
  expect(await desk.trpc.suggestions.draftSummary.query({ opportunity_id })).toEqual([
    {
      ...{ part: 'why_now', ...place, page: 1 },
      quote: 'Ms. Sample is a 41-year-old woman who presents for treatment of alcohol use.',
    },
    { part: 'substances', ...place, page: 1, quote: 'She drinks a bottle of wine daily, last on Sunday.' },
    { part: 'psychiatric', ...place, page: 2, quote: 'She denies suicidal thoughts at this time.' },
    { part: 'treatment', ...place, page: 2, quote: 'Residential treatment is recommended for thirty days.' },
  ]);
  expect((await desk.trpc.inquiries.get.query({ opportunity_id })).summary).toBeNull();
});
