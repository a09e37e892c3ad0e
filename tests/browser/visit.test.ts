import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { createSource } from '../support/referrals.ts';
import { shiftsOf } from '../support/shifts.ts';

const app = await startBrowserApp();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
let staff: Actor;
let referral_id: string;

beforeAll(async () => {
  staff = await app.signIn('outreach');
  referral_id = await createSource(staff, { referral_name: 'Juniper Counseling' });
  await createSource(staff, { referral_name: 'Birch Street Practice' });
  const performed_by = staff.user.user_id;
  await staff.trpc.activities.create.mutate({ referral_id, event: 'Drop-in Visit', performed_by });
});
beforeEach(() => {
  // The browser itself says that a request found no network.
  app.expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to fetch/);
});

const logged = async () =>
  (await staff.trpc.activities.list.query({ referral_id, limit: 100 })).list.map(({ description }) => description);
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const opened = async (page: Page) => {
  await chip(page, 'Juniper Counseling').waitFor();
  await expect.poll(() => chip(page, 'Drop-in Visit').isChecked()).toBe(true);
};
const write = async (page: Page, said: string) => {
  await chip(page, 'Juniper Counseling').check();
  await page.getByRole('textbox', { name: 'What was said' }).fill(said);
  await page.getByRole('button', { name: 'Save visit' }).click();
};
/** What the browser holds of the page's own making. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
/** Everything in the page's database, as anybody who opens it finds it. */
const databaseOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ names: string[]; texts: string; extractable: boolean }>((resolve) => {
        const asked = indexedDB.open('landfall-kept');
        asked.onsuccess = () => {
          const stores = asked.result.transaction(['keys', 'sealed']);
          const [keys, names, sealed] = [
            stores.objectStore('keys').getAll() as IDBRequest<CryptoKey[]>,
            stores.objectStore('sealed').getAllKeys(),
            stores.objectStore('sealed').getAll() as IDBRequest<{ text: ArrayBuffer }[]>,
          ];
          sealed.onsuccess = () => {
            asked.result.close();
            resolve({
              names: names.result.map(String),
              texts: sealed.result.map(({ text }) => new TextDecoder('latin1').decode(text)).join('\n'),
              extractable: keys.result.some((key) => key.extractable),
            });
          };
        };
      }),
  );

test('what may be tapped stays where it is while the places come', async () => {
  const page = await app.open(staff, '/favicon.svg', PHONE);
  await page.goto('/outreach/visit');
  await opened(page);
  await chip(page, 'Mail received').waitFor();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
});

test('from the home screen it takes three taps and a sentence, and a follow-up one more', async () => {
  const manifest = (await (await fetch(`${app.url}/manifest.webmanifest`)).json()) as {
    shortcuts: { name: string; url: string }[];
  };
  const shortcut = manifest.shortcuts.find(({ name }) => name === 'Log a visit');
  // The first tap is the shortcut itself.
  const page = await app.open(staff, shortcut!.url, PHONE);
  await opened(page);
  await expectAccessible(page, 'on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await write(page, 'Asked for our brochures.');
  await page.getByText('Visit saved').waitFor();
  // Nothing that matters stands under what is said, once it has found its place.
  const over = async () => {
    const toast = (await page.getByText('Visit saved').boundingBox())!;
    const save = (await page.getByRole('button', { name: 'Save visit' }).boundingBox())!;
    return toast.y + toast.height - save.y;
  };
  await expect.poll(over).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Open Juniper Counseling' }).click();
  await page.getByRole('heading', { level: 1, name: 'Juniper Counseling' }).waitFor();
  const [visit] = (await staff.trpc.activities.list.query({ referral_id })).list;
  expect(visit).toMatchObject({
    ...{ event: 'Drop-in Visit', performed_by: 'Riley Example', description: 'Asked for our brochures.' },
    event_date: Date.parse('2026-05-12T16:00:00Z') / 1000,
  });

  await page.goto('/outreach/visit');
  await opened(page);
  await chip(page, 'In 7 days').check();
  await chip(page, 'Phone call').check();
  await page.getByRole('button', { name: 'Another referral source' }).click();
  await page.getByRole('combobox', { name: 'Another referral source' }).fill('birch');
  await page.getByRole('option', { name: /Birch Street Practice/ }).click();
  await expect.poll(() => chip(page, 'Birch Street Practice').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'By you, today' }).click();
  await page.getByRole('textbox', { name: 'Date' }).fill('5/11/2026');
  await page.getByRole('textbox', { name: 'Date' }).press('Tab');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'on a desk');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await page.getByText('Visit saved').waitFor();
  const [task] = (await staff.trpc.tasks.list.query({ query: 'follow up with birch' })).list;
  expect(task).toMatchObject({ title: 'Follow up with Birch Street Practice', due_date: '2026-05-18' });
});

