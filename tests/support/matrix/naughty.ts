/** Texts that break out of SQL where it is put together from text, by what they would do there. */
export const SQL_CLASSES: Readonly<Record<string, readonly string[]>> = {
  'end a text': ["'", '" or ""="'],
  'leave a comment': ["''--", "\\'; select 1 --"],
  'widen a condition': ["' or '1'='1", "') or 1=1 --", "%' and search_text like '%"],
  'begin another statement': [
    "'; drop table clients; --",
    '1; select pg_sleep(10)',
    '$$; select 1; $$',
    'created_at; delete from inquiries',
  ],
  'read elsewhere': ["' union select password_hash from users --", 'opportunity_name desc, (select 1/0)'],
  'be another organization': ["';set app.org_id='00000000-0000-0000-0000-000000000000';--"],
  'be an object': ["{'a':1}"],
};

export const SQL_PAYLOADS: readonly string[] = Object.values(SQL_CLASSES).flat();

/** Texts that programs stumble over: controls, direction marks, surrogates, lengths, formats, numbers that are none. */
export const NAUGHTY_STRINGS: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  'a\u0000b',
  '\u0001\u0002\u001b[31mred',
  '\ufeff\u200b\u202e\u2066',
  '\ud800',
  '\udfff\ud800',
  '👩‍👩‍👧‍👦🇺🇸',
  'Ⅷ ﬁ İ ı ß ẞ',
  'é\u0301\u0327'.repeat(40),
  '表ポあA鷗ŒéＢ逍Üßªąñ丂㐀𠀀',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  '-infinity',
  '%',
  '_',
  '\\',
  '%00',
  '%0d%0aSet-Cookie: a=b',
  '\r\nX-Injected: yes',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  'x'.repeat(300),
  'ü'.repeat(6_000),
];

/** Words of Postgres or of the code that an error must not hold. */
export const SAYS_TOO_MUCH =
  /syntax error|SQLSTATE|pg_catalog|relation "|column "|violates |duplicate key|unterminated|\bat \w+ \(|\.ts:\d+|node_modules|password_hash/i;

/** What a schema library says by itself; a person or a caller reads the product's own words. */
export const LIBRARY_WORDING = /Invalid (input|option|string|key|element)|expected \w+|Too (big|small)|Unrecognized/;
