import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { sendForm } from '../support/uploads.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 } };
let admin: Actor;
let records: string[];
let source: string;

beforeAll(async () => {
  admin = await app.signIn('admin');
  const inquiry = await makeInquiry(admin, { firstname: 'Casey', lastname: 'First' });
  source = await createSource(admin, { referral_name: 'Juniper Counseling' });
  const contact = await createContact(admin, source, { firstname: 'Wren', lastname: 'Alder' });
  const task = await admin.trpc.tasks.create.mutate({ title: 'Plan a visit', referral_id: source });
  await admin.trpc.tasks.create.mutate({ title: 'Bring flyers', referral_id: source });
  records = [
    `/admissions/inquiry/${inquiry.id}`,
    `/admissions/client/${inquiry.patient_id}`,
    `/referal/${source}`,
    `/contact/${contact}`,
    `/task/${task.id}`,
  ];
});

const LISTS = [
  '/tasks',
  '/admissions/inquiries',
  '/admissions/clients',
  '/admissions/calls',
  '/outreach/referral-sources',
  '/outreach/contacts',
  '/outreach/visits',
  '/marketing/campaign',
  '/configurations/admissions',
  '/settings/people',
  '/marketing/templates',
];

beforeEach(() => {
  // An e-mail is shown in a frame that runs nothing.
  app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
});

const rested = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

