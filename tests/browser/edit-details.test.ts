import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { publishSection } from '../support/custom-fields.ts';
import { makeInquiry } from '../support/people.ts';
import { changeStatus } from '../support/status.ts';

const app = await startBrowserApp();
let desk: Actor;
let id: string;

beforeAll(async () => {
  desk = await app.signIn('admissions');
  id = (await makeInquiry(desk, { firstname: 'Maria', lastname: 'Lopez' })).id;
});

test("C11: a section is opened by 'Edit Details' and says 'Failed to update details' where it has no words of its own", async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(desk, `/admissions/inquiry/${id}`);
  const card = page.getByRole('region', { name: 'Contact person' });
  const edit = card.getByRole('button', { name: 'Edit Details, Contact person' });
  expect(await edit.textContent()).toBe('Edit Details');
  await edit.click();
  await card.getByLabel('Name').fill('Rosa Lopez');
  await page.route(/inquiries\.update/, (route) => route.abort(), { times: 1 });
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to update details').waitFor();
  expect(await card.getByLabel('Name').inputValue()).toBe('Rosa Lopez');
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Inquiry successfully updated!').waitFor();
});

test('a section opens in its first field, and fields that hold several are as high as the others', async () => {
  const staff = ['Tess Moorings'];
  const made = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample', condition: ['OCD'], staff });
  const page = await app.open(desk, `/admissions/inquiry/${made.id}`);
  const card = page.getByRole('region', { name: 'Inquiry details' });
  await card.getByRole('button', { name: 'Edit Details, Inquiry details' }).click();
  const condition = card.getByRole('combobox', { name: 'Condition' });
  await expect.poll(() => condition.evaluate((field) => field === document.activeElement)).toBe(true);
  const several = card.locator('.mantine-MultiSelect-input');
  expect(await several.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height))).toEqual([36, 36]);
  const one = card.getByRole('combobox', { name: 'Primary substance' });
  expect((await one.boundingBox())?.height).toBe(36);

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const touched = await app.open(desk, `/admissions/inquiry/${made.id}`, phone);
  const details = touched.getByRole('region', { name: 'Inquiry details' });
  await details.getByRole('button', { name: 'Edit Details, Inquiry details' }).click();
  const box = details.locator('.mantine-MultiSelect-input').first();
  await box.waitFor();
  const [whole, chips] = [await box.boundingBox(), await box.locator('.mantine-MultiSelect-pillsList').boundingBox()];
  expect(whole?.height).toBe(44);
  expect((chips?.y ?? 0) - (whole?.y ?? 0)).toBe(8);
});

test('C12: an event stands in the timeline as one line, without a pencil and without a pin', async () => {
  await changeStatus(desk, id, { status: 'ASSESSMENT', description: 'The screening is done.' });
  const page = await app.open(desk, `/admissions/inquiry/${id}`);
  await page.getByLabel('Write a note').fill('Her sister drives.');
  await page.getByRole('button', { name: 'Send note' }).click();
  const items = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  const note = items.filter({ hasText: 'Her sister drives.' });
  await note.getByRole('button', { name: 'Pin note' }).waitFor();
  expect(await note.getByRole('button').count()).toBe(3);
  const event = items.filter({ hasText: 'Status changed from Pre Assessment to Assessment' });
  expect(await event.count()).toBe(1);
  expect(await event.locator('p').allInnerTexts()).toEqual(['The screening is done.']);
  expect(await event.getByRole('button').count()).toBe(0);
});

