import { accepts } from './blocks.ts';
import { MAX_DEPTH, MAX_NODES, type Nodes, nodeOf, ROOT } from './email-template.ts';

/** Whether nodes make one tree: a body at its root, every child once and where its kind may stand, no more than allowed. */
export function isTree(nodes: Nodes): boolean {
  if (!Object.hasOwn(nodes, ROOT) || nodeOf(nodes, ROOT).type !== 'Body') return false;
  const seen = new Set<string>();
  const waiting = [{ id: ROOT, parent: null as string | null, depth: 0 }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const node = Object.hasOwn(nodes, at.id) ? nodes[at.id] : undefined;
    if (!node || seen.has(at.id) || node.parent !== at.parent || at.depth > MAX_DEPTH) return false;
    if (at.parent !== null && !accepts(nodeOf(nodes, at.parent).type, node.type)) return false;
    seen.add(at.id);
    for (const child of node.nodes) waiting.push({ id: child, parent: at.id, depth: at.depth + 1 });
  }
  return seen.size <= MAX_NODES && seen.size === Object.keys(nodes).length;
}
