import type { Page } from 'playwright-core';

/**
 * Looks at the window again, long after what it shows was read, while the server cannot be reached for it: once, and once
 * more. The window is one whose timers the test moves.
 */
export async function readInVain(page: Page, asked: string): Promise<void> {
  const reads = `**/trpc/*${asked}**`;
  const failed = () => page.waitForEvent('requestfailed', (request) => request.url().includes(asked));
  await page.route(reads, (route) => route.abort());
  const first = failed();
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await first;
  const second = failed();
  await page.clock.runFor(5_000);
  await second;
  await page.clock.runFor(1_000);
  await page.unroute(reads);
}
