import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPlainText } from '#server/platform/llm/plain-text.ts';

it.each([
  ['[label](https://evil.example/a)', 'label'],
  ['![pixel](https://evil.example/a.png)', ''],
  ['[label][ref]\n\n[ref]: https://evil.example', 'label'],
  ['<a href="https://evil.example">label</a>', 'label'],
  ['<script>alert(1)</script>after', 'after'],
  ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
  ['see https://evil.example/x?y=1 now', 'see [link removed] now'],
  ['javascript:location=1', '[link removed]'],
  ['[a[b](x)](https://evil.example)', 'ab'],
  ['# Heading\n> quoted\n`code`', 'Heading\nquoted\ncode'],
  ['BP < 120/80 and > 90/60', 'BP < 120/80 and > 90/60'],
  ['**Penicillin** (hives)\n- shellfish', '**Penicillin** (hives)\n- shellfish'],
  ['evil\u202etxt.exe', 'eviltxt.exe'],
])('turns %j into %j', (answer, plain) => {
  expect(toPlainText(answer)).toBe(plain);
});

it('is never a link, an image or HTML, whatever it is made of', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    'a',
    ' href=',
    'https://',
    'evil.example',
    '"',
    '\n',
    ':',
    'www.',
    '/',
    'img',
    '`',
    ' ',
  );
  const answers = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(answers, (answer) => {
      const plain = toPlainText(answer);
      expect(plain).not.toMatch(/\]\(|\]\[|<\/?[a-z!]|(?:^|[\s(*_~])(?:https:\/\/|www\.)[a-z]/im);
    }),
    { numRuns: 5_000 },
  );
});

it('comes to an end, cut to its longest, on the worst of answers', () => {
  for (const unit of ['[', '![', '<', '<a ', '](', '[a](', '`', '<!--', 'http:', '[ref]:'])
    expect(toPlainText(unit.repeat(10_000_000 / unit.length)).length).toBeLessThan(1_000_000);
});
