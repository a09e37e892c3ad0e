import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { speechWav } from '#scripts/demo/voice/speech-wav.ts';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { comeBackOffline } from '../support/held-calls.ts';
import { makeInquiry } from '../support/people.ts';
import { shiftsOf } from '../support/shifts.ts';
import { endedCall, say, sayWithAudio, secondsNow, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
const LINES = [
  { type: 'agent', message: 'Harbor Point, how may I help?', timestamp: 1 },
  { type: 'caller', message: 'I am calling about my brother.', timestamp: 3 },
  { type: 'agent', message: 'Is he safe right now?', timestamp: 5.5 },
  { type: 'caller', message: 'Yes, he is asleep.', timestamp: 8 },
];
let staff: Actor;
let heard: string;
let unheard: string;
let silent: string;

beforeAll(async () => {
  const key = await voiceKey(app);
  const now = secondsNow(app);
  const call = (at: number, facts: object) =>
    endedCall(app, { timestamp: now - at * 3_600, caller: `+1212555${String(100 + at).padStart(4, '0')}`, ...facts });
  const idOf = async (said: ReturnType<typeof say>) => (await said).body.result!.id;
  const audio = speechWav(10, [{ from: 0, to: 10, pitch: 120 }]);
  heard = await idOf(sayWithAudio(app, call(1, { sid: 'CA-heard', transcript: LINES, duration: 10 }), audio, { key }));
  unheard = await idOf(say(app, call(2, { sid: 'CA-unheard', transcript: LINES }), { key }));
  silent = await idOf(sayWithAudio(app, call(3, { sid: 'CA-silent', transcript: [] }), audio, { key }));
  for (let at = 4; at <= 26; at += 1) await say(app, call(at, { sid: `CA-${at}`, summary: null }), { key });
  staff = await app.signIn('admissions');
});

const rows = (page: Page) => page.locator('[data-row]');
const search = (page: Page) => new URL(page.url()).search;

describe('the calls tab', () => {
  test('lists who called, about what, how long, when and whether it is handled, newest first, and opens a call by a click on its row', async () => {
    const page = await app.open(staff, '/admissions/inquiries');
    await page.getByRole('link', { name: 'Voice Agent Calls' }).click();
    await rows(page).first().waitFor();
    expect(await page.locator('thead th').allInnerTexts()).toEqual([
      ...['Call', 'Caller number', 'What about', 'Length', 'Date', 'Handled'],
    ]);
    const cells = rows(page).first().locator('th, td');
    // The call is named by who called, and its sid stands with it (P1 §2).
    expect(await cells.allInnerTexts()).toEqual([
      '(212) 555-0101\nCA-heard',
      '(212) 555-0101',
      'A sister asks for a bed.',
      '0:10',
      'today, 11:00 AM\n(May 12, 2026, 11:00 AM)',
      'Not handled · 1 h',
    ]);
    await page.getByRole('link', { name: 'Voice Agent Calls 26' }).waitFor();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await rows(page).getByRole('link', { name: '(212) 555-0126', exact: true }).waitFor();
    expect(await rows(page).count()).toBe(6);
    await rows(page).nth(2).locator('td').last().click();
    await page.getByRole('heading', { name: 'Call from (212) 555-0123' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('(212) 555-0123');
    expect(search(page)).toContain('page=2');
  });

  test('finds by number, sid and what was said, and says when nothing matches', async () => {
    const page = await app.open(staff, '/admissions/calls');
    const box = page.getByRole('searchbox', { name: 'Search calls' });
    for (const [typed, found] of [
      ['(212) 555-0102', '(212) 555-0102'],
      ['ca-silent', '(212) 555-0103'],
    ] as const) {
      await box.fill(typed);
      await expect.poll(() => rows(page).locator('th a').allInnerTexts()).toEqual([found]);
    }
    await box.fill('asleep');
    await expect.poll(() => rows(page).locator('th a').allInnerTexts()).toEqual(['(212) 555-0101', '(212) 555-0102']);
    await box.fill('nobody said this');
    await page.getByText('No call matches “nobody said this”.').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect.poll(() => rows(page).count()).toBe(20);
    expect(search(page)).toBe('');
  });

  test('says when there are none, and when they can not be had', async () => {
    const page = await app.open(await app.signIn('clinical', 'b'), '/admissions/calls');
    await page.getByText('No calls found').waitFor();
    expect(await page.getByRole('button', { name: 'Add Inquiry' }).count()).toBe(0);

    app.expectNoise(/Failed to load resource/);
    const failing = await app.open(staff, '/dashboard');
    await failing.route('**/trpc/*calls.list*', (route) => route.abort());
    await failing.goto('/admissions/calls');
    await failing.getByText('Error fetching call logs').waitFor();
    await failing.unroute('**/trpc/*calls.list*');
    await failing.getByRole('button', { name: 'Retry' }).click();
    await rows(failing).getByRole('link', { name: '(212) 555-0101', exact: true }).waitFor();
  });

  test('is not there for who may not read calls', async () => {
    const page = await app.open(await app.signIn('outreach'), '/admissions/inquiries');
    await page.getByRole('link', { name: 'Inquiries' }).waitFor();
    expect(await page.getByRole('link', { name: 'Voice Agent Calls' }).count()).toBe(0);
  });
});

const current = (page: Page) => page.locator('li[aria-current="true"]');
const place = (page: Page) => page.getByRole('slider', { name: 'Position in the recording' });
const seconds = async (page: Page) => Number(await place(page).inputValue());

describe('a call', () => {
  test('plays, a line seeks, and the line that is spoken is followed', async () => {
    const page = await app.open(staff, `/admissions/call/${heard}`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await page.getByRole('heading', { name: 'Call from (212) 555-0101' }).waitFor();
    expect(await trail.getByRole('listitem').allInnerTexts()).toEqual([
      'Admissions',
      'Voice Agent Calls',
      '(212) 555-0101',
    ]);
    expect(await current(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Play recording' }).click();
    await page.getByRole('button', { name: 'Pause recording' }).waitFor();
    await expect.poll(() => current(page).textContent()).toContain('how may I help?');
    await page.getByRole('button', { name: 'Play from 0:05' }).click();
    await expect.poll(() => current(page).textContent()).toContain('Is he safe right now?');
    expect(await seconds(page)).toBeGreaterThanOrEqual(5.5);
    await expect.poll(() => current(page).textContent()).toContain('Yes, he is asleep.');
    expect(await current(page).count()).toBe(1);
    // The mouse may take any part of a line.
    await page.getByText('I am calling about my brother.').click();
    await expect.poll(() => current(page).textContent()).toContain('my brother');
    await page.getByRole('button', { name: 'Pause recording' }).click();
    await page.getByRole('button', { name: 'Play recording' }).waitFor();
  });

  test('is sought and sped up by keys', async () => {
    const page = await app.open(staff, `/admissions/call/${heard}`);
    const play = page.getByRole('button', { name: 'Play recording' });
    await play.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause recording' }).waitFor();
    await page.keyboard.press('Space');
    await play.waitFor();
    await page.keyboard.press('Tab');
    const before = await seconds(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => seconds(page)).toBeCloseTo(before + 5, 0);
    expect(await place(page).getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:10$/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => seconds(page)).toBeCloseTo(before, 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: '2×' }).isChecked()).toBe(true);
    await play.click();
    // Ten seconds at twice the speed.
    await expect.poll(() => seconds(page), { timeout: 9_000 }).toBeGreaterThan(9.5);
    await play.waitFor();
  });

  test('without a recording has Play disabled, and says why', async () => {
    const page = await app.open(staff, `/admissions/call/${unheard}`);
    const play = page.getByRole('button', { name: 'Play recording' });
    await play.waitFor();
    expect(await play.isDisabled()).toBe(true);
    await play.hover({ force: true });
    await page.getByRole('tooltip', { name: 'There is no recording of this call.' }).waitFor();
    await page.getByText('Is he safe right now?').waitFor();
    expect(await page.getByRole('button', { name: /^Play from/ }).count()).toBe(0);
  });

  test('without a conversation says so', async () => {
    const page = await app.open(staff, `/admissions/call/${silent}`);
    await page.getByText('No conversation details available.').waitFor();
    await page.getByRole('button', { name: 'Play recording' }).click();
    await page.getByRole('button', { name: 'Pause recording' }).waitFor();
  });

  test('whose recording or whose details can not be had says so, and tries again', async () => {
    app.expectNoise(/Failed to load resource/);
    const page = await app.open(staff, `/admissions/call/${heard}`);
    await page.route('**/api/call_recording*', (route) => route.abort());
    await page.getByRole('button', { name: 'Play recording' }).click();
    await page.getByText('Failed to load record').waitFor();
    await page.unroute('**/api/call_recording*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Pause recording' }).waitFor();

    await page.route('**/trpc/*calls.get*', (route) => route.abort());
    await page.goto(`/admissions/call/${silent}`);
    await page.getByText('Error fetching call details').waitFor();
    await page.unroute('**/trpc/*calls.get*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No conversation details available.').waitFor();
    await page.goto('/admissions/call/none');
    await page.getByText('This call does not exist.').waitFor();
  });

  test.each([1440, 390])('is shown with all that stands beside it where it stays: %s px', async (width) => {
    const page = await app.open(staff, '/favicon.svg', { viewport: { width, height: 844 } });
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/trpc/*calls.get*', async (route) => {
      await arrived;
      const response = await route.fetch();
      const body = await response.text();
      // A name that takes two lines of a phone.
      const named = '"caller_name":"Marisol Tennant-Vale Harbinger","caller_kind":"client"';
      await route.fulfill({ response, body: body.replace(/"caller_name":null,"caller_kind":null/, named) });
    });
    await page.goto(`/admissions/call/${heard}`);
    await page.getByText('Who has this number').waitFor({ state: 'attached' });
    arrive();
    await page.getByRole('heading', { name: 'Call from Marisol Tennant-Vale Harbinger' }).waitFor();
    await page.getByText('Nobody on file has this number.').waitFor();
    await page.getByRole('button', { name: 'Play recording' }).waitFor();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
  });

  test('that cannot be read again plays on, with the note that is being written', async () => {
    app.expectNoise(/Failed to load resource/);
    const page = await app.open(staff, `/admissions/call/${heard}`, { timers: true });
    await page.getByRole('button', { name: 'Write a note' }).click();
    const note = page.getByRole('dialog', { name: 'Write a note' }).getByLabel('Note');
    await note.fill('She calls again on Monday.');
    const calls = await comeBackOffline(page, 'calls.get');
    expect(await note.inputValue()).toBe('She calls again on Monday.');
    await calls.release();
  });

  test('that a browser plays only at a press of its own waits for the next one', async () => {
    const page = await app.open(staff, `/admissions/call/${heard}`);
    const play = page.getByRole('button', { name: 'Play recording' });
    await play.waitFor();
    // As Safari does where fetching took long.
    await page.evaluate(() => {
      const { play: plays } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = () => {
        HTMLMediaElement.prototype.play = plays;
        document.body.dataset.held = 'yes';
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await play.click();
    await page.locator('body[data-held]').waitFor();
    await page.getByText('0:00 of 0:10').waitFor();
    await play.click();
    await page.getByRole('button', { name: 'Pause recording' }).waitFor();
    expect(await page.getByText('Failed to load record').count()).toBe(0);
  });

  test('says what a person asks for before what the telephone system calls it', async () => {
    const page = await app.open(staff, `/admissions/call/${heard}`);
    const facts = page.getByRole('region', { name: 'About this call' });
    await facts.getByText('CA-heard').waitFor();
    const said = ['Caller number', 'Called number', 'Date', 'Duration', 'Status', 'Summary', 'Call'];
    expect(await facts.locator('dt').allInnerTexts()).toEqual(said);
  });

  test('names the families that have its number, too', async () => {
    const { id: patient_id } = await staff.trpc.clients.create.mutate({
      firstname: 'Otto',
      lastname: 'Kin',
      emergency_contact_primary_phone: '(212) 555-0102',
    });
    await staff.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12' });
    const page = await app.open(staff, `/admissions/call/${unheard}`);
    const card = page.getByRole('region', { name: 'Who has this number' });
    await card.getByRole('link', { name: 'Otto Kin', exact: true }).waitFor();
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Number of a contact of the client'),
      expect.stringContaining('Number of a contact of the client'),
    ]);
  });

  test('fits a phone', async () => {
    const page = await app.open(staff, `/admissions/call/${heard}`, { viewport: { width: 390, height: 844 } });
    await page.getByText('Who has this number').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('a call is handled', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'What comes of this call' });
  const waits = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /not handled$/ });

  test('with a reason in one press, and opened again; the navigation counts', async () => {
    const page = await app.open(staff, `/admissions/call/${silent}`);
    const before = Number(await waits(page).textContent());
    await card(page).getByRole('button', { name: 'Nothing to do' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nothing to do' });
    await expectAccessible(page);
    expect(await dialog.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Wrong number' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The call is handled.').waitFor();
    await card(page).getByText('Wrong number').waitFor();
    await card(page).getByText('Jordan Example, today, 12:00 PM (May 12, 2026, 12:00 PM)').waitFor();
    await expect.poll(async () => Number(await waits(page).textContent())).toBe(before - 1);
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Open again' }).click();
    await page.getByText('The call is open again.').waitFor();
    await card(page).getByRole('button', { name: 'Nothing to do' }).waitFor();
  });

  test('by a task, which leads back to the call', async () => {
    const page = await app.open(staff, `/admissions/call/${unheard}`);
    await card(page).getByRole('button', { name: 'Add a task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a task' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Ring the brother');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page).getByRole('link', { name: 'Task' }).click();
    await page.getByRole('region', { name: 'Task Details' }).getByText('Ring the brother').waitFor();
    const back = page.getByRole('region', { name: 'Task Details' }).getByRole('link', { name: 'Call' });
    expect(await back.getAttribute('href')).toBe(`/admissions/call/${unheard}`);
  });

  test('a dialog that was left open is of the call it was opened from', async () => {
    const page = await app.open(staff, `/admissions/call/${heard}`);
    await card(page).waitFor();
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox').fill('2125550103');
    await page.getByRole('option', { name: /\(212\) 555-0103/ }).click();
    await page.waitForURL(`**/admissions/call/${silent}`);
    await card(page).getByRole('button', { name: 'Add a task' }).click();
    const title = page.getByRole('dialog', { name: 'Add a task' }).getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    await page.goBack();
    await page.waitForURL(`**/admissions/call/${heard}`);
    await page.getByRole('heading', { name: /555-0101/ }).waitFor();
    await expect.poll(() => title.count()).toBe(0);
  });

  test.each([
    [1440, 'Casey', '+12125550124'],
    [390, 'Dana', '+12125550125'],
  ])('at %i px by a button that bears a long name, as wide as its card', async (width, firstname, phone_number) => {
    const name = `${firstname} Wolfeschlegelsteinhausenbergerdorffwelchevoralternwa`;
    const lastname = name.slice(firstname.length + 1);
    const client = await staff.trpc.clients.create.mutate({ firstname, lastname, phone_number });
    await staff.trpc.inquiries.create.mutate({ patient_id: client.id, created_at_date: '2026-05-11' });
    const page = await app.open(staff, '/admissions/calls?page=2', { viewport: { width, height: 844 } });
    await rows(page).getByRole('link', { name }).click();
    await card(page)
      .getByRole('button', { name: `Link ${name}` })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('by an inquiry that is found by its name', async () => {
    const { opportunity_name } = await makeInquiry(staff, { firstname: 'Imogen', lastname: 'Vale' });
    const page = await app.open(staff, `/admissions/call/${heard}`);
    await card(page).getByRole('button', { name: 'Link an inquiry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link an inquiry' });
    await dialog.getByRole('combobox', { name: 'Inquiry' }).fill('imogen');
    await page.getByRole('option', { name: new RegExp(`^${opportunity_name}`) }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await card(page).getByRole('link', { name: 'Inquiry' }).waitFor();
  });

  test('those that wait stand on the dashboard, the oldest first, and lead to the list of them', async () => {
    const page = await app.open(staff, '/dashboard');
    const waiting = page.getByRole('region', { name: 'Calls not handled' });
    await expect.poll(() => waiting.getByRole('listitem').first().textContent()).toContain('(212) 555-0126');
    await waiting.getByRole('link', { name: /^\d+ more$/ }).click();
    await rows(page).first().waitFor();
    expect(search(page)).toBe('?unhandled=true&order=asc');
    await page.getByText('Not handled yet', { exact: true }).first().waitFor();
    expect(await rows(page).first().locator('th').textContent()).toContain('(212) 555-0126');
    await expectAccessible(page);
  });

  test('on a phone it is a card with its number to call', async () => {
    const page = await app.open(staff, '/admissions/calls', { viewport: { width: 390, height: 844 } });
    await rows(page).first().waitFor();
    const number = rows(page).first().getByRole('link', { name: 'Call (212) 555-0101' });
    expect(await number.getAttribute('href')).toBe('tel:+12125550101');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});
