import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { makeInquiry } from '#tests/support/people.ts';

const app = await startTestApp();
const manager = await app.signIn('manager');
const names = () => manager.trpc.inquiries.staffNames.query({});

test('a name taken off the list stays on its inquiries and in the filter, for as long as an inquiry carries it', async () => {
  const { configuration, inquiries } = manager.trpc;
  const save = (staff: string[], version: number) =>
    configuration.save.mutate({ type: 'ADMISSION_STAFF', config: { staff, version } });
  await save(['Wren Listed', 'Robin Leaving', 'Ada Listed'], 0);
  const staff = ['Robin Leaving', 'Wren Listed'];
  const { id: opportunity_id } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Sample', staff });
  expect(await names()).toEqual(['Wren Listed', 'Robin Leaving', 'Ada Listed']);

  await save(['Wren Listed', 'Ada Listed'], 1);
  expect(await configuration.admissionStaff.query({})).toEqual(['Wren Listed', 'Ada Listed']);
  expect((await inquiries.get.query({ opportunity_id })).staff).toEqual(staff);
  expect(await names()).toEqual(['Wren Listed', 'Ada Listed', 'Robin Leaving']);
  const { list } = await inquiries.list.query({ staff_filter: ['Robin Leaving'] });
  expect(list.map(({ id }) => id)).toEqual([opportunity_id]);
  expect(await (await app.signIn('manager', 'b')).trpc.inquiries.staffNames.query({})).toEqual([]);

  await inquiries.update.mutate({ opportunity_id, opportunity: { staff: ['Wren Listed'] } });
  expect(await names()).toEqual(['Wren Listed', 'Ada Listed']);
});

test('a name that is not on the list is kept as it came, and offered in the filter', async () => {
  const staff = ['Kit Elsewhere'];
  const { id: opportunity_id } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Moved', staff });
  expect((await manager.trpc.inquiries.get.query({ opportunity_id })).staff).toEqual(staff);
  expect(await names()).toContain('Kit Elsewhere');
  await manager.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { staff: ['Sam Elsewhere'] } });
  expect(await names()).toContain('Sam Elsewhere');
});

test('a program that was archived stays in the filter for as long as an inquiry names it', async () => {
  const { capacity, inquiries } = manager.trpc;
  const programs = () => inquiries.facilityNames.query({});
  const facility_id = await createFacility(app, 'a', { name: 'Alder House', size: 4 });
  const unused = await createFacility(app, 'a', { name: 'Birch House', size: 4 });
  await createFacility(app, 'a', { name: 'Cedar House', size: 4 });
  const { id: opportunity_id } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Housed' });
  await inquiries.update.mutate({ opportunity_id, opportunity: { facility: facility_id } });
  expect(await programs()).toEqual(['Alder House', 'Birch House', 'Cedar House']);

  for (const id of [facility_id, unused]) await capacity.delete.mutate({ type: 'facility', id });
  expect(await programs()).toEqual(['Cedar House', 'Alder House']);
  const { list } = await inquiries.list.query({ facility_filter: ['Alder House'] });
  expect(list.map(({ id }) => id)).toEqual([opportunity_id]);
  expect(await (await app.signIn('manager', 'b')).trpc.inquiries.facilityNames.query({})).toEqual([]);

  await inquiries.update.mutate({ opportunity_id, opportunity: { facility: null } });
  expect(await programs()).toEqual(['Cedar House']);
});
