import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { ensureClientBuild } from '#scripts/build/client.ts';
import { launchBrowser } from '../support/chromium.ts';
import { type BenchRow, loadNote, median } from './bench-row.ts';
import { organizationId, userId } from './dataset/organization.ts';
import type { World } from './world.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIST = '/admissions/inquiries';
const VISITS = 5;
const TYPED = 'stonebridge';
const MAX_LCP_MS = 2_000;
const MAX_INP_MS = 200;
const MAX_CLS = 0.05;

/** What a page is felt to be, as the browser itself measures it. */
interface Felt {
  lcp: number;
  inp: number;
  cls: number;
}

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** Keeps what the browser says of the page from its first moment on. It runs in the page: no function in it has a name. */
function watch(): void {
  const felt = { lcp: 0, inp: 0, cls: 0 };
  Object.assign(window, { felt });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.entryType === 'largest-contentful-paint') felt.lcp = entry.startTime;
      if (entry.entryType === 'layout-shift' && !entry.hadRecentInput) felt.cls += entry.value;
      if (entry.entryType === 'event' && entry.interactionId > 0) felt.inp = Math.max(felt.inp, entry.duration);
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
}

const feltOf = (page: Page) => page.evaluate<Felt>('felt');

/** Opens the list, sorts it, types in its search and chooses a row. */
async function visit(page: Page): Promise<Felt & { typed: string }> {
  await page.goto(LIST);
  await page.locator('tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { lcp, cls } = await feltOf(page);
  if (lcp === 0) throw new Error('the browser did not say when the list was painted');
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.keyboard.type(TYPED, { delay: 30 });
  const typed = await search.inputValue();
  await page.waitForLoadState('networkidle');
  await page.locator('tbody').getByRole('checkbox').first().click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { inp } = await feltOf(page);
  return { lcp, inp, cls, typed };
}

/** S19: the inquiries list in a browser, by what people feel of it: when it is there, how soon it answers, what moves. */
export async function run(world: World): Promise<BenchRow[]> {
  await ensureClientBuild(ROOT);
  const { port, headers } = await world.app();
  const browser = await launchBrowser();
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  try {
    const token = headers.Authorization!.replace('Bearer ', '');
    const stored = {
      ...{ token, refreshToken: token },
      userData: JSON.stringify({ initials: 'MH', org_id: organizationId(0), user_id: userId(0) }),
    };
    for (let turn = 0; turn < VISITS; turn++) {
      await world.liftLimits();
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      await context.addInitScript(watch);
      visits.push(await visit(await context.newPage()));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const row = (what: string, ours: number, most: number, unit: string, digits: number): BenchRow => ({
    figure: 'S19',
    what: `inquiries in a browser, ${what}`,
    ours: `${ours.toFixed(digits)}${unit}`,
    reference: '–',
    ratio: null,
    goal: `<= ${most}${unit}`,
    met: ours <= most,
    note: loadNote(),
  });
  const dropped = visits.filter(({ typed }) => typed !== TYPED).length;
  return [
    row('LCP', median(visits.map(({ lcp }) => lcp)), MAX_LCP_MS, ' ms', 0),
    row('INP', median(visits.map(({ inp }) => inp)), MAX_INP_MS, ' ms', 0),
    row('CLS', Math.max(...visits.map(({ cls }) => cls)), MAX_CLS, '', 3),
    row('visits whose typing lost a key', dropped, 0, '', 0),
  ];
}
