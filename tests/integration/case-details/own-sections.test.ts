import { describe, expect, test } from 'vitest';
import { missingRequired } from '#shared/features/case-details/case-sections.ts';
import { startTestApp } from '#tests/support/app.ts';
import { publishSection } from '#tests/support/custom-fields.ts';
import { NAUGHTY_STRINGS, SAYS_TOO_MUCH } from '#tests/support/matrix/naughty.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const manager = await app.signIn('manager');
const clinician = await app.signIn('clinical');
const intake = await publishSection(manager, 'Intake', [
  { name: 'Preferred name' },
  { name: 'Days since last use', field_type: 'number', is_required: true },
  { name: 'Interpreter needed', field_type: 'boolean', is_required: true },
  { name: 'Last physical exam', field_type: 'date' },
  { name: 'Housing', field_type: 'enum', enum_options: ['Own home', 'Shelter', 'Street'] },
  { name: 'Supports', field_type: 'multi_enum', enum_options: ['Family', 'Sponsor', 'Employer'], is_required: true },
  { name: 'Constructor' },
  { name: 'Old question', is_visible: false },
]);
const newInquiry = async () => (await makeInquiry(manager, { firstname: 'Dana', lastname: 'Sample' })).id;
const details = (opportunity_id: string) => clinician.trpc.caseDetails.get.query({ opportunity_id });
const idOf = (machine_name: string) => intake.fields[machine_name]!;
const input = (opportunity_id: string, values: Record<string, unknown>) => ({
  opportunity_id,
  sections: [
    { id: intake.section_id, fields: Object.entries(values).map(([name, value]) => ({ id: idOf(name), value })) },
  ],
});
const save = (opportunity_id: string, values: Record<string, unknown>) =>
  clinician.rest('PUT', '/api/case_details', input(opportunity_id, values));
async function valuesOf(opportunity_id: string): Promise<Record<string, unknown>> {
  const { sections } = await details(opportunity_id);
  return Object.fromEntries(sections.flatMap(({ fields }) => fields.map((field) => [field.machine_name, field.value])));
}
const setMode = (mode: string, organization: 'a' | 'b' = 'a') =>
  query('update organizations set case_details_mode = $1 where id = $2', [mode, app.organizations[organization].id]);

test('a published section takes the place of the fixed ones; archived fields are not in it', async () => {
  const { sections, mode } = await details(await newInquiry());
  expect(mode).toBe('custom');
  expect(sections.map(({ name, description }) => [name, description])).toEqual([
    ['Intake', 'Asked on the first call.'],
  ]);
  expect(sections[0]!.fields.map(({ machine_name, field_type }) => [machine_name, field_type])).toEqual([
    ['preferred_name', 'text'],
    ['days_since_last_use', 'number'],
    ['interpreter_needed', 'boolean'],
    ['last_physical_exam', 'date'],
    ['housing', 'enum'],
    ['supports', 'multi_enum'],
    ['constructor', 'text'],
  ]);
  expect(sections[0]!.fields[6]!.value).toBeNull();
});

test('the organization may choose: fixed, its own, or its own once there are any', async () => {
  const opportunity_id = await newInquiry();
  await setMode('fixed');
  expect((await details(opportunity_id)).mode).toBe('fixed');
  await setMode('custom');
  expect((await details(opportunity_id)).mode).toBe('custom');
  await setMode('auto');
  const other = await app.signIn('admin', 'b');
  const theirs = await makeInquiry(other, { firstname: 'Dana', lastname: 'Sample' });
  const read = () => other.trpc.caseDetails.get.query({ opportunity_id: theirs.id });
  expect((await read()).mode).toBe('fixed');
  await setMode('custom', 'b');
  expect(await read()).toMatchObject({ mode: 'custom', sections: [] });
});

test('values of each type come back as they were saved, and an emptied one is gone', async () => {
  const opportunity_id = await newInquiry();
  const values = {
    preferred_name: 'Dee',
    days_since_last_use: 0,
    interpreter_needed: false,
    last_physical_exam: '2025-11-30',
    housing: 'Shelter',
    supports: ['Sponsor', 'Family'],
    constructor: 'A builder',
  };
  expect((await save(opportunity_id, values)).status).toBe(200);
  expect(await valuesOf(opportunity_id)).toEqual(values);
  expect((await save(opportunity_id, { preferred_name: ' ', supports: [] })).status).toBe(200);
  const [row] = await query<{ custom_values: object }>('select custom_values from inquiries where id = $1', [
    opportunity_id,
  ]);
  const { preferred_name: _name, supports: _supports, ...kept } = values;
  expect(row!.custom_values).toEqual(kept);
});

