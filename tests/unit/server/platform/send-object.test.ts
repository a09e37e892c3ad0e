import { expect, test } from 'vitest';
import { contentDisposition, parseRange } from '#server/platform/send-object.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-49', { start: 0, end: 49 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', null],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
  [`bytes=${'9'.repeat(40)}-`, null],
])('the range %j of 100 bytes is %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each([
  ['record.pdf', `inline; filename="record.pdf"; filename*=UTF-8''record.pdf`],
  ['a "b" \\ c;d.pdf', `inline; filename="a _b_ _ c_d.pdf"; filename*=UTF-8''a%20%22b%22%20%5C%20c%3Bd.pdf`],
  ['Résumé.pdf', `inline; filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`],
  ['診断.pdf', `inline; filename="__.pdf"; filename*=UTF-8''%E8%A8%BA%E6%96%AD.pdf`],
  ['😀.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`],
  ['a\r\nSet-Cookie: x.pdf', `inline; filename="a__Set-Cookie: x.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x.pdf`],
  ['\ud800.pdf', `inline; filename="_.pdf"; filename*=UTF-8''_.pdf`],
])('the name %j is sent as %j', (name, header) => {
  expect(contentDisposition('inline', name)).toBe(header);
});
