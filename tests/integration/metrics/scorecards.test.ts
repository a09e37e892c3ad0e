import { beforeAll, describe, expect, test } from 'vitest';
import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { asOrganization } from '#server/platform/context.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { generateWorld } from '#tests/support/metrics/generate-world.ts';
import { rowsBehind, type World } from '#tests/support/metrics/oracle.ts';
import { TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admin');
const ZONE = 'America/New_York';
const SPAN = { start: addDays(TODAY, -179), end: TODAY };
const asked = { start_date: SPAN.start, end_date: SPAN.end };

let world: World;
beforeAll(async () => {
  world = await generateWorld(app, 160);
});

const dayOf = (at: string) => dayInZone(new Date(at), ZONE);
const middle = (sorted: readonly number[]) =>
  (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;

/** The days from an inquiry to its first admit. */
function daysToAdmit(id: string): number {
  const { created_at, moves } = world.inquiries.find((each) => each.id === id)!;
  const [first] = moves
    .filter(({ to_status }) => to_status === 'ADMITTED')
    .map(({ at }) => at)
    .sort();
  return (Date.parse(dayOf(first!)) - Date.parse(dayOf(created_at))) / 86_400_000;
}

describe.each(['the rows', 'the days that are kept'])('a scorecard, counted from %s', (how) => {
  beforeAll(async () => {
    if (how !== 'the rows') await keepAllDays(asOrganization(app.ctx, app.organizations.a.id));
  });

  test('says of each source what its metrics say', async () => {
    const cards = await desk.trpc.scorecards.list.query(asked);
    const behind = (metric: Parameters<typeof rowsBehind>[0]) =>
      rowsBehind(metric, world, { ...SPAN, today: TODAY, zone: ZONE });
    const [received, sent, amounts] = [
      behind('conversion_by_professional_referral_name'),
      behind('referrals_sent_by_source'),
      behind('amount_by_referral_source'),
    ] as const;
    const names = new Set([...received, ...sent, ...amounts].map(({ category }) => category!));
    expect(cards.map(({ source }) => source).sort()).toEqual([...names].sort());
    for (const card of cards) {
      const own = received.filter(({ category }) => category === card.source);
      const admitted = own.filter((row) => row.admitted);
      const days = admitted.map(({ id }) => daysToAdmit(id)).sort((a, b) => a - b);
      expect(card).toEqual({
        source: card.source,
        inquiries: own.length,
        admissions: admitted.length,
        conversion_rate: own.length === 0 ? null : Math.round((1000 * admitted.length) / own.length) / 10,
        median_days: days.length === 0 ? null : middle(days),
        sent: sent.filter(({ category }) => category === card.source).length,
        amount:
          amounts
            .filter(({ category }) => category === card.source)
            .reduce((sum, { amount }) => sum + Math.round(amount! * 100), 0) / 100,
      });
    }
    expect(cards.map(({ inquiries }) => inquiries)).toEqual(
      cards.map(({ inquiries }) => inquiries).sort((a, b) => b - a),
    );
  });

  test('leads from each figure to as many rows', async () => {
    const [card] = await desk.trpc.scorecards.list.query(asked);
    const rows = async (metric: 'conversion_by_professional_referral_name' | 'referrals_sent_by_source') =>
      (await desk.trpc.metrics.rows.query({ ...asked, metric, category: card!.source })).total;
    expect([await rows('conversion_by_professional_referral_name'), await rows('referrals_sent_by_source')]).toEqual([
      card!.inquiries,
      card!.sent,
    ]);
  });
});

test('outreach sees no amounts, and who sees no outreach figures no scorecard', async () => {
  const outreach = await app.signIn('outreach');
  const cards = await outreach.trpc.scorecards.list.query(asked);
  expect(new Set(cards.map(({ amount }) => amount))).toEqual(new Set([null]));
  const clinical = await app.signIn('clinical');
  await expect(clinical.trpc.scorecards.list.query(asked)).rejects.toMatchObject({ data: { code: 'forbidden' } });
});

test('a number to call stands beside who was dropped, for who may read the inquiry alone', async () => {
  const first = async (role: 'admissions' | 'clinical' | 'analyst') => {
    const actor = await app.signIn(role);
    const { rows } = await actor.trpc.metrics.rows.query({ ...asked, metric: 'drops_to_call_back' });
    return Object.keys(rows[0]!);
  };
  expect(await first('admissions')).toContain('client_phone');
  expect(await first('clinical')).toContain('client_phone');
  expect(await first('analyst')).not.toContain('client_phone');
  // A file has no column that would stand empty.
  const head = async (role: 'admissions' | 'analyst') => {
    const { token, user } = await app.signIn(role);
    await query('update users set can_export = true where id = $1', [user.user_id]);
    const rows = new URLSearchParams({ ...asked, metric: 'drops_to_call_back' });
    const headers = { authorization: `Bearer ${token}` };
    const file = await (await fetch(`${app.url}/api/metrics_export?${rows}`, { headers })).text();
    return file.trim().split('\r\n')[0];
  };
  const shared = '"Inquiry Name","Status","Admit Date","Created Date"';
  expect(await head('admissions')).toBe(`${shared},"Phone"`);
  expect(await head('analyst')).toBe(shared);
  const { rows } = await desk.trpc.metrics.rows.query({ ...asked, metric: 'opportunities_created' });
  expect(Object.keys(rows[0]!)).not.toContain('client_phone');
});

test('the steps to an admit come in their order, each with its share of all', async () => {
  const { inquiry_funnel } = await desk.trpc.metrics.get.query({ ...asked, metric: ['inquiry_funnel'] });
  const steps = inquiry_funnel!.data;
  expect(steps.map(({ category }) => category)).toEqual([
    ...['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED'],
  ]);
  const counts = steps.map(({ total_opportunity_count }) => total_opportunity_count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(steps[0]!.percent).toBe(100);
  expect(steps.at(-1)!.percent).toBe(Math.floor((100 * counts.at(-1)!) / counts[0]! + 0.5));
});
