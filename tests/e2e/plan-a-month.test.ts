import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { makeInquiry } from '../support/people.ts';
import { changeStatus } from '../support/status.ts';

const app = await startBrowserApp();
let manager: Actor;

beforeAll(async () => {
  manager = await app.signIn('manager');
  await createFacility(app, 'a', { name: 'Detox', size: 8 });
  await createFacility(app, 'a', { name: 'Residential', size: 32 });
  const { id } = await makeInquiry(manager, { firstname: 'Dana', lastname: 'Alder' });
  await changeStatus(manager, id, { status: 'ASSESSMENT' });
});

test('a manager plans a month: from the census to what is missing, and to who is there', async () => {
  const page = await app.open(manager, '/admissions/census');
  await page.getByRole('button', { name: 'Plan a month' }).click();
  const booster = page.getByRole('dialog', { name: 'Census booster' });
  await booster.getByRole('heading', { name: 'Why 34 admissions a month' }).waitFor();
  await booster.getByText('40 beds × 85% = 34 clients in the house.').waitFor();
  const rerun = booster.getByRole('button', { name: 'Re-run' });
  expect(await rerun.isDisabled()).toBe(true);
  await booster.getByRole('link', { name: '104 needed, 1 now: 103 to find' }).waitFor();
  await expectAccessible(page);

  await booster.getByLabel('Average length of stay (days)').fill('28');
  await rerun.click();
  await booster.getByRole('heading', { name: 'Why 37 admissions a month' }).waitFor();
  await expect.poll(() => rerun.isDisabled()).toBe(true);

  await booster.getByRole('textbox', { name: 'Online', exact: true }).fill('40');
  await booster
    .getByText(
      'The sum of the referral mix percentages exceeds 100%. Please ensure the total is less than or equal to 100% before re-running the report.',
    )
    .waitFor();
  expect(await rerun.isDisabled()).toBe(true);
  await booster.getByRole('textbox', { name: 'Online', exact: true }).fill('20');
  await booster.getByText('The mix adds up to 90%.').waitFor();
  await page.keyboard.press('Enter');
  await booster.getByRole('rowheader', { name: 'Unallocated' }).waitFor();

  await booster.getByRole('button', { name: 'Restore defaults' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Restore defaults');
  await booster.getByRole('heading', { name: 'Why 34 admissions a month' }).waitFor();
  expect(await booster.getByRole('textbox', { name: 'Online', exact: true }).inputValue()).toBe('30');
  expect(await rerun.isDisabled()).toBe(true);

  await booster.getByRole('link', { name: '104 needed, 1 now: 103 to find' }).click();
  await page.getByRole('link', { name: /^Dana Alder/ }).waitFor();
  await page.getByRole('button', { name: /^Remove filter Status: Assessment/ }).waitFor();
});

test('a run is kept for the session, an address opens the plan, and it fits a phone', async () => {
  const page = await app.open(manager, '/admissions/census?plan=true', { viewport: { width: 390, height: 844 } });
  const booster = page.getByRole('dialog', { name: 'Census booster' });
  await booster.getByLabel('Total capacity (clients)').fill('20');
  await booster.getByRole('button', { name: 'Re-run' }).click();
  await booster.getByRole('heading', { name: 'Why 17 admissions a month' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Plan a month' }).click();
  await booster.getByRole('heading', { name: 'Why 17 admissions a month' }).waitFor();
});

test('a run that is answered after the defaults are restored is shown no more', async () => {
  const page = await app.open(manager, '/admissions/census?plan=true');
  const booster = page.getByRole('dialog', { name: 'Census booster' });
  const rerun = booster.getByRole('button', { name: 'Re-run' });
  const restore = booster.getByRole('button', { name: 'Restore defaults' });
  await restore.click();
  await booster.getByRole('heading', { name: 'Why 34 admissions a month' }).waitFor();
  await booster.getByLabel('Average length of stay (days)').fill('25');
  const release = await holdBack(page, '**/trpc/censusBooster.get*');
  await rerun.click();
  await restore.click();
  const stay = booster.getByLabel('Average length of stay (days)');
  const answered = page.waitForResponse(/censusBooster\.get/);
  release();
  await (await answered).finished();
  await expect.poll(() => stay.inputValue()).toBe('30');
  await expect.poll(() => rerun.isDisabled()).toBe(true);
  await booster.getByRole('heading', { name: 'Why 34 admissions a month' }).waitFor();
  expect(await booster.getByRole('heading', { name: 'Why 41 admissions a month' }).count()).toBe(0);
});
