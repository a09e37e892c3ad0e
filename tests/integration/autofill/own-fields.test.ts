import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseModel } from '#server/platform/llm/choose-model.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { type Published, publishSection } from '#tests/support/custom-fields.ts';
import { type FakeLlm, startFakeLlm } from '#tests/support/fake-llm-server.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { openInquiry, sendForm } from '#tests/support/uploads.ts';

const app = await startTestApp();
let desk: Actor;
let manager: Actor;
let intake: Published;
let fake: FakeLlm;
beforeAll(async () => {
  desk = await app.signIn('admissions');
  manager = await app.signIn('manager');
  fake = await startFakeLlm();
  intake = await publishSection(manager, 'Intake of our own', [
    { name: 'Faith community' },
    { name: 'Veteran', field_type: 'boolean' },
    { name: 'Rent a month', field_type: 'number' },
    { name: 'First call', field_type: 'date' },
    { name: 'Home', field_type: 'enum', enum_options: ['Own home', 'With family'] },
    { name: 'Languages', field_type: 'multi_enum', enum_options: ['English', 'Spanish', 'French'] },
    { name: 'Support', description: 'Who takes them in: the safe discharge contact.' },
  ]);
});
afterAll(() => fake.close());

const PAGE = [
  'Patient: Dana Sample',
  'DOB: 03/04/1985',
  'Allergies: Penicillin (hives)',
  'Faith community: Harbor Chapel',
  'Veteran: [X] Yes [ ] No',
  'Rent a month: $1,200',
  'First call: 10/30/2026',
  'Home: [ ] Own home [x] With family',
  'Languages: Spanish, English',
  'Safe discharge contact: Ana Sample, sister',
].join('\n');

async function upload(text = PAGE): Promise<string> {
  const opportunity_id = await openInquiry(desk);
  await sendForm(app, desk.token, {
    parts: [
      ['opportunity_id', opportunity_id],
      ['autofill', 'true'],
      ['file', { name: 'intake.pdf', bytes: await textPdf([text]) }],
    ],
  });
  await app.runJobs('documents.extract');
  await app.runJobs('documents.autofill');
  return opportunity_id;
}

const listed = async (opportunity_id: string) =>
  (await desk.trpc.suggestions.list.query({ opportunity_id })).suggestions;
const own = async (opportunity_id: string) =>
  (await listed(opportunity_id))
    .filter(({ target }) => target === 'own')
    .toSorted((a, b) => a.own!.place - b.own!.place);
const accept = (opportunity_id: string, rows: readonly { id: string; old_value: string | null }[]) =>
  desk.trpc.suggestions.accept.mutate({
    opportunity_id,
    accept: rows.map(({ id, old_value }) => ({ suggestion_id: id, replaces: old_value })),
  });
const details = async (opportunity_id: string) => {
  const { sections } = await desk.trpc.caseDetails.get.query({ opportunity_id });
  return Object.fromEntries(sections.flatMap(({ fields }) => fields.map((each) => [each.machine_name, each.value])));
};

test('a record fills the organization’s own fields of every type, and can be taken back', async () => {
  const id = await upload();
  const rows = await own(id);
  expect(
    rows.map(({ field, value, own: place, quote }) => [field, place?.label, place?.section, value, quote]),
  ).toEqual([
    [
      intake.fields.faith_community,
      'Faith community',
      'Intake of our own',
      'Harbor Chapel',
      'Faith community: Harbor Chapel',
    ],
    [intake.fields.veteran, 'Veteran', 'Intake of our own', 'Yes', 'Veteran: [X] Yes [ ] No'],
    [intake.fields.rent_a_month, 'Rent a month', 'Intake of our own', '1200', 'Rent a month: $1,200'],
    [intake.fields.first_call, 'First call', 'Intake of our own', '2026-10-30', 'First call: 10/30/2026'],
    [intake.fields.home, 'Home', 'Intake of our own', 'With family', 'Home: [ ] Own home [x] With family'],
    [intake.fields.languages, 'Languages', 'Intake of our own', 'English\nSpanish', 'Languages: Spanish, English'],
    [
      intake.fields.support,
      'Support',
      'Intake of our own',
      'Ana Sample, sister',
      'Safe discharge contact: Ana Sample, sister',
    ],
  ]);
  expect((await listed(id)).filter(({ target }) => target !== 'own').map(({ field }) => field)).toEqual(['dob']);
  expect(await accept(id, rows)).toEqual({ accepted: 7 });
  expect(await details(id)).toEqual({
    faith_community: 'Harbor Chapel',
    veteran: true,
    rent_a_month: 1200,
    first_call: '2026-10-30',
    home: 'With family',
    languages: ['English', 'Spanish'],
    support: 'Ana Sample, sister',
  });
  expect(await own(id)).toEqual([]);
  const origins = await desk.trpc.suggestions.originsOfInquiry.query({ opportunity_id: id });
  expect(origins.map(({ field, page, file_name }) => [field, page, file_name])).toEqual(
    expect.arrayContaining(rows.map(({ field }) => [field, 1, 'intake.pdf'])),
  );
  await desk.trpc.suggestions.undo.mutate({ opportunity_id: id, suggestion_ids: rows.map(({ id }) => id) });
  expect(Object.values(await details(id))).toEqual([null, null, null, null, null, null, null]);
  expect(await own(id)).toHaveLength(7);
});