test('at 400 % the way through the pages of a list lies on none of its rows', async () => {
  const page = await app.open(admin, '/admissions/clients', { viewport: { width: 360, height: 256 } });
  const row = page.getByRole('link', { name: 'Casey First' }).first();
  await row.scrollIntoViewIfNeeded();
  const pager = page.getByRole('navigation', { name: 'Pages' }).locator('..');
  await pager.waitFor();
  expect((await pager.boundingBox())!.y).toBeGreaterThan((await row.boundingBox())!.y);
  expect(await pager.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});

test('a header has its main button and one menu, whatever else is done there', async () => {
  const page = await app.open(admin, '/tasks', PHONE);
  const buttons = page.locator('header:has(h1) > div + div').getByRole('button');
  for (const path of [...LISTS, ...records]) {
    await page.goto(path);
    await rested(page);
    const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
    const menus = names.filter((name) => name === 'More actions' || name?.startsWith('More for'));
    const many = names.length - menus.length > 1 || menus.length > 1;
    expect({ path, many: many ? names : [] }).toEqual({ path, many: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('what a phone has no room for is in the menu and does the same', async () => {
  const page = await app.open(admin, `/referal/${source}`, PHONE);
  await page.getByRole('button', { name: 'More actions' }).click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  expect(await items.allInnerTexts()).toEqual(
    expect.arrayContaining(['Add Task', 'Add Contact', 'Archive', 'Follow up: In 7 days']),
  );
  expect(await items.allInnerTexts()).not.toContain('Log activity');
  await expectAccessible(page, 'with the menu open');
  await page.getByRole('menuitem', { name: 'Add Task' }).click();
  await page.getByRole('dialog', { name: 'Add Task' }).getByRole('textbox', { name: 'Title' }).waitFor();

  const clients = await app.open(admin, '/admissions/clients', PHONE);
  await clients.getByRole('button', { name: 'More actions' }).click();
  await clients.getByRole('menuitem', { name: 'Find duplicates' }).click();
  await clients.waitForURL('**/duplicates**');
});

/** What stands under the word that is said: the main button, a bar that stays in sight, what a dialog ends with. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const said = document.querySelector('section[aria-label="Messages"]')?.getBoundingClientRect();
    if (!said || said.height === 0) return ['nothing is said'];
    if (said.top < 0 || said.bottom > innerHeight) return ['it is said out of sight'];
    const matter = ['button[data-variant="filled"]', 'nav[aria-label="Pages"]', '[aria-label="Selected rows"]'];
    return [...document.querySelectorAll(`${matter.join()}, [role="dialog"] button`)]
      .filter((each) => {
        const { top, bottom, left, right, width } = each.getBoundingClientRect();
        return width > 0 && top < said.bottom && bottom > said.top && left < said.right && right > said.left;
      })
      .map((each) => each.ariaLabel ?? each.textContent);
  });

test.each([
  ['a phone', PHONE],
  ['a desk', {}],
])('on %s nothing important stands under what is said', async (screen, options) => {
  for (const title of ['Said', 'Chosen'])
    await admin.trpc.tasks.create.mutate({ title: `${title} on ${screen}`, referral_id: source });
  const page = await app.open(admin, '/tasks', { ...options, timers: true });
  const choose = (title: string) => page.getByRole('checkbox', { name: `Select ${title} on ${screen}` }).press('Space');
  await choose('Said');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await page.getByText('1 task changed.').waitFor();
  await page.getByRole('link', { name: `Said on ${screen}` }).waitFor({ state: 'hidden' });
  // It is said for as long as the test looks: time goes on by as little as a page needs to be drawn.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
  const drawn = (what: string, isThere: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return isThere();
        },
        // Seldom, for each look takes of the time for which it is said.
        { message: what, interval: 250 },
      )
      .toBe(true);
  const settled = async () => {
    await page.clock.runFor(40);
    return covered(page);
  };
  expect(await settled()).toEqual([]);
  await choose('Chosen');
  await drawn('the bar of chosen rows', () => page.getByRole('region', { name: 'Selected rows' }).isVisible());
  expect(await settled()).toEqual([]);
  // The tasks were the first.
  for (const path of [...LISTS.slice(1), ...records, '/outreach/visit']) {
    // As a link goes: what is said stays.
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await drawn(path, async () => (await page.locator('h1:not([data-left])').count()) > 0);
    await drawn(`${path}, all of it`, async () => (await page.locator('[aria-busy="true"]').count()) === 0);
    // What comes in after it was drawn moves what stands below it, and a moment later what is said.
    await expect.poll(settled, { message: path, interval: 250 }).toEqual([]);
  }
});

test('on a tablet held upright nothing is wider than the screen, and every header keeps to two lines', async () => {
  const page = await app.open(admin, '/tasks', { viewport: { width: 768, height: 1024 } });
  for (const path of [...LISTS, ...records, '/admissions/census', '/dashboard', '/outreach/visit', '/duplicates']) {
    await page.goto(path);
    await rested(page);
    const shown = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      // A header is its trail, its name and what is known of it; its buttons stand beside that or in a line under it.
      buttons: document.querySelector('header:has(h1) > div + div')?.getBoundingClientRect().height ?? 0,
    }));
    expect({ path, width: shown.width }).toEqual({ path, width: 768 });
    expect({ path, tall: shown.buttons > 96 }).toEqual({ path, tall: false });
  }
});

test('a card says when somebody last was in touch, and whose birthday its date is', async () => {
  const made = await makeInquiry(admin, { firstname: 'Wren', lastname: 'Touched', dob: '1988-03-02' });
  await admin.trpc.inquiries.addNote.mutate({ opportunity_id: made.id, description: 'Called back.' });
  const page = await app.open(admin, '/admissions/inquiries', PHONE);
  const card = page.locator('[data-row]').filter({ hasText: made.opportunity_name });
  await card.getByText('Last touch today').waitFor();
  await page.goto('/admissions/clients');
  const client = page.locator('[data-row]').filter({ hasText: 'Wren Touched' });
  await client.getByText('Born Mar 2, 1988').waitFor();
  await client.getByText(/^Added today/).waitFor();
});

test('a name has the room of its line, however long the day under it is', async () => {
  await admin.trpc.tasks.create.mutate({
    title: 'Ask how the new program runs',
    referral_id: source,
    due_date: '2026-05-01',
    repeats: 'QUARTER',
  });
  const page = await app.open(admin, '/tasks', PHONE);
  const name = page.getByRole('link', { name: 'Ask how the new program runs' });
  await page.getByText('Every three months').waitFor();
  expect((await name.boundingBox())!.height).toBeLessThan(30);
});

test('each line of a record’s facts begins with a fact', async () => {
  const page = await app.open(admin, records[0]!, PHONE);
  const facts = page.locator('[data-facts] > span');
  await facts.nth(3).waitFor();
  const edge = (await page.getByRole('heading', { level: 1 }).boundingBox())!.x;
  const begins = await facts.evaluateAll((all) => {
    const lines = new Map<number, number>();
    for (const each of all) {
      const { top, height } = each.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(each);
      const line = Math.round(top + height / 2);
      if (!lines.has(line)) lines.set(line, Math.round(words.getBoundingClientRect().left));
    }
    return [...lines.values()];
  });
  expect(begins.length).toBeGreaterThan(1);
  expect(begins).toEqual(begins.map(() => Math.round(edge)));
});

test('nothing shows under the button that saves a visit', async () => {
  const page = await app.open(admin, '/outreach/visit', PHONE);
  const save = page.getByRole('button', { name: 'Save visit' });
  await save.waitFor();
  const under = await save.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom + 4)?.contains(button) ?? false;
  });
  expect(under).toBe(true);
});

test('a name without a space to break at stays in its page and its column', async () => {
  const lastname = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley';
  const { id } = await makeInquiry(admin, { firstname: 'Maximiliana-Alexandria-Bartholomea', lastname });
  const page = await app.open(admin, `/admissions/inquiry/${id}`, PHONE);
  await rested(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admissions/inquiries');
  const name = page.getByRole('row').getByRole('link', { name: new RegExp(lastname) });
  await name.waitFor();
  const [link, cell] = [await name.boundingBox(), await name.locator('xpath=ancestor::th[1]').boundingBox()];
  expect(link!.x + link!.width).toBeLessThanOrEqual(cell!.x + cell!.width);
});

test('a long word widens no page, wherever it was typed', async () => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const { id, patient_id } = await makeInquiry(admin, { firstname: 'Max', lastname: word });
  await admin.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12', staff: [word] });
  const referral_id = await createSource(admin, { referral_name: `${word} Clinic` });
  const contact = await createContact(admin, referral_id, { firstname: word, lastname: 'Alder' });
  const due = { due_date: '2026-05-01', referral_id };
  const task = await admin.trpc.tasks.create.mutate({ title: word.repeat(2), ...due });
  const page = await app.open(admin, '/dashboard', PHONE);
  await page.getByRole('link', { name: word.repeat(2) }).waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(390);
  const addresses = [`/task/${task.id}`, `/admissions/client/${patient_id}`, `/referal/${referral_id}`];
  for (const address of [...addresses, `/contact/${contact}`, `/admissions/inquiry/${id}`]) {
    await page.goto(address);
    await page.getByText(word).first().waitFor();
    await rested(page);
    expect([address, await width()]).toEqual([address, 390]);
  }
  await page.goto('/admissions/inquiries');
  await page.getByRole('button', { name: 'Filters' }).click();
  const name = page.getByRole('dialog', { name: 'Filters' }).getByText(word);
  await expect.poll(async () => ((await name.boundingBox())?.x ?? 390) < 200).toBe(true);
  const box = await name.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
});

test('a description that is cut at the end of its line widens no page', async () => {
  const { id } = await makeInquiry(admin, { firstname: 'Casey', lastname: 'Described' });
  const bytes = new TextEncoder().encode('%PDF-1.4\n');
  await sendForm(app, admin.token, {
    parts: [
      ['opportunity_id', id],
      ['file_description', 'The discharge summary of the last stay and what its pharmacy wrote of it. '.repeat(4)],
      ['file', { name: 'record.pdf', bytes }],
    ],
  });
  const page = await app.open(admin, `/admissions/inquiry/${id}`, { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'record.pdf', exact: true }).waitFor();
  await rested(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});
