import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPdf } from '#reader/documents/open-pdf.ts';
import { readTextLayer } from '#reader/documents/pdf-text.ts';
import { failStalledTransmissions } from '#server/features/ehr/fail-stalled-transmissions.ts';
import { asOrganization } from '#server/platform/context.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { faultsOf } from '#tests/support/fhir/check-bundle.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { makeSendable } from '#tests/support/sendable-inquiry.ts';
import { uploadDocument } from '#tests/support/uploads.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const desk = await app.signIn('admissions');
const admin = await app.signIn('admin');

const download = (by: Actor, query: Record<string, string>, path = '/api/ehr_packet') =>
  fetch(`${app.url}${path}?${new URLSearchParams(query)}`, { headers: { authorization: `Bearer ${by.token}` } });

/** Sends what waits. What the pages of a document mean, which its reading leaves to be made, is the business of other tests. */
const deliver = () => app.runJobs('ehr.deliver');

const refused = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown as { message: string; data: { code: string; current?: unknown } },
  );
  return error && { message: error.message, code: error.data.code, current: error.data.current };
};

describe('sending to the EHR', () => {
  test('with none active writes the packet to the store, notes it on the inquiry and gives a receipt', async () => {
    const { opportunity_id } = await makeSendable(app);
    await uploadDocument(app, desk, opportunity_id, await textPdf(['Takes lithium every evening.']));
    const answer = await fetch(`${app.url}/api/send_to_emr`, {
      method: 'POST',
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ opportunity_id }),
    });
    expect(answer.status).toBe(202);
    const { result } = (await answer.json()) as { result: { transmission_id: string; status: string } };
    expect(result).toEqual({ transmission_id: expect.any(String), status: 'queued' });
    expect((await download(desk, { transmission_id: result.transmission_id, part: 'bundle' })).status).toBe(409);

    await app.runJobs();
    const [sent] = await desk.trpc.ehr.list.query({ opportunity_id });
    expect(sent).toMatchObject({
      id: result.transmission_id,
      version: 1,
      adapter: 'outbox',
      state: 'sent',
      attempts: 1,
      error_code: null,
      documents: 1,
      receipt_reference: result.transmission_id,
      created_by_name: 'Jordan Example',
    });
    const { activity } = await desk.trpc.inquiries.notes.query({ opportunity_id });
    expect(activity.map(({ description }) => description)).toEqual([
      'Sent to EHR, version 1: the packet was written to the outbox for manual import.',
    ]);

    const file = await download(desk, { transmission_id: result.transmission_id, part: 'bundle' });
    expect(file.headers.get('content-type')).toBe('application/fhir+json');
    const bundle = (await file.json()) as { entry: { resource: Record<string, unknown> }[] };
    expect(faultsOf(bundle)).toEqual([]);
    const papers = bundle.entry.filter(({ resource }) => resource.resourceType === 'DocumentReference');
    const data = papers.map(
      ({ resource }) => (resource.content as [{ attachment: { data: string } }])[0].attachment.data,
    );
    expect(data.map((each) => Buffer.from(each, 'base64').subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-']);
    const sheet = await download(desk, { transmission_id: result.transmission_id, part: 'face_sheet' });
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await sheet.arrayBuffer()).toString('base64')).toBe(data[0]);
  });

  test('is refused with what is missing, and nothing is queued', async () => {
    const client = await desk.trpc.clients.create.mutate({ firstname: 'Sam', lastname: 'Early' });
    const { id: opportunity_id } = await desk.trpc.inquiries.create.mutate({
      patient_id: client.id,
      created_at_date: '2026-05-01',
    });
    const missing = [
      { label: 'Status: Scheduled Admit or Admitted', where: 'inquiry' },
      { label: 'Date of birth', where: 'client' },
      { label: 'Facility', where: 'inquiry' },
    ];
    expect((await desk.trpc.ehr.preview.query({ opportunity_id })).missing).toEqual(missing);
    expect(await refused(desk.trpc.ehr.send.mutate({ opportunity_id }))).toEqual({
      message: 'Something is missing before this inquiry can be sent to the EHR.',
      code: 'conflict',
      current: { missing },
    });
    expect(await desk.trpc.ehr.list.query({ opportunity_id })).toEqual([]);
  });

  test('previews what it then sends', async () => {
    const { opportunity_id, patient_id } = await makeSendable(app);
    const preview = await desk.trpc.ehr.preview.query({ opportunity_id });
    expect(preview).toMatchObject({
      missing: [],
      version: 1,
      adapter: 'outbox',
      host: null,
      documents: [],
      patient_id,
    });
    const stay = preview.sections.find(({ title }) => title === 'Stay')!;
    expect(stay.facts).toContainEqual(['Admission', 'May 14, 2026']);
    expect(faultsOf(JSON.parse(preview.bundle))).toEqual([]);
    const sheet = await download(desk, { opportunity_id }, '/api/ehr_face_sheet');
    expect(sheet.status).toBe(200);
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('pressed by two at once makes one transmission; sent again it is the next version', async () => {
    const { opportunity_id } = await makeSendable(app);
    const presses = await Promise.allSettled([1, 2, 3].map(() => desk.trpc.ehr.send.mutate({ opportunity_id })));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(desk.trpc.ehr.send.mutate({ opportunity_id }))).toMatchObject({
      message: 'This inquiry is being sent already.',
      code: 'conflict',
    });
    await deliver();
    await desk.trpc.ehr.send.mutate({ opportunity_id });
    await deliver();
    const versions = await desk.trpc.ehr.list.query({ opportunity_id });
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'sent'],
      [1, 'sent'],
    ]);
  });

  test('whose job was given up without a word is failed, and can be tried again', async () => {
    const { opportunity_id } = await makeSendable(app);
    const { transmission_id } = await desk.trpc.ehr.send.mutate({ opportunity_id });
    const own = asOrganization({ ...app.ctx, action: 'ehr.fail_stalled' }, app.organizations.a.id);
    app.clock.advance(2 * 60_000);
    expect(await failStalledTransmissions(own)).toBe(0);
    await app.within('a', (tx) =>
      tx.db
        .updateTable('outbox')
        .set({ state: 'dead', error_code: 'process_died' })
        .where('job', '=', 'ehr.deliver')
        .where('state', '=', 'pending')
        .execute(),
    );
    expect(await failStalledTransmissions(own)).toBe(1);
    const [failed] = await desk.trpc.ehr.list.query({ opportunity_id });
    expect(failed).toMatchObject({ state: 'failed', error_code: 'interrupted' });
    expect(await desk.trpc.ehr.retry.mutate({ transmission_id })).toMatchObject({ state: 'queued', version: 1 });
    await deliver();
    expect((await desk.trpc.ehr.list.query({ opportunity_id }))[0]).toMatchObject({ state: 'sent', version: 1 });
    expect(await refused(desk.trpc.ehr.retry.mutate({ transmission_id }))).toMatchObject({
      message: 'This transmission has not failed.',
    });
  });

  test('that failed is not tried again beside a newer version that begins at the same time', async () => {
    const { opportunity_id } = await makeSendable(app);
    const { transmission_id } = await desk.trpc.ehr.send.mutate({ opportunity_id });
    const first = await app.within('a', (tx) =>
      tx.db
        .updateTable('ehr_transmissions')
        .set({ state: 'failed', error_code: 'interrupted' })
        .where('id', '=', transmission_id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    let retried: ReturnType<typeof refused> | undefined;
    await app.within('a', async (tx) => {
      await tx.db.selectFrom('inquiries').select('id').where('id', '=', opportunity_id).forUpdate().execute();
      await tx.db
        .insertInto('ehr_transmissions')
        .values({ ...first, id: tx.services.newId(), version: 2, state: 'queued', error_code: null })
        .execute();
      retried = refused(desk.trpc.ehr.retry.mutate({ transmission_id }));
      const held = () =>
        query("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(held, { timeout: 10_000 }).toHaveLength(1);
    });
    expect(await retried).toMatchObject({ message: 'This transmission has not failed.', code: 'conflict' });
    const versions = await desk.trpc.ehr.list.query({ opportunity_id });
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'queued'],
      [1, 'failed'],
    ]);
  });

  test('leaves an audit row of the packet that is fetched', async () => {
    const { opportunity_id } = await makeSendable(app);
    const { transmission_id } = await desk.trpc.ehr.send.mutate({ opportunity_id });
    await deliver();
    const answer = await download(desk, { transmission_id, part: 'bundle' });
    await answer.text();
    const rows = await app.within('a', (tx) =>
      tx.db
        .selectFrom('audit_log')
        .select(['action', 'entity', 'entity_ids', 'details'])
        .where('request_id', '=', answer.headers.get('x-request-id'))
        .execute(),
    );
    expect(rows).toEqual([
      {
        action: 'ehr.download',
        entity: 'ehr_transmission',
        entity_ids: [transmission_id],
        details: { part: 'bundle' },
      },
    ]);
  });

  test('is not for those who only read, nor for another organization', async () => {
    const { opportunity_id } = await makeSendable(app);
    const { transmission_id } = await desk.trpc.ehr.send.mutate({ opportunity_id });
    await deliver();
    const clinical = await app.signIn('clinical');
    expect(await clinical.trpc.ehr.list.query({ opportunity_id })).toHaveLength(1);
    expect((await download(clinical, { transmission_id, part: 'bundle' })).status).toBe(403);
    const stranger = await app.signIn('admin', 'b');
    expect((await download(stranger, { transmission_id, part: 'bundle' })).status).toBe(404);
    expect((await download(stranger, { opportunity_id }, '/api/ehr_face_sheet')).status).toBe(404);
    expect(await refused(stranger.trpc.ehr.list.query({ opportunity_id }))).toMatchObject({ code: 'not_found' });
  });
});