test('what is required may wait: part of it can be saved, and the rest is counted', async () => {
  const opportunity_id = await newInquiry();
  const missing = async () => missingRequired((await details(opportunity_id)).sections).map(({ field }) => field);
  expect(await missing()).toEqual(['Days since last use', 'Interpreter needed', 'Supports']);
  await save(opportunity_id, { interpreter_needed: false });
  expect(await missing()).toEqual(['Days since last use', 'Supports']);
  await save(opportunity_id, { days_since_last_use: 0, supports: ['Family'] });
  expect(await missing()).toEqual([]);
});

test('a removed option stays where it stands, and can be chosen nowhere else', async () => {
  const [holder, other] = [await newInquiry(), await newInquiry()];
  await save(holder, { housing: 'Street' });
  const withOptions = (enum_options: string[]) =>
    manager.trpc.customConfig.update.mutate({ fields: [{ id: idOf('housing'), enum_options }] });
  await withOptions(['Own home', 'Shelter']);
  expect(await valuesOf(holder)).toMatchObject({ housing: 'Street' });
  expect((await save(holder, { housing: 'Street', preferred_name: 'Dee' })).status).toBe(200);
  const refused = await save(other, { housing: 'Street' });
  expect(refused.status).toBe(400);
  expect(refused.body.error?.fields).toEqual({
    [`sections.${intake.section_id}.${idOf('housing')}`]: 'Choose one of the options.',
  });
  await withOptions(['Own home', 'Shelter', 'Street']);
});

test('a field that was archived meanwhile is refused by name; shown again it has its value back', async () => {
  const opportunity_id = await newInquiry();
  await save(opportunity_id, { preferred_name: 'Dee' });
  const show = (is_visible: boolean) =>
    manager.trpc.customConfig.update.mutate({ fields: [{ id: idOf('preferred_name'), is_visible }] });
  await show(false);
  expect(await valuesOf(opportunity_id)).not.toHaveProperty('preferred_name');
  const { status, body } = await save(opportunity_id, { preferred_name: 'Didi' });
  expect(status).toBe(400);
  expect(Object.values(body.error?.fields ?? {})).toEqual(['This field is no longer part of the case details.']);
  await show(true);
  expect(await valuesOf(opportunity_id)).toMatchObject({ preferred_name: 'Dee' });
});

describe('naughty values', () => {
  const fields = Object.keys(intake.fields).filter((name) => name !== 'old_question');
  test.each(fields)('%s keeps them to the letter or refuses them', async (name) => {
    const opportunity_id = await newInquiry();
    const given = [
      ...NAUGHTY_STRINGS,
      -0,
      1e15,
      1e16,
      0.1,
      true,
      false,
      null,
      [],
      ['Family', 'x'],
      [''],
      {},
      { $ne: 1 },
    ];
    // A number is a date's other form: the seconds of an instant on that day.
    const isDate = name === 'last_physical_exam';
    for (const value of given.filter((each) => !(isDate && typeof each === 'number'))) {
      const before = (await valuesOf(opportunity_id))[name];
      const { status, body } = await save(opportunity_id, { [name]: value });
      const after = (await valuesOf(opportunity_id))[name];
      expect([200, 400]).toContain(status);
      if (status === 400) {
        expect(after).toEqual(before);
        expect(JSON.stringify(body)).not.toMatch(SAYS_TOO_MUCH);
      } else {
        const trimmed = typeof value === 'string' ? value.trim() : value;
        const none = trimmed === '' || (Array.isArray(value) && value.length === 0);
        expect(after).toEqual(none ? null : Object.is(trimmed, -0) ? 0 : trimmed);
      }
    }
  });
});

test("another organization's section and field are not part of these case details", async () => {
  const other = await app.signIn('manager', 'b');
  const theirs = await publishSection(other, 'Theirs', [{ name: 'Their field' }]);
  const opportunity_id = await newInquiry();
  const sections = [{ id: theirs.section_id, fields: [{ id: theirs.fields.their_field!, value: 'x' }] }];
  expect((await clinician.rest('PUT', '/api/case_details', { opportunity_id, sections })).status).toBe(400);
  expect(await valuesOf(opportunity_id)).not.toHaveProperty('their_field');
});
