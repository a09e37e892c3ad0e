import { describe, expect, test } from 'vitest';
import { mailHref, phoneHref } from '#client/platform/links.ts';

describe('a link that', () => {
  test('writes to an address holds nothing but the address', () => {
    expect(mailHref('ada@mail.example')).toBe('mailto:ada@mail.example');
    expect(mailHref('a?bcc=eve@mail.example&cc=x#y')).toBe('mailto:a%3Fbcc=eve@mail.example%26cc=x%23y');
  });

  test('calls a number holds its digits and its plus alone', () => {
    expect(phoneHref('+1 (207) 555-0142')).toBe('tel:+12075550142');
  });
});
