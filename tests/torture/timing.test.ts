import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { openInquiry } from '../support/uploads.ts';

const SAMPLES = Number(process.env.TORTURE_RUNS ?? 500);
const MOST_DIFFERENCE_MS = 5;

const app = await startTestApp({ limited: false });
const admin = await app.signIn('admin');
await admin.trpc.users.deactivate.mutate({ user_id: app.organisations.a.users.outreach.user_id });

const middleOf = (times: number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Asks each kind in turn, so that whatever else the machine does slows all alike; answers the middle time of each. */
async function middleTimes(kinds: Record<string, () => Promise<{ status: number; body: unknown }>>) {
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const answers = new Set<string>();
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const [kind, ask] of Object.entries(kinds)) {
      const began = performance.now();
      const { status, body } = await ask();
      times.get(kind)?.push(performance.now() - began);
      answers.add(JSON.stringify([status, body]).replace(/"request_id":"[^"]*"/, ''));
    }
  expect([...answers]).toHaveLength(1);
  return [...times.values()].map(middleOf);
}

const expectAlike = (middles: number[]) =>
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(MOST_DIFFERENCE_MS);

const addresses = {
  known: 'clinical@a.example',
  unknown: 'nobody@a.example',
  disabled: 'outreach@a.example',
  other: 'clinical@b.example',
};
const ofEach = (ask: (email_id: string) => Promise<{ status: number; body: unknown }>) =>
  Object.fromEntries(Object.entries(addresses).map(([kind, email]) => [kind, () => ask(email)]));

test('a sign-in takes as long for an address that has no account', async () => {
  const ask = (email_id: string) =>
    app.anyone.rest('POST', '/auth/login', { email_id, password: 'Not-the-1-password%' });
  expectAlike(await middleTimes(ofEach(ask)));
});

test('so does asking for a reset link', async () => {
  const ask = (email_id: string) => app.anyone.rest('POST', '/auth/request_password_reset', { email_id });
  expectAlike(await middleTimes(ofEach(ask)));
});

test("another organisation's inquiry takes as long as one that does not exist", async () => {
  const theirs = await openInquiry(await app.signIn('admissions', 'b'));
  const ask = (opportunity_id: string) => admin.rest('GET', '/api/opportunity_details', { opportunity_id });
  expectAlike(await middleTimes({ theirs: () => ask(theirs), missing: () => ask(randomUUID()) }));
});
