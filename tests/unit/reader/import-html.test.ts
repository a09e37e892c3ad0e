import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importHtml } from '#reader/emails/import-html.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { rounds } from '#tests/support/rounds.ts';

const partsOf = (html: string) => importHtml(html).nodes;
const clean = (html: string) => decodeTemplate(encodeTemplate(buildTemplate([importHtml(html)])));

describe('the HTML of an e-mail', () => {
  test('becomes one locked element of headings, texts, buttons, images and lines', () => {
    const html = `<!DOCTYPE html><html><head><title>News</title><style>p{color:red}</style></head><body>
      <h1 style="text-align:center;color:#1d4a33">Open &amp; ready</h1>
      <p style="font-size: 15px">Hello <b>Ada</b>,<br>see <a href="https://example.com/beds">our beds</a>.</p>
      <hr><img src="https://example.com/house.jpg" alt="Our house" width="320">
      <a href="tel:+15555550100" style="background:#2b7f4f;color:#fff">Call us</a></body></html>`;
    expect(importHtml(html)).toMatchObject({ type: 'Container', props: { locked: true } });
    expect(partsOf(html)).toMatchObject([
      { type: 'Heading', props: { text: 'Open & ready', level: 1, textAlign: 'center', color: '#1d4a33' } },
      {
        type: 'Text',
        props: {
          text: '<p>Hello <b>Ada</b>,</p><p>see <a href="https://example.com/beds">our beds</a>.</p>',
          fontSize: 15,
        },
      },
      { type: 'Divider' },
      { type: 'Image', props: { src: 'https://example.com/house.jpg', alt: 'Our house', width: 320 } },
      {
        type: 'Button',
        props: { text: 'Call us', href: 'tel:+15555550100', backgroundColor: '#2b7f4f', color: '#ffffff' },
      },
    ]);
  });

  test('keeps cells beside each other as columns, and a color behind what it was behind', () => {
    const html = `<table bgcolor="#eaf4ee"><tr><td>Left</td><td style="background-color:#fff">Right</td></tr>
      <tr><td>Below</td></tr></table>`;
    expect(partsOf(html)).toMatchObject([
      {
        type: 'Container',
        props: { backgroundColor: '#eaf4ee' },
        nodes: [
          {
            type: 'Columns',
            props: { columns: 2 },
            nodes: [
              { type: 'Column', nodes: [{ type: 'Text', props: { text: '<p>Left</p>' } }] },
              { type: 'Column', props: { backgroundColor: '#ffffff' } },
            ],
          },
          { type: 'Text', props: { text: '<p>Below</p>' } },
        ],
      },
    ]);
  });

  test.each([
    ['a script', '<p>Kept</p><script>alert("gone")</script>', 'gone'],
    ['an address that runs', '<p>Kept <a href="javascript:gone()">x</a></p>', 'gone'],
    ['what an element does', '<p onclick="gone()">Kept</p>', 'gone'],
    ['a form', '<p>Kept</p><form action="gone"><select><option>gone</option></select></form>', 'gone'],
    ['a picture inside', '<p>Kept</p><img src="data:image/png;base64,gone" alt="x">', 'gone'],
    ['a dot that counts readers', '<p>Kept</p><img src="https://gone.example/p.gif" width="1" height="1">', 'gone'],
    ['what is hidden in a comment', '<p>Kept</p><!--[if mso]><p>gone</p><![endif]-->', 'gone'],
    ['a frame', '<p>Kept</p><iframe src="https://gone.example">gone</iframe>', 'gone'],
    ['a drawing', '<p>Kept</p><svg><a href="https://gone.example"><text>gone</text></a></svg>', 'gone'],
  ])('comes without %s', (_, html, gone) => {
    const rendered = renderHtml(clean(html));
    expect(rendered).toContain('Kept');
    expect(rendered).not.toContain(gone);
  });

  test('that shows nothing, or too much, is refused', () => {
    for (const html of ['', '<p> &nbsp; </p>', '<style>a{}</style>'])
      expect(() => importHtml(html)).toThrow('nothing_in_it');
    expect(() => importHtml('<h2>Title</h2>'.repeat(301))).toThrow('too_many_parts');
  });

  test('is a tree within its bounds, however broken it is', () => {
    const piece = fc.constantFrom(
      ...[
        '<table bgcolor=#fff>',
        '</table>',
        '<tr>',
        '</tr>',
        '<td>',
        '</td>',
        '<h2>',
        '</h2>',
        '<a href="/x">',
        '</a>',
      ],
      ...[
        '<b>',
        '</i>',
        '<li>',
        '<img src=https://example.com/a.png>',
        'words & more ',
        '&lt;p&gt;',
        '<',
        '<!--',
        '-->',
      ],
      ...[
        '<a style="background:#123456" href="https://example.com">',
        '<hr>',
        '<p style="color:#abc">',
        '<ul>',
        '<br>',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
        const html = `<p>Words</p>${pieces.join('')}`;
        const template = clean(html);
        expect(renderHtml(template)).toContain('Words');
        expect(encodeTemplate(clean(html))).toBe(encodeTemplate(template));
      }),
      { numRuns: rounds(200) },
    );
    const deep = `${'<table bgcolor="#123456"><tr><td>a</td><td>'.repeat(200)}Words`;
    expect(renderHtml(clean(deep))).toContain('Words');
    expect(() => importHtml('<b>'.repeat(1_001))).toThrow('too_many_parts');
  });

  const UNITS = [
    'a b ',
    '<',
    '<b>',
    '<p>',
    '</p>',
    '<table><tr><td>x',
    '<td>x',
    '<a href="https://example.com">x',
    '&amp;',
    '<!--',
  ];
  test.each(UNITS)('is read in time that grows with its length: %s', (unit) => {
    const timeOf = (length: number) => {
      const html = `<p>Words</p>${unit.repeat(length / unit.length)}`;
      const tries = [1, 2, 3].map(() => {
        const before = process.cpuUsage();
        try {
          importHtml(html);
        } catch (error) {
          expect(error).toMatchObject({ fault: 'too_many_parts' });
        }
        return process.cpuUsage(before).user / 1000;
      });
      return Math.min(...tries);
    };
    timeOf(20_000);
    // Eight times the text; a floor below which a time says nothing.
    expect(timeOf(320_000)).toBeLessThan(8 * 2.5 * Math.max(20, timeOf(40_000)));
  });
});
