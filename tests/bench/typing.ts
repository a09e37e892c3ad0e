import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { ensureClientBuild } from '#scripts/build/client.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { launchBrowser } from '../support/chromium.ts';
import { type BenchRow, loadNote, ratioOf } from './bench-row.ts';
import { organizationId, userId } from './dataset/organization.ts';
import type { BenchApp, World } from './world.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BLOCKS = 200;
/** Milliseconds of script a key may take: a frame. */
const FRAME_MS = 16;
const KEYS = 120;
/** Keys before the first that counts: what runs often is compiled by then. */
const WARM_UP = 40;

const templateOf = (count: number): string =>
  encodeTemplate(
    buildTemplate(
      Array.from({ length: count }, (_, at) => ({
        type: at % 4 === 0 ? ('Heading' as const) : ('Text' as const),
        props: { text: at % 4 === 0 ? `Part ${at}` : `<p>A line of <b>some</b> words, number ${at}.</p>` },
      })),
      { width: 640 },
    ),
  );

async function create({ port, headers }: BenchApp, count: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/marketing_template`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: `Typing ${count} ${crypto.randomUUID()}`, restore_template: templateOf(count) }),
  });
  const { result } = (await answer.json()) as { result: { id: string } };
  return result.id;
}

/** Milliseconds of script that the page has run. */
async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** What each key costs in scripts until the page is drawn again, in milliseconds, the cheapest first. */
async function typeInto(page: Page, id: string): Promise<number[]> {
  await page.goto(`/marketing/edit-template/${id}`);
  const text = page.getByRole('group', { name: /^Text, 2 of / });
  await text.click();
  await page.locator('[contenteditable="true"]:focus').waitFor();
  const session = await page.context().newCDPSession(page);
  // The processor's time for the page: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  for (let at = 0; at < WARM_UP + KEYS; at += 1) {
    const before = await scriptOf(session);
    await page.keyboard.press(at % 6 === 5 ? 'Space' : 'e');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if (at >= WARM_UP) costs.push((await scriptOf(session)) - before);
  }
  return costs.sort((one, other) => one - other);
}

const p95 = (costs: readonly number[]): number => costs[Math.floor(costs.length * 0.95)] ?? Number.NaN;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** Typing in a text of the e-mail editor with 200 elements on the canvas: one frame of script at most. */
export async function run(world: World): Promise<BenchRow[]> {
  await ensureClientBuild(ROOT);
  const app = await world.app();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${app.port}`, reducedMotion: 'reduce' });
    const token = app.headers.Authorization!.replace('Bearer ', '');
    const stored = {
      ...{ token, refreshToken: token },
      userData: JSON.stringify({ initials: 'MH', org_id: organizationId(0), user_id: userId(0) }),
    };
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    await typeInto(page, await create(app, 2));
    const few = p95(await typeInto(page, await create(app, 2)));
    const many = p95(await typeInto(page, await create(app, BLOCKS)));
    return [
      {
        figure: 'typing',
        what: `script a key, p95, in a text among ${BLOCKS} elements`,
        ours: shown(many),
        reference: `${shown(few)} among 2`,
        ratio: ratioOf(many, few),
        goal: `<= ${FRAME_MS} ms`,
        met: many <= FRAME_MS,
        note: loadNote(),
      },
    ];
  } finally {
    await browser.close();
  }
}
