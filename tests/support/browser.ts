import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type Actor, TEST_START, type TestApp } from './app.ts';

/** The client the browser's tests are served: their global setup has built it. */
export const CLIENT_DIR = fileURLToPath(new URL('../../dist', import.meta.url));

const DESK = { width: 1440, height: 900 };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page of a signed-in person, whose browser keeps the test's hour; closed with the test. */
export async function openPage(browser: Browser, app: TestApp, actor: Actor, viewport = DESK): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, viewport, acceptDownloads: true });
  onTestFinished(() => context.close());
  const { user } = actor;
  const stored = {
    token: actor.token,
    refreshToken: actor.refresh_token,
    userData: JSON.stringify({ initials: 'JE', org_id: user.org_id, user_id: user.user_id }),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await page.clock.install({ time: TEST_START });
  return page;
}

/** Holds what is on the page to axe's rules: none may be broken. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  expect(told).toEqual([]);
}
