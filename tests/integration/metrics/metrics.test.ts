import { beforeAll, describe, expect, test } from 'vitest';
import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { type Stretch, seamOf, selectRows } from '#server/features/metric-rows/metric-rows.queries.ts';
import { scopeOf } from '#server/features/metric-scope/metric-scope.access.ts';
import { asOrganization } from '#server/platform/context.ts';
import { read } from '#server/platform/transaction.ts';
import type {
  ActivityRow,
  AmountShare,
  Conversion,
  MetricRow,
  StageMedian,
  StateCount,
} from '#shared/features/metrics/metric-answers.ts';
import { bucketSpan } from '#shared/features/metrics/metric-math.ts';
import { hasCategories, METRIC_NAMES, type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { may } from '#shared/platform/permissions.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { generateWorld } from '#tests/support/metrics/generate-world.ts';
import { type Row, rowsBehind, type World } from '#tests/support/metrics/oracle.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';
import { TODAY } from '#tests/support/status.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admin');
const query = await openDatabase(app.databaseUrl);
const ZONE = 'America/New_York';

/** The presets, a week, and a year that reaches back before the first row. */
const RANGES = [180, 90, 30, 7, 365].map((days) => ({ start: addDays(TODAY, 1 - days), end: TODAY }));
const PAST = { start: addDays(TODAY, -120), end: addDays(TODAY, -41) };

let world: World;
beforeAll(async () => {
  world = await generateWorld(app, 180);
});

const asked = ({ start, end }: { start: string; end: string }) => ({ start_date: start, end_date: end });
const behind = (metric: MetricName, span: { start: string; end: string }) =>
  rowsBehind(metric, world, { ...span, today: TODAY, zone: ZONE });

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const amountOf = (rows: readonly Row[]) => total(rows.map(({ amount }) => Math.round((amount ?? 0) * 100))) / 100;
const grouped = (rows: readonly Row[]) => {
  const names = new Set(rows.map(({ category }) => category ?? ''));
  return new Map([...names].map((name) => [name, rows.filter(({ category }) => (category ?? '') === name)] as const));
};
const rate = (rows: readonly Row[]) =>
  rows.length === 0 ? null : Math.round((1000 * rows.filter(({ admitted }) => admitted).length) / rows.length) / 10;
const roundUp = (value: number, decimals: number) => Math.floor(value * 10 ** decimals + 0.5 + 1e-9) / 10 ** decimals;

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The data of an answer, from the rows that the oracle finds. */
function expectedData(metric: MetricName, rows: readonly Row[]): unknown {
  const { kind, unit } = metricOf(metric);
  const groups = [...grouped(rows)];
  switch (kind) {
    case 'count':
      return rows.length;
    case 'sum':
      return amountOf(rows);
    case 'mean':
      return rows.length === 0 ? null : roundUp(amountOf(rows) / rows.length, unit === 'dollars' ? 2 : 0);
    case 'share':
      return roundUp((100 * rows.length) / total(Object.values(world.beds).map((size) => size ?? 0)), 0);
    case 'funnel': {
      const steps = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED'];
      return Object.fromEntries(
        rows.length === 0 ? [] : steps.map((step) => [step, rows.filter(({ category }) => category === step).length]),
      );
    }
    case 'categories':
      return Object.fromEntries(groups.map(([category, each]) => [category, each.length]));
    case 'amounts':
      return Object.fromEntries(groups.map(([category, each]) => [category, amountOf(each)]));
    case 'states':
      return Object.fromEntries(
        groups.map(([category, each]) => [category, [each.length, each.filter(({ admitted }) => admitted).length]]),
      );
    case 'rate':
      return [rows.length, rate(rows)];
    case 'conversion':
      return Object.fromEntries(
        [...groups, ['Total', rows] as const].map(([name, each]) => [name, [each.length, rate(each)]]),
      );
    case 'period': {
      if (rows.length === 0) return null;
      const share = (each: readonly Row[]) => {
        const admissions = each.filter(({ admitted }) => admitted).length;
        const inquiries = each.length - admissions;
        return [inquiries, admissions, inquiries === 0 ? null : Math.round((1000 * admissions) / inquiries) / 10];
      };
      return Object.fromEntries([...groups, ['Total', rows] as const].map(([name, each]) => [name, share(each)]));
    }
    case 'median': {
      const seconds = median(rows.map(({ amount }) => amount!));
      return seconds === null ? null : roundUp(seconds / 60, 1);
    }
    case 'part':
      return rate(rows);
    case 'medians':
      return Object.fromEntries(
        ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DISCHARGED', 'DROPPED'].map((stage) => {
          const days = rows.filter(({ category }) => category === stage).map(({ amount }) => amount!);
          return [stage, [median(days), days.length]];
        }),
      );
  }
}

