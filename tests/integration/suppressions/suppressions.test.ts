import { expect, test } from 'vitest';
import { addressesIn } from '#shared/features/suppressions/suppressions.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createCampaign, sendNow } from '#tests/support/campaigns.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const stranger = await app.signIn('outreach', 'b');

test('the addresses in a text are found, whatever stands between them, each once', () => {
  expect(
    addressesIn('Wren <wren@a.example>; ash@b.example,\n"Ash" ASH@b.example mailto:lee@c.example. no@where'),
  ).toEqual({
    emails: ['wren@a.example', 'ASH@b.example', 'lee@c.example'],
    unread: ['no@where'],
  });
});

test('who is put on the list is mailed no more, until taken off again', async () => {
  const referral_id = await createSource(staff);
  await createContact(staff, referral_id, { firstname: 'Wren', email: 'Wren@referents.example' });
  await createContact(staff, referral_id, { firstname: 'Ash', email: 'ash@referents.example' });
  const add = { emails: ['wren@Referents.example', 'wren@referents.example', 'other@referents.example'] };
  expect(await staff.trpc.suppressions.add.mutate(add)).toEqual({ added: 2 });
  expect(await staff.trpc.suppressions.add.mutate(add)).toEqual({ added: 0 });
  expect(await staff.trpc.suppressions.list.query({ query: 'wren' })).toEqual({
    list: [
      {
        email: 'wren@referents.example',
        reason: 'manual',
        created_by: expect.any(String),
        created_at: expect.any(Number),
      },
    ],
    total: 1,
  });
  expect(await stranger.trpc.suppressions.list.query({})).toEqual({ list: [], total: 0 });
  expect(await sendNow(staff, await createCampaign(app, 'a'))).toMatchObject({ recipients: 1 });
  await app.runJobs();
  expect((await app.mails()).map(({ to }) => to)).toEqual(['ash@referents.example']);
  await staff.trpc.suppressions.remove.mutate({ email: 'WREN@referents.example' });
  expect(await staff.trpc.audiences.people.query({})).toMatchObject({ mailable: 2 });
});

test('who unsubscribed stays on the list, whatever staff do', async () => {
  await staff.trpc.suppressions.add.mutate({ emails: ['done@referents.example'], reason: 'unsubscribed' });
  await expect(staff.trpc.suppressions.remove.mutate({ email: 'done@referents.example' })).rejects.toThrow(
    'Who asked for no more mail stays on the list.',
  );
});

test('who asks for no more mail stays on the list, whatever had put them there before', async () => {
  const referral_id = await createSource(staff);
  await createContact(staff, referral_id, { firstname: 'Lark', email: 'lark@referents.example' });
  await sendNow(staff, await createCampaign(app, 'a'));
  await app.runJobs();
  const mail = (await app.mails()).find(({ to }) => to === 'lark@referents.example');
  const imported = { emails: ['heron@referents.example'], reason: 'bounced' as const };
  await staff.trpc.suppressions.add.mutate({ emails: ['lark@referents.example'] });
  await staff.trpc.suppressions.add.mutate(imported);
  await fetch(mail!.unsubscribe_url!.replace(app.services.publicUrl, app.url), { method: 'POST' });
  await staff.trpc.suppressions.add.mutate({ ...imported, reason: 'unsubscribed' });
  // A bounce that comes later takes nothing back.
  expect(await staff.trpc.suppressions.add.mutate(imported)).toEqual({ added: 0 });
  for (const name of ['lark', 'heron']) {
    const email = `${name}@referents.example`;
    const { list } = await staff.trpc.suppressions.list.query({ query: name });
    expect(list).toMatchObject([{ email, reason: 'unsubscribed' }]);
    await expect(staff.trpc.suppressions.remove.mutate({ email })).rejects.toThrow(
      'Who asked for no more mail stays on the list.',
    );
  }
});

test('what is no address is named by its place', async () => {
  const refused = await staff.trpc.suppressions.add
    .mutate({ emails: ['fine@referents.example', 'not one'] })
    .catch((error: { data: unknown }) => error.data);
  expect(refused).toMatchObject({ fields: { 'emails.1': 'Please enter a valid email address' } });
});
