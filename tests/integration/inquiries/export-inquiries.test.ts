import { beforeAll, describe, expect, test } from 'vitest';
import { INQUIRY_COLUMNS } from '#shared/features/inquiries/inquiries.columns.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { publishSection } from '#tests/support/custom-fields.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { makeInquiry } from '#tests/support/people.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
/** More than are read at a time. */
const MANY = 2_300;
const MANY_STAFF = 'Robin Many';

beforeAll(async () => {
  await app.within('a', async (tx) => {
    const { newId } = tx.services;
    const org_id = tx.actor.org_id;
    const patient_id = newId();
    const author = app.organizations.a.users.admissions.user_id;
    await tx.db
      .insertInto('clients')
      .values({ id: patient_id, org_id, firstname: 'Dana', lastname: 'Sample' })
      .execute();
    const base = { org_id, patient_id, client_name: 'Dana Sample', client_phone: null, condition: [], staff: [] };
    const whole = {
      ...base,
      id: newId(),
      opportunity_name: '=HYPERLINK("x") Sample-AB2C',
      condition: ['Anxiety', 'OCD'],
      staff: ['Robin Example', '@risk'],
      status: 'SCHEDULED-ADMIT' as const,
      priority: 3,
      referral_org: '+Harbor "Light", Inc.',
      referred_out_org: 'Pine Ridge',
      cc: 'Casey Coordinator',
      clinical_coordinator: 'Clay Coordinator',
      md: 'Dr. Moss',
      therapist: 'Thea Hill',
      medication_plan: '-none\nsince May',
      scheduled_admit_date: '2026-05-20',
      scheduled_discharge_date: '2026-06-17',
      finalized_discharge_date: true,
      created_at: '2026-05-13T02:30:00Z',
    };
    await tx.db.insertInto('inquiries').values(whole).execute();
    const note = newId();
    await tx.db
      .insertInto('inquiry_notes')
      .values({
        id: note,
        org_id,
        opportunity_id: whole.id,
        user_id: author,
        user_name: 'Jordan Example',
        description: 'Called "back"',
        meta_description: null,
        created_at: whole.created_at,
        edited_at: null,
      })
      .execute();
    await tx.db.updateTable('inquiries').set({ pinned_note_id: note }).where('org_id', '=', org_id).execute();
    const many = Array.from({ length: MANY }, (_, n) => ({
      ...base,
      id: newId(),
      opportunity_name: `Many Sample-${String(n).padStart(4, '0')}`,
      staff: [MANY_STAFF],
      priority: n % 7 === 0 ? null : n % 7,
      created_at: new Date(Date.UTC(2025, 0, 1) + (n % 400) * 3_600_000).toISOString(),
    }));
    for (let at = 0; at < MANY; at += 500)
      await tx.db
        .insertInto('inquiries')
        .values(many.slice(at, at + 500))
        .execute();
  });
  // As the database does by itself after a while.
  await query('analyze inquiries, inquiry_staff');
});

