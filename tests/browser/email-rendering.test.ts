import { describe, expect, test } from 'vitest';
import type { MergeValues } from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate, STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { connectBrowser } from '../support/browser.ts';

const WIDTHS = [320, 480, 600, 1000];
const SCHEMES = ['light', 'dark'] as const;
const merge: MergeValues = {
  first_name: 'Ada',
  org_name: 'Landfall Recovery',
  postal_address: '1 Main Street, Springfield, IL 62701',
  year: '2026',
  website_url: 'https://example.test/',
  about_url: 'https://example.test/about',
  contact_url: 'https://example.test/contact',
  unsubscribe_url: 'https://example.test/unsubscribe/token',
};
const CASES = STARTERS.flatMap(({ name, template }) =>
  WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ name, width, scheme, template }))),
);
const browser = await connectBrowser();

/** What is wrong with the page as it is drawn: too wide, text that runs out of its cell, or that cannot be read. */
function faults(): string[] {
  const found: string[] = [];
  const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = rgb(color).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element): string => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if ((rgb(backgroundColor)[3] ?? 1) > 0 && backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`as wide as ${document.documentElement.scrollWidth}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const words = (node.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
    if (words === '' || element.getClientRects().length === 0) continue;
    const { right } = element.getBoundingClientRect();
    if (right > innerWidth + 1) found.push(`out of sight: ${words}`);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const [one, other] = [light(color), light(behind(element))].sort((a, b) => b - a) as [number, number];
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < (isLarge ? 3 : 4.5)) found.push(`${ratio.toFixed(2)} to 1: ${words}`);
  }
  return found;
}

describe('E36, E39, E59: a starter, as it is drawn', () => {
  test.each(CASES)('$name at $width px, $scheme: whole, legible, and the same each time', async (shown) => {
    const context = await browser.newContext({
      ...{ viewport: { width: shown.width, height: 900 }, colorScheme: shown.scheme },
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      const html = renderHtml(shown.template, { subject: 'Open beds', merge });
      await page.setContent(html);
      expect(await page.evaluate(faults)).toEqual([]);
      const first = await page.screenshot({ fullPage: true });
      await page.setContent(html);
      expect((await page.screenshot({ fullPage: true })).equals(first)).toBe(true);
    } finally {
      await context.close();
    }
  });

  test.each(STARTERS)(
    'E06: $name is whole and legible where a mail program takes every style of the head away',
    async (starter) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
      try {
        const page = await context.newPage();
        const html = renderHtml(starter.template, { subject: 'Open beds', merge });
        await page.setContent(html.replace(/<style>.*?<\/style>/gs, ''));
        expect(
          (await page.evaluate(faults)).filter((fault) => !fault.startsWith('as wide') && !fault.startsWith('out of')),
        ).toEqual([]);
        for (const words of ['Unsubscribe', 'Contact us', merge.postal_address!])
          await page.getByText(words).first().waitFor();
      } finally {
        await context.close();
      }
    },
  );
});

test('E38: a logo without a ground of its own, a black line and a black frame are seen in the dark too', async () => {
  const context = await browser.newContext({ viewport: { width: 600, height: 900 }, colorScheme: 'dark' });
  try {
    const page = await context.newPage();
    // Black letters on nothing, as many a logo is drawn.
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect x="20" y="10" width="20" height="10"/></svg>';
    await page.route('https://example.test/logo.png', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: logo }),
    );
    const template = buildTemplate(
      [
        { type: 'Image', props: { src: 'https://example.test/logo.png', alt: 'Our logo', width: 60, height: 30 } },
        { type: 'Divider', props: { backgroundColor: '#000000', paddingTop: 4 } },
        { type: 'Container', props: { borderWidth: 4, borderColor: '#000000' }, nodes: [{ type: 'Text' }] },
      ],
      { width: 600 },
    );
    const logos = { ...merge, logo_url: 'https://example.test/logo.png' };
    await page.setContent(renderHtml(template, { subject: 'Open beds', merge: logos }), { waitUntil: 'load' });
    const seen = await page.evaluate(() => {
      const colorOf = (selector: string, name: 'backgroundColor' | 'borderTopColor') =>
        [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[name]);
      return {
        page: colorOf('body', 'backgroundColor'),
        pictures: colorOf('img', 'backgroundColor'),
        lines: colorOf('td.bl', 'backgroundColor'),
        frames: colorOf('td.be', 'borderTopColor'),
      };
    });
    expect(seen).toEqual({
      page: ['rgb(27, 29, 31)'],
      pictures: ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      lines: ['rgb(138, 148, 156)'],
      frames: ['rgb(138, 148, 156)'],
    });
  } finally {
    await context.close();
  }
});
