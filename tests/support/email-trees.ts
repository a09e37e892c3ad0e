import fc from 'fast-check';
import type { Change } from '#shared/features/email-templates/edit/changes.ts';
import { begin, type Edited, record, redo, undo, unrecorded } from '#shared/features/email-templates/edit/history.ts';
import {
  add,
  duplicate,
  grow,
  moveTo,
  removal,
  type Sprout,
  setColumns,
  step,
} from '#shared/features/email-templates/edit/operations.ts';
import {
  accepts,
  BLOCK_NAMES,
  BLOCK_RULES,
  type BlockName,
  cleanProps,
} from '#shared/features/email-templates/model/blocks.ts';
import { evenly } from '#shared/features/email-templates/model/column-widths.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import type { PropRule } from '#shared/features/email-templates/model/prop-rules.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';

/** Texts that try to be more than text. */
const words = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.constantFrom(
    '{{first_name}}',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!-- ]]>',
    "it's & <b>",
  ),
);
const addresses = fc.constantFrom(
  'https://example.test/a?b=1&c="2"',
  'javascript:alert(1)',
  'mailto:a@example.test',
  'tel:+15555550100',
  'data:text/html,x',
  'example.com/path',
  'java\nscript:alert(1)',
  '',
);
const colors = fc.constantFrom('#000', '#3EA66C', 'rgb(62,166,108)', '#FFFFFF', 'transparent', 'url(x)', 'red;x:y');
const html = fc
  .array(
    fc.oneof(
      words,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<a href="https://example.test">',
        '<a href=javascript:x>',
        '</a>',
        '<br>',
        '&nbsp;',
        '&lt;',
        '<p></p>',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Conditions that elements of random trees ask for. */
export const SOME_AUDIENCES = [
  '',
  '00000000-0000-4000-8000-000000000001',
  '!00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
];

function valueFor(rule: PropRule): fc.Arbitrary<unknown> {
  switch (rule.kind) {
    case 'number':
      return fc.integer({ min: rule.min - 10, max: rule.max + 10 });
    case 'choice':
      return fc.constantFrom(...rule.of, 'no choice');
    case 'color':
      return colors;
    case 'rich':
      return html;
    case 'text':
      return words;
    case 'link':
      return addresses;
    case 'image':
      return fc.oneof(addresses, fc.constant('https://example.test/picture.png'));
    case 'flag':
      return fc.boolean();
    case 'audience':
      return fc.constantFrom(...SOME_AUDIENCES, 'nobody');
    case 'fractions':
      return fc.constantFrom(evenly(2), [1 / 3, 2 / 3], [0.2, 0.6, 0.2], 'no widths');
    case 'social':
      return fc.array(fc.record({ name: words, icon: fc.constantFrom('facebook', 'web', 'other'), url: addresses }), {
        maxLength: 3,
      });
  }
}

const propsOf = (type: BlockName) =>
  fc
    .record(Object.fromEntries(Object.entries(BLOCK_RULES[type]).map(([name, rule]) => [name, valueFor(rule)])), {
      requiredKeys: [],
    })
    .map((props) => cleanProps(type, props));

const LEAVES = BLOCK_NAMES.filter((name) => !['Body', 'Container', 'Columns', 'Column'].includes(name));

const { sprout: anySprout } = fc.letrec<{ sprout: Sprout; column: Sprout }>((tie) => ({
  sprout: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...LEAVES).chain((type) => propsOf(type).map((props) => ({ type, props }))),
    fc.record({
      type: fc.constant('Container' as const),
      props: propsOf('Container'),
      nodes: fc.array(tie('sprout'), { maxLength: 3 }),
    }),
    fc.array(tie('column'), { minLength: 1, maxLength: 4 }).map(
      (nodes): Sprout => ({
        type: 'Columns',
        props: { columns: nodes.length, columnsConfig: evenly(nodes.length) },
        nodes,
      }),
    ),
  ),
  column: fc.record({
    type: fc.constant('Column' as const),
    props: propsOf('Column'),
    nodes: fc.array(tie('sprout'), { maxLength: 2 }),
  }),
}));

/** Templates of every kind of element, with whatever somebody could have stored in them. */
export const templates = fc
  .record({ props: propsOf('Body'), nodes: fc.array(anySprout, { maxLength: 5 }) })
  .map(({ props, nodes }) => buildTemplate(nodes, props));

/** What somebody does in the editor; numbers choose among what is there. */
export interface Act {
  kind: 'add' | 'remove' | 'duplicate' | 'columns' | 'set' | 'design' | 'step' | 'move' | 'undo' | 'redo';
  which: number;
  other: number;
}

const KINDS: readonly Act['kind'][] = [
  'add',
  'remove',
  'duplicate',
  'columns',
  'set',
  'design',
  'step',
  'move',
  'undo',
  'redo',
];
export const acts = (kinds = KINDS, maxLength = 25) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), which: fc.nat(1000), other: fc.nat(1000) }), { maxLength });

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;
const ADDED = BLOCK_NAMES.filter((name) => name !== 'Body' && name !== 'Column' && name !== 'Columns');

/** Plays what somebody does, each a second after the other. `each` sees every state. */
export function play(
  start: Edited | ReturnType<typeof buildTemplate>,
  done: readonly Act[],
  each: (edited: Edited) => void = () => {},
) {
  let edited = 'template' in start ? start : begin(start);
  let count = Object.keys(edited.template.nodes).length * 1000 + edited.past.length;
  const newId = () => {
    count += 1;
    return `new-${count}`;
  };
  done.forEach((act, at) => {
    edited = perform(edited, act, newId, at * 1000);
    each(edited);
  });
  return edited;
}

function perform(edited: Edited, { kind, which, other }: Act, newId: () => string, now: number): Edited {
  const { template } = edited;
  const id = pick(Object.keys(template.nodes), which);
  const made = (change: Change | null | undefined) => (change ? record(edited, change, now) : edited);
  switch (kind) {
    case 'add':
      return made(add(template, id, grow({ type: pick(ADDED, other) }, newId), newId)?.change);
    case 'duplicate':
      return made(duplicate(template, id, newId)?.change);
    case 'remove':
      return made(removal(template, id));
    case 'columns':
      return nodeOf(template.nodes, id).type === 'Columns'
        ? made(setColumns(template, id, evenly((other % 4) + 1), newId))
        : edited;
    case 'set':
      return made({ kind: 'set', id, props: { marginTop: other % 50 } });
    case 'design':
      return made({ kind: 'design', group: 'text', values: { fontSize: 10 + (other % 20) } });
    case 'step': {
      const change = step(template, id, other % 2 === 0 ? 1 : -1);
      return change ? unrecorded(edited, change) : edited;
    }
    case 'move': {
      const parents = Object.entries(template.nodes).filter(([, node]) =>
        accepts(node.type, nodeOf(template.nodes, id).type),
      );
      if (parents.length === 0) return edited;
      const [parent, node] = pick(parents, other);
      const after = [...node.nodes.slice(0, other % (node.nodes.length + 1))].filter((each) => each !== id).reverse();
      const change = moveTo(template, id, { parent, after });
      return change ? unrecorded(edited, change) : edited;
    }
    case 'undo':
      return undo(edited);
    case 'redo':
      return redo(edited);
  }
}
