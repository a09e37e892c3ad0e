import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe lets stand outside of the landmarks, and a tooltip, which belongs to the button that it names. */
const REGIONS = 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg';
const require = createRequire(import.meta.url);
/** The axe of the package for Playwright, which itself would look from a second page: that takes the focus, and seconds. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; html: string }[];
}

interface WithAxe {
  axe: {
    run(where: Document, options: object): Promise<{ violations: Violation[] }>;
  };
}

/** What axe finds wrong with the page as it stands: rule and the first place of each; empty when nothing is. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ({ tags, regions }) => {
      // A layer that is still fading in is half transparent, which axe would read as poor contrast; a spinner never ends.
      const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map((each) => each.finished));
      const { axe } = window as Window & typeof globalThis & WithAxe;
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: tags },
        // Off by axe's own choice, yet what is drawn by a name (a pattern, a gradient) is drawn by the first of that name.
        rules: { 'duplicate-id': { enabled: true } },
        checks: { region: { options: { regionMatcher: regions } } },
      });
      return found.violations;
    },
    { tags: TAGS, regions: REGIONS },
  );
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`,
  );
}