/** The same of an answer. */
function actualData(metric: MetricName, data: unknown): unknown {
  const { kind } = metricOf(metric);
  const list = data as (AmountShare & StateCount & Conversion)[];
  switch (kind) {
    case 'categories':
    case 'funnel':
      return Object.fromEntries(list.map((each) => [each.category, each.total_opportunity_count]));
    case 'amounts':
      return Object.fromEntries(list.map((each) => [each.category, each.total_amount]));
    case 'states':
      return Object.fromEntries(
        list.map((each) => [each.category, [each.total_opportunity_count, each.opportunity_count_with_admit_date]]),
      );
    case 'conversion':
      return Object.fromEntries(list.map((each) => [each.source, [each.inquiries, each.conversion_rate]]));
    case 'period':
      return data === null
        ? null
        : Object.fromEntries(
            list.map((each) => [each.source, [each.inquiries, each.admissions, each.conversion_rate]]),
          );
    case 'rate': {
      const { inquiries, conversion_rate } = data as Conversion;
      return [inquiries, conversion_rate];
    }
    case 'medians':
      return Object.fromEntries(
        Object.entries(data as Record<string, StageMedian>).map(([stage, each]) => [
          stage,
          [each.median_days, each.count],
        ]),
      );
    default:
      return data;
  }
}

/** Keeps the days as the worker does, or forgets them: every number must hold both ways. */
const WAYS = {
  'the rows': async () => {
    await query('delete from metric_standing');
  },
  'the days that are kept': async () => {
    await keepAllDays(asOrganization(app.ctx, app.organizations.a.id));
    expect(
      await query('select since::text, (select count(*)::int from metric_marks) as marks from metric_standing'),
    ).toEqual([{ since: '0001-01-01', marks: 0 }]);
  },
} as const;

