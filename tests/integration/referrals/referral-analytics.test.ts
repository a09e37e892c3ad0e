import { describe, expect, test } from 'vitest';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const outreach = await app.signIn('outreach');
const analyst = await app.signIn('analyst');

const noon = (day: string) => Date.parse(`${day}T16:00:00Z`) / 1000;
const referral_id = await createSource(desk, { referral_name: 'Counted House' });
const contact_id = await createContact(desk, referral_id);
const elsewhere = await createSource(desk, { referral_name: 'Other House' });

async function refer(lastname: string, referred_at: string, way: 'primary' | 'secondary' | 'out', to = referral_id) {
  const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname });
  await desk.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { condition: ['Anxiety', 'OCD'] } });
  const shared = { opportunity_id: id, referral_id: to, referred_at };
  await desk.trpc.referralFlow.add.mutate(
    way === 'out'
      ? { ...shared, contact_id, referral_direction: 'referral_sent' }
      : {
          ...shared,
          referral_direction: 'referral_received',
          source_type: 'professional_referral',
          priority_level: way,
        },
  );
  return desk.trpc.inquiries.get.query({ opportunity_id: id });
}
const before = await refer('Before', '2026-02-28', 'primary');
const first = await refer('First', '2026-03-01', 'primary');
const second = await refer('Second', '2026-03-15', 'secondary');
const last = await refer('Last', '2026-03-31', 'primary');
await refer('After', '2026-04-01', 'primary');
const sent = await refer('Sent', '2026-03-20', 'out');
await refer('Elsewhere', '2026-03-20', 'primary', elsewhere);

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
const details = (by: Actor, input: object = {}) =>
  by.trpc.referralAnalytics.details.query({ referral_id, ...MARCH, ...input });

describe('the counts', () => {
  test('are those of the range, its first and last day included, primary and secondary', async () => {
    const { status, body } = await desk.rest(
      'GET',
      `/api/referral_analytics?${new URLSearchParams({ referral_id, ...MARCH })}`,
    );
    expect(status).toBe(200);
    expect(body.result).toEqual({ referred_in: 3, referred_out: 1 });
    const day = { start_date: '2026-02-28', end_date: '2026-02-28' };
    expect(await desk.trpc.referralAnalytics.counts.query({ referral_id, ...day })).toEqual({
      referred_in: 1,
      referred_out: 0,
    });
  });

  test('are refused for a range that ends before it begins, and for a source that is not there', async () => {
    const turned = new URLSearchParams({ referral_id, start_date: '2026-03-02', end_date: '2026-03-01' });
    const { status, body } = await desk.rest('GET', `/api/referral_analytics?${turned}`);
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ start_date: 'The start must not be after the end.' });
    const other = await app.signIn('admissions', 'b');
    await expect(other.trpc.referralAnalytics.counts.query({ referral_id, ...MARCH })).rejects.toThrow(
      'This referral source does not exist.',
    );
    await expect(details(other)).rejects.toThrow('This referral source does not exist.');
  });
});

describe('the referrals behind them', () => {
  test('are as many as were counted, newest first, with what the page shows of each', async () => {
    const { referred_in_details, referred_out_details } = await details(desk);
    expect(referred_in_details).toMatchObject([
      { opportunity_id: last.id, referred_at: noon('2026-03-31'), priority_level: 'primary' },
      { opportunity_id: second.id, referred_at: noon('2026-03-15'), priority_level: 'secondary' },
      {
        opportunity_id: first.id,
        opportunity_name: first.opportunity_name,
        condition: ['Anxiety', 'OCD'],
        status: 'PRE-ASSESSMENT',
        created_at: first.created_at,
        priority_level: 'primary',
      },
    ]);
    expect(referred_out_details).toMatchObject([{ opportunity_id: sent.id, priority_level: null }]);
    expect(before.id).not.toBe(first.id);
  });

  test('come for one count alone where it is named', async () => {
    const asked = new URLSearchParams({ referral_id, ...MARCH, metric: 'referred_out' });
    const { body } = await desk.rest('GET', `/api/referral_analytics_details?${asked}`);
    expect(Object.keys(body.result as object)).toEqual(['referred_out_details']);
    expect(Object.keys(await details(desk, { metric: 'referred_in' }))).toEqual(['referred_in_details']);
  });

  test('show outreach a name, a status and when the inquiry was created', async () => {
    const { referred_in_details } = await details(outreach, { metric: 'referred_in' });
    const [row] = referred_in_details ?? [];
    expect(Object.keys(row ?? {}).sort()).toEqual(['created_at', 'id', 'opportunity_id', 'opportunity_name', 'status']);
    expect(row).toMatchObject({ opportunity_id: last.id, opportunity_name: last.opportunity_name });
  });

  test('show an analyst the suffix in place of the name, and nothing that leads to the inquiry', async () => {
    const { referred_in_details } = await details(analyst, { metric: 'referred_in' });
    const [row] = referred_in_details ?? [];
    expect(row?.opportunity_name).toBe(last.opportunity_name.slice(-4));
    expect(row).not.toHaveProperty('opportunity_id');
    expect(JSON.stringify(referred_in_details)).not.toContain('Dana');
  });
});

describe('the file of them', () => {
  const exported = (by: Actor) =>
    fetch(
      `${app.url}/api/referral_analytics_export?${new URLSearchParams({ referral_id, ...MARCH, metric: 'referred_in' })}`,
      { headers: { authorization: `Bearer ${by.token}` } },
    );
  const recordsOf = async (response: Response) => parseCsv((await response.text()).replace(/^\uFEFF/, ''));

  test('holds every row under the range’s name', async () => {
    const response = await exported(await app.signIn('manager'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('filename="details-2026-03-01-2026-03-31.csv"');
    expect(await recordsOf(response)).toEqual([
      ['Inquiry Name', 'Condition', 'Status', 'Level', 'Referred on', 'Created Date'],
      [last.opportunity_name, 'Anxiety, OCD', 'Pre Assessment', 'Primary', '2026-03-31', '2026-05-11'],
      [second.opportunity_name, 'Anxiety, OCD', 'Pre Assessment', 'Secondary', '2026-03-15', '2026-05-11'],
      [first.opportunity_name, 'Anxiety, OCD', 'Pre Assessment', 'Primary', '2026-03-01', '2026-05-11'],
    ]);
  });

  test('names no one to an analyst, and is refused to outreach, which exports contacts alone', async () => {
    const unnamed = await recordsOf(await exported(analyst));
    expect(unnamed[1]?.[0]).toBe(last.opportunity_name.slice(-4));
    expect((await exported(outreach)).status).toBe(403);
  });

  test('is refused to an account that may not export', async () => {
    const response = await exported(desk);
    expect(response.status).toBe(403);
  });
});