describe('the keys of the platforms', () => {
  test('must both be there; empty ones keep what was saved, and the private key never comes back', async () => {
    expect(
      await refused(admin.trpc.integrations.setApiKeys.mutate({ name: 'Kipu', public_key: 'access-id' })),
    ).toMatchObject({
      message: 'Both keys are required.',
      code: 'bad_request',
    });
    const secret = 'quiet-harbour-secret-7431';
    await admin.trpc.integrations.setApiKeys.mutate({ name: 'Kipu', public_key: 'access-id', private_key: secret });
    const [kipu] = await admin.trpc.integrations.setApiKeys.mutate({ name: 'Kipu', public_key: 'access-id-2' });
    expect(kipu).toEqual({
      name: 'Kipu',
      public_key: 'access-id-2',
      configured: true,
      last4: '7431',
      base_url: null,
      active: false,
      last_success: null,
      last_failure: null,
      fault: null,
      version: 2,
    });
    expect(JSON.stringify(await admin.trpc.integrations.list.query({}))).not.toContain(secret);
    const rows = await app.within('a', (tx) =>
      tx.db.selectFrom('configurations').select('config').where('type', '=', 'EHR').execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(app.logLines.join('\n')).not.toContain(secret);
  });

  test('are one of the configurations at the other door, for administrators alone', async () => {
    const call = (by: Actor, init: RequestInit = {}) =>
      fetch(`${app.url}/api/configurations${init.method ? '' : '?type=EHR'}`, {
        headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
        ...init,
      });
    const config = { public_key: 'client-7', private_key: 'quiet-harbour-secret-9981' };
    const save = { method: 'POST', body: JSON.stringify({ type: 'EHR', name: 'Alleva', config }) };
    expect((await call(desk)).status).toBe(403);
    expect((await call(desk, save)).status).toBe(403);
    expect((await call(admin, save)).status).toBe(200);
    const text = await (await call(admin)).text();
    expect(text).not.toContain(config.private_key);
    const { result } = JSON.parse(text) as { result: { config: { platforms: { name: string }[] } } };
    expect(result.config.platforms.find(({ name }) => name === 'Alleva')).toEqual({
      ...{ name: 'Alleva', public_key: 'client-7', configured: true, last4: '9981', base_url: null, active: false },
      ...{ last_success: null, last_failure: null, fault: null, version: 1 },
    });
  });

  test('make one platform active at most, and say so of a packet that is imported by hand', async () => {
    expect(await refused(admin.trpc.ehr.setActive.mutate({ name: 'Sunwave' }))).toMatchObject({
      message: 'Set the keys of this platform first.',
    });
    await admin.trpc.integrations.setApiKeys.mutate({
      name: 'Sunwave',
      public_key: 'client',
      private_key: 'secret-0001',
    });
    await admin.trpc.ehr.setActive.mutate({ name: 'Kipu' });
    await Promise.allSettled(
      (['Sunwave', 'Kipu', 'Sunwave'] as const).map((name) => admin.trpc.ehr.setActive.mutate({ name })),
    );
    const platforms = await admin.trpc.ehr.setActive.mutate({ name: 'Sunwave' });
    expect(platforms.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Sunwave']);
    const { opportunity_id } = await makeSendable(app);
    await desk.trpc.ehr.send.mutate({ opportunity_id });
    await deliver();
    const { activity } = await desk.trpc.inquiries.notes.query({ opportunity_id });
    expect(activity[0]!.description).toBe(
      'Sent to EHR, version 1: the packet was written to the outbox for manual import into Sunwave.',
    );
    await admin.trpc.ehr.setActive.mutate({ name: null });
    expect((await desk.trpc.ehr.preview.query({ opportunity_id })).adapter).toBe('outbox');
  });

  test.each([
    '',
    'ftp://ehr.example.test',
    'http://ehr.example.test/fhir',
    `https://${'u:p'}@ehr.example.test`,
    'https://e.test/?a=1',
  ])('of a FHIR server need an address that is encrypted and plain: %s', async (base_url) => {
    const said = await refused(
      admin.trpc.integrations.setApiKeys.mutate({
        name: 'FHIR',
        public_key: 'client',
        private_key: 'nonsense',
        base_url,
      }),
    );
    expect(said?.code).toBe('bad_request');
  });
});

test('C15: a damaged PDF is left out of the packet, and preview and face sheet say so', async () => {
  const { opportunity_id } = await makeSendable(app);
  await uploadDocument(app, desk, opportunity_id, await textPdf(['Takes lithium every evening.']));
  await uploadDocument(app, desk, opportunity_id, Buffer.from('%PDF-1.7\nnothing of a PDF follows\n%%EOF'), 'torn.pdf');
  await app.runJobs();
  const preview = await desk.trpc.ehr.preview.query({ opportunity_id });
  expect(preview.documents).toHaveLength(1);
  expect(preview.left_out).toEqual([{ file_name: 'torn.pdf', why: 'This PDF is damaged and could not be opened.' }]);
  expect(preview.bundle).not.toContain('torn.pdf');
  const { transmission_id } = await desk.trpc.ehr.send.mutate({ opportunity_id });
  await deliver();
  const [sent] = await desk.trpc.ehr.list.query({ opportunity_id });
  expect(sent).toMatchObject({ id: transmission_id, state: 'sent', documents: 1 });
  const bundle = await (await download(desk, { transmission_id, part: 'bundle' })).text();
  expect(bundle).not.toContain('torn.pdf');
  const sheet = new Uint8Array(await (await download(desk, { transmission_id, part: 'face_sheet' })).arrayBuffer());
  const file = path.join(app.folder, 'tmp', 'sheet.pdf');
  await writeFile(file, sheet);
  const { text: words } = await readTextLayer(await openPdf(file, 1), 1);
  await rm(file);
  expect(words).toContain('torn.pdf: This PDF is damaged and could not be opened.');
});

test('C15: the preview shows telephone numbers and dates as people read them', async () => {
  const { opportunity_id } = await makeSendable(app);
  await desk.rest('PUT', '/api/case_details', {
    opportunity_id,
    sections: [
      {
        id: 'current_concerns',
        fields: [
          { id: 'current_pcp_phone', value: '617-555-0999 ext 12' },
          { id: 'next_appointment', value: '2026-06-09' },
        ],
      },
    ],
  });
  const { sections } = await desk.trpc.ehr.preview.query({ opportunity_id });
  const facts = sections.flatMap((section) => section.facts);
  expect(facts).toContainEqual(['Current PCP phone', '(617) 555-0999 ext. 12']);
  expect(facts).toContainEqual(['Next appointment', 'Jun 9, 2026']);
  expect(facts).toContainEqual(['Phone', '(212) 555-0142']);
  expect(facts.filter(([, value]) => /\+1\d{10}|\d{4}-\d{2}-\d{2}/.test(value))).toEqual([]);
});
