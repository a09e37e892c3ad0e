import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The screens that every dialog is looked at on. */
export const SIZES = [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

/** Presses the first button of a name. */
export const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first().click();

/** Nothing of the page, and nothing in its dialog, is wider than the screen. */
export async function expectNothingBeside(page: Page, dialog: Locator): Promise<void> {
  const width = page.viewportSize()!.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const box = await dialog.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(width + 1);
  for (const button of await dialog.getByRole('button').all()) {
    const [seen, needed] = await button.evaluate((element) => [element.clientWidth, element.scrollWidth]);
    expect(needed).toBeLessThanOrEqual(seen! + 1);
  }
}
