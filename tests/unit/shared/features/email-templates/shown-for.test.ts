import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lint } from '#shared/features/email-lint/lint.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { isTree } from '#shared/features/email-templates/model/validate-tree.ts';
import { withLogo } from '#shared/features/email-templates/render/footer.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { audiencesAskedFor, shownFor } from '#shared/features/email-templates/render/shown-for.ts';
import { buildTemplate, STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { SOME_AUDIENCES, templates } from '#tests/support/email-trees.ts';
import { rounds } from '#tests/support/rounds.ts';

const ONE = '00000000-0000-4000-8000-000000000001';
const TWO = '00000000-0000-4000-8000-000000000002';
const heading = (text: string, shownTo?: unknown) => ({ type: 'Heading' as const, props: { text, shownTo } });

test('an element is there for those it is for, with all that stands in it', () => {
  const template = buildTemplate([
    heading('All'),
    { type: 'Container', props: { shownTo: ONE }, nodes: [heading('Within one'), heading('Both', TWO)] },
    heading('Not one', `!${ONE}`),
  ]);
  const seen = (...audiences: string[]) =>
    ['All', 'Within one', 'Both', 'Not one'].filter((text) =>
      renderHtml(shownFor(template, new Set(audiences))).includes(`>${text}<`),
    );
  expect(seen()).toEqual(['All', 'Not one']);
  expect(seen(ONE)).toEqual(['All', 'Within one']);
  expect(seen(TWO)).toEqual(['All', 'Not one']);
  expect(seen(ONE, TWO)).toEqual(['All', 'Within one', 'Both']);
  expect(audiencesAskedFor(template)).toEqual([ONE, TWO]);
});

test('what is no audience is everybody, and what is no element of its own asks for none', () => {
  const odd = buildTemplate([
    heading('Odd', 'x; drop'),
    { type: 'Columns', nodes: [{ type: 'Column', props: { shownTo: ONE } }] },
  ]);
  expect(audiencesAskedFor(decodeTemplate(encodeTemplate(odd)))).toEqual([]);
});

test('whoever reads it gets a whole e-mail of some of its elements', () => {
  const chosen = fc.subarray(SOME_AUDIENCES.filter((each) => /^\d/.test(each)));
  fc.assert(
    fc.property(templates, chosen, (template, audiences) => {
      const { nodes } = shownFor(template, new Set(audiences));
      expect(isTree(nodes)).toBe(true);
      expect(Object.keys(template.nodes)).toEqual(expect.arrayContaining(Object.keys(nodes)));
    }),
    { numRuns: rounds(60) },
  );
});

test('more than four audiences are refused, and a way for everybody is asked for', () => {
  const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
  const five = buildTemplate(
    [1, 2, 3, 4, 5].map((at) => heading('For some', id(at))),
    { width: 600 },
  );
  expect(lint(five, 1000).slice(0, 2)).toEqual([
    { id: 'ROOT', level: 'error', text: 'Elements of an e-mail may be for 4 different audiences at most.' },
    {
      id: 'ROOT',
      level: 'warning',
      text: 'Every element is for an audience: show at least one to everybody, or somebody gets nothing.',
    },
  ]);
});

test('an e-mail kept without a logo is looked at with it, in its footer alone', () => {
  const logo_url = 'https://example.test/logo.png';
  for (const { template } of STARTERS) {
    const html = withLogo(renderHtml(template));
    expect(html.match(/<img [^>]*src="{{logo_url}}"[^>]*alt="Logo of {{org_name}}"/g)).toHaveLength(1);
    expect(html).not.toContain('<b>{{org_name}}</b>');
    const sent = renderHtml(template, { merge: { logo_url } });
    expect(withLogo(sent)).toBe(sent);
  }
});
