import { accepts } from '../model/blocks.ts';
import type { DesignDefaults, DesignGroup } from '../model/design-defaults.ts';
import {
  ancestorsOf,
  type EmailTemplate,
  has,
  idsWithin,
  type Nodes,
  nodeOf,
  type Props,
  siblingsBefore,
  subtreeOf,
} from '../model/email-template.ts';

/** Where an element stands: after the nearest of these that is still its sibling, else first. Never a number: others may move. */
export interface Place {
  readonly parent: string;
  readonly after: readonly string[];
}

/**
 * One change of a template, by ids alone. Applying one answers what takes it back, read from the template as it is at
 * that moment, so that what moved meanwhile stays where it was moved to.
 */
export type Change =
  | { kind: 'insert'; root: string; nodes: Nodes; at: Place }
  | { kind: 'remove'; root: string; own: readonly string[] }
  | { kind: 'place'; id: string; at: Place }
  | { kind: 'set'; id: string; props: Props }
  | { kind: 'design'; group: DesignGroup; values: Props }
  | { kind: 'all'; changes: readonly Change[] };

export interface Applied {
  template: EmailTemplate;
  inverse: Change;
}

const NOTHING: Change = { kind: 'all', changes: [] };

export const placeOf = (nodes: Nodes, id: string): Place => ({
  parent: nodeOf(nodes, id).parent!,
  after: siblingsBefore(nodes, id),
});

function put(nodes: Nodes, id: string, at: Place): Nodes {
  const parent = nodeOf(nodes, at.parent);
  const anchor = at.after.find((sibling) => parent.nodes.includes(sibling));
  const index = anchor === undefined ? 0 : parent.nodes.indexOf(anchor) + 1;
  return {
    ...nodes,
    [id]: { ...nodeOf(nodes, id), parent: at.parent },
    [at.parent]: { ...parent, nodes: parent.nodes.toSpliced(index, 0, id) },
  };
}

function take(nodes: Nodes, id: string): Nodes {
  const { parent } = nodeOf(nodes, id);
  const from = nodeOf(nodes, parent!);
  return { ...nodes, [parent!]: { ...from, nodes: from.nodes.filter((child) => child !== id) } };
}

const move = (nodes: Nodes, id: string, at: Place): Nodes => put(take(nodes, id), id, at);

/** Elements moved into a subtree since it was made belong to nobody's undo: they step out of it before it goes. */
function stepOut(nodes: Nodes, root: string, own: readonly string[]): Nodes {
  const foreign = nodeOf(nodes, root).nodes.flatMap(function outermost(id): string[] {
    return own.includes(id) ? nodeOf(nodes, id).nodes.flatMap(outermost) : [id];
  });
  return foreign.reverse().reduce((held, id) => {
    const { type } = nodeOf(held, id);
    const outside = [root, ...ancestorsOf(held, root)];
    const at = outside.findIndex((each, index) => index > 0 && accepts(nodeOf(held, each).type, type));
    if (at < 0) return held;
    const beside = outside[at - 1]!;
    return move(held, id, { parent: outside[at]!, after: [beside, ...siblingsBefore(held, beside)] });
  }, nodes);
}

function remove({ nodes, settings }: EmailTemplate, root: string, own: readonly string[]): Applied {
  const cleared = stepOut(nodes, root, own);
  const inverse: Change = { kind: 'insert', root, nodes: subtreeOf(cleared, root), at: placeOf(cleared, root) };
  const gone = new Set(idsWithin(cleared, root));
  const left = Object.entries(take(cleared, root)).filter(([id]) => !gone.has(id));
  return { template: { nodes: Object.fromEntries(left), settings }, inverse };
}

/** Props with others in their place; undefined takes one away, so that it falls back on the design again. */
function merge(props: Props, changed: Props): Props {
  return Object.fromEntries(Object.entries({ ...props, ...changed }).filter(([, value]) => value !== undefined));
}

const heldOf = (held: Props, changed: Props): Props =>
  Object.fromEntries(Object.keys(changed).map((name) => [name, held[name]]));

function applyAll(template: EmailTemplate, changes: readonly Change[]): Applied {
  const inverses: Change[] = [];
  let current = template;
  for (const change of changes) {
    const applied = apply(current, change);
    current = applied.template;
    inverses.unshift(applied.inverse);
  }
  return { template: current, inverse: { kind: 'all', changes: inverses } };
}

/** Makes a change. One about an element that is gone changes nothing. */
export function apply(template: EmailTemplate, change: Change): Applied {
  const { nodes, settings } = template;
  switch (change.kind) {
    case 'insert': {
      if (!has(nodes, change.at.parent) || has(nodes, change.root)) return { template, inverse: NOTHING };
      const inserted = put({ ...nodes, ...change.nodes }, change.root, change.at);
      const inverse: Change = { kind: 'remove', root: change.root, own: Object.keys(change.nodes) };
      return { template: { nodes: inserted, settings }, inverse };
    }
    case 'remove':
      return has(nodes, change.root) ? remove(template, change.root, change.own) : { template, inverse: NOTHING };
    case 'place': {
      if (!has(nodes, change.id) || !has(nodes, change.at.parent)) return { template, inverse: NOTHING };
      const inverse: Change = { kind: 'place', id: change.id, at: placeOf(nodes, change.id) };
      return { template: { nodes: move(nodes, change.id, change.at), settings }, inverse };
    }
    case 'set': {
      if (!has(nodes, change.id)) return { template, inverse: NOTHING };
      const node = nodeOf(nodes, change.id);
      const inverse: Change = { ...change, props: heldOf(node.props, change.props) };
      const changed = { ...node, props: merge(node.props, change.props) };
      return { template: { nodes: { ...nodes, [change.id]: changed }, settings }, inverse };
    }
    case 'design': {
      const group = settings[change.group];
      const inverse: Change = { ...change, values: heldOf(group, change.values) };
      const changed = { ...settings, [change.group]: merge(group, change.values) } as DesignDefaults;
      return { template: { nodes, settings: changed }, inverse };
    }
    case 'all':
      return applyAll(template, change.changes);
  }
}