test("C11: a section without a visible field says 'Fields not found' and offers nothing to edit", async () => {
  const admin = await app.signIn('admin');
  await publishSection(admin, 'School', [{ name: 'Grade' }]);
  await publishSection(admin, 'Sports', [{ name: 'Team', is_visible: false }]);
  const page = await app.open(desk, `/admissions/inquiry/${id}/case-details`);
  const sports = page.getByRole('region', { name: 'Sports' });
  await sports.getByText('Fields not found').waitFor();
  expect(await sports.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Edit Details, School' }).waitFor();
});

test('C13: what is no phone number is refused in words and kept only as typed', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(desk, `/admissions/inquiry/${id}`);
  const card = page.getByRole('region', { name: 'Contact person' });
  await card.getByRole('button', { name: 'Edit Details, Contact person' }).click();
  const phone = card.getByLabel('Contact person phone');
  await phone.fill('call mum');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Enter a phone number, or keep it as typed').waitFor();
  // The field says it, and has the focus.
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByText('Failed to update details').count()).toBe(0);
  await card.getByRole('button', { name: 'Keep as typed' }).click();
  await card.getByText('Kept as typed').waitFor();
  expect(await phone.inputValue()).toBe('call mum');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Edit Details, Contact person' }).waitFor();
  expect(await card.getByText('call mum').count()).toBe(1);
});

test('C13: a date of birth offers no day to come, and today is the organization’s', async () => {
  const { patient_id } = await desk.trpc.inquiries.get.query({ opportunity_id: id });
  // A browser far ahead of the organization: there it is the next day already.
  const page = await app.open(desk, `/admissions/client/${patient_id}`, { timezoneId: 'Pacific/Kiritimati' });
  const card = page.getByRole('region', { name: 'Personal details' });
  await card.getByRole('button', { name: 'Edit Details, Personal details' }).click();
  const dob = card.getByLabel('Date of birth');
  await dob.fill('tmr');
  expect(await card.getByText('Wed, May 13, 2026').count()).toBe(0);
  await dob.press('Tab');
  await card.getByText('Choose May 12, 2026 or earlier.').waitFor();
  await dob.fill('today');
  await card.getByText('Tue, May 12, 2026').waitFor();
});

test('C10: tags are compared without letter case, and what is typed is checked before it is entered', async () => {
  const page = await app.openAsStranger('/dev/kitchen-sink');
  const tags = page.getByLabel('Topics', { exact: true }).and(page.locator('input'));
  await tags.pressSequentially('SLEEP');
  await page.getByText('Value already exists').waitFor();
  await tags.press('Enter');
  await page.getByText('Value already exists').waitFor();
  expect(await page.getByRole('button', { name: 'Remove SLEEP', exact: true }).count()).toBe(0);
  await tags.fill('Grief');
  await expect.poll(() => page.getByText('Value already exists').count()).toBe(0);
  // As where a phone's keyboard names no key: what is good is taken, and the rest stays to be put right.
  await tags.fill('Grief, grief, a topic of a great many letters, Hope,');
  await page.getByText('Use 20 characters or fewer.').waitFor();
  await page.getByText(/^\+\d+$/).click();
  await page.getByRole('button', { name: 'Remove Hope', exact: true }).waitFor();
  expect(await tags.inputValue()).toBe('a topic of a great many letters');
});

test('C10: a table whose rows have an order is put in order by the handle, by hand or by keys', async () => {
  const page = await app.openAsStranger('/dev/kitchen-sink');
  const table = page.getByRole('table', { name: 'Waiting list' });
  const firstThree = async () => (await table.locator('tbody th').allInnerTexts()).slice(0, 3);
  const [maria, theo, ana] = ['Maria Lopez #A0F2', 'Theo Brandt #A1F2', 'Ana Okafor #A2F2'];
  await expect.poll(firstThree).toEqual([maria, theo, ana]);
  const handle = (name: string) => table.getByRole('button', { name: `Move ${name}` });
  await handle(ana).scrollIntoViewIfNeeded();
  await handle(ana).focus();
  await page.keyboard.press('Space');
  await page.getByText(`${ana} is now 3 of 6.`).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${ana} is now 2 of 6.`).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(firstThree).toEqual([maria, ana, theo]);

  const from = await handle(theo).boundingBox();
  const to = await handle(maria).boundingBox();
  if (!from || !to) throw new Error('a handle is not drawn');
  const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 12 });
  await page.mouse.up();
  await expect.poll(firstThree).toEqual([theo, maria, ana]);
});