const exported = (actor: Actor, search: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${app.url}/api/opportunities_export?${new URLSearchParams(search)}`, {
    ...init,
    headers: { authorization: `Bearer ${actor.token}` },
  });
const recordsOf = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parseCsv(bytes.subarray(3).toString());
};
test('all seventeen columns, as a spreadsheet reads them', async () => {
  const response = await exported(await app.signIn('manager'), {
    status_filter: 'SCHEDULED-ADMIT',
    columns: INQUIRY_COLUMNS.join(),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(response.headers.get('content-disposition')).toContain(`filename="inquiries-${today}.csv"`);
  expect(await recordsOf(response)).toEqual([
    [
      'Inquiry Name',
      'Condition',
      'Staff',
      'Referral Source',
      'Status',
      'Pinned note',
      'Priority',
      'Created Date',
      'Care Coordinator',
      'Clinical Coordinator',
      'MD',
      'Medication plan',
      'Referred out to',
      'Therapist',
      'Scheduled admit date',
      'Scheduled discharge date',
      'Discharge Date Confirmed',
    ],
    [
      '\'=HYPERLINK("x") Sample-AB2C',
      'Anxiety, OCD',
      'Robin Example, @risk',
      '\'+Harbor "Light", Inc.',
      'Scheduled Admit',
      'Called "back"',
      '3',
      '2026-05-12',
      'Casey Coordinator',
      'Clay Coordinator',
      'Dr. Moss',
      "'-none\nsince May",
      'Pine Ridge',
      'Thea Hill',
      '2026-05-20',
      '2026-06-17',
      'Yes',
    ],
  ]);
});

test.each([
  { sort: 'created_at', order: 'desc' },
  { sort: 'opportunity_name', order: 'asc' },
  { sort: 'priority', order: 'asc' },
] as const)('every row once, in the list’s own order by $sort $order, and each logged', async (order) => {
  const actor = await app.signIn('manager');
  const response = await exported(actor, { ...order, staff_filter: MANY_STAFF, columns: 'opportunity_name' });
  const [head, ...names] = (await recordsOf(response)).flat();
  expect(head).toBe('Inquiry Name');
  expect(names).toHaveLength(MANY);
  const listed: string[] = [];
  let after: string | undefined;
  do {
    const asked = { ...order, staff_filter: [MANY_STAFF], limit: 100, after };
    const { list, next } = await actor.trpc.inquiries.list.query(asked);
    listed.push(...list.map((row) => row.opportunity_name));
    after = next ?? undefined;
  } while (after !== undefined);
  expect(names).toEqual(listed);

  const rows = await auditOf(query, response.headers.get('x-request-id'));
  expect(rows.map(({ action, outcome, entity }) => `${action} ${outcome} ${entity}`)).toEqual([
    ...Array(3).fill('inquiries.export done inquiry'),
    'inquiries.export done inquiry_export',
  ]);
  expect(new Set(rows.flatMap(({ entity_ids }) => entity_ids)).size).toBe(MANY);
  expect(rows.at(-1)?.details).toEqual({ rows: MANY, columns: ['opportunity_name'] });
});

test('a search and no columns named: the default view’s', async () => {
  const [head, ...rows] = await recordsOf(await exported(await app.signIn('admin'), { query: 'hyperlink' }));
  expect(head).toEqual([
    'Inquiry Name',
    'Condition',
    'Staff',
    'Referral Source',
    'Status',
    'Pinned note',
    'Priority',
    'Created Date',
  ]);
  expect(rows).toHaveLength(1);
  const none = await recordsOf(await exported(await app.signIn('admin'), { query: 'nobody of that name' }));
  expect(none).toEqual([head]);
});

test('another organization’s inquiries are in no export', async () => {
  expect(await recordsOf(await exported(await app.signIn('manager', 'b')))).toHaveLength(1);
});

describe('who may export what', () => {
  test.each(['admissions', 'clinical'] as const)('%s may not unless the account says so', async (role) => {
    const actor = await app.signIn(role);
    const refused = await exported(actor);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { message: 'Your account may not export.' } });
    const rows = await auditOf(query, refused.headers.get('x-request-id'));
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([['inquiries.export', 'refused']]);
    await query('update users set can_export = true where id = $1', [actor.user.user_id]);
    expect((await exported(actor)).status).toBe(200);
    await query('update users set can_export = false where id = $1', [actor.user.user_id]);
    expect((await exported(actor)).status).toBe(403);
  });

  test('outreach exports contacts, and no list of inquiries', async () => {
    const outreach = await app.signIn('outreach');
    expect((await exported(outreach, { status_filter: 'SCHEDULED-ADMIT' })).status).toBe(403);
    expect((await outreach.rest('GET', '/api/test')).status).toBe(200);
  });

  test('an analyst has the suffix in place of the name, and no text that may name somebody', async () => {
    const analyst = await app.signIn('analyst');
    const columns = 'opportunity_name,pinned_note_description,medication_plan,status';
    const records = await recordsOf(await exported(analyst, { status_filter: 'SCHEDULED-ADMIT', columns }));
    expect(records).toEqual([
      ['Inquiry Name', 'Status'],
      ['AB2C', 'Scheduled Admit'],
    ]);
    for (const search of [{ query: 'hyperlink' }, { sort: 'opportunity_name' }] as Record<string, string>[])
      expect((await exported(analyst, search)).status).toBe(400);
  });

  test('an analyst has that a former client referred, and not which one', async () => {
    const analyst = await app.signIn('analyst');
    const referredBy = async (referral_org: string) => {
      await query("update inquiries set referral_org = $1 where opportunity_name like '%-AB2C'", [referral_org]);
      const asked = { status_filter: 'SCHEDULED-ADMIT', columns: 'referral_org' };
      return (await recordsOf(await exported(analyst, asked)))[1];
    };
    expect(await referredBy('Alumni: A. Former')).toEqual(['Alumni']);
    expect(await referredBy('Harbor Light')).toEqual(['Harbor Light']);
  });

  test('nobody who is not signed in', async () => {
    expect((await fetch(`${app.url}/api/opportunities_export`)).status).toBe(401);
  });
});

test.each([{ columns: 'ssn' }, { sort: 'summary' }, { status_filter: 'INACTIVE' }] as Record<string, string>[])(
  'refuses %j',
  async (search) => {
    expect((await exported(await app.signIn('manager'), search)).status).toBe(400);
  },
);

test('is the same file as a POST, which says in its body what is searched for', async () => {
  const manager = await app.signIn('manager');
  const asked = { query: 'hyperlink', status_filter: 'SCHEDULED-ADMIT', columns: ['opportunity_name', 'status'] };
  const posted = await fetch(`${app.url}/api/opportunities_export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  expect(posted.status).toBe(200);
  const found = await exported(manager, { ...asked, columns: 'opportunity_name,status' });
  expect(await recordsOf(posted)).toEqual(await recordsOf(found));
});

