import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { holdBack, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { liveIn } from '../support/time-zone.ts';

const app = await startBrowserApp();
let staff: Actor;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez', dob: '1988-03-02', city: 'Pinebrook Falls' });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create Inquiry' });
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next' });
const clientsNamed = async (query: string) => (await staff.trpc.clients.list.query({ query })).list;
const inquiriesNamed = async (query: string) => (await staff.trpc.inquiries.list.query({ query })).list;

async function openDialog(path = '/admissions/inquiries?new=true'): Promise<Page> {
  const page = await app.open(staff, path);
  await dialog(page).waitFor();
  return page;
}

async function chooseClient(page: Page, typed: string, option: string) {
  await dialog(page).getByRole('combobox', { name: 'Client' }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

/** Searches for a name that nobody has, and makes a new client of it. */
async function createClientNamed(page: Page, name: string) {
  await dialog(page).getByRole('combobox', { name: 'Client' }).fill(name);
  await page.getByRole('option', { name: `Create new client “${name}”` }).click();
}

test('c, a name, and Enter four times: client and inquiry without the mouse', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await page.keyboard.press('c');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.keyboard.type('Odessa Fairwater');
  // Before the search has answered, Enter makes nothing of what is typed.
  await page.keyboard.press('Enter');
  const create = page.getByRole('option', { name: 'Create new client “Odessa Fairwater”' });
  await create.waitFor();
  expect(await page.getByRole('heading', { name: 'Details' }).count()).toBe(0);
  await expect.poll(() => create.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  const last = dialog(page).getByLabel('Last name');
  await expect.poll(() => last.inputValue()).toBe('Fairwater');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Details' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Odessa Fairwater-[A-Z2-9]{4}$/ }).waitFor();
  await page.getByText('Inquiry created successfully.').waitFor();
  expect(await clientsNamed('Odessa Fairwater')).toHaveLength(1);
  expect(await inquiriesNamed('Odessa Fairwater')).toHaveLength(1);
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

test('a typed birth date is left for what stands next', async () => {
  const page = await openDialog();
  await createClientNamed(page, 'Wilma Fairwater');
  await dialog(page).getByLabel('Date of birth').focus();
  for (const [typed, said] of [
    ['13/45/1990', 'Use a date as MM/DD/YYYY.'],
    ['2/3/1990', ''],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    if (said) await dialog(page).getByText(said).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the calendar');
    await page.keyboard.press('Shift+Tab');
  }
});

test('an active inquiry is named and asked about: No keeps Next disabled, Yes goes on', async () => {
  const page = await openDialog();
  await dialog(page).getByRole('combobox', { name: 'Client' }).fill('lopez');
  // What was found comes first and is what Enter chooses; a new client is the last thing offered.
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect(await options.allInnerTexts()).toEqual([expect.stringContaining('Maria Lopez'), 'Create new client “lopez”']);
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
  const wholly = await options.last().evaluate((option) => {
    const { x, y, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(x + width / 2, y + height - 4));
  });
  expect(wholly).toBe(true);
  await page.keyboard.press('Enter');
  const active = page.getByRole('list', { name: 'Active inquiries of this client' });
  await active.waitFor();
  expect(await page.locator('[aria-live=polite]').filter({ has: active }).count()).toBe(1);
  expect(await active.getByRole('link').getAttribute('href')).toMatch(/^\/admissions\/inquiry\/[0-9a-f-]{36}$/);
  expect(await active.textContent()).toMatch(/^Maria Lopez-[A-Z2-9]{4}.* · Pre Assessment$/);
  const question = page.getByRole('radiogroup', {
    name: 'There is an active opportunity. Do you still wish to proceed with another opportunity?',
  });
  await question.waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  await question.getByLabel('No').check();
  await page
    .getByText(
      'Client has active inquiry in the Pending, Admin, and Scheduled Admit, Admitted stage. Mark it Dropped or Discharged to proceed.',
    )
    .waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  await question.getByLabel('Yes').check();
  await next(page).click();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
});

test('an answer that comes late is about the client it was asked for, and not about the one chosen since', async () => {
  await staff.trpc.clients.create.mutate({ firstname: 'Nora', lastname: 'Latecomer' });
  const page = await openDialog();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/trpc/inquiries.ofClient*', async (route) => {
    asked += 1;
    if (asked === 1) await held;
    await route.continue();
  });
  await chooseClient(page, 'lopez', 'Maria Lopez');
  await chooseClient(page, 'latecomer', 'Nora Latecomer');
  await expect.poll(() => next(page).isDisabled()).toBe(false);
  const answered = page.waitForResponse(/inquiries\.ofClient/);
  release();
  await (await answered).finished();
  await next(page).click();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
});

test('a name that clients have already is warned of while it is typed, and nothing is lost by looking', async () => {
  const page = await openDialog();
  await dialog(page).getByText('New client').click();
  await dialog(page).getByLabel('First name').fill('maria');
  await dialog(page).getByLabel('Last name').fill('LOPEZ');
  await dialog(page).getByLabel('Phone').fill('617 555 0100');
  await page.getByText('Check Clients before proceeding to avoid duplicates.').waitFor();
  const link = page.getByRole('list', { name: 'Clients with this name' }).getByRole('link', { name: 'Maria Lopez' });
  expect(await link.getAttribute('href')).toMatch(/^\/admissions\/client\/[0-9a-f-]{36}$/);
  await page.getByText('Mar 2, 1988 · Pinebrook Falls').waitFor();
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await other.close();
  expect(await dialog(page).getByLabel('First name').inputValue()).toBe('maria');
  expect(await dialog(page).getByLabel('Phone').inputValue()).toBe('617 555 0100');
  await page.getByRole('button', { name: /^Use this client: Maria Lopez/ }).click();
  await page.getByRole('list', { name: 'Active inquiries of this client' }).waitFor();
  expect(await dialog(page).getByRole('combobox', { name: 'Client' }).inputValue()).toBe('Maria Lopez');
  // What is asked about the client lies bare: the list of a search would cover it.
  const existing = dialog(page).getByRole('radio', { name: 'Existing client' });
  await expect.poll(() => existing.evaluate((radio) => radio === document.activeElement)).toBe(true);
  expect(await page.getByText('Type for search…').count()).toBe(0);
});

test('a failure of the second step never creates the client twice', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openDialog();
  await dialog(page).getByText('New client').click();
  await dialog(page).getByLabel('First name').fill('Twice');
  await dialog(page).getByLabel('Last name').fill('Never');
  await next(page).click();
  await dialog(page).getByLabel('Additional instructions').fill('Call after six.');
  await next(page).click();
  await page.route('**/trpc/inquiries.create**', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByText('Failed to create Inquiry').waitFor();
  expect(await clientsNamed('Twice Never')).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
  await expect.poll(() => page.getByText('Failed to create Inquiry').count()).toBe(2);
  await page.unroute('**/trpc/inquiries.create**');
  await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByRole('heading', { name: /^Twice Never-/ }).waitFor();
  expect(await clientsNamed('Twice Never')).toHaveLength(1);
  expect(await inquiriesNamed('Twice Never')).toHaveLength(1);
});

test('a lost answer is repeated, not doubled', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openDialog();
  await dialog(page).getByText('New client').click();
  await dialog(page).getByLabel('First name').fill('Lost');
  await dialog(page).getByLabel('Last name').fill('Answer');
  await next(page).click();
  await next(page).click();
  await page.route('**/trpc/inquiries.create**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByText('Failed to create Inquiry').waitFor();
  await page.unroute('**/trpc/inquiries.create**');
  await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByRole('heading', { name: /^Lost Answer-/ }).waitFor();
  expect(await inquiriesNamed('Lost Answer')).toHaveLength(1);
});

test('what the server refuses is shown at its field', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openDialog();
  await chooseClient(page, 'lopez', 'Maria Lopez');
  await page.getByLabel('Yes').check();
  await next(page).click();
  await next(page).click();
  // The server's day has not begun yet, whatever the browser believes.
  app.clock.advance(-24 * 3_600_000);
  const yesterday = await app.signIn('admissions');
  await page.evaluate((token) => localStorage.setItem('token', token), yesterday.token);
  await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
  const field = dialog(page).getByLabel('Created date');
  await page.getByText('The created date cannot be in the future.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  app.clock.advance(24 * 3_600_000);
});

test('Escape, the backdrop, Back and a reload ask before they discard', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await page.getByRole('button', { name: 'Add Inquiry' }).click();
  await dialog(page).getByText('New client').click();
  const first = dialog(page).getByLabel('First name');
  await first.fill('Quiet');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const keep = async () => {
    await question.getByText('What you typed here has not been saved.').waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await first.inputValue()).toBe('Quiet');
  };
  await page.keyboard.press('Escape');
  await keep();
  await page.mouse.click(20, 880);
  await keep();
  await page.goBack();
  await keep();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await keep();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload({ timeout: 5_000 }).catch(() => null);
  const leave = await asked;
  expect(leave.type()).toBe('beforeunload');
  await leave.dismiss();
  await reloaded;
  expect(await first.inputValue()).toBe('Quiet');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

test('a telephone number that is none is refused on its own step, and kept there by choice alone', async () => {
  const page = await openDialog();
  await createClientNamed(page, 'Sable Wintermoor');
  const phone = dialog(page).getByLabel('Phone');
  await phone.fill('call the sister');
  const refused = dialog(page).getByText('Enter a phone number, or keep it as typed');
  const details = page.getByRole('heading', { name: 'Details' });
  await next(page).click();
  await refused.waitFor();
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await details.count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Keep as typed' }).click();
  await next(page).click();
  await details.waitFor();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await phone.fill('617 555 0999');
  await page.keyboard.press('Enter');
  await details.waitFor();
});

test('a date that cannot be read keeps the wizard where it is, with what was typed', async () => {
  const page = await openDialog();
  await createClientNamed(page, 'Wren Hollowell');
  await next(page).click();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
  const date = dialog(page).getByRole('textbox', { name: /Created date/i });
  await date.fill('sometime in May');
  await next(page).click();
  await dialog(page).getByText('Use a date as MM/DD/YYYY.').waitFor();
  await next(page).click();
  expect(await page.getByRole('heading', { name: 'Details' }).isVisible()).toBe(true);
  expect(await date.inputValue()).toBe('sometime in May');
  await date.fill('02/30/2026');
  await next(page).click();
  await dialog(page).getByText('There is no such day.').waitFor();
  await date.fill('5/4/2026');
  await next(page).click();
  await page.getByRole('heading', { name: 'Confirm' }).waitFor();
  await dialog(page).getByText('May 4, 2026').waitFor();
});

test('opened with its page, it begins with the day where the organization is', async () => {
  const there = await app.signIn('admissions', 'b');
  await liveIn(app, 'b', 'Pacific/Auckland');
  const page = await app.open(there, '/admissions/inquiries?new=true');
  const date = dialog(page).getByRole('textbox', { name: /Created date/i });
  const kept = () => page.evaluate(() => sessionStorage.getItem('timeZone'));
  await expect.poll(kept).toBe('Pacific/Auckland');
  const answerLate = await holdBack(page, '**/trpc/account.get*');
  await page.reload();
  await createClientNamed(page, 'Wren Harbinger');
  await next(page).click();
  // The tab knows the zone of its earlier load, before the account is here.
  expect(await date.inputValue()).toBe('05/13/2026');
  answerLate();
});

test('in a tab that does not know the zone yet, the day becomes that of the organization', async () => {
  const there = await app.signIn('admissions', 'b');
  await liveIn(app, 'b', 'Pacific/Auckland');
  const page = await app.open(there, '/favicon.svg');
  const answer = await holdBack(page, '**/trpc/account.get*');
  await page.goto('/admissions/inquiries?new=true');
  await dialog(page).waitFor();
  answer();
  await createClientNamed(page, 'Wren Harbinger');
  await next(page).click();
  const date = dialog(page).getByRole('textbox', { name: /Created date/i });
  await expect.poll(() => date.inputValue()).toBe('05/13/2026');
});

test('once the inquiry is created its page has the focus, wherever it was before', async () => {
  const held = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
  const create = async (page: Page, name: string) => {
    await createClientNamed(page, name);
    await next(page).click();
    await page.getByRole('heading', { name: 'Details' }).waitFor();
    await next(page).click();
    await dialog(page).getByRole('button', { name: 'Create inquiry' }).click();
    await page.getByRole('heading', { name: new RegExp(`^${name}-[A-Z2-9]{4}$`) }).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
  };
  const byButton = await app.open(staff, '/admissions/inquiries');
  await byButton.getByRole('button', { name: 'Add Inquiry' }).click();
  await create(byButton, 'Isolde Fairbrook');
  await expect.poll(() => held(byButton)).toBe('MAIN');
  const byKey = await app.open(staff, '/dashboard');
  await byKey.getByText('Your recent inquiries').waitFor();
  await byKey.keyboard.press('c');
  await create(byKey, 'Isolde Fairbanks');
  await expect.poll(() => held(byKey)).toBe('MAIN');
});
