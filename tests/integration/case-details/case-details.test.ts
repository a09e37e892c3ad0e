import { describe, expect, test } from 'vitest';
import { CASE_FIELD_NAMES } from '#shared/features/case-details/case-fields.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const clinician = await app.signIn('clinical');
const newInquiry = async () => (await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' })).id;
const details = (opportunity_id: string) => clinician.trpc.caseDetails.get.query({ opportunity_id });
const CONCERNS = 'current_concerns';

describe('the fixed sections', () => {
  test('are empty at first, at both doors alike', async () => {
    const opportunity_id = await newInquiry();
    const { sections, mode, version } = await details(opportunity_id);
    expect({ mode, version }).toEqual({ mode: 'fixed', version: 1 });
    expect(sections.map(({ id, name }) => [id, name])).toEqual([
      ['current_concerns', 'Current Concerns'],
      ['history', 'History'],
    ]);
    expect(sections.flatMap(({ fields }) => fields.map(({ value }) => value)).every((value) => value === null)).toBe(
      true,
    );
    const { body } = await clinician.rest('GET', `/api/case_details?opportunity_id=${opportunity_id}`);
    expect(body.result).toEqual(await details(opportunity_id));
  });

  test('take part of their values from a clinician, and keep the rest', async () => {
    const opportunity_id = await newInquiry();
    const first = { id: CONCERNS, fields: [{ id: 'allergies', value: '  Penicillin ' }] };
    const second = { id: 'history', fields: [{ id: 'upcoming_court_date', value: '2026-06-01' }] };
    await clinician.trpc.caseDetails.update.mutate({ opportunity_id, version: 1, sections: [first] });
    const saved = await clinician.trpc.caseDetails.update.mutate({ opportunity_id, version: 2, sections: [second] });
    expect(saved).toMatchObject({ version: 3, updated_by_name: 'Casey Example' });
    expect(await desk.trpc.inquiries.get.query({ opportunity_id })).toMatchObject({
      allergies: 'Penicillin',
      upcoming_court_date: '2026-06-01',
      version: 3,
    });
  });

  test('can be sent back as they were read', async () => {
    const opportunity_id = await newInquiry();
    const { sections, version } = await details(opportunity_id);
    sections[1]!.fields[0]!.value = 'St. Example, 2024';
    const put = await clinician.rest('PUT', '/api/case_details', { opportunity_id, version, sections });
    expect(put.status).toBe(200);
    expect(put.body.result).toEqual(await details(opportunity_id));
    expect(await desk.trpc.inquiries.get.query({ opportunity_id })).toMatchObject({
      hospitalizations: 'St. Example, 2024',
    });
  });

  test('name every field that cannot hold its value, and keep nothing of the rest', async () => {
    const opportunity_id = await newInquiry();
    const { status, body } = await clinician.rest('PUT', '/api/case_details', {
      opportunity_id,
      sections: [
        {
          id: CONCERNS,
          fields: [
            { id: 'next_appointment', value: '2026-02-30' },
            { id: 'epipen', value: 'Carried' },
          ],
        },
        {
          id: 'history',
          fields: [
            { id: 'allergies', value: 'x' },
            { id: 'probation', value: 4 },
          ],
        },
      ],
    });
    expect(status).toBe(400);
    expect(Object.keys(body.error?.fields ?? {})).toEqual([
      'sections.current_concerns.next_appointment',
      'sections.history.allergies',
      'sections.history.probation',
    ]);
    expect(body.error?.fields?.['sections.history.allergies']).toBe(
      'This field is no longer part of the case details.',
    );
    expect(await details(opportunity_id)).toMatchObject({ version: 1 });
  });

  test('reach no other column of the inquiry', async () => {
    const opportunity_id = await newInquiry();
    for (const id of [
      'org_id',
      'status',
      'version',
      'custom_values',
      'contact_person_name',
      '__proto__',
      'constructor',
    ]) {
      const sections = [{ id: CONCERNS, fields: [{ id, value: 'x' }] }];
      const { status } = await clinician.rest('PUT', '/api/case_details', { opportunity_id, sections });
      expect(status).toBe(400);
    }
    expect(await details(opportunity_id)).toMatchObject({ version: 1 });
  });

  test('are the contact person apart, all that a case has', async () => {
    const { sections } = await details(await newInquiry());
    const shown = sections.flatMap(({ fields }) => fields.map(({ id }) => id));
    const others = CASE_FIELD_NAMES.filter((name) => !shown.includes(name));
    expect(others).toEqual(['contact_person_name', 'contact_person_phone', 'contact_person_email']);
  });
});

test('a stale save answers the case details as they are, and who changed them', async () => {
  const opportunity_id = await newInquiry();
  const sections = (value: string) => [{ id: CONCERNS, fields: [{ id: 'allergies', value }] }];
  await desk.trpc.caseDetails.update.mutate({ opportunity_id, version: 1, sections: sections('None') });
  const { status, body } = await clinician.rest('PUT', '/api/case_details', {
    opportunity_id,
    version: 1,
    sections: sections('Latex'),
  });
  expect(status).toBe(409);
  expect(body.error).toMatchObject({ code: 'conflict', message: 'Jordan Example changed this inquiry meanwhile.' });
  expect((body.error as { current?: unknown }).current).toEqual(await details(opportunity_id));
});

test('what was written is audited by the names of its fields, never by its words', async () => {
  const opportunity_id = await newInquiry();
  const sections = [{ id: 'history', fields: [{ id: 'history_of_trauma', value: 'Something told in confidence' }] }];
  await clinician.trpc.caseDetails.update.mutate({ opportunity_id, sections });
  await details(opportunity_id);
  const rows = await query<{ action: string; details: unknown }>(
    `select action, details from audit_log where entity_ids = array[$1::uuid] and action like 'case_details.%' order by seq`,
    [opportunity_id],
  );
  expect(rows).toEqual([
    { action: 'case_details.update', details: { fields: ['history_of_trauma'] } },
    { action: 'case_details.get', details: null },
  ]);
});

test.each(['outreach', 'analyst'] as const)('%s may neither read nor write them', async (role) => {
  const opportunity_id = await newInquiry();
  const other = await app.signIn(role);
  expect((await other.rest('GET', `/api/case_details?opportunity_id=${opportunity_id}`)).status).toBe(403);
  expect((await other.rest('PUT', '/api/case_details', { opportunity_id, sections: [] })).status).toBe(403);
});

test('another organization finds no such inquiry', async () => {
  const opportunity_id = await newInquiry();
  const stranger = await app.signIn('admin', 'b');
  for (const method of ['GET', 'PUT'] as const) {
    const { status } =
      method === 'GET'
        ? await stranger.rest('GET', `/api/case_details?opportunity_id=${opportunity_id}`)
        : await stranger.rest('PUT', '/api/case_details', { opportunity_id, sections: [] });
    expect(status).toBe(404);
  }
});
