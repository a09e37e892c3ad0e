import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, TEST_START } from '../support/app.ts';
import { holdBack, startBrowserApp } from '../support/browser.ts';

const app = await startBrowserApp();
let manager: Actor;

beforeAll(async () => {
  manager = await app.signIn('manager');
});

/** What a page can see of an earlier one in its window. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    session: sessionStorage.getItem('mine'),
    local: localStorage.getItem('mine'),
    history: history.length,
    global: 'mine' in window,
    width: window.innerWidth,
  }));

let left: Page;
let clean: Awaited<ReturnType<typeof traces>>;

test('a test leaves what a page can leave in its window', async () => {
  const page = await app.open(manager, '/tasks');
  left = page;
  clean = await traces(page);
  await page.evaluate(async () => {
    await cookieStore.set('mine', '1');
    await caches.open('mine');
    await new Promise((done) => {
      indexedDB.open('mine').onsuccess = done;
    });
    sessionStorage.setItem('mine', '1');
    localStorage.setItem('mine', '1');
    Object.assign(window, { mine: 1 });
  });
  await page.goto('/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await holdBack(page, '**/trpc/**');
  expect(await traces(page)).toMatchObject({ cookies: 'mine=1', session: '1', local: '1', width: 390 });
});

test('the next finds nothing of it, and its own hour', async () => {
  const page = await app.open(manager, '/tasks');
  expect(page).toBe(left);
  await page.getByRole('heading', { name: 'Tasks' }).waitFor();
  expect(await traces(page)).toEqual(clean);
  const late = (await page.evaluate(() => Date.now())) - Date.parse(TEST_START);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(60_000);
  expect(await page.evaluate(() => [new Date() instanceof Date, new Date(0).getTime(), typeof Date()])).toEqual([
    ...[true, 0, 'string'],
  ]);
});

test('nobody is signed in where a stranger follows', async () => {
  const page = await app.openAsStranger('/login');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