describe.each(Object.entries(WAYS))('over a random half year, from %s', (_, prepare) => {
  beforeAll(prepare);

  test('the world has something to say to every metric', () => {
    expect(METRIC_NAMES.filter((metric) => behind(metric, RANGES[0]!).length === 0)).toEqual([]);
  });

  test.each([...RANGES, PAST])('from $start to $end every metric is what its definition says', async (span) => {
    const answers = await desk.trpc.metrics.get.query({ ...asked(span), metric: METRIC_NAMES, granularity: 'week' });
    for (const metric of METRIC_NAMES) {
      const answer = answers[metric]!;
      expect([metric, actualData(metric, answer.data)]).toEqual([metric, expectedData(metric, behind(metric, span))]);
      if (metricOf(metric).kind !== 'count') continue;
      const points = answer.series!.map(({ count }) => count);
      // A source that referred in several weeks is one of each of them, and one of the range.
      if (metricOf(metric).once)
        expect([metric, points]).toEqual([
          metric,
          answer.series!.map(({ date }) => behind(metric, bucketSpan(date, 'week', span)).length),
        ]);
      else expect([metric, total(points)]).toEqual([metric, answer.data]);
    }
  });

  test('behind every number, and every part of one, stand exactly the rows it counts', async () => {
    const span = RANGES[0]!;
    for (const metric of METRIC_NAMES) {
      // By the period method the inquiries are those created; who was admitted is counted beside them.
      const isPeriod = metricOf(metric).kind === 'period';
      const rows = behind(metric, span).filter(({ admitted }) => !isPeriod || !admitted);
      const parts = hasCategories(metric) ? [...grouped(rows)] : [];
      const [all, ...found] = await Promise.all([
        desk.trpc.metrics.rows.query({ ...asked(span), metric }),
        ...parts.map(([category]) => desk.trpc.metrics.rows.query({ ...asked(span), metric, category })),
      ]);
      expect([metric, all.total, all.rows.length]).toEqual([metric, rows.length, Math.min(20, rows.length)]);
      expect(parts.map(([category], at) => [metric, category, found[at]!.total])).toEqual(
        parts.map(([category, each]) => [metric, category, each.length]),
      );
    }
  });

  test('a point of a chart leads to the rows of its days', async () => {
    const metrics = METRIC_NAMES.filter((metric) => metricOf(metric).kind === 'count');
    const answers = await desk.trpc.metrics.get.query({ ...asked(PAST), metric: metrics, granularity: 'month' });
    for (const metric of metrics)
      for (const { date, count } of answers[metric]!.series!) {
        const to = addDays(`${addDays(date, 31).slice(0, 8)}01`, -1);
        const { total: found } = await desk.trpc.metrics.rows.query({ ...asked(PAST), metric, from: date, to });
        expect([metric, date, found]).toEqual([metric, date, count]);
      }
  });

  test('pages follow one another without a gap and without a row twice', async () => {
    const metric = 'opportunities_created';
    const ids: string[] = [];
    const { total: many } = await desk.trpc.metrics.rows.query({ ...asked(RANGES[0]!), metric });
    for (let page = 1; ids.length < many; page++) {
      const { rows } = await desk.trpc.metrics.rows.query({ ...asked(RANGES[0]!), metric, page });
      expect(rows.length).toBeGreaterThan(0);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(new Set(ids)).toEqual(new Set(behind(metric, RANGES[0]!).map(({ id }) => id)));
    expect(ids).toHaveLength(many);
  });

  test('the documented path gives the rows with the numbers, under their categories', async () => {
    const { start, end } = RANGES[1]!;
    const address = `/api/metrics?start_date=${start}&end_date=${end}&details=true`;
    const { status, body } = await desk.rest(
      'GET',
      `${address}&metric=opportunities_admitted&metric=opportunities_by_status&metric=median_days_processing_time`,
    );
    expect(status).toBe(200);
    const result = body.result as Record<string, { data: unknown; details: MetricRow[] | Record<string, MetricRow[]> }>;
    expect(Object.keys(result)).toEqual([
      ...['opportunities_admitted', 'opportunities_by_status', 'median_days_processing_time'],
    ]);
    expect(result.opportunities_admitted!.details).toHaveLength(result.opportunities_admitted!.data as number);
    for (const metric of ['opportunities_by_status', 'median_days_processing_time'] as const) {
      const details = Object.entries(result[metric]!.details as Record<string, MetricRow[]>);
      expect(Object.fromEntries(details.map(([category, rows]) => [category, rows.length]))).toEqual(
        Object.fromEntries([...grouped(behind(metric, RANGES[1]!))].map(([category, rows]) => [category, rows.length])),
      );
    }
    const [admitted] = (result.median_days_processing_time!.details as Record<string, MetricRow[]>).ADMITTED!;
    expect(Object.keys(admitted!).sort()).toEqual([
      ...['admit_date', 'created_at', 'final_status', 'id', 'opportunity_id', 'opportunity_name', 'processing_days'],
      ...['status', 'transition_date'],
    ]);
  });

  test('a state of the map lists its sources, and what they sent', async () => {
    const { start, end } = RANGES[0]!;
    const query = `start_date=${start}&end_date=${end}`;
    const { body } = await desk.rest('GET', `/api/referral_heatmap?${query}`);
    const { data } = body.result as { data: StateCount[] };
    expect(data.length).toBeGreaterThan(2);
    for (const { category } of data) {
      const { body: answer } = await desk.rest('GET', `/api/geo_referral_details?${query}&state=${category}`);
      const { data: sources } = answer.result as { data: { organization_name: string; inquiries: number }[] };
      const state = category === 'others' ? 'ZZ' : category;
      const expected = world.sources.filter((each) => each.state === state).map(({ referral_name }) => referral_name);
      expect(expected).toEqual(expect.arrayContaining(sources.map(({ organization_name }) => organization_name)));
      expect(total(sources.map(({ inquiries }) => inquiries))).toBeGreaterThan(0);
    }
  });
});

test('the plan of a month is asked for among them, with parameters of its own', async () => {
  const plan = 'total_capacity=40&target_occupancy=85&avg_los=30&rerun=true';
  const mix = encodeURIComponent('{"Professional Referral":60,"Online":30,"Alumni Referral":10}');
  const query = `start_date=2026-01-01&end_date=${TODAY}&metric=census_booster&metric=contacts_created`;
  const { body } = await desk.rest('GET', `/api/metrics?${query}&${plan}&referral_mix=${mix}`);
  const result = body.result as { census_booster: { data: { details: object[] } }; contacts_created: object };
  expect(Object.keys(result).sort()).toEqual(['census_booster', 'contacts_created']);
  expect(result.census_booster.data.details.at(-1)).toMatchObject({
    status: 'ADMITTED',
    admissions_needed_per_month: 34,
    inquiries_required_per_month: 34,
  });
  const outreach = await app.signIn('outreach');
  expect((await outreach.rest('GET', `/api/metrics?${query}`)).status).toBe(403);
});

/** The parts of an answer by category, as they are clicked; one without a name where there are none. */
function clickedParts(metric: MetricName, data: unknown): [category: string | undefined, count: number][] {
  const list = data as (AmountShare & StateCount & Conversion)[];
  switch (metricOf(metric).kind) {
    case 'count':
      return [[undefined, data as number]];
    case 'rate':
      return [[undefined, (data as Conversion).inquiries]];
    case 'conversion':
    case 'period':
      return (list ?? []).slice(0, -1).map(({ source, inquiries }) => [source, inquiries]);
    case 'medians':
      return Object.entries(data as Record<string, StageMedian>).map(([stage, { count }]) => [stage, count]);
    case 'categories':
    case 'amounts':
    case 'funnel':
    case 'states':
      return list.map((each) => [each.category, each.total_opportunity_count]);
    default:
      return [];
  }
}

test.each(['admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst'] as const)(
  'for %s the number clicked and the rows behind it are the same number, for every metric and range',
  async (role) => {
    const person = await app.signIn(role);
    const metrics = METRIC_NAMES.filter((metric) => metricOf(metric).tabs.some((tab) => may(role, `analytics:${tab}`)));
    expect(metrics.length).toBeGreaterThan(0);
    for (const span of [...RANGES.slice(0, 3), PAST]) {
      const answers = await person.trpc.metrics.get.query({ ...asked(span), metric: metrics, granularity: 'month' });
      for (const metric of metrics) {
        const parts = clickedParts(metric, answers[metric]!.data);
        const found = await Promise.all([
          person.trpc.metrics.rows.query({ ...asked(span), metric }),
          ...parts.map(([category]) => person.trpc.metrics.rows.query({ ...asked(span), metric, category })),
        ]);
        const [all, ...each] = found.map((answer) => answer.total);
        expect([metric, span.start, each]).toEqual([metric, span.start, parts.map(([, count]) => count)]);
        if (parts.length > 0)
          expect([metric, span.start, all]).toEqual([metric, span.start, total(parts.map(([, count]) => count))]);
      }
    }
  },
  120_000,
);

test('percentages are whole and add up to exactly 100', async () => {
  const metric = ['opportunities_by_condition', 'amount_by_source', 'top_referral_sources'] as const;
  const answers = await desk.trpc.metrics.get.query({ ...asked(RANGES[0]!), metric: [...metric] });
  for (const each of metric) expect(total(answers[each]!.data.map(({ percent }) => percent))).toBe(100);
});

test('what can not be asked is refused with the reason', async () => {
  const span = asked(RANGES[2]!);
  const get = (input: object) => desk.trpc.metrics.get.query({ ...span, metric: ['contacts_created'], ...input });
  await expect(get({ start_date: addDays(TODAY, -5) })).rejects.toThrow('Please select a range of at least 7 days');
  await expect(get({ end_date: addDays(TODAY, 1) })).rejects.toThrow('The end date must not be in the future');
  await expect(get({ start_date: TODAY, end_date: addDays(TODAY, -9) })).rejects.toThrow(
    'The start date must not be after the end date',
  );
  const daily = await desk.rest(
    'GET',
    '/api/metrics?start_date=2024-01-01&end_date=2026-01-01&metric=contacts_created&granularity=day',
  );
  expect([daily.status, daily.body.error?.fields]).toEqual([
    400,
    { start_date: 'A range cut by day has at most 731 days. Choose weeks or months for a longer one.' },
  ]);
  const unknown = await desk.rest('GET', `/api/metrics?start_date=2026-01-01&end_date=2026-05-01&metric=happiness`);
  expect(unknown.status).toBe(400);
  expect(unknown.body.error?.message).toContain('There is no metric named "happiness".');
  const alias = await desk.rest(
    'GET',
    '/api/metrics?start_date=2026-01-01&end_date=2026-05-01&metric=distinct_organizations_created',
  );
  expect(Object.keys(alias.body.result as object)).toEqual(['organizations_created']);
});

test('each role sees the metrics of its screens, and of the rows its own part', async () => {
  const seen = async (role: 'outreach' | 'clinical' | 'analyst', metric: MetricName) => {
    const actor = await app.signIn(role);
    const { rows } = await actor.trpc.metrics.rows.query({ ...asked(RANGES[0]!), metric });
    return rows[0]!;
  };
  const forbidden = { data: { code: 'forbidden' } };
  await expect(seen('outreach', 'opportunities_by_status')).rejects.toMatchObject(forbidden);
  await expect(seen('outreach', 'opportunity_amount_admitted')).rejects.toMatchObject(forbidden);
  await expect(seen('clinical', 'contacts_created')).rejects.toMatchObject(forbidden);
  expect(Object.keys(await seen('outreach', 'top_referral_sources')).sort()).toEqual([
    ...['created_at', 'id', 'opportunity_id', 'opportunity_name', 'status'],
  ]);
  const counted = await seen('analyst', 'opportunity_amount_admitted');
  expect(counted).not.toHaveProperty('opportunity_id');
  expect((counted as { opportunity_name: string }).opportunity_name).toMatch(/^\d{4}$/);
  expect(await seen('clinical', 'opportunities_by_status')).toHaveProperty('opportunity_id');
});

test('a file is read a stretch behind the last one, so that rows that come meanwhile repeat none', async () => {
  const ctx = { ...asOrganization(app.ctx, app.organizations.a.id), action: 'metrics.export' };
  const scope = await scopeOf(ctx, asked(RANGES[0]!));
  for (const metric of METRIC_NAMES) {
    const stretch = async (limit: number, after?: Stretch['after']) => {
      const [rows] = await read(ctx, (db) => [selectRows(db, scope, { metric }, { limit, after })]);
      return rows.map(({ id, day, category }) => ({ id, day, category }));
    };
    const whole = await stretch(10_000);
    const inStretches: typeof whole = [];
    const size = Math.max(3, Math.ceil(whole.length / 4));
    let seam: Stretch['after'];
    for (let next = await stretch(size); next.length > 0; next = await stretch(size, seam)) {
      inStretches.push(...next);
      seam = seamOf(next, seam);
    }
    expect(inStretches, metric).toEqual(whole);
  }
});

test('rows of one place are counted over a seam of a file, so that none of them is left out', () => {
  const twice = { day: '2026-03-02', id: 'one', category: 'Dropped' };
  const seam = seamOf([{ ...twice, id: 'two' }, twice]);
  expect([seam, seamOf([twice, twice], seam), seamOf([], seam)]).toEqual([
    { ...twice, given: 1 },
    { ...twice, given: 3 },
    seam,
  ]);
});

test('the file of a number holds its rows under the name the specification gives it', async () => {
  const { start, end } = RANGES[0]!;
  const file = async (query: string) => {
    const response = await fetch(`${app.url}/api/metrics_export?start_date=${start}&end_date=${end}&${query}`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    const lines = (await response.text()).trim().split('\r\n');
    const cells = lines.slice(1).map((line) => line.slice(1, -1).split('","'));
    return { name: response.headers.get('content-disposition'), head: lines[0]!, rows: lines.length - 1, cells };
  };
  const medians = await file('metric=median_days_processing_time&category=ADMITTED');
  expect(medians.name).toContain(`median-days-details-${start}-${end}.csv`);
  expect(medians.head).toBe('"Inquiry Name","Final Status","Created Date","Transition Date","Processing Days"');
  const reached = behind('median_days_processing_time', RANGES[0]!).filter(({ category }) => category === 'ADMITTED');
  expect(medians.rows).toBe(reached.length);
  const isDay = (cell = '') => /^\d{4}-\d{2}-\d{2}$/.test(cell);
  expect(medians.cells.every((row) => isDay(row[2]) && isDay(row[3]))).toBe(true);
  const created = await file('metric=opportunities_created');
  expect(new Set(created.cells.map((row) => isDay(row[2]) || row[2]))).toEqual(new Set([true, '']));
  expect(created.name).toContain(`inquiries-details-${start}-${end}.csv`);
  expect(created.rows).toBe(behind('opportunities_created', RANGES[0]!).length);
  expect((await file('metric=organizations_created')).name).toContain(`organizations-details-${start}-${end}.csv`);
  expect((await file('metric=opportunities_by_source&category=Online')).name).toContain(
    `details-Online-${start}-${end}.csv`,
  );
  expect((await file('metric=conversion_rate_by_source&category=Online')).name).toContain(
    `conversion-rate-Online-${start}-${end}.csv`,
  );
});

test('another organization counts nothing of it', async () => {
  const other = await app.signIn('admin', 'b');
  const answers = await other.trpc.metrics.get.query({ ...asked(RANGES[0]!), metric: METRIC_NAMES });
  for (const metric of METRIC_NAMES) {
    const { total: found } = await other.trpc.metrics.rows.query({ ...asked(RANGES[0]!), metric });
    expect([metric, found]).toEqual([metric, 0]);
  }
  expect(answers.opportunities_created!.data).toBe(0);
  expect(answers.occupancy_today!.data).toBeNull();
});

test('a house that nobody is in is 0% full', async () => {
  await createFacility(app, 'b', { name: 'Empty house', size: 4 });
  const other = await app.signIn('admin', 'b');
  const answers = await other.trpc.metrics.get.query({ ...asked(RANGES[0]!), metric: ['occupancy_today'] });
  expect(answers.occupancy_today!.data).toBe(0);
  const { census } = await other.trpc.census.get.query({ date: TODAY });
  expect(census.find(({ metric }) => metric === 'Occupancy')?.day1).toBe('0%');
});

test('rows stand under whatever a source is called', async () => {
  const other = await app.signIn('admin', 'b');
  const referral_id = await createSource(other, { referral_name: 'constructor' });
  const { id } = await makeInquiry(other, { firstname: 'Dana', lastname: 'Alder' });
  await other.trpc.referralFlow.add.mutate({
    ...{ opportunity_id: id, referral_id, referral_direction: 'referral_received', priority_level: 'primary' },
    source_type: 'professional_referral',
  });
  const metric = 'top_referral_sources';
  const answer = await other.trpc.metrics.get.query({ ...asked(RANGES[2]!), metric: [metric], details: true });
  const details = answer[metric]!.details as Record<string, MetricRow[]>;
  expect(Object.entries(details).map(([name, rows]) => [name, rows.map((row) => row.id)])).toEqual([
    ['constructor', [id]],
  ]);
});

test('a write is counted with the next call', async () => {
  const query = { ...asked(RANGES[2]!), metric: ['opportunities_created' as const] };
  const before = (await desk.trpc.metrics.get.query(query)).opportunities_created!.data;
  await makeInquiry(desk, { firstname: 'Robin', lastname: 'Example' });
  expect((await desk.trpc.metrics.get.query(query)).opportunities_created!.data).toBe(before + 1);
});

test('an activity behind a number is named as in its list: its kind, and which event it was', async () => {
  const other = await app.signIn('admin', 'b');
  const referral_id = await createSource(other, { referral_name: 'Event House' });
  const events = [{ event: 'Conference', event_name: 'NAATP National' }, { event: 'Phone call' }] as const;
  for (const event of events) await other.trpc.activities.create.mutate({ referral_id, ...event });
  const { rows } = await other.trpc.metrics.rows.query({ ...asked(RANGES[2]!), metric: 'activity_counts' });
  const named = (rows as ActivityRow[]).filter((row) => row.referral_id === referral_id).map(({ event }) => event);
  expect(named.sort()).toEqual(['Conference – NAATP National', 'Phone call']);
});
