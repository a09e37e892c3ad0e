import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { createSource } from '../support/referrals.ts';
import { inquiryWithSuggestions } from '../support/suggested.ts';
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
  'Review 33 suggestions from a record': 33,
  'Log a visit from a phone’s home screen': 7,
  'Move an inquiry to the next status': 4,
  'Make a task of a source that cools': 5,
  'Name a colleague in a note, with a task': null,
  'Find a client by a birth date': null,
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
  async press(page: Page, key: string) {
    await page.keyboard.press(key);
    this.keys += 1;
  }
  /** Pressed at one place and let go at another. */
  async drag(page: Page, from: Locator, to: Locator) {
    const at = (await from.boundingBox())!;
    const end = (await to.boundingBox())!;
    await page.mouse.move(at.x + 8, at.y + 8);
    await page.mouse.down();
    await page.mouse.move(at.x + 40, at.y + 20, { steps: 4 });
    await page.mouse.move(end.x + 60, end.y + 40, { steps: 8 });
    await page.mouse.up();
    this.clicks += 1;
  }
}

async function measure(
  job: Job,
  page: Page,
  work: (hand: Hand) => Promise<void>,
  hand: Hand = new Hand(),
): Promise<number> {
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

test('33 suggestions are reviewed without the mouse, in under 60 keystrokes', async () => {
  const { id } = await inquiryWithSuggestions(app, staff, 33);
  const page = await app.open(staff, `/admissions/inquiry/${id}/records`);
  const evidence = page.getByRole('region', { name: 'Evidence' });
  const hand = new Hand();
  const clicks = await measure(
    'Review 33 suggestions from a record',
    page,
    async () => {
      await evidence.waitFor();
      for (let n = 1; n <= 33; n++) {
        await hand.press(page, n % 4 === 0 ? 'r' : 'a');
        await page.getByText(`${n} of 33 decided`).waitFor();
      }
    },
    hand,
  );
  expect(clicks).toBe(0);
  expect(hand.keys).toBe(33);
});

test('a visit is logged with three taps and a sentence, the home screen’s own among them', async () => {
  const outreach = await app.signIn('outreach');
  const referral_id = await createSource(outreach, { referral_name: 'Willow Practice' });
  await outreach.trpc.activities.create.mutate({
    ...{ referral_id, event: 'Drop-in Visit', performed_by: outreach.user.user_id },
  });
  const page = await app.open(outreach, '/outreach/visit', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const hand = new Hand();
  hand.clicks = 1;
  const kind = page.getByRole('radio', { name: 'Drop-in Visit', exact: true });
  const clicks = await measure(
    'Log a visit from a phone’s home screen',
    page,
    async () => {
      await page.getByRole('radio', { name: 'Willow Practice', exact: true }).waitFor();
      await expect.poll(() => kind.isChecked()).toBe(true);
      await hand.click(page.getByRole('radio', { name: 'Willow Practice', exact: true }));
      // The words are where the next letter goes.
      await expect
        .poll(() =>
          page.getByRole('textbox', { name: 'What was said' }).evaluate((box) => box === document.activeElement),
        )
        .toBe(true);
      await hand.type(page, 'Asked for brochures.');
      await hand.click(page.getByRole('button', { name: 'Save visit' }));
      await page.getByText('Visit saved').waitFor();
    },
    hand,
  );
  expect(clicks).toBe(3);
});

test('an inquiry is dragged to its next status and saved', async () => {
  const { opportunity_name } = await makeInquiry(staff, { firstname: 'Ludo', lastname: 'Dragged' });
  const page = await app.open(staff, '/admissions/inquiries?board=true');
  const clicks = await measure('Move an inquiry to the next status', page, async (hand) => {
    const handle = page.getByRole('button', { name: `Move ${opportunity_name}` });
    await hand.drag(page, handle, page.getByRole('region', { name: /^Assessment/ }));
    await hand.click(page.getByRole('dialog', { name: 'Change status' }).getByRole('button', { name: 'Save' }));
    await page
      .getByRole('list', { name: 'Assessment', exact: true })
      .getByRole('link', { name: opportunity_name })
      .waitFor();
  });
  expect(clicks).toBe(2);
});

test('what a badge knows is a task in two presses', async () => {
  const outreach = await app.signIn('outreach');
  const referral_id = await createSource(outreach, { referral_name: 'Cooling House' });
  await outreach.trpc.activities.create.mutate({ referral_id, event: 'Phone call', event_date: '2026-05-12' });
  const page = await app.open(outreach, '/outreach/referral-sources?query=cooling');
  const clicks = await measure('Make a task of a source that cools', page, async (hand) => {
    await hand.click(page.getByRole('button', { name: 'Why Hot?' }));
    await hand.click(page.getByRole('button', { name: 'Add a task for Jul 11, 2026' }));
    await page.getByText('Task added for Jul 11, 2026.').waitFor();
  });
  expect(clicks).toBe(2);
});

test('a colleague is named in a note by the keyboard, and has a task', async () => {
  const { user } = await app.signIn('manager');
  const { id } = await makeInquiry(staff, { firstname: 'Thea', lastname: 'Marlow' });
  const page = await app.open(staff, `/admissions/inquiry/${id}`);
  await page.getByLabel('Write a note').waitFor();
  const clicks = await measure('Name a colleague in a note, with a task', page, async (hand) => {
    await hand.press(page, 'n');
    await hand.type(page, `Please call, @${user.firstname.slice(0, 3).toLowerCase()}`);
    await page.getByRole('listbox', { name: 'People to name' }).getByRole('option').first().waitFor();
    await hand.press(page, 'Enter');
    await page.getByRole('listbox', { name: 'People to name' }).waitFor({ state: 'hidden' });
    await hand.press(page, 'Enter');
    await page.getByRole('link', { name: /^Task: Read the note in which/ }).waitFor();
  });
  expect(clicks).toBe(0);
});

test('a client is found by a birth date with the keyboard alone', async () => {
  await makeInquiry(staff, { firstname: 'Orla', lastname: 'Birchwood', dob: '1971-11-23' });
  const page = await app.open(staff, '/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  const clicks = await measure('Find a client by a birth date', page, async (hand) => {
    await hand.press(page, 'ControlOrMeta+k');
    await hand.type(page, '11/23/1971');
    await page.getByRole('option', { name: /^Orla Birchwood Nov 23, 1971/ }).waitFor();
    await hand.press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: /^Orla Birchwood/ }).waitFor();
  });
  expect(clicks).toBe(0);
});

test('together they take less than half the presses that they took', () => {
  expect(rows.map(({ job }) => job).sort()).toEqual(Object.keys(BEFORE).sort());
  const known = rows.filter(({ before }) => before !== null);
  const sum = (of: (row: (typeof rows)[number]) => number) => known.reduce((all, row) => all + of(row), 0);
  expect(sum(({ clicks }) => clicks)).toBeLessThanOrEqual(sum(({ before }) => before!) / 2);
  for (const { job, before, clicks } of known) expect(clicks, job).toBeLessThan(before!);
});
