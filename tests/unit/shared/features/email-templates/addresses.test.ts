import { expect, test } from 'vitest';
import {
  type LinkKind,
  linkOf,
  readLink,
  safeImage,
  safeLink,
} from '#shared/features/email-templates/model/addresses.ts';
import { escapeHtml } from '#shared/features/email-templates/model/escape.ts';
import { cleanRichText } from '#shared/features/email-templates/model/rich-text.ts';
import { mergeHtml, mergeText } from '#shared/features/email-templates/render/merge-tags.ts';

test.each<[LinkKind, string, string | null]>([
  ['url', 'example.com', 'https://example.com'],
  ['url', 'http://example.com/a?b=1', 'http://example.com/a?b=1'],
  ['url', 'https://example.technology', null],
  ['url', 'ftp://example.com', null],
  ['url', 'no address', null],
  ['file', 'https://example.com/a.pdf', 'https://example.com/a.pdf'],
  ['email', 'ada@example.com', 'mailto:ada@example.com'],
  ['email', 'ada@example', null],
  ['phone', '+15555550100', 'tel:+15555550100'],
  ['phone', '0123', null],
  ['phone', '1', null],
])('a %s of %s makes %s', (kind, text, address) => {
  expect(linkOf(kind, text)).toBe(address);
  if (address) expect(readLink(address)).toMatchObject({ kind });
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  '#',
  'blob:x',
])('%j leads nowhere', (address) => {
  expect(safeLink(address)).toBe('');
  expect(safeImage(address)).toBe('');
});

test('a picture comes over https alone, but from this machine', () => {
  expect(safeImage('http://example.com/a.png')).toBe('');
  expect(safeImage('https://example.com/a.png')).toBe('https://example.com/a.png');
  expect(safeImage('http://127.0.0.1:3000/assets/a')).toBe('http://127.0.0.1:3000/assets/a');
});

test.each([
  ['plain', '<p>plain</p>'],
  ['<p>one</p><p></p><p>two</p>', '<p>one</p><p></p><p>two</p>'],
  ['<p>a <strong>b</strong> <em>c</em></p>', '<p>a <b>b</b> <i>c</i></p>'],
  ['<h1>a</h1><ul><li>b</li></ul>', '<p>a</p><p>b</p>'],
  ['one<br>two', '<p>one</p><p>two</p>'],
  ['<a href="example.com" onclick="x">b</a>', '<p><a href="https://example.com">b</a></p>'],
  ['<a href="javascript:alert(1)">b</a>', '<p>b</p>'],
  ['<script>alert(1)</script><style>p{}</style>a<img src=x onerror=alert(1)>', '<p>a</p>'],
  ['<p>1 < 2 &amp;lt;</p>', '<p>1 &lt; 2 &amp;lt;</p>'],
  [
    "<b><a href='https://a.test/\"><script>'>x</a></b>",
    '<p><a href="https://a.test/&quot;&gt;&lt;script&gt;"><b>x</b></a></p>',
  ],
])('of %j it keeps %j', (html, kept) => {
  expect(cleanRichText(html)).toBe(kept);
  expect(cleanRichText(kept)).toBe(kept);
});

test('reads hostile text in time that grows with its length', () => {
  const timeOf = (length: number) => {
    const started = performance.now();
    for (const part of ['<a "', '<', '<a href=', '&#', '<p></p>', '<b>'] as const) cleanRichText(part.repeat(length));
    return performance.now() - started;
  };
  timeOf(2_000);
  expect(timeOf(40_000)).toBeLessThan(3_000);
});

test('a tag is filled with text, its fallback, or not yet', () => {
  const html = '<p>{{first_name}}, {{ organization | your team }}, {{sender_name}}, {{client_name}}</p>';
  expect(mergeHtml(html, { first_name: '<b>Ada</b>', organization: '' })).toBe(
    '<p>&lt;b&gt;Ada&lt;/b&gt;, your team, {{sender_name}}, {{client_name}}</p>',
  );
  expect(mergeHtml('{{first_name}}', { first_name: ' ' })).toBe('there');
  // As long as one may be, in letters that HTML writes in more.
  const long = escapeHtml(
    'friend of Harborpoint\'s "Open House" & of everybody who works on its four floors'.slice(0, 80),
  );
  expect(mergeHtml(`{{first_name|${long}}}`, { first_name: '' })).toBe(long);
  expect(mergeText('{{postal_address}}', { postal_address: '1 Main St\r\nSpringfield' })).toBe(
    '1 Main St, Springfield',
  );
  expect(mergeHtml('<a href="{{website_url}}">', { website_url: 'javascript:alert(1)' })).toBe('<a href="">');
});