/** What the page asks may go past Chromium's own switch once a worker stands between: the server is cut off as well. */
async function goOffline(page: Page): Promise<void> {
  app.setReachable(false);
  await page.context().setOffline(true);
}
async function goOnline(page: Page): Promise<void> {
  app.setReachable(true);
  await page.context().setOffline(false);
}
/** What the server has of them while nobody reaches it. */
const arrived = () =>
  app.within('a', async (tx) => {
    const rows = await tx.db.selectFrom('referral_activities').select('description').execute();
    return rows.map(({ description }) => description);
  });

test('without a network it is kept sealed, waits in sight over a reload, and is sent once when the network is back', async () => {
  const page = await app.open(staff, '/outreach/visit', PHONE);
  await opened(page);
  await expect
    .poll(() => keptBy(page))
    .toEqual({
      ...{ databases: ['landfall-kept'], caches: ['landfall-page'], workers: 1 },
    });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state)))
    .toBe('activated');
  await goOffline(page);
  await write(page, 'Her daughter wants to call us.');
  await page.getByText('One entry is not sent yet. Sent by itself once you are online.').waitFor();
  const kept = await databaseOf(page);
  expect(kept.names.map((name) => name.split(' ')[0])).toEqual(['unsent', 'visit']);
  expect(kept.texts).not.toMatch(/daughter|juniper/i);
  expect(kept.extractable).toBe(false);

  // The phone has closed the page meanwhile: it opens without a network, with what waits.
  await page.reload();
  await page.getByText('One entry is not sent yet. Sent by itself once you are online.').waitFor();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Her daughter wants to call us.').waitFor();
  await page.getByText('Without a network only these can be chosen.').waitFor();
  await expectAccessible(page, 'without a network');
  await write(page, 'Second house of the street.');
  await page.getByText('2 entries are not sent yet. Sent by itself once you are online.').waitFor();
  expect(await arrived()).not.toContain('Her daughter wants to call us.');

  await goOnline(page);
  await page.getByText(/not sent yet/).waitFor({ state: 'hidden' });
  await expect.poll(() => databaseOf(page).then(({ names }) => names)).toEqual(['visit place']);
  const said = await logged();
  for (const each of ['Her daughter wants to call us.', 'Second house of the street.'])
    expect(said.filter((one) => one === each)).toEqual([each]);
});

test('an answer that is lost on its way makes nothing twice', async () => {
  const page = await app.open(staff, '/outreach/visit', PHONE);
  await opened(page);
  await page.route(/activities\.create/, async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await write(page, 'Said through a tunnel.');
  await page.getByText('One entry is not sent yet.', { exact: false }).waitFor();
  await page.unroute(/activities\.create/);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('Sent: Drop-in Visit · Juniper Counseling').waitFor();
  expect((await logged()).filter((said) => said === 'Said through a tunnel.')).toHaveLength(1);
});

test('a session that ends takes what is kept off the device; the same person finds and sends it, a logout asks first', async () => {
  const actor = await app.signIn('outreach');
  const page = await app.open(actor, '/outreach/visit', { ...PHONE, timers: true });
  await opened(page);
  await expect.poll(async () => (await keptBy(page)).workers).toBe(1);
  await page.context().setOffline(true);
  await write(page, 'Before the lock.');
  await page.getByText('One entry is not sent yet.', { exact: false }).waitFor();
  await expect.poll(async () => (await keptBy(page)).databases).toEqual(['landfall-kept']);
  await page.clock.fastForward('31:00');
  await page.getByText('Your session has ended. Log in again.').waitFor();
  await expect.poll(() => keptBy(page)).toEqual({ databases: [], caches: [], workers: 0 });

  await page.context().setOffline(false);
  await page.getByLabel('E-mail').fill(actor.user.email_id);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText(/not sent yet/).waitFor({ state: 'hidden' });
  await expect.poll(logged).toContain('Before the lock.');

  await page.route(/activities\.create/, (route) => route.abort('internetdisconnected'));
  await write(page, 'Never to be sent.');
  await page.getByText('One entry is not sent yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out before everything is sent?' });
  await expectAccessible(page, 'asked before a logout');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText('One entry is not sent yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await expect.poll(() => keptBy(page)).toEqual({ databases: [], caches: [], workers: 0 });
  expect(await logged()).not.toContain('Never to be sent.');
});
