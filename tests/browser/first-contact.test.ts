import { beforeAll, expect, test } from 'vitest';
import { handOverDue } from '#server/features/first-contact/hand-over.ts';
import { asOrganization } from '#server/platform/context.ts';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { configure } from '../support/referrals.ts';
import { endedCall, say, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
const TODAY = '2026-05-12';
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('admissions');
});

const newInquiry = (lastname: string) => makeInquiry(staff, { firstname: 'Odessa', lastname, created_at_date: TODAY });
const queueOf = (page: Awaited<ReturnType<typeof app.open>>) => page.getByRole('region', { name: 'First contact' });

test('a new inquiry shows its clock, and a note stops it', async () => {
  const { id } = await newInquiry('Fairwater');
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  await page.getByText(/^[45] min left to the first contact$/).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Write a note').fill('Spoke with her brother.');
  await page.keyboard.press('Enter');
  await page.getByText(/^First contact after (less than a minute|\d min)$/).waitFor();
  expect(await page.getByRole('button', { name: 'Contacted' }).count()).toBe(0);
  await page.close();
});

test('what stops the clock from the keyboard leaves the focus beside it', async () => {
  const { id } = await newInquiry('Wickhaven');
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  await page.getByRole('button', { name: 'Contacted' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^First contact after/).waitFor();
  const inHeader = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
  await expect.poll(inHeader).toBe(true);
  await page.close();
});

test('a note takes an inquiry off those that wait for an answer at once', async () => {
  const { opportunity_name } = await newInquiry('Larkin');
  const page = await app.open(staff, '/dashboard');
  const link = page
    .getByRole('region', { name: 'Waiting for an answer' })
    .getByRole('link', { name: opportunity_name });
  await link.click();
  await page.getByLabel('Write a note').fill('Left a message.');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Timeline' }).getByText('Left a message.').waitFor();
  await page.getByText(/^First contact after/).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await link.waitFor({ state: 'detached' });
  await page.close();
});

test('the dashboard lists who waits with the number to call; one press stops a clock and one takes that back', async () => {
  const { id, opportunity_name } = await newInquiry('Brightwell');
  await say(app, endedCall(app, { caller: '+12125550177' }), { key: await voiceKey(app) });
  const page = await app.open(staff, '/dashboard');
  const queue = queueOf(page);
  await queue.getByRole('link', { name: 'Call from (212) 555-0177' }).waitFor();
  await queue.getByRole('link', { name: opportunity_name }).waitFor();
  await expectAccessible(page);
  await queue.getByRole('button', { name: `Contacted: ${opportunity_name}` }).click();
  await page.getByText('The clock has stopped.').waitFor();
  await queue.getByRole('link', { name: opportunity_name }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await queue.getByRole('link', { name: opportunity_name }).waitFor();
  expect(await staff.trpc.firstContact.get.query({ opportunity_id: id })).toMatchObject({ contacted_at: null });
  await page.close();
});

test('what was handed over says to whom, and is marked as one’s own', async () => {
  await configure(app, 'SPEED_TO_LEAD', { minutes: 1, tue: '00:00-24:00', next_1: 'admissions' });
  const { id, opportunity_name } = await newInquiry('Holloway');
  app.clock.advance(60_000);
  await handOverDue(asOrganization(app.ctx, app.organizations.a.id));
  const page = await app.open(staff, '/dashboard');
  const row = queueOf(page).getByRole('listitem').filter({ hasText: opportunity_name });
  await row.getByText('Yours now').waitFor();
  await row.getByRole('link', { name: opportunity_name }).click();
  await page.getByText(/handed over to Admissions/).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admissions/inquiry/${id}`);
  await page.close();
});

test('the target, the hours and who is next are set on one card, and what is wrong is said at its field', async () => {
  const manager = await app.signIn('manager');
  const page = await app.open(manager, '/configurations/admissions');
  const form = page.getByRole('form', { name: 'Speed to lead' });
  await form.getByLabel('Monday').fill('8 to 6');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Enter the hours as 08:00-18:00').waitFor();
  await expectAccessible(page);
  await form.getByLabel('Monday').fill('09:00-17:00');
  await form.getByLabel('Minutes to the first contact').fill('10');
  await form.getByRole('combobox', { name: 'Then to' }).first().click();
  await page.getByRole('option', { name: 'Everyone: Administrator' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Speed to lead saved').waitFor();
  const { version: _version, ...saved } = await manager.trpc.configuration.get.query({ type: 'SPEED_TO_LEAD' });
  expect(saved).toMatchObject({ minutes: 10, mon: '09:00-17:00', next_2: 'admin' });
  await page.close();
});
