import { expect, test } from 'vitest';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

const app = await startBrowserApp();

test('a role is changed while the person works: it counts from their next click', async () => {
  const admin = await app.signIn('admin');
  const worker = await app.signIn('admissions');
  const { opportunity_name } = await makeInquiry(admin, { firstname: 'Dana', lastname: 'Vale' });
  const page = await app.open(worker, '/admissions/inquiries');
  await page.getByRole('link', { name: opportunity_name }).waitFor();
  await page.getByRole('button', { name: 'Add Inquiry' }).waitFor();

  const desk = await app.open(admin, '/settings/people');
  const give = async (role: string) => {
    await desk.getByRole('button', { name: 'Jordan Example', exact: true }).click();
    const person = desk.getByRole('dialog', { name: 'Jordan Example' });
    await person.getByRole('combobox', { name: 'Role' }).click();
    await desk.getByRole('option', { name: role, exact: true }).click();
    await person.getByRole('button', { name: 'Save' }).click();
    await person.waitFor({ state: 'hidden' });
  };
  await give('Analyst');
  app.expectNoise(/403/);
  await page.reload();
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: opportunity_name }).count()).toBe(0);
  await expect(worker.trpc.inquiries.list.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });

  await give('Admissions manager');
  await page.goto('/configurations/admissions');
  await page.getByRole('heading', { name: 'Configurations' }).waitFor();
  expect((await worker.trpc.inquiries.list.query({})).total).toBe(1);
});
