import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { DEFAULT_DESIGN } from '#shared/features/email-templates/model/design-defaults.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { MAX_JSON } from '#shared/features/email-templates/stored-limits.ts';

const pack = (value: unknown) => gzipSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
const settings = JSON.stringify(DEFAULT_DESIGN);
const node = (type: string, nodes: string[] = [], props: object = {}, parent: string | null = 'ROOT') => ({
  type: { resolvedName: type },
  isCanvas: false,
  props,
  displayName: type,
  custom: {},
  parent,
  hidden: false,
  nodes,
  linkedNodes: {},
});
const packNodes = (nodes: object) => pack({ json: JSON.stringify(nodes), settings });
const body = (nodes: string[]) => node('Body', nodes, {}, null);
const many = (count: number) => {
  const ids = Array.from({ length: count - 1 }, (_, at) => `n${at}`);
  return { ROOT: body(ids), ...Object.fromEntries(ids.map((id) => [id, node('Spacer')])) };
};
const chain = (depth: number) => {
  const ids = Array.from({ length: depth }, (_, at) => `n${at}`);
  const nodes = ids.map((id, at) => [id, node('Container', ids.slice(at + 1, at + 2), {}, ids[at - 1] ?? 'ROOT')]);
  return { ROOT: body(ids.slice(0, 1)), ...Object.fromEntries(nodes) };
};

test('stores base64 of gzip of two JSON texts', () => {
  const stored = encodeTemplate(buildTemplate([{ type: 'Spacer', props: { space: 4 } }]));
  const whole = JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString()) as Record<string, string>;
  expect(Object.keys(whole)).toEqual(['json', 'settings']);
  expect(JSON.parse(whole.json!)).toMatchObject({
    ROOT: {
      type: { resolvedName: 'Body' },
      isCanvas: true,
      parent: null,
      hidden: false,
      nodes: ['node-1'],
      linkedNodes: {},
    },
    'node-1': {
      type: { resolvedName: 'Spacer' },
      props: { space: 4 },
      displayName: 'Spacer',
      custom: {},
      parent: 'ROOT',
    },
  });
  expect(JSON.parse(whole.settings!)).toEqual(DEFAULT_DESIGN);
});

describe('refuses', () => {
  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no gzip', Buffer.from('hello').toString('base64')],
    ['no JSON', pack('{')],
    ['no json', pack({ settings })],
    ['no settings', pack({ json: '{}' })],
    ['no root', packNodes({ a: node('Spacer') })],
    ['another root', packNodes({ ROOT: node('Text', [], {}, null) })],
    ['a missing child', packNodes({ ROOT: body(['gone']) })],
    ['a child that every object has', packNodes({ ROOT: body(['toString']) })],
    ['a circle', packNodes({ ROOT: body(['a']), a: node('Container', ['b']), b: node('Container', ['a'], {}, 'a') })],
    ['a child twice', packNodes({ ROOT: body(['a', 'a']), a: node('Spacer') })],
    ['an element in a text', packNodes({ ROOT: body(['a']), a: node('Text', ['b']), b: node('Spacer', [], {}, 'a') })],
    ['a column alone', packNodes({ ROOT: body(['a']), a: node('Column') })],
    ['more than 500 elements', packNodes(many(501))],
    ['more than 20 levels', packNodes(chain(21))],
    [
      'a prop too deep',
      packNodes({
        ROOT: body(['a']),
        a: node('Other', [], { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } }),
      }),
    ],
    ['brackets without end', pack('['.repeat(1_000_000))],
    [
      'a prototype',
      pack({
        json: `{"ROOT":${JSON.stringify(body(['__proto__']))},"__proto__":${JSON.stringify(node('Spacer'))}}`,
        settings,
      }),
    ],
    ['more than 2 MB', pack({ json: '{}', settings: ' '.repeat(MAX_JSON) })],
  ])('%s', (_, stored) => {
    expect(() => decodeTemplate(stored)).toThrow('Invalid data format');
  });

  test('what inflates to far more, without inflating it', () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64');
    const before = process.memoryUsage().rss;
    // The processor's time, in microseconds: a busy machine may stop the clock of the wall, not this one.
    const started = process.cpuUsage();
    expect(() => decodeTemplate(bomb)).toThrow('Invalid data format');
    const { user, system } = process.cpuUsage(started);
    expect(user + system).toBeLessThan(1_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('settings that are none', () => {
    const json = JSON.stringify({ ROOT: body([]) });
    expect(() => decodeTemplate(pack({ json, settings: '{' }))).toThrow('Failed to parse settings');
  });
});

test('takes 500 elements, and 20 levels', () => {
  expect(Object.keys(decodeTemplate(packNodes(many(500))).nodes)).toHaveLength(500);
  expect(Object.keys(decodeTemplate(packNodes(chain(20))).nodes)).toHaveLength(21);
});

test('keeps an element it does not know, and leaves it out of the HTML', () => {
  const stored = packNodes({
    ROOT: body(['a', 'b']),
    a: node('Carousel', ['c'], { slides: [1, 2], title: 'Not shown' }),
    b: node('Heading', [], { text: 'Shown' }),
    c: node('Heading', [], { text: 'Nor this' }, 'a'),
  });
  const template = decodeTemplate(stored);
  expect(template.nodes.a).toEqual({
    type: 'Carousel',
    props: { slides: [1, 2], title: 'Not shown' },
    parent: 'ROOT',
    nodes: ['c'],
  });
  expect(decodeTemplate(encodeTemplate(template))).toEqual(template);
  const html = renderHtml(template);
  expect(html).toContain('Shown');
  expect(html).not.toContain('Not shown');
  expect(html).not.toContain('Nor this');
});

test('brings what an element holds within its bounds', () => {
  const props = {
    text: '<p onclick="x">Hi <u>you</u> <a href="javascript:alert(1)">there</a></p>',
    fontSize: 99,
    color: 'red;}',
    lineHeight: 1.5,
    own: 1,
  };
  const { nodes } = decodeTemplate(packNodes({ ROOT: body(['a']), a: node('Text', [], props) }));
  expect(nodes.a!.props).toEqual({ own: 1, text: '<p>Hi you there</p>', fontSize: 32, lineHeight: 1.5 });
});
