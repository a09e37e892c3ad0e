import { type Nodes, nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import type { Frame } from '#shared/features/email-templates/render/frame.ts';
import type { Editor } from './use-editor.ts';

/** What an element of the canvas is drawn of. */
export interface BlockProps {
  editor: Editor;
  id: string;
  frame: Frame;
  mobile: boolean;
}

const isSameFrame = (one: Frame, other: Frame): boolean =>
  one.width === other.width &&
  one.background === other.background &&
  one.turnsDark === other.turnsDark &&
  one.align === other.align;

/** Whether an element and all below it are what they were: a change makes new ones of those it changes alone. */
const isSameWithin = (one: Nodes, other: Nodes, id: string): boolean =>
  one[id] === other[id] && nodeOf(one, id).nodes.every((child) => isSameWithin(one, other, child));

const siblingsOf = (nodes: Nodes, id: string): readonly string[] | undefined => {
  const parent = nodes[id]?.parent;
  return parent ? nodes[parent]?.nodes : undefined;
};

/** What is selected of an element and all below it, and whether it is written in. */
function chosenWithin({ template, selected, writing, copies }: Editor, id: string): string {
  for (let each: string | null = selected; each !== null; each = nodeOf(template.nodes, each).parent)
    if (each === id) return `${selected} ${writing} ${copies}`;
  return '';
}

/** Whether an element of the canvas looks as it was drawn last. */
export function isSameBlock(before: BlockProps, after: BlockProps): boolean {
  const { id } = after;
  const [one, other] = [before.editor.template, after.editor.template];
  return (
    before.id === id &&
    before.mobile === after.mobile &&
    one.settings === other.settings &&
    isSameFrame(before.frame, after.frame) &&
    isSameWithin(one.nodes, other.nodes, id) &&
    siblingsOf(one.nodes, id) === siblingsOf(other.nodes, id) &&
    chosenWithin(before.editor, id) === chosenWithin(after.editor, id)
  );
}
