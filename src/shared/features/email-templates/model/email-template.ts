import type { DesignDefaults } from './design-defaults.ts';

export const ROOT = 'ROOT';
export const MAX_NODES = 500;
/** Levels below the root. */
export const MAX_DEPTH = 20;

export type Props = Readonly<Record<string, unknown>>;

/** One element. `kept` is what a stored one carries beside this; the editor leaves it alone. */
export interface EmailNode {
  /** A `BlockName`, or the name of an element that this version does not know. */
  readonly type: string;
  /** Only what was set: what is not comes from the design defaults, then from the element's own. */
  readonly props: Props;
  readonly parent: string | null;
  readonly nodes: readonly string[];
  readonly kept?: Props;
}

export type Nodes = Readonly<Record<string, EmailNode>>;

/** An e-mail as its editor holds it: a tree of elements by id, and the design they fall back on. */
export interface EmailTemplate {
  readonly nodes: Nodes;
  readonly settings: DesignDefaults;
}

/** @throws Error when there is no such element: asking for one is a fault of the caller */
export function nodeOf(nodes: Nodes, id: string): EmailNode {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (!node) throw new Error(`No element ${id}`);
  return node;
}

export const has = (nodes: Nodes, id: string): boolean => Object.hasOwn(nodes, id);

/** Ids of an element and all below it, in the order they are read. */
export function idsWithin(nodes: Nodes, id: string): string[] {
  return [id, ...nodeOf(nodes, id).nodes.flatMap((child) => idsWithin(nodes, child))];
}

/** Ids from an element's parent up to the root. */
export function ancestorsOf(nodes: Nodes, id: string): string[] {
  const { parent } = nodeOf(nodes, id);
  return parent === null ? [] : [parent, ...ancestorsOf(nodes, parent)];
}

/** An element and all below it, by id. */
export const subtreeOf = (nodes: Nodes, id: string): Nodes =>
  Object.fromEntries(idsWithin(nodes, id).map((each) => [each, nodeOf(nodes, each)]));

/** How many levels stand below an element. */
export function heightOf(nodes: Nodes, id: string): number {
  return Math.max(0, ...nodeOf(nodes, id).nodes.map((child) => heightOf(nodes, child) + 1));
}

/** The ids before an element among its siblings, the nearest first. */
export function siblingsBefore(nodes: Nodes, id: string): string[] {
  const { parent } = nodeOf(nodes, id);
  if (parent === null) return [];
  const siblings = nodeOf(nodes, parent).nodes;
  return siblings.slice(0, siblings.indexOf(id)).reverse();
}
