import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { makeInquiry } from '../support/people.ts';

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

beforeAll(async () => {
  staff = await app.signIn('admin');
  for (const payload of PAYLOADS) {
    const inquiry = await makeInquiry(staff, { firstname: payload, lastname: payload, city: payload });
    stored.push(inquiry);
    const note = await staff.trpc.inquiries.addNote.mutate({ opportunity_id: inquiry.id, description: payload });
    await staff.trpc.inquiries.update.mutate({
      opportunity_id: inquiry.id,
      opportunity: { summary: payload, staff: [payload], condition: [payload], pinned_note_id: note.id },
    });
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
  const page = await app.open(staff, '/dashboard');
  let dialogs = 0;
  const strangers: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== app.url || pathname.endsWith('/x')) strangers.push(request.url());
  });
  const addresses = ['/dashboard', '/admissions/inquiries', ...stored.map(({ id }) => `/admissions/inquiry/${id}`)];
  for (const address of addresses) {
    await page.goto(address);
    await page.getByText('alert(', { exact: false }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await live(page), address).toEqual([]);
  }
  await page.goto('/admissions/inquiries?new=true&query=<script>alert(1)</script>');
  await page.getByRole('dialog', { name: 'Create Inquiry' }).getByRole('combobox', { name: 'Client' }).fill('onerror');
  await page.getByRole('option').first().waitFor();
  expect(await live(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await page.getByText('Your recent inquiries').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('alert');
  await page.getByRole('option', { name: /alert/ }).first().waitFor();
  expect(await live(page)).toEqual([]);
  expect(dialogs).toBe(0);
  expect(strangers).toEqual([]);
});
