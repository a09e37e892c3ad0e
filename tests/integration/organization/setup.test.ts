import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { createFacility } from '#tests/support/capacity.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp();

test('the set-up list is ticked by what the database holds, and is hidden for all administrators at once', async () => {
  const admin = await app.signIn('admin');
  const done = async () => {
    const { done: steps } = await admin.trpc.setup.get.query({});
    return Object.entries(steps).flatMap(([step, ticked]) => (ticked ? [step] : []));
  };
  expect(await done()).toEqual(['people']);
  await createFacility(app, 'a', { name: 'Residential', size: 24 });
  expect(await done()).toEqual(['programs', 'people']);
  await admin.trpc.capacity.create.mutate({ clinicians: [{ firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' }] });
  await admin.trpc.configuration.save.mutate({ type: 'ADMISSION_STAFF', config: { staff: ['Jordan Example'] } });
  const { usual_retention_years: _usual, ...settled } = await admin.trpc.organization.get.query({});
  await admin.trpc.organization.update.mutate({ ...settled, postal_address: '1 Harbor Street' });
  expect(await done()).toEqual(['programs', 'clinicians', 'staff', 'people']);
  await admin.trpc.organization.update.mutate({
    ...settled,
    version: 2,
    postal_address: '1 Harbor Street',
    sender_names: ['Maple House'],
  });
  await createSource(admin, { referral_name: 'Alder House' });
  await makeInquiry(admin, { firstname: 'Dana', lastname: 'Vale' });
  expect(await done()).toEqual(['programs', 'clinicians', 'staff', 'people', 'sender', 'source', 'inquiry']);
  await admin.trpc.configuration.save.mutate({
    type: 'ADMISSION_STAFF',
    config: { staff: [], version: 1 },
  });
  expect(await done()).not.toContain('staff');
  await admin.trpc.setup.dismiss.mutate({});
  expect(await (await app.signIn('admin')).trpc.setup.get.query({})).toMatchObject({ is_dismissed: true });
  const other = await app.signIn('admin', 'b');
  expect(await other.trpc.setup.get.query({})).toMatchObject({ is_dismissed: false, done: { programs: false } });
});
