import { expect, test } from 'vitest';
import { apply } from '#shared/features/email-templates/edit/changes.ts';
import { add, copyOf, grow, type Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { evenly } from '#shared/features/email-templates/model/column-widths.ts';
import { type EmailTemplate, nodeOf, ROOT } from '#shared/features/email-templates/model/email-template.ts';
import { PRESETS } from '#shared/features/email-templates/starters/presets.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';

let made = 0;
const newId = () => {
  made += 1;
  return `new-${made}`;
};

/** Adds an element where another is selected. @returns the template, and what is chosen in it then */
function adding(template: EmailTemplate, selected: string, sprout: Sprout) {
  const added = add(template, selected, grow(sprout, newId), newId)!;
  return { template: apply(template, added.change).template, chosen: added.id };
}

/** An e-mail as nested names: what stands in what, in order. */
type Outline = string | readonly [string, ...Outline[]];
function outlineOf(template: EmailTemplate, id = ROOT): Outline {
  const { type, nodes } = nodeOf(template.nodes, id);
  return nodes.length === 0 ? type : [type, ...nodes.map((child) => outlineOf(template, child))];
}

const only = ({ nodes }: EmailTemplate, id = ROOT): string => nodeOf(nodes, id).nodes[0]!;
const TEXT: Sprout = { type: 'Text' };

test('what follows the title of a band stands below the band, whether the title was written yet or not', () => {
  const { template, chosen } = adding(buildTemplate([]), ROOT, PRESETS.heading_section);
  expect(nodeOf(template.nodes, chosen).type).toBe('Heading');
  const first = adding(template, chosen, TEXT);
  expect(outlineOf(first.template)).toEqual(['Body', ['Container', 'Heading'], 'Text']);
  const second = adding(first.template, chosen, { type: 'Button' });
  expect(outlineOf(second.template)).toEqual(['Body', ['Container', 'Heading'], 'Button', 'Text']);
});

test('a band takes more while it is selected itself, and its title is then followed by what stands in it', () => {
  const template = buildTemplate([PRESETS.heading_section]);
  const band = only(template);
  const within = adding(template, band, TEXT).template;
  expect(outlineOf(within)).toEqual(['Body', ['Container', 'Heading', 'Text']]);
  const behind = adding(within, only(within, band), { type: 'Divider' }).template;
  expect(outlineOf(behind)).toEqual(['Body', ['Container', 'Heading', 'Divider', 'Text']]);
});

test('a copied column stands behind the chosen one with the count and even widths of all, and there is no fifth', () => {
  let template = buildTemplate([PRESETS.left_article]);
  const columns = only(template);
  const copied = copyOf(template, only(template, columns));
  for (const count of [3, 4]) {
    const { change } = add(template, only(template, columns), copied, newId)!;
    const applied = apply(template, change);
    expect(apply(applied.template, applied.inverse).template).toEqual(template);
    template = applied.template;
    expect(nodeOf(template.nodes, columns)).toMatchObject({ props: { columns: count, columnsConfig: evenly(count) } });
  }
  expect(nodeOf(template.nodes, columns).nodes).toHaveLength(4);
  expect(add(template, only(template, columns), copied, newId)).toBeNull();
});

test('what is added goes right behind what is selected, and into what is empty', () => {
  const plain: Sprout = { type: 'Container', nodes: [{ type: 'Heading' }] };
  const card = buildTemplate([plain, { type: 'Divider' }]);
  expect(outlineOf(adding(card, only(card, only(card)), TEXT).template)).toEqual([
    'Body',
    ['Container', 'Heading', 'Text'],
    'Divider',
  ]);
  const columns = buildTemplate([PRESETS.center_article, { type: 'Divider' }]);
  const first = only(columns, only(columns));
  expect(outlineOf(adding(columns, first, TEXT).template)).toEqual([
    'Body',
    ['Columns', ['Column', 'Text'], ['Column', 'Heading', 'Text', 'Button'], 'Column'],
    'Divider',
  ]);
  expect(outlineOf(adding(columns, only(columns), TEXT).template)).toEqual([
    'Body',
    ['Columns', 'Column', ['Column', 'Heading', 'Text', 'Button'], 'Column'],
    'Text',
    'Divider',
  ]);
});
