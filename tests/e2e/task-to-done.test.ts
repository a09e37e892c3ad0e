import { expect, test } from 'vitest';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();

test('a task from an inquiry, with the source and the contact that referred the client filled in, to done', async () => {
  const staff = await app.signIn('admissions');
  const inquiry = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater' });
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counselling' });
  const contact_id = await createContact(staff, referral_id, { firstname: 'Wren', lastname: 'Alder' });
  await staff.trpc.referralFlow.add.mutate({
    opportunity_id: inquiry.id,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'professional_referral',
    referral_id,
    contact_id,
    referred_at: '2026-05-10',
  });

  const page = await app.open(staff, `/admissions/inquiry/${inquiry.id}`);
  await page.getByRole('heading', { name: inquiry.opportunity_name }).waitFor();
  await page.getByText('Juniper Counselling').first().waitFor();
  await chooseMore(page, 'Add Task');
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  const source = dialog.getByRole('combobox', { name: 'Referral source associated' });
  await expect.poll(() => source.inputValue()).toBe('Juniper Counselling');
  const contact = dialog.getByRole('combobox', { name: 'Contact Associated' });
  await expect.poll(() => contact.inputValue()).toMatch(/^Wren Alder/);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Thank them for Odessa');
  await dialog.getByRole('textbox', { name: 'Due date' }).fill('5/20/2026');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Task successfully created!').waitFor();

  await page.goto('/tasks');
  await page.getByRole('link', { name: 'Thank them for Odessa' }).click();
  await page.getByRole('heading', { name: 'Task Detail', exact: true }).waitFor();
  const details = page.getByRole('region', { name: 'Task Details' });
  expect(await details.getByRole('link', { name: 'Juniper Counselling' }).getAttribute('href')).toBe(
    `/referal/${referral_id}`,
  );
  expect(await details.getByRole('link', { name: 'Wren Alder' }).getAttribute('href')).toBe(`/contact/${contact_id}`);
  expect(await details.getByRole('link', { name: 'Inquiry' }).getAttribute('href')).toBe(
    `/admissions/inquiry/${inquiry.id}`,
  );
  await page.getByRole('checkbox', { name: 'Completed' }).click();
  await page.getByText('Task status changed successfully!').waitFor();
  await expect
    .poll(async () => (await staff.trpc.tasks.list.query({ query: 'Thank them' })).list[0]?.is_complete)
    .toBe(true);

  await page.goto('/tasks?state=done');
  const row = page.getByRole('row', { name: /Thank them for Odessa/ });
  await row.getByText('Completed', { exact: true }).waitFor();
});
