import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { createSource } from '../support/referrals.ts';
import { endedCall, say, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
let staff: Actor;
/** Presses of the mouse on the screens as they were, the title typed besides; null where the job could not be done. */
const BEFORE = {
  'Say that nothing comes of a call': null,
  'Make a task of a call': 7,
  'See my open tasks': null,
  'Put a task off for a week': 5,
  'Follow up with a client in 14 days': 6,
  'Follow up on a note in 14 days': null,
  'Follow up on an activity in 7 days': null,
  'Fill in a missing payer': 5,
  'Ask for the records, with a task to ask again': 8,
  'Say that a new inquiry was called back': null,
  'Give an inquiry a priority from the list': 4,
  'Give three inquiries a priority': 14,
  'Log a call with a source': 5,
  'Make one of a client who is there twice': null,
} as const;
type Job = keyof typeof BEFORE;
const rows: { job: Job; before: number | null; clicks: number; keys: number; seconds: number }[] = [];

/** A hand that counts: presses of the mouse, and keys. */
class Hand {
  clicks = 0;
  keys = 0;
  async click(at: Locator) {
    await at.click();
    this.clicks += 1;
  }
  async type(page: Page, typed: string) {
    await page.keyboard.type(typed);
    this.keys += typed.length;
  }
}

async function measure(job: Job, page: Page, work: (hand: Hand) => Promise<void>): Promise<number> {
  const hand = new Hand();
  const begun = performance.now();
  await work(hand);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  rows.push({ job, before: BEFORE[job], clicks: hand.clicks, keys: hand.keys, seconds });
  await page.close();
  return hand.clicks;
}

beforeAll(async () => {
  staff = await app.signIn('admissions');
  const referral_id = await createSource(staff, { referral_name: 'Juniper Counseling' });
  await staff.trpc.tasks.create.mutate({ title: 'Send the brochure', referral_id, due_date: '2026-05-12' });
});

afterAll(() => {
  const line = (cells: readonly unknown[]) => `| ${cells.map((cell) => cell ?? 'not possible').join(' | ')} |`;
  const table = rows.map(({ job, before, clicks, keys, seconds }) => line([job, before, clicks, keys, seconds]));
  process.stdout.write(
    `${[line(['Job', 'Clicks before', 'Clicks now', 'Keys', 'Seconds']), '| --- | --- | --- | --- | --- |', ...table].join('\n')}\n`,
  );
});

const received = async () => (await say(app, endedCall(app), { key: await voiceKey(app) })).body.result!.id;

test('a call is said to come to nothing in three presses', async () => {
  const page = await app.open(staff, `/admissions/call/${await received()}`);
  const clicks = await measure('Say that nothing comes of a call', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Nothing to do' }));
    await hand.click(page.getByRole('button', { name: 'Sales call' }));
    await hand.click(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('The call is handled.').waitFor();
  });
  expect(clicks).toBe(3);
});

test('a task is made of a call in two presses, its title and day filled in', async () => {
  const page = await app.open(staff, `/admissions/call/${await received()}`);
  const clicks = await measure('Make a task of a call', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Add a task' }));
    await hand.click(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('The call is handled.').waitFor();
  });
  expect(clicks).toBe(2);
});

test('one’s own open tasks are one press away, and one is put off in two more', async () => {
  const page = await app.open(staff, '/dashboard');
  const clicks = await measure('See my open tasks', page, async (hand) => {
    await hand.click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }));
    await page.getByRole('link', { name: 'Send the brochure' }).waitFor();
  });
  expect(clicks).toBe(1);
  const list = await app.open(staff, '/tasks');
  const off = await measure('Put a task off for a week', list, async (hand) => {
    await hand.click(list.getByRole('button', { name: 'More for Send the brochure' }));
    await hand.click(list.getByRole('menuitem', { name: 'Snooze · For a week' }));
    await list.getByText('Snoozed until May 19, 2026.').waitFor();
  });
  expect(off).toBe(2);
});

test('a new inquiry that was called back is one press of the dashboard', async () => {
  await makeInquiry(staff, { firstname: 'Wren', lastname: 'Quickly', created_at_date: '2026-05-12' });
  const page = await app.open(staff, '/dashboard');
  const clicks = await measure('Say that a new inquiry was called back', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: /^Contacted: Wren Quickly/ }));
    await page.getByText('The clock has stopped.').waitFor();
  });
  expect(clicks).toBe(1);
});

test('a client is followed up in two presses and no key', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Maria', lastname: 'Lopez' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const clicks = await measure('Follow up with a client in 14 days', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Follow up' }));
    await hand.click(page.getByRole('menuitem', { name: 'In 14 days' }));
    await page.getByText('Follow-up on May 26, 2026.').waitFor();
  });
  expect(clicks).toBe(2);
  const [task] = (await staff.trpc.tasks.list.query({ query: 'follow up with maria' })).list;
  expect(task).toMatchObject({ title: 'Follow up with Maria Lopez', due_date: '2026-05-26', opportunity_id: id });
});

