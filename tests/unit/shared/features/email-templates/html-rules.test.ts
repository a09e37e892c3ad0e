// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '#shared/features/email-templates/model/colors.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import type { MergeValues } from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { renderText } from '#shared/features/email-templates/render/render-text.ts';
import { PRESETS } from '#shared/features/email-templates/starters/presets.ts';
import { buildTemplate, STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { templates } from '#tests/support/email-trees.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';

const merge: MergeValues = {
  first_name: 'Ada',
  organization: 'Harbor Clinic',
  sender_name: 'Jane Doe',
  org_name: 'Landfall Recovery',
  postal_address: '1 Main Street, Springfield, IL 62701',
  year: '2026',
  website_url: 'https://example.test/',
  about_url: 'https://example.test/about',
  contact_url: 'https://example.test/contact',
  logo_url: 'https://example.test/logo.png',
  unsubscribe_url: 'https://example.test/unsubscribe/token',
};
const subject = 'Beds available this week';
const parser = new DOMParser();

const styleOf = (element: Element): Map<string, string> =>
  new Map(
    (element.getAttribute('style') ?? '')
      .split(';')
      .filter(Boolean)
      .map((part) => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()]),
  );

/** What a mail program's dark view makes of a white page. */
const DARK = '#1b1d1f';
/** The nearest cell around an element that has a color. */
const groundOf = (element: Element) => element.parentElement!.closest('td[bgcolor]');
const turnsDark = (cell: Element | null) => cell !== null && ['bg', 'bx'].some((name) => cell.classList.contains(name));

