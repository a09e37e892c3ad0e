import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyOr, manyOf, optionalText, optionalUrl } from '#shared/platform/input-text.ts';
import { stateCode, US_STATES } from '#shared/platform/us-states.ts';

describe('what may be empty', () => {
  const size = emptyOr(z.int('Whole beds only'));

  test.each(['', ' ', null])('%j is none', (typed) => {
    expect(size.parse(typed)).toBeNull();
  });

  test('is held to its own rule otherwise', () => {
    expect(size.parse(12)).toBe(12);
    expect(size.safeParse('12').error?.issues[0]?.message).toBe('Whole beds only');
  });
});

describe('a web address', () => {
  const url = optionalUrl(500);

  test.each([
    ['www.example.com', 'https://www.example.com'],
    ['//www.example.com', 'https://www.example.com'],
    [' example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(url.parse(typed)).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    'ftp://example.com',
    'nothing',
    'https://',
    'https://a b.com',
    'https://me@example.com',
  ])('%j is none', (typed) => {
    const { success, error } = url.safeParse(typed);
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toBe('Enter a web address, such as www.example.com');
  });
});

test('an empty text is nothing', () => {
  expect(optionalText(5).parse(' ab ')).toBe('ab');
  expect(optionalText(5).parse('   ')).toBeNull();
  expect(optionalText(5).parse(undefined)).toBeNull();
  expect(optionalText(5).safeParse('abcdef').success).toBe(false);
});

test('several of a list come once each and in the list’s order, one alone as a list', () => {
  const some = manyOf(['a', 'b', 'c']);
  expect(some.parse(['c', 'a', 'c'])).toEqual(['a', 'c']);
  expect(some.parse('b')).toEqual(['b']);
  expect(some.parse(undefined)).toEqual([]);
  expect(some.safeParse(['d']).success).toBe(false);
});

test('a state is known by its code and by its name', () => {
  expect(Object.keys(US_STATES)).toHaveLength(50);
  expect(['ma', 'Massachusetts', 'dc', 'puerto rico', 'Nowhere', ''].map(stateCode)).toEqual([
    'MA',
    'MA',
    'DC',
    'PR',
    undefined,
    undefined,
  ]);
});
