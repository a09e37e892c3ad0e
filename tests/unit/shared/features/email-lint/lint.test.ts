import { expect, test } from 'vitest';
import { lint, MAX_HTML_BYTES, WARN_HTML_BYTES } from '#shared/features/email-lint/lint.ts';
import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { buildTemplate, STARTERS } from '#shared/features/email-templates/starters/starters.ts';

const found = (sprout: Sprout, bytes = 0) =>
  lint(buildTemplate([sprout], { width: 600 }), bytes).map(({ level, text }) => `${level}: ${text}`);

const column = (...nodes: Sprout[]): Sprout => ({ type: 'Columns', nodes: [{ type: 'Column', nodes }] });

test.each<[Sprout, string]>([
  [{ type: 'Button' }, 'error: This button leads nowhere yet.'],
  [{ type: 'Button', props: { href: 'https://example.test/', text: ' ' } }, 'error: A link without words.'],
  [{ type: 'Button', props: { href: 'http://localhost/x' } }, 'error: This address works on your computer alone.'],
  [
    { type: 'Button', props: { href: 'https://example.test/', text: 'Click here' } },
    'warning: Say where the link leads, in place of "here" or "more".',
  ],
  [
    { type: 'Button', props: { href: 'https://example.test/', paddingVertical: 5 } },
    'warning: Lower than 44 px: hard to press with a thumb.',
  ],
  [{ type: 'Link' }, 'error: This link leads nowhere yet.'],
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
  [{ type: 'Text', props: { fontSize: 10 } }, 'warning: Smaller than 14 px: hard to read on a phone.'],
  [{ type: 'Text', props: { lineHeight: 1.15 } }, 'warning: The lines stand close together: 1.5 is easier to read.'],
  [
    { type: 'Text', props: { text: '<p>BEDS ARE OPEN THIS WEEK: CALL US</p>' } },
    'warning: Capitals alone are hard to read.',
  ],
  [
    { type: 'Text', props: { color: '#cccccc' } },
    'warning: Hard to read: the contrast is 1.6, and 4.5 is needed (3 for large text).',
  ],
])('finds what is wrong with %j', (sprout, text) => {
  expect(found(sprout)).toEqual([text]);
  expect(found(column(sprout))).toEqual([text]);
});

test('judges the contrast upon the color behind it', () => {
  const white: Sprout = { type: 'Text', props: { color: '#FFFFFF' } };
  expect(found({ type: 'Container', props: { backgroundColor: '#2B7F4F' }, nodes: [white] })).toEqual([]);
  expect(found({ type: 'Container', props: { backgroundColor: '#3EA66C' }, nodes: [white] })).toHaveLength(1);
});

test('reads headings in their order', () => {
  const heading = (level: number): Sprout => ({ type: 'Heading', props: { level } });
  expect(found(column(heading(1), heading(3), heading(1)))).toEqual([
    'warning: This heading skips a level.',
    'warning: A second H1: an e-mail has one title.',
  ]);
});

test('warns before Gmail cuts the end off, and refuses after', () => {
  const sprout: Sprout = { type: 'Text' };
  expect(found(sprout, WARN_HTML_BYTES)).toEqual([
    'warning: 80 KB of 102 KB: leave some room, or Gmail cuts the end off.',
  ]);
  expect(found(sprout, MAX_HTML_BYTES + 1)).toEqual([
    'error: 103 KB of 102 KB: Gmail would cut the end off, with the way to unsubscribe.',
  ]);
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
])('a name beside a word about treatment: %j', (preheader, isNoted) => {
  const said = lint(buildTemplate([{ type: 'Spacer' }], { width: 600, preheader }), 0).map(({ text }) => text);
  expect(said).toEqual(
    isNoted
      ? [
          'Beside a name, this word can be read as what that person is treated for: others see this line on a locked phone.',
        ]
      : [],
  );
});
