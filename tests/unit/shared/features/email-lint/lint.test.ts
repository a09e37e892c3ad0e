import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepest } from '#shared/features/email-lint/depth.ts';
import { lint, MAX_HTML_BYTES, WARN_HTML_BYTES } from '#shared/features/email-lint/lint.ts';
import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate, STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { templates } from '#tests/support/email-trees.ts';
import { rounds } from '#tests/support/rounds.ts';

const found = (sprout: Sprout, bytes = 0) =>
  lint(buildTemplate([sprout], { width: 600 }), bytes).map(({ level, text }) => `${level}: ${text}`);

const column = (...nodes: Sprout[]): Sprout => ({ type: 'Columns', nodes: [{ type: 'Column', nodes }] });

test.each<[Sprout, string]>([
  [{ type: 'Button', props: { text: 'Our beds' } }, 'error: This button leads nowhere yet.'],
  [{ type: 'Button', props: { href: 'https://example.test/', text: ' ' } }, 'error: A link without words.'],
  [
    { type: 'Button', props: { href: 'http://localhost/x', text: 'Our beds' } },
    'error: This address works on your computer alone.',
  ],
  [
    { type: 'Button', props: { href: 'https://example.test/', text: 'Click here' } },
    'warning: Say where the link leads, in place of "here" or "more".',
  ],
  [
    { type: 'Button', props: { href: 'https://example.test/', text: 'Our beds', paddingVertical: 5 } },
    'warning: Lower than 44 px: hard to press with a thumb.',
  ],
  [
    { type: 'Button', props: { href: 'https://example.test/', text: 'Read more →' } },
    'warning: Say where the link leads, in place of "here" or "more".',
  ],
  [{ type: 'Link', props: { text: 'Our beds' } }, 'error: This link leads nowhere yet.'],
  [{ type: 'Image' }, 'error: No image is chosen yet.'],
  [
    { type: 'Image', props: { src: 'https://example.test/a.png' } },
    'error: Describe the image, or say that it is decorative.',
  ],
  [
    { type: 'Image', props: { src: 'https://example.test/a.png', alt: 'IMG_2043.jpg' } },
    'warning: The description is a file name.',
  ],
  [{ type: 'Text', props: { text: '' } }, 'warning: An empty text.'],
  [
    { type: 'Text', props: { text: '<p>News</p>', fontSize: 10 } },
    'warning: Smaller than 14 px: hard to read on a phone.',
  ],
  [
    { type: 'Text', props: { text: '<p>News</p>', lineHeight: 1.15 } },
    'warning: The lines stand close together: 1.5 is easier to read.',
  ],
  [
    { type: 'Text', props: { text: '<p>BEDS ARE OPEN THIS WEEK: CALL US</p>' } },
    'warning: Capitals alone are hard to read.',
  ],
  [
    { type: 'Text', props: { text: '<p>News</p>', color: '#cccccc' } },
    'warning: Hard to read: the contrast is 1.6, and 4.5 is needed (3 for large text).',
  ],
  [
    { type: 'Image', props: { src: 'https://example.test/a.png', url: 'https://example.test/' } },
    'error: Describe where the linked image leads.',
  ],
  [
    { type: 'SocialLinks', props: { links: [{ name: 'Website', icon: 'web', url: 'http://localhost:3000/' }] } },
    'error: This address works on your computer alone.',
  ],
  [
    { type: 'SocialLinks', props: { links: [{ name: 'X', icon: 'x', url: 'our page' }] } },
    'error: This link leads nowhere yet.',
  ],
  [{ type: 'Heading' }, 'warning: The sample text still stands here.'],
  [{ type: 'Text' }, 'warning: The sample text still stands here.'],
])('E26, E29, E31, E33, E36, E53: finds what is wrong with %j', (sprout, text) => {
  expect(found(sprout)).toEqual([text]);
  expect(found(column(sprout))).toEqual([text]);
});

test('E36: judges the contrast upon the color behind it, and offers the green that white is read on', () => {
  const white: Sprout = { type: 'Text', props: { text: '<p>News</p>', color: '#FFFFFF' } };
  expect(found({ type: 'Container', props: { backgroundColor: '#2B7F4F' }, nodes: [white] })).toEqual([]);
  expect(found({ type: 'Container', props: { backgroundColor: '#3EA66C' }, nodes: [white] })).toEqual([
    'warning: Hard to read: the contrast is 3.1, and 4.5 is needed. On the darker green #2B7F4F the same letters are readable.',
  ]);
});

