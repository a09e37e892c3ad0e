import { BLOCK_RULES, isBlock } from '../model/blocks.ts';
import { type EmailNode, type EmailTemplate, idsWithin, nodeOf, ROOT } from '../model/email-template.ts';
import { cleanShownTo, readShownTo, type ShownTo } from '../model/shown-to.ts';

/** Audiences that an e-mail's elements may ask for: each one doubles the number of its versions. */
export const MAX_SHOWN_TO = 4;

/** Whom an element is for; what can ask for nobody is for everybody. */
export function shownTo({ type, props }: EmailNode): ShownTo {
  const asks = isBlock(type) && 'shownTo' in BLOCK_RULES[type];
  return readShownTo((asks && cleanShownTo(props.shownTo)) || '');
}

/** The audiences that an e-mail's elements ask for, each once and always in the same order. */
export function audiencesAskedFor({ nodes }: EmailTemplate): string[] {
  const asked = Object.values(nodes).flatMap((node) => shownTo(node).audience ?? []);
  return [...new Set(asked)].sort();
}

/** The e-mail as a reader gets it who is in these of the audiences it asks for. */
export function shownFor(template: EmailTemplate, audiences: ReadonlySet<string>): EmailTemplate {
  const { nodes, settings } = template;
  const isShown = (id: string) => {
    const { audience, within } = shownTo(nodeOf(nodes, id));
    return audience === null || audiences.has(audience) === within;
  };
  const kept = Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => [id, { ...node, nodes: node.nodes.filter(isShown) }]),
  );
  const left = idsWithin(kept, ROOT).map((id) => [id, nodeOf(kept, id)]);
  return { settings, nodes: Object.fromEntries(left) };
}
