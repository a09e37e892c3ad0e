import { accepts, BLOCK_RULES, type BlockName, isBlock } from '../model/blocks.ts';
import { toHex } from '../model/colors.ts';
import { evenly } from '../model/column-widths.ts';
import {
  ancestorsOf,
  type EmailNode,
  type EmailTemplate,
  heightOf,
  idsWithin,
  MAX_DEPTH,
  MAX_NODES,
  type Nodes,
  nodeOf,
  type Props,
  ROOT,
  siblingsBefore,
  subtreeOf,
} from '../model/email-template.ts';
import type { Change, Place } from './changes.ts';

/** An element as a palette offers it: not in a tree yet. */
export interface Sprout {
  readonly type: BlockName;
  readonly props?: Props;
  readonly nodes?: readonly Sprout[];
}

export type NewId = () => string;

/** A fragment of a tree with ids of its own. */
export interface Fragment {
  readonly root: string;
  readonly nodes: Nodes;
}

export function grow(sprout: Sprout, newId: NewId, parent: string | null = null, id = newId()): Fragment {
  const children = (sprout.nodes ?? []).map((child) => grow(child, newId, id));
  const node: EmailNode = {
    type: sprout.type,
    props: sprout.props ?? {},
    parent,
    nodes: children.map((child) => child.root),
  };
  return { root: id, nodes: Object.assign({ [id]: node }, ...children.map((child) => child.nodes)) };
}

/** The same fragment under other ids. */
function replant({ root, nodes }: Fragment, newId: NewId): Fragment {
  const ids = new Map(Object.keys(nodes).map((id) => [id, newId()]));
  const idOf = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  const replanted = Object.entries(nodes).map(([id, node]) => [
    idOf(id)!,
    { ...node, parent: idOf(node.parent), nodes: node.nodes.map((child) => idOf(child)!) },
  ]);
  return { root: idOf(root)!, nodes: Object.fromEntries(replanted) };
}

/** What is copied: an element and all below it. */
export const copyOf = ({ nodes }: EmailTemplate, id: string): Fragment => ({ root: id, nodes: subtreeOf(nodes, id) });

const lastIn = (nodes: Nodes, parent: string): Place => ({
  parent,
  after: [...nodeOf(nodes, parent).nodes].reverse(),
});
const behind = (nodes: Nodes, id: string): Place => ({
  parent: nodeOf(nodes, id).parent!,
  after: [id, ...siblingsBefore(nodes, id)],
});

/** Whether an element is a heading with a colored box all to itself: the band of a layout, which ends where its title does. */
function isTitleOfBand(nodes: Nodes, id: string): boolean {
  const { type, parent } = nodeOf(nodes, id);
  if (type !== 'Heading' || parent === null) return false;
  const { type: around, props, nodes: held } = nodeOf(nodes, parent);
  return around === 'Container' && held.length === 1 && toHex(props.backgroundColor) !== null;
}

/**
 * Where a new element of a type goes when another is selected: into it, or behind it or the nearest around it that lets it.
 * What follows the title of a band stands below the band; into it goes what is added while the band itself is selected.
 */
export function placeNear({ nodes }: EmailTemplate, selected: string, type: string): Place | null {
  const { type: around, props } = nodeOf(nodes, selected);
  if (isBlock(around) && props.locked !== true && accepts(around, type)) return lastIn(nodes, selected);
  const ancestors = ancestorsOf(nodes, selected);
  const path = isTitleOfBand(nodes, selected) ? ancestors : [selected, ...ancestors];
  const at = path.findIndex((id, index) => index > 0 && accepts(nodeOf(nodes, id).type, type));
  return at < 0 ? null : behind(nodes, path[at - 1]!);
}

/** The element that is chosen where this one is meant: the outermost locked one around it, else itself. */
export const chosenFor = ({ nodes }: EmailTemplate, id: string): string =>
  ancestorsOf(nodes, id).findLast((each) => nodeOf(nodes, each).props.locked === true) ?? id;

const depthOf = (nodes: Nodes, id: string): number => ancestorsOf(nodes, id).length;

const hasRoom = ({ type, nodes }: EmailNode): boolean =>
  type !== 'Columns' || nodes.length < BLOCK_RULES.Columns.columns.max;

/** Whether a fragment fits: its kind may stand there, beside no more, and the tree gets neither too large nor too deep. */
function fits({ nodes }: EmailTemplate, { root, nodes: more }: Fragment, parent: string): boolean {
  return (
    accepts(nodeOf(nodes, parent).type, nodeOf(more, root).type) &&
    hasRoom(nodeOf(nodes, parent)) &&
    Object.keys(nodes).length + Object.keys(more).length <= MAX_NODES &&
    depthOf(nodes, parent) + 1 + heightOf(more, root) <= MAX_DEPTH
  );
}

/** Adds a fragment under new ids near what is selected, and says which of it is then chosen; null where it does not fit. */
export function add(template: EmailTemplate, selected: string, fragment: Fragment, newId: NewId) {
  const at = placeNear(template, selected, nodeOf(fragment.nodes, fragment.root).type);
  if (!at || !fits(template, fragment, at.parent)) return null;
  const { root, nodes } = replant(fragment, newId);
  // A band is there for its title, which is written next.
  const title = nodeOf(nodes, root).nodes.find((id) => isTitleOfBand(nodes, id));
  const insert: Change = { kind: 'insert', root, nodes, at };
  const { type, nodes: beside } = nodeOf(template.nodes, at.parent);
  const change: Change =
    type === 'Columns' ? { kind: 'all', changes: [insert, withCount(at.parent, evenly(beside.length + 1))] } : insert;
  return { change, id: title ?? root };
}