test('what a note says is followed up in two presses, and stands in the task', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Noah', lastname: 'Hollins' });
  await staff.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'Her sister decides next month.' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const clicks = await measure('Follow up on a note in 14 days', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Follow up on this note' }));
    await hand.click(page.getByRole('menuitem', { name: 'In 14 days' }));
    await page.getByText('Follow-up on May 26, 2026.').waitFor();
  });
  expect(clicks).toBe(2);
  const [task] = (await staff.trpc.tasks.list.query({ query: 'follow up with noah' })).list;
  expect(task).toMatchObject({
    opportunity_id: id,
    due_date: '2026-05-26',
    additional_instructions: 'Her sister decides next month.',
  });
});

test('an activity is followed up in three presses, and stands in the task', async () => {
  const referral_id = await createSource(staff, { referral_name: 'Alder Bridge' });
  await staff.trpc.activities.create.mutate({ referral_id, event: 'Phone call', description: 'Asked for brochures.' });
  const page = await app.open(staff, `/referal/${referral_id}/activities`);
  const clicks = await measure('Follow up on an activity in 7 days', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: /^Phone call/ }).first());
    const dialog = page.getByRole('dialog');
    await hand.click(dialog.getByRole('button', { name: 'Follow up' }));
    await hand.click(page.getByRole('menuitem', { name: 'In 7 days' }));
    await page.getByText('Follow-up on May 19, 2026.').waitFor();
  });
  expect(clicks).toBe(3);
  const [task] = (await staff.trpc.tasks.list.query({ query: 'follow up with alder' })).list;
  expect(task).toMatchObject({
    due_date: '2026-05-19',
    additional_instructions: 'Phone call, May 12, 2026\nAsked for brochures.',
  });
});

test('a missing payer is filled in without leaving the inquiry', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const clicks = await measure('Fill in a missing payer', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Add payer' }));
    await hand.click(page.getByRole('combobox', { name: 'Payment method' }));
    await hand.click(page.getByRole('option', { name: 'Private pay' }));
    await hand.click(page.getByRole('button', { name: 'Save', exact: true }));
    await page.locator('[data-facts]').getByText('Private pay').waitFor();
  });
  expect(clicks).toBe(4);
});

test('records are asked for in two presses', async () => {
  const { id } = await makeInquiry(staff, { firstname: 'Odessa', lastname: 'Fairwater' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  const clicks = await measure('Ask for the records, with a task to ask again', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Ask for records' }));
    await hand.click(page.getByRole('button', { name: 'Add a task for it' }));
    await page.getByText('Task successfully created!').waitFor();
  });
  expect(clicks).toBe(2);
});

test('a priority is two presses from the list, and one for each of several besides', async () => {
  const names: string[] = [];
  for (const lastname of ['One', 'Two', 'Three'])
    names.push((await makeInquiry(staff, { firstname: 'Casey', lastname })).opportunity_name);
  const page = await app.open(staff, '/admissions/inquiries');
  const clicks = await measure('Give an inquiry a priority from the list', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: `Priority of ${names[0]}: none` }));
    await hand.click(page.getByRole('menuitemcheckbox', { name: '1', exact: true }));
    await page.getByText('1 inquiry changed').waitFor();
  });
  expect(clicks).toBe(2);
  const list = await app.open(staff, '/admissions/inquiries');
  const several = await measure('Give three inquiries a priority', list, async (hand) => {
    for (const name of names) await hand.click(list.getByRole('checkbox', { name: `Select ${name}` }));
    await hand.click(list.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Priority' }));
    await hand.click(list.getByRole('menuitem', { name: '2', exact: true }));
    await list.getByText('3 inquiries changed').waitFor();
  });
  expect(several).toBe(5);
});

test('a call with a source is logged from its first tab', async () => {
  const referral_id = await createSource(staff, { referral_name: 'First Tab House' });
  const page = await app.open(staff, `/referal/${referral_id}`);
  const clicks = await measure('Log a call with a source', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Log activity' }));
    await hand.click(page.getByRole('combobox', { name: 'Event' }));
    await hand.click(page.getByRole('option', { name: 'Phone call' }));
    await hand.click(page.getByRole('button', { name: 'Save Activity' }));
    await page.getByText('Activity saved').waitFor();
  });
  expect(clicks).toBe(4);
});

test('a client who is there twice is made one in three presses', async () => {
  for (const city of ['Pinebrook', 'Eastmere'])
    await makeInquiry(staff, { firstname: 'Ida', lastname: 'Twice', dob: '1979-01-05', city });
  const page = await app.open(staff, '/admissions/clients');
  const clicks = await measure('Make one of a client who is there twice', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Find duplicates' }));
    await hand.click(page.getByRole('button', { name: 'Compare' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }));
    await page.getByText('Ida Twice was merged into Ida Twice.').waitFor();
  });
  expect(clicks).toBe(3);
});
