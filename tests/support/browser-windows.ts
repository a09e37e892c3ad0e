import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import { TEST_START } from './app.ts';

export const DESK = { width: 1440, height: 900 };
/** Motion is off: what fades in or out is otherwise caught half there, by axe and by clicks and keys alike. */
export const STILL = { reducedMotion: 'reduce' } as const;

export interface WindowOptions extends BrowserContextOptions {
  /** True where the test moves the page's clock, and the timers with it; every page is then a third more work. */
  timers?: boolean;
}

/** A page, what it stands in, and what it takes to empty both. */
export interface Window {
  page: Page;
  context: BrowserContext;
  tools: CDPSession;
  /** What its context was made with: windows of the same are each as good as the other. */
  made: string;
  /** Whether a test has done to it what is not undone here. */
  spoiled: boolean;
  /** Whether its clock is one that a test moves. */
  timers: boolean;
  clock?: Disposable | undefined;
}

/** What a test may leave behind by them: listeners, scripts, other pages, and whatever else belongs to a context. */
const SPOILING = [
  'addInitScript',
  'close',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'setExtraHTTPHeaders',
] as const;

/** An address of the app with nothing on it. */
const NOWHERE = '/favicon.svg';

/**
 * The windows of one test file. A new one starts a process that has to compile all scripts, which is two thirds of what
 * it takes to open a page: one that a test is done with is emptied for the next.
 */
export function createWindows(browser: Browser, baseURL: string, said: string[]) {
  const idle: Window[] = [];

  async function make({ timers = false, ...options }: WindowOptions, made: string): Promise<Window> {
    const context = await browser.newContext({ baseURL, ...STILL, ...options });
    if (timers) await context.clock.install({ time: new Date(TEST_START) });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const tools = await context.newCDPSession(page);
    const window: Window = { page, context, tools, made, timers, spoiled: timers };
    for (const name of SPOILING) spoilBy(window, name);
    return window;
  }

  return {
    /** One that nothing has happened in, as far as a page can see. */
    async take({ viewport = DESK, ...options }: WindowOptions): Promise<Window> {
      const made = JSON.stringify(options);
      const at = idle.findLastIndex((each) => each.made === made);
      const [window] = at < 0 ? [] : idle.splice(at, 1);
      if (!window) return make({ viewport, ...options }, made);
      if (viewport) await window.page.setViewportSize(viewport);
      return window;
    },

    /** Loads a path at the test's hour, with what is stored there before its first script runs. */
    async load(window: Window, path: string, stored: Record<string, string> = {}): Promise<Page> {
      await window.clock?.dispose();
      if (!window.timers)
        window.clock = await window.context.addInitScript(setClock, Date.parse(TEST_START) - Date.now());
      const storing = await window.context.addInitScript(store, stored);
      await window.page.goto(path);
      await storing.dispose();
      return window.page;
    },

    /** Empties those that can be emptied, and closes the others. */
    async giveBack(windows: readonly Window[]): Promise<void> {
      await Promise.all(
        windows.map(async (window) => {
          if (await empty(window, baseURL)) idle.push(window);
          else await window.context.close();
        }),
      );
    },
  };
}

function spoilBy(window: Window, name: (typeof SPOILING)[number]): void {
  const { page } = window;
  const called = page[name] as (...args: unknown[]) => unknown;
  const spoil = (...args: unknown[]): unknown => {
    window.spoiled ||= !isCalledByPlaywright();
    return called.apply(page, args);
  };
  Object.assign(page, { [name]: spoil });
}

/** Playwright asks a page for its context itself, at each message of it. The stack's first lines are this file's. */
const isCalledByPlaywright = (): boolean => new Error().stack?.split('\n')[3]?.includes('playwright-core') ?? false;

async function empty({ page, context, tools, spoiled }: Window, baseURL: string): Promise<boolean> {
  if (spoiled || page.isClosed() || context.pages().length > 1) return false;
  if (new URL(page.url()).origin !== baseURL) return false;
  // A test may have left it without a way to the app.
  if (!(await page.goto(NOWHERE, { timeout: 5_000 }).catch(() => null))) return false;
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    page.evaluate(() => sessionStorage.clear()),
    // Over the page, so that nothing lies under the mouse.
    page.mouse.move(0, 0),
    context.clearCookies(),
    tools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' }),
    tools.send('Page.resetNavigationHistory'),
  ]);
  return true;
}

/** Runs in a page: has its clock go on from another time. Playwright's own takes over the timers as well. */
function setClock(shift: number): void {
  const { now: realNow } = Date;
  const now = () => realNow() + shift;
  window.Date = new Proxy(Date, {
    construct: (Real, args, target) => Reflect.construct(Real, args.length === 0 ? [now()] : args, target),
    apply: () => new Date().toString(),
    get: (Real, key) => (key === 'now' ? now : Reflect.get(Real, key)),
  });
  window.Date.prototype.constructor = window.Date;
}

/** Runs in a page. A preview's frame has no storage. */
function store(entries: Record<string, string>): void {
  if (window.top !== window) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