/** What columns say of themselves: how many they are, and how wide. */
const withCount = (id: string, widths: readonly number[]): Change => ({
  kind: 'set',
  id,
  props: { columns: widths.length, columnsConfig: widths },
});

/** A copy of an element right behind it. */
export function duplicate(template: EmailTemplate, id: string, newId: NewId) {
  const fragment = copyOf(template, id);
  const parent = nodeOf(template.nodes, id).parent;
  if (parent === null || isColumn(template, id) || !fits(template, fragment, parent)) return null;
  const planted = replant(fragment, newId);
  const change: Change = { kind: 'insert', ...planted, at: behind(template.nodes, id) };
  return { change, id: planted.root };
}

const isColumn = ({ nodes }: EmailTemplate, id: string): boolean => {
  const { type, parent } = nodeOf(nodes, id);
  return type === 'Column' && parent !== null && nodeOf(nodes, parent).type === 'Columns';
};

/** Removes an element; of columns one is taken away by their number, which keeps its content. */
export function removal(template: EmailTemplate, id: string): Change | null {
  if (id === ROOT) return null;
  const { parent } = nodeOf(template.nodes, id);
  if (!isColumn(template, id)) return { kind: 'remove', root: id, own: idsWithin(template.nodes, id) };
  const count = nodeOf(template.nodes, parent!).nodes.length;
  return count > 1 ? withoutColumn(template, parent!, id, evenly(count - 1)) : null;
}

/** A step among the siblings. It is not recorded for undo. */
export function step({ nodes }: EmailTemplate, id: string, by: -1 | 1): Change | null {
  const { parent } = nodeOf(nodes, id);
  if (parent === null) return null;
  const siblings = nodeOf(nodes, parent).nodes;
  const to = siblings.indexOf(id) + by;
  if (to < 0 || to >= siblings.length) return null;
  const others = siblings.filter((each) => each !== id);
  return { kind: 'place', id, at: { parent, after: others.slice(0, to).reverse() } };
}

/** Into another element, or elsewhere within its own; null where it may not go. */
export function moveTo(template: EmailTemplate, id: string, at: Place): Change | null {
  const { nodes } = template;
  const isInside = at.parent === id || ancestorsOf(nodes, at.parent).includes(id);
  if (id === ROOT || isInside || !accepts(nodeOf(nodes, at.parent).type, nodeOf(nodes, id).type)) return null;
  // A column belongs to its columns, whose number and widths it counts in.
  if (isColumn(template, id) && nodeOf(nodes, id).parent !== at.parent) return null;
  const isTooDeep = depthOf(nodes, at.parent) + 1 + heightOf(nodes, id) > MAX_DEPTH;
  return isTooDeep ? null : { kind: 'place', id, at };
}

function withoutColumn({ nodes }: EmailTemplate, columns: string, gone: string, widths: readonly number[]): Change {
  const ids = nodeOf(nodes, columns).nodes;
  const at = ids.indexOf(gone);
  const heir = ids[at === 0 ? 1 : at - 1]!;
  const isBefore = at === 0;
  const inherited = nodeOf(nodes, gone).nodes;
  const held = nodeOf(nodes, heir).nodes;
  const places = inherited.map((id, index): Change => {
    const before = inherited.slice(0, index).reverse();
    return { kind: 'place', id, at: { parent: heir, after: isBefore ? before : [...before, ...[...held].reverse()] } };
  });
  const count = withCount(columns, widths);
  return { kind: 'all', changes: [...places, { kind: 'remove', root: gone, own: [gone] }, count] };
}

/** Columns of these widths: more of them come empty, and those too many leave what they hold to the last one that stays. */
export function setColumns(
  template: EmailTemplate,
  id: string,
  widths: readonly number[],
  newId: NewId,
): Change | null {
  const { nodes } = template;
  const held = nodeOf(nodes, id).nodes;
  const missing = widths.length - held.length;
  if (Object.keys(nodes).length + missing > MAX_NODES || depthOf(nodes, id) + 1 > MAX_DEPTH) return null;
  const count = withCount(id, widths);
  if (missing <= 0) {
    const last = held[widths.length - 1];
    const gone = held.slice(widths.length);
    const kept = gone.flatMap((column) => nodeOf(nodes, column).nodes);
    const anchors = last === undefined ? [] : [...nodeOf(nodes, last).nodes].reverse();
    const places = kept.map((child, index): Change => {
      return {
        kind: 'place',
        id: child,
        at: { parent: last!, after: [...kept.slice(0, index).reverse(), ...anchors] },
      };
    });
    const removals = gone.map((column): Change => ({ kind: 'remove', root: column, own: [column] }));
    return { kind: 'all', changes: [...places, ...removals, count] };
  }
  const added = Array.from({ length: missing }, () => grow({ type: 'Column' }, newId));
  const inserts = added.map((column, index): Change => {
    const before = added.slice(0, index).map(({ root }) => root);
    return { kind: 'insert', ...column, at: { parent: id, after: [...before.reverse(), ...[...held].reverse()] } };
  });
  return { kind: 'all', changes: [...inserts, count] };
}