test('what a person typed is not written over, but by itself and with the value they saw', async () => {
  const id = await upload();
  await desk.trpc.caseDetails.update.mutate({
    opportunity_id: id,
    sections: [{ id: intake.section_id, fields: [{ id: intake.fields.rent_a_month!, value: 900 }] }],
  });
  const rows = await own(id);
  const rent = rows.find(({ field }) => field === intake.fields.rent_a_month)!;
  expect(rent).toMatchObject({ old_value: '900', typed: true });
  await expect(accept(id, [{ ...rent, old_value: null }])).rejects.toThrow('Rent a month holds');
  await accept(id, [rent]);
  expect(await details(id)).toMatchObject({ rent_a_month: 1200 });
});

test('an option that is offered no longer is not filled in; an archived field is not suggested, nor accepted', async () => {
  const id = await upload();
  const rows = await own(id);
  const named = (field: string) => rows.filter((each) => each.field === intake.fields[field]);
  const change = (fields: Parameters<typeof manager.trpc.customConfig.update.mutate>[0]['fields']) =>
    manager.trpc.customConfig.update.mutate({ fields });
  const [home, veteran] = [intake.fields.home!, intake.fields.veteran!];
  await change([
    { id: home, enum_options: ['Own home'] },
    { id: veteran, is_visible: false },
  ]);
  await expect(accept(id, named('home'))).rejects.toThrow(
    'Home does not take this value anymore. Reject it, or choose another in the case details.',
  );
  await expect(accept(id, named('veteran'))).rejects.toThrow('This field is no longer part of the case details.');
  expect((await own(id)).map(({ own }) => own?.label)).not.toContain('Veteran');
  await change([
    { id: home, enum_options: ['Own home', 'With family'] },
    { id: veteran, is_visible: true },
  ]);
  expect(await accept(id, named('veteran'))).toEqual({ accepted: 1 });
});

test('of two people who accept one suggestion at once one does', async () => {
  const id = await upload();
  const [first] = await own(id);
  const tries = await Promise.allSettled([accept(id, [first!]), accept(id, [first!])]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await details(id)).toMatchObject({ faith_community: 'Harbor Chapel' });
});

test('an organization that shows the product’s sections is suggested those', async () => {
  const mode = (case_details_mode: 'fixed' | 'auto', before: 'fixed' | 'auto') =>
    manager.trpc.customConfig.setMode.mutate({ case_details_mode, before });
  const id = await upload();
  await mode('fixed', 'auto');
  expect((await listed(id)).map(({ target, field }) => `${target} ${field}`)).toEqual(['client dob']);
  const other = await upload();
  expect((await listed(other)).map(({ target, field }) => `${target} ${field}`).toSorted()).toEqual([
    'client dob',
    'inquiry allergies',
  ]);
  await mode('auto', 'fixed');
  expect((await listed(other)).map(({ target, field }) => `${target} ${field}`)).toEqual(['client dob']);
});

test('a model is asked for them by title, description and options, never by an id, and held to the page', async () => {
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'test-key', LLM_TIMEOUT: 10_000 } as const;
  app.services.model = chooseModel({ ...env, LLM_BASE_URL: `${fake.url}/v1` });
  const admin = await app.signIn('admin');
  await admin.trpc.questions.setExternalModel.mutate({ allowed: true });
  const quote = 'She rents her flat for 800 dollars.';
  fake.reply({
    kind: 'answer',
    output: {
      fields: [
        { field: 'own.rent_a_month', value: '800', source: 'P1', quote },
        { field: 'own.home', value: 'Own home', source: 'P1', quote },
        { field: 'allergies', value: 'flat', source: 'P1', quote },
      ],
    },
  });
  const id = await upload(quote);
  expect((await own(id)).map(({ own: place, value }) => [place?.label, value])).toEqual([['Rent a month', '800']]);
  const sent = JSON.stringify(fake.requests.map(({ body }) => body));
  expect(sent).toContain('safe discharge contact');
  expect(sent).toContain('With family');
  expect(sent).not.toContain('Allergies');
  for (const field of Object.values(intake.fields)) expect(sent).not.toContain(field);
});
