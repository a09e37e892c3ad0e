import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { uploadDocument } from '../support/uploads.ts';
import { endedCall, say, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
/** 300 ms is meant for a desk; shared machines get more before a test calls it slow. */
const SLOW_MACHINE = 5;
let staff: Actor;
let lopez: MadeInquiry;

beforeAll(async () => {
  staff = await app.signIn('admissions');
  lopez = await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez', dob: '1988-03-02', city: 'Pinebrook' });
  await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez', dob: '1991-07-15', city: 'Eastmere' });
  await makeInquiry(staff, { firstname: 'Desmond', lastname: 'Vale' });
  const referral_id = await createSource(staff, { referral_name: 'Quillfeather Clinic', type: 'School', state: 'ME' });
  await createContact(staff, referral_id, { firstname: 'Quillon', lastname: 'Marsh', title: 'Psychologist' });
  await staff.trpc.tasks.create.mutate({ title: 'Thank Quillfeather', referral_id, due_date: '2026-05-20' });
  const key = await voiceKey(app);
  await say(app, endedCall(app, { sid: 'CA-quill', caller: '+12125550163' }), { key });
  await uploadDocument(app, staff, lopez.id, await textPdf(['Nothing of note.']), 'quill-records.pdf');
  const pharmacy = await textPdf(['Nothing of note.', 'She takes naltrexone 50 mg every morning.']);
  await uploadDocument(app, staff, lopez.id, pharmacy, 'pharmacy.pdf');
  await app.runJobs();
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a person or an action' });

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
}

test('parts of two words find a person, known from a namesake by birth date and city', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.keyboard.type('mar lop');
  const began = performance.now();
  await page.getByRole('option', { name: `Maria Lopez Mar 2, 1988 · Pinebrook Client` }).waitFor();
  await page.getByRole('option', { name: `Maria Lopez Jul 15, 1991 · Eastmere Client` }).waitFor();
  expect(performance.now() - began).toBeLessThan(SLOW_MACHINE * 300);
  const inquiry = page.getByRole('option', { name: `${lopez.opportunity_name} Pre Assessment · May 11, 2026 Inquiry` });
  await inquiry.waitFor();
  expect(await page.getByRole('option', { name: /Desmond/ }).count()).toBe(0);
  expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
  while ((await inquiry.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: lopez.opportunity_name }).waitFor();
});

test('a client found opens the client, and a search that failed says so beside the places that are found', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await page.route(/\/trpc\/[^?]*clients\.list/, (route) => route.abort());
  await openPalette(page);
  await page.keyboard.type('out');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByText('Something went wrong, try again').first().waitFor();
  await page.getByRole('option', { name: 'Outreach' }).waitFor();
  await page.unrouteAll();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('lopez');
  await page.getByRole('option', { name: 'Maria Lopez Jul 15, 1991 · Eastmere Client' }).click();
  await page.getByText('Born Jul 15, 1991 (34 years)').waitFor();
});

test('sources, contacts, tasks, calls and documents are found, each to its own page', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.keyboard.type('quill');
  for (const name of [
    'Quillfeather Clinic School · ME Referral source',
    'Quillon Marsh Quillfeather Clinic · Psychologist Contact',
    'Thank Quillfeather Quillfeather Clinic · Due May 20, 2026 Task',
    `quill-records.pdf ${lopez.opportunity_name} · May 12, 2026 Document`,
  ])
    await page.getByRole('option', { name, exact: true }).waitFor();
  await page.getByRole('option', { name: /^Thank Quillfeather/ }).click();
  await page.getByRole('heading', { name: 'Task Detail', exact: true }).waitFor();

  await openPalette(page);
  await page.keyboard.type('212 555 0163');
  await page.getByRole('option', { name: /^\(212\) 555-0163 May 1\d, 2026, [\d:]+ [AP]M Call$/ }).click();
  await page.getByRole('heading', { name: 'Call from (212) 555-0163' }).waitFor();
});

test('a role finds only what it may read', async () => {
  const analyst = await app.signIn('analyst');
  const page = await app.open(analyst, '/tasks');
  await page.getByRole('heading', { name: 'Tasks' }).waitFor();
  await openPalette(page);
  await page.keyboard.type('quill');
  await page.getByRole('option', { name: /Referral source$/ }).waitFor();
  expect(await page.getByRole('option', { name: /Document$|Call$|Client$/ }).count()).toBe(0);
});

