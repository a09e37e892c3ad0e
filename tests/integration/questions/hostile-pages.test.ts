import { expect, test } from 'vitest';
import { createReader } from '#server/platform/reader/reader.ts';
import { startTestApp } from '#tests/support/app.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';

const DIGITS = '7'.repeat(190_000);
const LABELS = 'a: '.repeat(66_000);
const RECORD = { context: { today: '2026-05-12', client: { firstname: 'Ada', lastname: 'Bly' } }, questions: [] };

const app = await startTestApp();
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
