import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { begin, record, redo, undo } from '#shared/features/email-templates/edit/history.ts';
import { setColumns } from '#shared/features/email-templates/edit/operations.ts';
import { evenly } from '#shared/features/email-templates/model/column-widths.ts';
import { type EmailTemplate, idsWithin, ROOT } from '#shared/features/email-templates/model/email-template.ts';
import { isTree } from '#shared/features/email-templates/model/validate-tree.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { acts, play, templates } from '#tests/support/email-trees.ts';
import { rounds } from '#tests/support/rounds.ts';

const RUNS = { numRuns: rounds(50) };
const RECORDED = ['add', 'remove', 'duplicate', 'columns', 'set', 'design'] as const;

const orderOf = ({ nodes }: EmailTemplate) => idsWithin(nodes, ROOT);

test('whatever is done, in whatever order, leaves one tree', () => {
  fc.assert(
    fc.property(templates, acts(), (template, done) => {
      play(template, done, (edited) => expect(isTree(edited.template.nodes)).toBe(true));
    }),
    RUNS,
  );
});

test('undoing everything leads back to where it began, and redoing to where it ended', () => {
  fc.assert(
    fc.property(templates, acts([...RECORDED]), (template, done) => {
      const ended = play(template, done);
      let edited = ended;
      while (edited.past.length > 0) edited = undo(edited);
      expect(edited.template).toEqual(template);
      while (edited.future.length > 0) edited = redo(edited);
      expect(edited.template).toEqual(ended.template);
    }),
    RUNS,
  );
});

test('a move is no step of undo, and stays when older edits are undone', () => {
  const template = buildTemplate([{ type: 'Heading' }, { type: 'Text' }, { type: 'Button' }]);
  const [, heading, text, button] = orderOf(template);
  let edited = record(begin(template), { kind: 'set', id: text!, props: { text: '<p>New</p>' } }, 0);
  edited = play(edited, [{ kind: 'step', which: Object.keys(template.nodes).indexOf(button!), other: 1 }]);
  expect(orderOf(edited.template)).toEqual([ROOT, heading, button, text]);
  const undone = undo(edited);
  expect(orderOf(undone.template)).toEqual([ROOT, heading, button, text]);
  expect(undone.template.nodes[text!]!.props).toEqual({});
});

test('an element moved into one that was added later survives the undo of adding it', () => {
  fc.assert(
    fc.property(templates, acts(), acts(['move', 'step'], 10), (template, done, moves) => {
      const own = new Set(Object.keys(template.nodes));
      let edited = play(
        play(
          template,
          done.filter(({ kind }) => kind === 'add' || kind === 'set'),
        ),
        moves,
      );
      while (edited.past.length > 0) {
        edited = undo(edited);
        expect(isTree(edited.template.nodes)).toBe(true);
      }
      expect(new Set(Object.keys(edited.template.nodes))).toEqual(own);
    }),
    RUNS,
  );
});

test('changes of one prop within half a second are one step, later ones another', () => {
  const template = buildTemplate([{ type: 'Spacer' }]);
  const set = (space: number) => ({ kind: 'set', id: 'node-1', props: { space } }) as const;
  const typed = record(record(record(begin(template), set(4), 0), set(8), 499), set(12), 1200);
  expect(typed.past).toHaveLength(2);
  expect(undo(typed).template.nodes['node-1']!.props).toEqual({ space: 8 });
  expect(undo(undo(typed)).template).toEqual(template);
});

test('fewer columns leave what the others held to the last one, in one step of undo', () => {
  const column = (text: string) => ({ type: 'Column', nodes: [{ type: 'Heading', props: { text } }] }) as const;
  const template = buildTemplate([{ type: 'Columns', nodes: [column('one'), column('two'), column('three')] }]);
  const columns = template.nodes[ROOT]!.nodes[0]!;
  const edited = record(begin(template), setColumns(template, columns, evenly(2), () => 'none')!, 0);
  const held = edited.template.nodes[columns]!.nodes.map((id) =>
    edited.template.nodes[id]!.nodes.map((child) => edited.template.nodes[child]!.props.text),
  );
  expect(held).toEqual([['one'], ['two', 'three']]);
  expect(undo(edited).template).toEqual(template);
});

test('E56: what is stored is read as it was, and renders the same', () => {
  fc.assert(
    fc.property(templates, (template) => {
      const read = decodeTemplate(encodeTemplate(template));
      expect(read).toEqual(template);
      expect(renderHtml(read)).toBe(renderHtml(template));
      expect(encodeTemplate(read)).toBe(encodeTemplate(template));
    }),
    RUNS,
  );
});
