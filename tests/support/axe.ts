import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands: rule and the first place of each; empty when nothing is. */
export async function violationsOf(page: Page): Promise<string[]> {
  // A layer that is still fading in is half transparent, which axe would read as poor contrast; a spinner never ends.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // Within the page itself: without it each look opens a second page, which takes the focus and most of the time.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`,
  );
}
