import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { openInquiry } from '../support/uploads.ts';

const SAMPLES = Number(process.env.TORTURE_RUNS ?? 500);
const MAX_DIFFERENCE_MS = 5;
const MIN_CHANCE = 0.01;

const app = await startTestApp({ limited: false });
const admin = await app.signIn('admin');
await admin.trpc.users.deactivate.mutate({ user_id: app.organizations.a.users.outreach.user_id });

const middleOf = (times: number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The chance that two lists of times this different come of one source: Mann and Whitney's, by its normal limit. */
function chanceOfOneSource(left: readonly number[], right: readonly number[]): number {
  const ranked = [...left.map((time) => ({ time, of: left })), ...right.map((time) => ({ time, of: right }))].sort(
    (one, other) => one.time - other.time,
  );
  const ranks = ranked.reduce((sum, { of }, index) => (of === left ? sum + index + 1 : sum), 0);
  const [n, m] = [left.length, right.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  // Abramowitz and Stegun 26.2.17: good to seven digits.
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (2 * Math.exp((-z * z) / 2) * tail) / Math.sqrt(2 * Math.PI);
}

/** Asks each kind in turn, so that whatever else the machine does slows all alike; answers the times of each. */
async function timesOf(kinds: Record<string, () => Promise<{ status: number; body: unknown }>>) {
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
  return times;
}

/** No kind is known from another by its middle time. */
function expectNear(times: ReadonlyMap<string, number[]>) {
  const middles = [...times.values()].map(middleOf);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(MAX_DIFFERENCE_MS);
}

/** Nor by how its times lie beside those of the first. */
function expectAlike(times: ReadonlyMap<string, number[]>) {
  expectNear(times);
  const [first = [], ...others] = times.values();
  for (const other of others) expect(chanceOfOneSource(first, other)).toBeGreaterThan(MIN_CHANCE);
}

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
  expectAlike(await timesOf(ofEach(ask)));
});

test('so does asking for a reset link', async () => {
  const ask = (email_id: string) => app.anyone.rest('POST', '/auth/request_password_reset', { email_id });
  expectAlike(await timesOf(ofEach(ask)));
});

test("another organization's inquiry takes as long as one that does not exist", async () => {
  const theirs = await openInquiry(await app.signIn('admissions', 'b'));
  const ask = (opportunity_id: string) => admin.rest('GET', '/api/opportunity_details', { opportunity_id });
  expectNear(await timesOf({ theirs: () => ask(theirs), missing: () => ask(randomUUID()) }));
});