test('a reader that leaves early is logged with the rows it was handed', async () => {
  const stop = new AbortController();
  const search = { staff_filter: MANY_STAFF };
  const response = await exported(await app.signIn('manager'), search, { signal: stop.signal });
  await response.body?.getReader().read();
  stop.abort();
  const last = async () => (await auditOf(query, response.headers.get('x-request-id'))).at(-1);
  await expect.poll(async () => (await last())?.entity, { timeout: 10_000 }).toBe('inquiry_export');
  const row = await last();
  expect(row?.details?.rows).toBeGreaterThan(0);
});

test('HEAD names the file and hands out no row', async () => {
  const response = await exported(await app.signIn('manager'), {}, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(await auditOf(query, response.headers.get('x-request-id'))).toEqual([]);
});

describe('the organization’s own fields', () => {
  const columns = { columns: 'opportunity_name' };

  test('stand behind the columns, each value as a spreadsheet reads it, for whoever reads case details', async () => {
    const manager = await app.signIn('manager', 'b');
    const { fields, section_id } = await publishSection(manager, 'Intake', [
      { name: 'Needs an interpreter', field_type: 'boolean' },
      { name: 'Supports', field_type: 'multi_enum', enum_options: ['Family', 'Sponsor'] },
      { name: 'Days sober', field_type: 'number' },
      { name: 'Old question', is_visible: false },
      { name: 'Goes by' },
    ]);
    const { id, opportunity_name } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Own' });
    const empty = await makeInquiry(manager, { firstname: 'Robin', lastname: 'Own' });
    const value = (name: string, given: string | number | boolean | string[]) => ({ id: fields[name]!, value: given });
    await manager.trpc.caseDetails.update.mutate({
      opportunity_id: id,
      sections: [
        {
          id: section_id,
          fields: [
            value('needs_an_interpreter', false),
            value('supports', ['Sponsor', 'Family']),
            value('days_sober', 0),
            value('goes_by', '=Dee'),
          ],
        },
      ],
    });
    const records = await recordsOf(await exported(manager, { ...columns, sort: 'opportunity_name', order: 'asc' }));
    expect(records[0]).toEqual([
      'Inquiry Name',
      'Intake · Needs an interpreter',
      'Intake · Supports',
      'Intake · Days sober',
      'Intake · Goes by',
    ]);
    expect(records.find(([name]) => name === opportunity_name)).toEqual([
      opportunity_name,
      'No',
      'Sponsor, Family',
      '0',
      "'=Dee",
    ]);
    expect(records.find(([name]) => name === empty.opportunity_name)!.slice(1)).toEqual(['', '', '', '']);
    const analyst = await exported(await app.signIn('analyst', 'b'), columns);
    expect((await recordsOf(analyst))[0]).toEqual(['Inquiry Name']);
  });

  test('are not in the file while inquiries show the fixed sections', async () => {
    const manager = await app.signIn('manager', 'b');
    await manager.trpc.customConfig.setMode.mutate({ before: 'auto', case_details_mode: 'fixed' });
    expect((await recordsOf(await exported(manager, columns)))[0]).toEqual(['Inquiry Name']);
  });
});
