import { buffer } from 'node:stream/consumers';
import { type Browser, chromium, type Download, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject, onTestFailed } from 'vitest';
import { CLIENT_FOLDER } from '#server/platform/product-folder.ts';
import { type Actor, startTestApp, type TestApp } from './app.ts';
import { violationsOf } from './axe.ts';
import { createWindows, type Window, type WindowOptions } from './browser-windows.ts';

/** The client the browser's tests are served: their global setup has built it. */
export const CLIENT_DIR = CLIENT_FOLDER;

export interface BrowserApp extends TestApp {
  browser: Browser;
  /** A new window of a signed-in person; it closes with the test, and the test fails where the page said an error. */
  open(actor: Actor, path: string, options?: WindowOptions): Promise<Page>;
  /** The same for somebody who is not signed in. */
  openAsStranger(path: string, options?: WindowOptions): Promise<Page>;
  /**
   * A window that stays open for the file's tests: opening one is half of what a short test costs. It is for tests that
   * leave nothing behind in their browser; where one fails, the next gets another window.
   */
  keep(options?: WindowOptions): KeptWindow;
  /** What pages may say on their console in this test: a refused request is logged by the browser itself. */
  expectNoise(pattern: RegExp): void;
}

/**
 * Loads a path in the person's kept window, each person having one. Where it is `asItStands`, a window that stands
 * there already is left as the test before left it.
 */
type KeptWindow = (actor: Actor, path: string, how?: 'loaded' | 'asItStands') => Promise<Page>;

/** What a download holds; its file lies with the run's browser, which is another process. */
export const textOf = async (download: Download): Promise<string> =>
  // Not by a decoder of text, which takes the mark off with which a spreadsheet knows the writing.
  (await buffer(await download.createReadStream())).toString('utf8');

/** The run's browser. Closing it closes the windows opened through this connection. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'));

/** The app with its built pages and a browser, both for one test file. The browser's clock begins where the app's stands. */
export async function startBrowserApp(): Promise<BrowserApp> {
  const app = await startTestApp({ clientDir: CLIENT_DIR });
  const browser = await connectBrowser();
  const said: string[] = [];
  const windows = createWindows(browser, app.url, said);
  const opened: Window[] = [];
  let noise: RegExp[] = [];
  afterEach(async ({ task }) => {
    const left = opened.splice(0);
    if (task.result?.state === 'fail') for (const window of left) window.spoiled = true;
    await windows.giveBack(left);
    const errors = said.splice(0).filter((line) => !noise.some((pattern) => pattern.test(line)));
    noise = [];
    expect(errors).toEqual([]);
  });
  afterAll(() => browser.close());

  const open = async (path: string, options: WindowOptions, actor?: Actor): Promise<Page> => {
    const window = await windows.take(options);
    opened.push(window);
    return windows.load(window, path, actor && storedSession(actor));
  };
  const keep = (options: WindowOptions = {}): KeptWindow => {
    const kept = new Map<Actor, Window>();
    return async (actor, path, how = 'loaded') => {
      onTestFailed(async () => {
        await kept.get(actor)?.context.close();
        kept.delete(actor);
      });
      const window = kept.get(actor);
      if (window && how === 'asItStands' && new URL(window.page.url()).pathname === path) return window.page;
      if (window) return windows.load(window, path);
      const first = await windows.take(options);
      kept.set(actor, first);
      return windows.load(first, path, storedSession(actor));
    };
  };
  return {
    ...app,
    browser,
    expectNoise: (pattern) => noise.push(pattern),
    openAsStranger: (path, options = {}) => open(path, options),
    open: (actor, path, options = {}) => open(path, options, actor),
    keep,
  };
}

const storedSession = ({ token, refresh_token, user }: Actor) => ({
  token,
  refreshToken: refresh_token,
  userData: JSON.stringify({ initials: initialsOf(user), org_id: user.org_id, user_id: user.user_id }),
});

const initialsOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname.charAt(0)}${lastname.charAt(0)}`;

/** Chooses what stands in the menu behind a page's first button. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** What is read out with a field, after its name: its error, and its hint. */
export const descriptionOf = (field: Locator): Promise<string[]> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );

/**
 * Holds what is on the page to axe's rules: none may be broken. Asked until it holds, for a table that has become
 * narrower measures its columns a moment later.
 */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  await expect.poll(() => violationsOf(page), what === undefined ? {} : { message: what }).toEqual([]);
}

/**
 * Keeps what the page asks there waiting until the returned function is called. The route stays: Chromium loses whatever
 * else is under way when routes are taken off while one of them is held.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
