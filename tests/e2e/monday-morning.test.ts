import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#shared/platform/dates.ts';
import type { Actor } from '../support/app.ts';
import { chooseMore, expectAccessible, startBrowserApp, textOf } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { parseCsv } from '../support/parse-csv.ts';
import { makeInquiry } from '../support/people.ts';
import { changeStatus, TODAY } from '../support/status.ts';

const app = await startBrowserApp();
let manager: Actor;

async function admit(lastname: string, facility: string, admit_date: string): Promise<void> {
  const { id } = await makeInquiry(manager, { firstname: 'Dana', lastname, created_at_date: addDays(TODAY, -20) });
  await changeStatus(manager, id, { status: 'ADMITTED', facility, duration: 28, admit_date });
}

beforeAll(async () => {
  manager = await app.signIn('manager');
  const detox = await createFacility(app, 'a', { name: 'Detox', size: 8 });
  await admit('Alder', detox, addDays(TODAY, -1));
  await admit('Birch', detox, TODAY);
  await admit('Cedar', detox, TODAY);
});

test('a manager looks who came, at one of them, and takes the month along', async () => {
  const page = await app.open(manager, '/admissions/census');
  await page.getByRole('button', { name: 'Admits, Tue 05/12: 2' }).click();
  const panel = page.getByRole('dialog', { name: 'Admits on Tue, 05/12' });
  await panel.getByRole('link').first().waitFor();
  expect(await panel.getByRole('link').count()).toBe(2);
  await panel.getByRole('link', { name: /^Dana Birch/ }).click();
  await page.waitForURL('**/admissions/inquiry/**');
  await chooseMore(page, 'View Client');
  await page.waitForURL('**/admissions/client/**');
  await page.getByRole('heading', { name: 'Dana Birch' }).waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const numbers = page.getByRole('region', { name: 'My numbers' });
  await numbers.getByText('3', { exact: true }).waitFor();
  await numbers.getByRole('link', { name: /^Clients admitted/ }).click();
  const drill = page.getByRole('dialog', { name: 'Clients admitted' });
  await drill.getByRole('heading', { name: 'Total: 3 Inquiries' }).waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drill.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`inquiries-details-${addDays(TODAY, -29)}-${TODAY}.csv`);
  const [head, ...rows] = parseCsv((await textOf(download)).slice(1));
  expect(head).toEqual(['Inquiry Name', 'Status', 'Admit Date', 'Created Date']);
  expect(rows.map(([name]) => name!.split('-')[0]).sort()).toEqual(['Dana Alder', 'Dana Birch', 'Dana Cedar']);
});
