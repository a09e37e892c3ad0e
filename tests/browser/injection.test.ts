import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';
import { endedCall, tell, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "javascript:alert('x')",
  '{{constructor.constructor("alert(1)")()}}',
  '[link](javascript:alert(1))',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
];
let staff: Actor;
const stored: { id: string }[] = [];
const calls: string[] = [];

beforeAll(async () => {
  staff = await app.signIn('admin');
  const key = await voiceKey(app);
  for (const payload of PAYLOADS) {
    const inquiry = await makeInquiry(staff, { firstname: payload, lastname: payload, city: payload });
    stored.push(inquiry);
    const note = await staff.trpc.inquiries.addNote.mutate({ opportunity_id: inquiry.id, description: payload });
    await staff.trpc.inquiries.update.mutate({
      opportunity_id: inquiry.id,
      opportunity: { summary: payload, staff: [payload], condition: [payload], pinned_note_id: note.id },
    });
    const said = [{ type: payload.slice(0, 40), message: payload, timestamp: 1 }];
    const told = endedCall(app, {
      caller: payload.slice(0, 40),
      status: payload.slice(0, 40),
      summary: payload,
      transcript: said,
    });
    calls.push((await tell(app, told, { key })).body.result!.id);
  }
});

/** Elements with a handler of their own, or with an address that runs: nothing of ours has one. */
const live = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text\/html)/i.test(value),
        ),
      )
      .filter((element) => !(element instanceof HTMLInputElement))
      .map((element) => element.outerHTML),
  );

test('scripts stored in names, notes and summaries stay words on every screen', async () => {
  const said: string[] = [];
  const watched = async (path: string): Promise<Page> => {
    const page = await app.open(staff, path);
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== app.url || pathname.endsWith('/x')) said.push(request.url());
    });
    return page;
  };
  const page = await watched('/dashboard');
  for (const address of [
    '/dashboard',
    '/admissions/inquiries',
    ...stored.map(({ id }) => `/admissions/inquiry/${id}`),
    '/admissions/calls',
    ...calls.map((id) => `/admissions/call/${id}`),
  ]) {
    await page.goto(address);
    await page.getByText('alert(', { exact: false }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await live(page), address).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a person or an action' }).fill('alert');
  await page.getByRole('option', { name: /alert/ }).first().waitFor();
  expect(await live(page)).toEqual([]);

  const creating = await watched('/admissions/inquiries?new=true&query=<script>alert(1)</script>');
  const dialog = creating.getByRole('dialog', { name: 'Create Inquiry' });
  await dialog.getByRole('combobox', { name: 'Client' }).fill('onerror');
  await creating.getByRole('option').first().waitFor();
  expect(await live(creating)).toEqual([]);
  expect(said).toEqual([]);
});
