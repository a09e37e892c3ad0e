import { expect, test } from 'vitest';
import type { AskedOfPages } from '#server/features/questions/engine/answer.ts';
import type { Passage } from '#server/features/questions/engine/passage.ts';
import { createReader } from '#server/platform/reader/reader.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';
import { openInquiry, uploadDocument } from '#tests/support/uploads.ts';

const DIGITS = '7'.repeat(190_000);
const LABELS = 'a: '.repeat(66_000);
const RECORD = { context: { today: '2026-05-12', client: { firstname: 'Ada', lastname: 'Bly' } }, questions: [] };

const app = await startTestApp();
const query = await openDatabase(app.databaseUrl);
const administrator = await app.signIn('admin', 'b');

/** The longest this process was away from its requests while something ran, in milliseconds. */
async function longestSilence(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work;
  clearInterval(beat);
  return longest;
}

const ROUNDS = rounds(1);

test(
  "hostile pages of one organization keep another's request and reading waiting for moments only",
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) await attackOnce();
  },
  timeFor(ROUNDS, 20_000),
);

async function attackOnce(): Promise<void> {
  const passages = Array.from({ length: 5 }, (_, at) => {
    return { document_id: 'd', file_name: 'f.pdf', page: at + 1, text: DIGITS, rank: 1 };
  });
  const pages = Array.from({ length: 6 }, (_, at) => ({ page: at + 1, text: LABELS }));
  const reader = createReader({ children: 1, step_ms: 3_000 });
  try {
    const attacks = [
      reader.of('a').ask('answer_question', { question: 'What is the dose?', passages }),
      reader.of('a').ask('suggest_from_record', { ...RECORD, pages }),
    ];
    const ended = Promise.allSettled(attacks);
    const innocent = (async () => {
      await administrator.trpc.inquiries.list.query({});
      return reader.of('b').ask('answer_question', {
        question: 'Any allergies?',
        passages: [{ document_id: 'd', file_name: 'f.pdf', page: 1, text: 'Allergies: Penicillin (hives)', rank: 1 }],
      });
    })();
    expect(await longestSilence(innocent)).toBeLessThan(1_000);
    expect(await innocent).toMatchObject({ found: true });
    for (const end of await ended) if (end.status === 'rejected') expect(end.reason.name).toBe('OverLimit');
  } finally {
    await reader.close();
  }
}

test('a page longer than any printed one leaves the database cut, without its words’ places', async () => {
  const desk = await app.signIn('admissions', 'b');
  const opportunity_id = await openInquiry(desk);
  await uploadDocument(app, desk, opportunity_id, await textPdf(['Allergies: latex', 'Allergies: eggs']), 'long.pdf');
  await app.runJobs();
  await query(
    `update document_pages set text = 'Allergies: latex' || repeat(' and more', 20000), method = 'ocr' where opportunity_id = $1 and page = 1`,
    [opportunity_id],
  );
  const handed: Passage[] = [];
  const { reader } = app.services;
  app.services.reader = {
    ...reader,
    of: (org_id) => {
      const own = reader.of(org_id);
      return {
        ...own,
        ask: (task, input, signal) => {
          if (task === 'answer_question') handed.push(...(input as AskedOfPages).passages);
          return own.ask(task, input, signal);
        },
      };
    },
  };
  try {
    expect(await desk.trpc.questions.ask.mutate({ opportunity_id, question: 'Any allergies?' })).toBeDefined();
  } finally {
    app.services.reader = reader;
  }
  const [long, short] = handed.sort((a, b) => a.page - b.page);
  expect(long?.text).toHaveLength(40_000);
  expect(long?.words).toBeNull();
  expect(short?.text).toBe('Allergies: eggs');
  expect(short?.words).not.toBeNull();
});
