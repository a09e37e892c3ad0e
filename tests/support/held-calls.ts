import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

const DATA = '**/trpc/**';
const REFUSED = {
  error: { message: 'refused', code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
};

const callsOf = (route: Route): string[] => new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];

/** Answers calls that travel together: those that are held are refused, the others answered. */
async function answerOthers(route: Route, isHeld: (call: string) => boolean): Promise<void> {
  const calls = callsOf(route);
  const response = await route.fetch();
  const answers = (await response.json()) as unknown[];
  return route.fulfill({ response, json: answers.map((each, at) => (isHeld(calls[at] ?? '') ? REFUSED : each)) });
}

export interface HeldCalls {
  /** Ends what is held, and what is asked from now on: the page hears of no answer. */
  refuse(): void;
  /** Lets everything through again. */
  release(): Promise<void>;
}

/** Holds what a page asks of the server: it waits. Every call but the account, without which no screen is drawn, or those that are named. */
export async function holdCalls(
  page: Page,
  isHeld: (call: string) => boolean = (call) => call !== 'account.get',
): Promise<HeldCalls> {
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(DATA, async (route) => {
    const calls = callsOf(route);
    if (!calls.some(isHeld)) return route.continue();
    if (!calls.every(isHeld)) return answerOthers(route, isHeld);
    await held;
    return route.abort();
  });
  return { refuse, release: () => page.unroute(DATA) };
}

/** Looks at the window again, long after what it shows was read, while no server answers, until a call is given up. */
export async function comeBackOffline(page: Page, call: string): Promise<HeldCalls> {
  const calls = await holdCalls(page, () => true);
  calls.refuse();
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes(call)) failed += 1;
  });
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  // It is tried once more a little later.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return failed;
    })
    .toBeGreaterThan(1);
  await page.clock.runFor(1_000);
  return calls;
}
