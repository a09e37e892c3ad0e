import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeSendable } from '#tests/support/sendable-inquiry.ts';

const app = await startTestApp();
const desk = await app.signIn('admissions');
const admin = await app.signIn('admin');

test("the organization's own required fields keep an inquiry from being sent until they are filled, and go with it", async () => {
  const [section] = await admin.trpc.customConfig.create.mutate({
    section: { name: 'Intake of our own', description: 'Asked on every first call' },
  });
  await admin.trpc.customConfig.create.mutate({
    section_id: section!.id,
    fields: [
      { name: 'Faith community', is_required: true },
      { name: 'Allows photographs', field_type: 'boolean', is_required: true },
    ],
  });
  const { opportunity_id } = await makeSendable(app);
  const asked = ['Faith community', 'Allows photographs'].map((label) => ({ label, where: 'case_details' }));
  expect((await desk.trpc.ehr.preview.query({ opportunity_id })).missing).toEqual(asked);
  await expect(desk.trpc.ehr.send.mutate({ opportunity_id })).rejects.toMatchObject({
    data: { code: 'conflict', current: { missing: asked } },
  });

  const details = await desk.trpc.caseDetails.get.query({ opportunity_id });
  const own = details.sections.find(({ id }) => id === section!.id)!;
  const values: Record<string, string | boolean> = { faith_community: 'Harbor Chapel', allows_photographs: false };
  const fields = own.fields.map(({ id, machine_name }) => ({ id, value: values[machine_name] ?? null }));
  await desk.trpc.caseDetails.update.mutate({ opportunity_id, sections: [{ id: own.id, fields }] });

  const { missing, bundle } = await desk.trpc.ehr.preview.query({ opportunity_id });
  expect(missing).toEqual([]);
  expect(bundle).toContain('Harbor Chapel');
  expect((await desk.trpc.ehr.send.mutate({ opportunity_id })).status).toBe('queued');
});