const FORBIDDEN = 'script,form,input,button,iframe,object,embed,video,audio,svg,picture,link,base,th,caption,hr';
const PLAIN_COLORS = ['color', 'background-color', 'border-color'];
const BANNED_PROPERTIES = /^(?:position|float|gap|object-fit|box-sizing|flex.*|grid.*)$/;
const BANNED_VALUES = /flex|grid|calc\(|var\(|\drem\b|rgba|hsl|oklch|!important/;

/** The rules of `email.md` that a built e-mail can be asked for, as one list of what it breaks. */
function broken(html: string, text: string): string[] {
  const found: string[] = [];
  const say = (rule: string, ok: unknown, what = '') => {
    if (!ok) found.push(`${rule} ${what}`.trim());
  };
  const document = parser.parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const root = document.documentElement;
  say(
    'E01',
    html.startsWith('<!DOCTYPE html>') && root.lang === 'en' && root.dir === 'ltr' && html.includes('xmlns:v='),
  );
  for (const name of ['html', 'head', 'body'])
    say('E01', html.split(`<${name}`).length - (name === 'head' ? 1 : 1) === 1, name);
  say(
    'E02',
    document.querySelector('meta[charset=utf-8]') &&
      document.querySelector('meta[name=viewport][content="width=device-width,initial-scale=1"]'),
  );
  say(
    'E02',
    document.querySelector('meta[name=x-apple-disable-message-reformatting]') &&
      document.querySelector('meta[name=format-detection]'),
  );
  say('E03', document.title === subject);
  say('E04', /<!--\[if mso\]><xml>.*AllowPNG.*PixelsPerInch>96.*<!\[endif\]-->/.test(html));
  say(
    'E05',
    all('style').every((style) => style.parentElement === document.head) &&
      all('style')
        .map((s) => s.textContent)
        .join('').length <= 8192,
  );
  for (const query of all('style').flatMap((style) => style.textContent!.match(/@media[^{]*/g) ?? []))
    say('E07', /^@media \((?:(?:min|max)-width:\d+px|prefers-color-scheme:dark)\)$/.test(query.trim()), query);
  say(
    'E08',
    all(FORBIDDEN).length === 0,
    all(FORBIDDEN)
      .map((element) => element.tagName)
      .join(),
  );
  say(
    'E08',
    all('*').every((element) => element.getAttributeNames().every((name) => !name.startsWith('on'))),
  );
  for (const element of all('body *')) {
    for (const [name, value] of styleOf(element)) {
      say(
        'E09',
        !BANNED_PROPERTIES.test(name) && (!BANNED_VALUES.test(value) || name === 'background-image'),
        `${name}:${value}`,
      );
      if (PLAIN_COLORS.includes(name)) say('E10', /^#[0-9a-f]{6}$/.test(value), value);
      if (name === 'padding') say('E13', ['TD', 'A'].includes(element.tagName), element.tagName);
      if (name.startsWith('margin')) say('E09', !value.includes('-'), value);
    }
    if (element.hasAttribute('bgcolor')) say('E10', /^#[0-9a-f]{6}$/.test(element.getAttribute('bgcolor')!));
    if (/^(?:P|H[1-6])$/.test(element.tagName)) say('E15', styleOf(element).has('margin'));
  }
  for (const table of all('table')) {
    const [role, ...zeros] = ['role', 'border', 'cellpadding', 'cellspacing'].map((name) => table.getAttribute(name));
    say('E12', role === 'presentation' && zeros.every((value) => value === '0'));
  }
  for (const line of all('tr')) {
    const paddings = [...line.children].map((cell) =>
      styleOf(cell)
        .get('padding')
        ?.split(' ')
        .filter((_, at) => at % 2 === 0)
        .join(),
    );
    say('E14', new Set(paddings).size <= 1);
  }
  const article = document.body.children[1];
  say('E16', article?.querySelector('table[width="100%"] > tbody > tr > td[bgcolor]'));
  const wide = /<!--\[if mso\]><table [^>]*width="(\d+)" align="center">/.exec(html);
  say('E17', wide && Number(wide[1]) >= 500 && Number(wide[1]) <= 1000 && html.includes(`max-width:${wide[1]}px`));
  for (const wrapper of all('td').filter((cell) => styleOf(cell).get('font-size') === '0')) {
    const columns = [...wrapper.children].filter((child) => child.classList.contains('col'));
    say('E18', columns.length > 0 && columns.every((column) => styleOf(column).get('display') === 'inline-block'));
    const ghosts = [...wrapper.childNodes].filter((child) => child.nodeType === 8).map((child) => child.textContent!);
    const [whole] = /width="(\d+)"/.exec(ghosts[0]!)!.slice(1).map(Number);
    const cells = ghosts.flatMap((ghost) =>
      [...ghost.matchAll(/<td width="(\d+)" valign="\w+">/g)].map((cell) => Number(cell[1])),
    );
    say(
      'E18',
      cells.length === columns.length && Math.abs(cells.reduce((sum, part) => sum + part, 0) - whole!) <= 1,
      ghosts.join(),
    );
  }
  for (const cell of all('td').filter((each) =>
    [...each.childNodes].some(
      (child) =>
        child.nodeType === 3 && child.textContent!.trim() !== '' && each.getAttribute('aria-hidden') !== 'true',
    ),
  )) {
    const style = styleOf(cell);
    // A box that is empty holds a thin blank.
    if (cell.textContent === '\u200a') continue;
    for (const name of ['font-family', 'font-size', 'color', 'line-height'])
      say('E20', style.has(name), `${name} ${cell.outerHTML.slice(0, 80)}`);
    say('E20', style.get('mso-line-height-rule') === 'exactly');
  }
  say('E22', all('hr').length === 0);
  for (const line of all('td[aria-hidden][bgcolor]')) {
    const color = line.getAttribute('bgcolor')!;
    say('E22', styleOf(line).get('background-color') === color);
    say('E38', !turnsDark(groundOf(line)) || contrast(color, DARK) >= 1.6 || line.classList.contains('bl'), color);
  }
  say('E39', all('ul,ol,li').length === 0);
  for (const icon of all('a[aria-label]')) {
    const face = icon.closest('td')!;
    const letters = styleOf(icon.querySelector('span')!).get('color')!;
    say('E39', face.className === '' && contrast(letters, face.getAttribute('bgcolor')!) >= 4.5);
  }
  for (const gap of all('td[aria-hidden]'))
    say('E21', `${gap.getAttribute('height')}px` === styleOf(gap).get('line-height'));
  for (const image of all('img')) {
    say('E23', image.hasAttribute('alt') && image.getAttribute('alt')!.length <= 125);
    const under = groundOf(image);
    say('E38', !turnsDark(under) || styleOf(image).get('background-color') === under!.getAttribute('bgcolor'));
    const style = styleOf(image);
    say(
      'E24',
      /^\d+$/.test(image.getAttribute('width') ?? '') &&
        style.get('display') === 'block' &&
        style.get('height') === 'auto' &&
        style.get('max-width') === '100%',
    );
    say('E25', /^https:\/\//.test(image.getAttribute('src')!));
  }
  for (const link of all('a')) {
    say(
      'E28',
      link.querySelector('a') === null && (link.textContent!.trim() !== '' || link.querySelector('img')),
      link.outerHTML,
    );
    say('E30', /^(?:https?:\/\/|mailto:|tel:)./i.test(link.getAttribute('href') ?? ''), link.outerHTML);
    say('E32', link.getAttribute('rel') === 'noopener' && (link.querySelector('img') || link.querySelector('span')));
  }
  for (const pressed of all('a').filter((each) => styleOf(each).has('mso-padding-alt'))) {
    const face = pressed.parentElement!;
    say('E27', face.tagName === 'TD' && face.hasAttribute('bgcolor') && styleOf(pressed).has('padding'));
    say('E27', pressed.innerHTML.split('mso-font-width').length === 3 && pressed.querySelectorAll('span').length === 1);
  }
  for (const round of all('[style*="border-radius"]')) say('E35', !styleOf(round).has('overflow'));
  say(
    'E11',
    all('style').every((style) => !/[^ ]!important|! |!IMPORTANT/.test(style.textContent!)),
  );
  for (const part of all('p')) say('E55', part.querySelectorAll('*:not(b):not(i):not(a):not(span)').length === 0);
  for (const cell of all('td[background]'))
    say('E34', cell.hasAttribute('bgcolor') && cell.innerHTML.includes('v:fill'));
  say(
    'E37',
    document.querySelector('meta[name=color-scheme]') && html.includes('[data-ogsc]') && html.includes('[data-ogsb]'),
  );
  const preheader = document.body.firstElementChild!;
  const shown = preheader.textContent!.replace(/[\u034f\u200c\u00a0]+/g, '').trim();
  say(
    'E40',
    shown.length >= 35 && shown.length <= 110 && shown !== subject && styleOf(preheader).get('display') === 'none',
    `${shown.length} ${shown}`,
  );
  say('E44', document.querySelector(`a[href="${merge.unsubscribe_url}"]`));
  say('E45', document.body.textContent!.includes(merge.postal_address!));
  const footer = document.body.textContent!.trim();
  say(
    'E43',
    footer.endsWith('Unsubscribe') &&
      footer.includes('© 2026 Landfall Recovery') &&
      document.querySelector('img[alt="Logo of Landfall Recovery"]'),
  );
  for (const label of ['Visit', 'About', 'Contact us'])
    say(
      'E43',
      all('a').some((link) => link.textContent === label),
      label,
    );
  say(
    'E50',
    !/<\/?(?:p|td|table)\b/.test(text) && text.includes(merge.unsubscribe_url!) && text.includes(merge.postal_address!),
  );
  say('E50', text.includes('You receive this because we work together in getting people into treatment.'));
  say(
    'E50',
    text.split('\n').every((line) => line.length <= 78 || !line.includes(' ')),
    text,
  );
  say('E54', article?.getAttribute('role') === 'article' && article.getAttribute('aria-roledescription') === 'email');
  return [...new Set(found)];
}

const rulesOf = (template: EmailTemplate) =>
  broken(renderHtml(template, { subject, merge }), renderText(template, { merge }));

describe('every M rule of an e-mail holds', () => {
  test.each(STARTERS)('for the starter $name', ({ template }) => {
    expect(rulesOf(template)).toEqual([]);
  });

  test.each(Object.entries(PRESETS))('for the layout %s', (_, preset) => {
    expect(rulesOf(buildTemplate([preset]))).toEqual([]);
  });

  const trees = rounds(60);
  test('E58: for whatever else can be built', { timeout: timeFor(trees, 300) }, () => {
    fc.assert(
      fc.property(templates, (template) => {
        expect(rulesOf(template)).toEqual([]);
      }),
      { numRuns: trees },
    );
  });
});

test('E41: a starter stays under what Gmail cuts off', () => {
  for (const { template } of STARTERS) {
    const html = renderHtml(template, { subject, merge });
    expect(new TextEncoder().encode(html).length).toBeLessThan(60_000);
    expect(html).toContain('Hello Ada,');
    expect(html).not.toContain('{{');
  }
});

test('E50: in plain text an address ends where its link does, and one link in several looks has one', () => {
  const textOf = (text: string) =>
    renderText(buildTemplate([{ type: 'Text', props: { text } }]))
      .split('\n')[0]!
      .trim();
  const site = 'https://example.test/beds';
  expect(textOf(`<p>See <a href="${site}">our beds </a>today</p>`)).toBe(`See our beds ${site} today`);
  expect(textOf(`<p>See <a href="${site}"><b>our</b> beds<b> </b></a>.</p>`)).toBe(`See our beds ${site}.`);
  expect(textOf(`<p>(<a href="${site}">our beds</a>) or <a href="${site}">${site}</a></p>`)).toBe(
    `(our beds ${site}) or ${site}`,
  );
});

test('E34: a background picture is looked for at its own address', () => {
  const backgroundImage = 'https://example.test/picture?of=house&size=2';
  const html = renderHtml(buildTemplate([{ type: 'Container', props: { backgroundImage } }]), { subject, merge });
  const cell = parser.parseFromString(html, 'text/html').querySelector('td[background]')!;
  expect(cell.getAttribute('background')).toBe(backgroundImage);
  expect(styleOf(cell).get('background-image')).toBe(`url('${backgroundImage}')`);
});

test('E40: the line beside the subject is not the subject again, and fits', () => {
  const lineOf = (nodes: Parameters<typeof buildTemplate>[0], preheader = '') => {
    const html = renderHtml(buildTemplate(nodes, { preheader }), {
      subject: 'Open beds at Harbor House for the whole week',
    });
    const shown = parser.parseFromString(html, 'text/html').body.firstElementChild!.textContent!;
    return shown.replace(/[\u034f\u200c\u00a0]+/g, '').trim();
  };
  const title = { type: 'Heading' as const, props: { text: 'Open beds at Harbor House for the whole week' } };
  const text = { type: 'Text' as const, props: { text: '<p>Four rooms are free, and one call holds one.</p>' } };
  const fallback = 'News from the people who look after those you refer to us.';
  expect(lineOf([title, text])).toBe('Four rooms are free, and one call holds one.');
  expect(lineOf([text], 'open beds at Harbor House for the whole week')).toBe(
    'Four rooms are free, and one call holds one.',
  );
  expect(lineOf([title])).toBe(fallback);
  expect(lineOf([], 'Four rooms')).toBe(`Four rooms ${fallback}`);
  // Tags may come to nothing, so that they count for nothing, and leave no room for more.
  expect(lineOf([], '{{first_name}} '.repeat(7).trim())).toBe(fallback);
});