test('E28, E33: judges a link of a text by all its words, whatever their looks', () => {
  const text = (written: string): Sprout => ({ type: 'Text', props: { text: `<p>${written}</p>` } });
  expect(found(text('<a href="https://example.test/"><b>Our</b> <b>beds</b> <i>here</i></a>'))).toEqual([]);
  expect(found(text('News <a href="https://example.test/"> </a>of today'))).toEqual(['error: A link without words.']);
  expect(found(text('<a href="https://example.test/"><b>Click</b> <i>here</i></a>'))).toEqual([
    'warning: Say where the link leads, in place of "here" or "more".',
  ]);
});

test('E53: reads headings in their order', () => {
  const heading = (level: number): Sprout => ({ type: 'Heading', props: { text: 'News', level } });
  expect(found(column(heading(1), heading(3), heading(1)))).toEqual([
    'warning: This heading skips a level.',
    'warning: A second H1: an e-mail has one title.',
  ]);
});

test('E41: warns before Gmail cuts the end off, and refuses after', () => {
  const sprout: Sprout = { type: 'Text', props: { text: '<p>News</p>' } };
  expect(found(sprout, WARN_HTML_BYTES)).toEqual([
    'warning: 80 KB of 102 KB: leave some room, or Gmail cuts the end off.',
  ]);
  expect(found(sprout, MAX_HTML_BYTES + 1)).toEqual([
    'error: 103 KB of 102 KB: Gmail would cut the end off, with the way to unsubscribe.',
  ]);
});

test('E19: warns of a body that is wider than most preview panes', () => {
  expect(lint(buildTemplate([]), 0).map(({ text }) => text)).toEqual([
    'There is nothing in this e-mail yet.',
    'Wider than 640 px: many mail programs show only a part of it.',
  ]);
});

test('finds nothing wrong with a starter', () => {
  for (const { template } of STARTERS) expect(lint(template, 0)).toEqual([]);
});

test.each([
  ['{{first_name}}, detox beds are open', true],
  ['{{ first_name|there }}: rehab news', true],
  ['{{first_name}}, beds are open this week', false],
  ['Detox beds are open this week', false],
  ['{{organization}}: detox beds', false],
])('E60: a name beside a word about treatment: %j', (preheader, isNoted) => {
  const said = lint(buildTemplate([{ type: 'Spacer' }], { width: 600, preheader }), 0).map(({ text }) => text);
  expect(said).toEqual(
    isNoted
      ? [
          'Beside a name, this word can be read as what that person is treated for: others see this line on a locked phone.',
        ]
      : [],
  );
});

/** So many boxes within each other, around a text. */
const boxes = (count: number): Sprout =>
  count === 0 ? { type: 'Text', props: { text: '<p>News</p>' } } : { type: 'Container', nodes: [boxes(count - 1)] };

test('E19: warns of the element that stands within more than twelve tables', () => {
  expect(found(boxes(7))).toEqual([]);
  expect(found(boxes(8))).toEqual([
    'warning: Stands in 13 tables within each other: beyond 12, some mail programs lay an e-mail out wrongly.',
  ]);
  const template = buildTemplate([boxes(8)], { width: 600 });
  expect(nodeOf(template.nodes, lint(template, 0)[0]!.id).type).toBe('Text');
});

/** Tables within each other, as Outlook sees them. */
function tablesIn(html: string): number {
  let deep = 0;
  let most = 0;
  for (const [tag] of html.matchAll(/<\/?table\b/g)) {
    deep += tag === '</table' ? -1 : 1;
    most = Math.max(most, deep);
  }
  return most;
}

test('E19: counts as many tables as the HTML has', () => {
  const whole: Sprout[] = [
    boxes(3),
    column({ type: 'Button' }),
    { type: 'SocialLinks' },
    { type: 'Divider' },
    { type: 'Container', props: { marginTop: 10 }, nodes: [column({ type: 'Divider' })] },
  ];
  for (const sprout of whole) {
    const template = buildTemplate([sprout], { marginTop: 10 });
    expect(deepest(template).tables).toBe(tablesIn(renderHtml(template)));
  }
  fc.assert(
    fc.property(templates, (template) => {
      expect(deepest(template).tables).toBeGreaterThanOrEqual(tablesIn(renderHtml(template)) - 1);
    }),
    { numRuns: rounds(50) },
  );
});
