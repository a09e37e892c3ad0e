import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createFacility } from '../support/capacity.ts';
import { expectNothingBeside, press, SIZES } from '../support/dialogs.ts';
import { configure } from '../support/referrals.ts';

const app = await startBrowserApp();
let admin: Actor;

beforeAll(async () => {
  admin = await app.signIn('admin');
  await app.signIn('admin');
  await createFacility(app, 'a', { name: 'Birch House', size: 24 });
  await configure(app, 'ADMISSION_STAFF', { staff: ['Robin Sample'] });
  // A second version: the first can be brought back.
  await admin.trpc.configuration.save.mutate({
    type: 'ADMISSION_STAFF',
    config: { staff: ['Robin Sample', 'Wren Sample'] },
  });
  await admin.trpc.integrations.setApiKeys.mutate({
    ...{ name: 'Kipu', public_key: 'access-id', private_key: 'quiet-harbor-7431' },
  });
  await admin.trpc.webhooks.makeKey.mutate({});
});

const within = (page: Page, card: string) => page.getByRole('region', { name: card, exact: true });
const inCard = (card: string, button: string | RegExp) => (page: Page) => press(within(page, card), button);

/** Every dialog of these screens that no other test looks at: where it is, what opens it, what it is called. */
const DIALOGS: readonly [at: string, dialog: string | RegExp, open: (page: Page) => Promise<void>][] = [
  ['/configurations/staff', 'Add from users', inCard('Admissions staff', 'Add from users')],
  ['/configurations/staff', 'Edit name', inCard('Admissions staff', 'Edit Robin Sample')],
  ['/configurations/staff', 'History of Admissions staff', inCard('Admissions staff', 'History of Admissions staff')],
  ['/configurations/staff', 'Add clinical member', inCard('Clinical members', 'Add clinical member')],
  ['/configurations/admissions', 'Edit question', inCard('Key Screening Questions', 'Edit Pregnancy?')],
  ['/configurations/admissions', 'Add program', inCard('Programs', 'Add program')],
  ['/configurations/admissions', 'Edit program', inCard('Programs', 'Edit Birch House')],
  [
    '/configurations/admissions',
    'Are you sure you want to delete Birch House?',
    inCard('Programs', 'Delete Birch House'),
  ],
  ['/configurations/admissions', 'Add section', inCard('Inquiry fields', 'Add section')],
  ['/configurations/engagement', 'Add event', inCard('Outreach events', 'Add')],
  [
    '/configurations/engagement',
    'History of Engagement interval',
    inCard('Engagement interval', 'History of Engagement interval'),
  ],
  ['/configurations/integration', /^Set API Keys · Sunwave/, (page) => press(page, 'Set API Keys: Sunwave')],
  ['/configurations/integration', /^Set API Keys · FHIR server/, (page) => press(page, 'Set API Keys: FHIR server')],
  ['/configurations/integration', 'Do you want to remove the keys of Kipu?', (page) => press(page, 'Remove: Kipu')],
  ['/configurations/integration', /^Do you want to replace vk_/, inCard('Voice agent', /^Replace vk_/)],
  ['/configurations/integration', /^Do you want to revoke vk_/, inCard('Voice agent', /^Revoke vk_/)],
  ['/configurations/integration', 'Your new key', inCard('Voice agent', 'Make a key')],
  ['/configurations/integration', 'The domain mail.example.test', (page) => press(page, 'Check the sending domain')],
  ['/configurations/notifications', 'Add email address', inCard('Referral sent', 'Add')],
  ['/settings', 'Sign out all others?', inCard('Where you are signed in', 'Sign out all others')],
  ['/settings/people', 'Filters', (page) => press(page, 'Filters')],
  [
    '/settings/people',
    'Deactivate Casey Example',
    async (page) => {
      await press(page, 'Casey Example');
      await press(page.getByRole('dialog', { name: 'Casey Example', exact: true }), 'Deactivate');
    },
  ],
  ['/settings/audit', 'Filters', (page) => press(page, 'Filters')],
];

for (const [where, viewport] of SIZES) {
  const openAt = app.keep({ viewport });

  test.each(DIALOGS)(`on ${where}, %s: %s`, async (at, name, open) => {
    // Each test closes its dialog, so that the next finds the screen.
    const page = await openAt(admin, at, 'asItStands');
    await page.waitForLoadState('networkidle');
    await open(page);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expectAccessible(page);
    await expectNothingBeside(page, dialog);
    await page.keyboard.press('Escape');
    if (name === 'Your new key') {
      // What is shown once is not closed by a slip: its own button closes it.
      await page.mouse.click(5, 5);
      expect(await dialog.getAttribute('data-closing')).toBeNull();
      await dialog.getByText('Close', { exact: true }).click();
    }
    await dialog.waitFor({ state: 'hidden' });
  });
}

test('on a phone, every button of the account says its whole name', async () => {
  const page = await app.open(admin, '/settings', { viewport: { width: 390, height: 844 } });
  await page.getByText('This device').waitFor();
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const [seen, needed] = await button.evaluate((element) => [element.clientWidth, element.scrollWidth]);
    expect(needed, (await button.textContent()) ?? '').toBeLessThanOrEqual(seen! + 1);
  }
});

test('a click beside a dialog closes it, the second one of those that opened it does not', async () => {
  const page = await app.open(admin, '/configurations/staff');
  await press(within(page, 'Clinical members'), 'Add clinical member');
  const dialog = page.getByRole('dialog', { name: 'Add clinical member' });
  await dialog.waitFor();
  await page.mouse.move(5, 5);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await dialog.getAttribute('data-closing')).toBeNull();
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'hidden' });
});