test('places, actions and nothing found', async () => {
  const page = await app.open(await app.signIn('admin'), '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    'Dashboard',
    'Tasks',
    'Admissions',
    'Outreach',
    'Marketing',
    'Analytics',
    'Configurations',
    'New inquiry',
    'New referral source',
    'New contact',
    'Find duplicates',
    'Keyboard shortcuts',
  ]);
  await page.keyboard.type('zzzz');
  await page.getByText('Nothing was found').first().waitFor();
  await page.keyboard.press('Escape');
  await box(page).waitFor({ state: 'hidden' });
  await openPalette(page);
  await page.keyboard.type('new inq');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Create Inquiry' }).waitFor();
  await page.goto('/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.keyboard.type('new ref');
  await page.getByRole('option', { name: 'New referral source', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add New Referral Source' }).waitFor();
});

test('a mistyped name shows the closest ones', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.keyboard.type('maira lopes');
  await page.getByText('Close matches').waitFor();
  await page.getByRole('option', { name: 'Maria Lopez Mar 2, 1988 · Pinebrook Client' }).waitFor();
  expect(await page.getByRole('option', { name: /Desmond/ }).count()).toBe(0);
});

test('a birth date finds the client and the inquiry', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.keyboard.type('3/2/1988');
  await page.getByRole('option', { name: 'Maria Lopez Mar 2, 1988 · Pinebrook Client' }).waitFor();
  await page.getByRole('option', { name: `${lopez.opportunity_name} Pre Assessment · May 11, 2026 Inquiry` }).waitFor();
  expect(await page.getByRole('option', { name: /Jul 15, 1991/ }).count()).toBe(0);
});

test('the words of a record lead to its page', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await openPalette(page);
  await page.keyboard.type('naltrexone');
  await page.getByRole('option', { name: /^pharmacy\.pdf, page 2 .*naltrexone 50 mg.* Record text$/ }).click();
  await page.waitForURL(/\/records\?.*page=2/);
  await page.getByRole('heading', { name: `Records of ${lopez.opportunity_name}` }).waitFor();
});

/** Opens the palette and presses keys behind it, all at once, as a fast hand has them: none waits for the box. */
const pressAtOnce = (page: Page, keys: readonly string[]) =>
  page.evaluate((keys) => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    press('k', true);
    for (const key of keys) press(key);
  }, keys);

test('what is typed right after the keys is kept, letter by letter, and means nothing else', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await pressAtOnce(page, [...'gt lopex', 'Backspace', 'z']);
  await expect.poll(() => box(page).inputValue()).toBe('gt lopez');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

/** Holds the search back until it is let go. */
async function holdSearch(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/trpc\/[^?]*clients\.list/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('Enter before the answer is there opens what is found first, once it is', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  const letGo = await holdSearch(page);
  await openPalette(page);
  await page.keyboard.type('quillon');
  await page.keyboard.press('Enter');
  await page.getByText('Searching').first().waitFor();
  expect(await box(page).isVisible()).toBe(true);
  letGo();
  await page.getByRole('heading', { name: 'Quillon Marsh' }).waitFor();
  await box(page).waitFor({ state: 'hidden' });
});

test('what is typed after Enter takes it back', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  const letGo = await holdSearch(page);
  await openPalette(page);
  await page.keyboard.type('quillon');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' marsh');
  letGo();
  await page.getByRole('option', { name: /^Quillon Marsh/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('Enter right after what was typed before the box stood is kept too', async () => {
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await pressAtOnce(page, [...'quillon', 'Enter']);
  await page.getByRole('heading', { name: 'Quillon Marsh' }).waitFor();
});

test('the records opened last come first, and a record’s own actions next', async () => {
  const clinical = await app.signIn('manager');
  const page = await app.open(clinical, `/admissions/inquiry/${lopez.id}`);
  await page.getByRole('heading', { name: lopez.opportunity_name }).waitFor();
  await openPalette(page);
  await page.getByText('On this page').waitFor();
  await page.keyboard.type('follow');
  await page.getByRole('option', { name: 'Follow up: In 14 days' }).click();
  await page.getByText('Follow-up on May 26, 2026.').waitFor();
  await page.goto('/tasks');
  await page.getByRole('heading', { name: 'Tasks' }).waitFor();
  await openPalette(page);
  await page.getByText('Recently opened').waitFor();
  const first = page.getByRole('option').first();
  expect(await first.textContent()).toContain(lopez.opportunity_name);
  expect(await page.getByText('On this page').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: lopez.opportunity_name }).waitFor();
});

test('a task, a client and a call offer what can be done with them', async () => {
  // Last of all: what is opened here comes first for whoever looks next.
  const admin = await app.signIn('admin');
  const [task] = (await admin.trpc.tasks.list.query({ query: 'quillfeather' })).list;
  const page = await app.open(admin, `/task/${task!.id}`);
  await page.getByRole('heading', { name: 'Task Detail', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Completed' }).waitFor();
  await openPalette(page);
  await page.getByRole('option', { name: 'Complete this task' }).waitFor();
  await page.goto(`/admissions/client/${lopez.patient_id}`);
  await page.getByRole('heading', { name: 'Maria Lopez' }).waitFor();
  await openPalette(page);
  await page.getByRole('option', { name: 'Add an inquiry of this client' }).waitFor();
  const [call] = (await admin.trpc.calls.list.query({})).list;
  await page.goto(`/admissions/call/${call!.id}`);
  await page.getByRole('button', { name: 'Nothing to do' }).waitFor();
  await openPalette(page);
  await page.getByRole('option', { name: 'Nothing to do' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sales call' }).waitFor();
});
