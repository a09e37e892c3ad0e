import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPagesToUnderstand, keepUnderstood } from '#server/features/documents/understood-pages.ts';
import { asOrganization } from '#server/platform/context.ts';
import { chooseModel } from '#server/platform/llm/choose-model.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { type FakeLlm, startFakeLlm } from '#tests/support/fake-llm-server.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { sendForm } from '#tests/support/uploads.ts';

const app = await startTestApp();
let desk: Actor;
let admin: Actor;
let fake: FakeLlm;

const OWN = 'Patient: Dana Sample\nDOB: 01/02/1990\nAllergies: Latex (rash)\nThe patient sleeps poorly.';
const OTHERS = 'Patient: Odessa Granville\nDOB: 04/05/1971\nAllergies: Penicillin (hives)\nThe patient eats little.';
const QUESTION = 'What allergies does the patient have?';

beforeAll(async () => {
  [desk, admin] = [await app.signIn('admissions'), await app.signIn('admin')];
  fake = await startFakeLlm();
});
afterAll(() => fake.close());

/** An inquiry of Dana Sample with a packet that holds a page of somebody else, read to its end. */
async function readPacket(autofill: boolean): Promise<{ opportunity_id: string; patient_id: string }> {
  const { id: patient_id } = await desk.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
  const created = await desk.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12' });
  await sendForm(app, desk.token, {
    parts: [
      ['opportunity_id', created.id],
      ['autofill', `${autofill}`],
      ['file', { name: 'packet.pdf', bytes: await textPdf([OWN, OTHERS]) }],
    ],
  });
  await app.runJobs('documents.extract');
  await app.runJobs('documents.understand');
  return { opportunity_id: created.id, patient_id };
}

async function marked(opportunity_id: string): Promise<number[] | undefined> {
  const [document] = await desk.trpc.documents.list.query({ opportunity_id });
  return document?.pages_of_others;
}

const quotesOf = async (opportunity_id: string): Promise<string[]> => {
  const { citations, passages } = await desk.trpc.questions.ask.mutate({ opportunity_id, question: QUESTION });
  return [...citations, ...passages].map(({ quote }) => quote);
};

test('a client whose name is corrected: the marks follow, and no question waits for them', async () => {
  const { opportunity_id, patient_id } = await readPacket(false);
  expect(await marked(opportunity_id)).toEqual([2]);
  expect(await quotesOf(opportunity_id)).toEqual([expect.stringContaining('Latex')]);

  const patient = { firstname: 'Odessa', lastname: 'Granville', dob: '1971-04-05' };
  await desk.trpc.clients.update.mutate({ patient_id, patient });
  expect(await quotesOf(opportunity_id)).toEqual([expect.stringContaining('Penicillin')]);
  expect(await app.runJobs('documents.understand')).toMatchObject([{ outcome: 'completed' }]);
  expect(await marked(opportunity_id)).toEqual([1]);
  expect(await quotesOf(opportunity_id)).toEqual([expect.stringContaining('Penicillin')]);

  // What is no part of who somebody is has nothing read again.
  await desk.trpc.clients.update.mutate({ patient_id, patient: { city: 'Salem' } });
  expect(await app.runJobs('documents.understand')).toEqual([]);
});

test('what was begun for the old name is not kept once it is corrected', async () => {
  const { opportunity_id, patient_id } = await readPacket(false);
  const [document] = await desk.trpc.documents.list.query({ opportunity_id });
  const document_id = document?.id ?? '';
  const ctx = asOrganization(app.ctx, app.organizations.a.id);
  const begun = await findPagesToUnderstand(ctx, document_id);
  const patient = { firstname: 'Odessa', lastname: 'Granville', dob: '1971-04-05' };
  await desk.trpc.clients.update.mutate({ patient_id, patient });
  await app.runJobs('documents.understand');
  const late = { document_id, understood_for: begun?.understood_for ?? '' };
  const pages = [1, 2].map((page) => ({ page, meaning: null, of_other: page === 2 }));
  expect(await keepUnderstood(ctx, { ...late, pages })).toBe(false);
  expect(await keepUnderstood(ctx, late)).toBe(false);
  expect(await marked(opportunity_id)).toEqual([1]);
});

test('a model that pages may be shown to is shown none of another person', async () => {
  const { opportunity_id } = await readPacket(true);
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'test-key', LLM_TIMEOUT: 10_000 } as const;
  app.services.model = chooseModel({ ...env, LLM_BASE_URL: `${fake.url}/v1` });
  await admin.trpc.questions.setExternalModel.mutate({ allowed: true });
  const quote = 'Allergies: Penicillin (hives)';
  fake.reply({
    kind: 'answer',
    output: {
      found: true,
      answer: 'Penicillin.',
      citations: [
        { source: 'P1', quote },
        { source: 'P2', quote },
      ],
    },
  });
  const { found } = await desk.trpc.questions.ask.mutate({ opportunity_id, question: QUESTION });
  expect(found).toBe(false);
  const value = 'eats little';
  const field = { field: 'current_symptoms', value, source: 'P2', quote: 'The patient eats little.' };
  fake.reply({ kind: 'answer', output: { fields: [field, { ...field, source: 'P1' }] } });
  expect(await app.runJobs('documents.autofill')).toMatchObject([{ outcome: 'completed' }]);
  const { suggestions } = await desk.trpc.suggestions.list.query({ opportunity_id });
  expect(JSON.stringify(suggestions)).not.toMatch(/eats little|Penicillin/);
  const sent = JSON.stringify(fake.requests.map(({ body }) => body));
  expect(fake.requests).toHaveLength(2);
  expect(sent).toContain('sleeps poorly');
  expect(sent).not.toMatch(/Odessa|Penicillin|eats little/);
});
