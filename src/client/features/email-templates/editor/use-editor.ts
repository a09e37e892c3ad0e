import { useRef, useState } from 'react';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { Change } from '#shared/features/email-templates/edit/changes.ts';
import { begin, type Edited, record, redo, undo, unrecorded } from '#shared/features/email-templates/edit/history.ts';
import {
  add,
  copyOf,
  duplicate,
  type Fragment,
  grow,
  removal,
  type Sprout,
  step,
} from '#shared/features/email-templates/edit/operations.ts';
import { isBlock } from '#shared/features/email-templates/model/blocks.ts';
import type { DesignGroup } from '#shared/features/email-templates/model/design-defaults.ts';
import {
  type EmailTemplate,
  has,
  nodeOf,
  type Props,
  ROOT,
} from '#shared/features/email-templates/model/email-template.ts';
import { format } from '#shared/platform/define-messages.ts';

/** What an element is called. */
export const blockName = (type: string): string => (isBlock(type) ? text[`block_${type}`] : type);

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const blockElementId = (id: string): string => `block-${id}`;

/** Where an element stands among its siblings, counted from one. */
export function placeAmong({ nodes }: EmailTemplate, id: string): { at: number; count: number } {
  const { parent } = nodeOf(nodes, id);
  const siblings = parent === null ? [id] : nodeOf(nodes, parent).nodes;
  return { at: siblings.indexOf(id) + 1, count: siblings.length };
}

/** Copied in one template, pasted in another: it lives as long as the page. */
let copied: Fragment | null = null;

interface State {
  edited: Edited;
  selected: string;
  /** The selected text is being written in. */
  writing: boolean;
  /** What assistive technology says of the last step. */
  said: string;
}

/** A template while it is edited: what is selected, what was done, and everything that can be done. */
export function useEditor(opened: EmailTemplate) {
  const [state, setState] = useState<State>({ edited: begin(opened), selected: ROOT, writing: false, said: '' });
  const focusNext = useRef(false);
  const { edited, selected } = state;
  const { template } = edited;

  /** Goes on with what was edited; a selected element that is gone gives way to the one around it. */
  const go = (next: Edited, said: string, choose = selected) => {
    const kept = has(next.template.nodes, choose) ? choose : ROOT;
    if (kept !== selected) focusNext.current = true;
    setState((held) => ({ edited: next, selected: kept, writing: kept === selected && held.writing, said }));
  };
  const make = (change: Change | null | undefined, said: string, choose?: string) => {
    if (!change) {
      setState((held) => ({ ...held, said: text.does_not_fit }));
      return;
    }
    go(record(edited, change, Date.now()), said, choose);
  };
  const named = (message: string, id = selected) =>
    message.replace('{block}', blockName(nodeOf(template.nodes, id).type));

  const insert = (fragment: Fragment) => {
    const added = add(template, selected, fragment, newId);
    const type = nodeOf(fragment.nodes, fragment.root).type;
    make(added?.change, format(text.added, { block: blockName(type) }), added?.id);
  };

  return {
    ...state,
    template,
    focusNext,
    canUndo: edited.past.length > 0,
    canRedo: edited.future.length > 0,
    changed: template !== opened,
    canPaste: () => copied !== null,
    select: (id: string, { writing = false, focus = true } = {}) => {
      focusNext.current = focus && !writing;
      setState((held) => ({ ...held, selected: id, writing, said: '' }));
    },
    set: (id: string, props: Props) =>
      setState((held) => ({ ...held, edited: record(held.edited, { kind: 'set', id, props }, Date.now()) })),
    design: (group: DesignGroup, values: Props) =>
      setState((held) => ({ ...held, edited: record(held.edited, { kind: 'design', group, values }, Date.now()) })),
    change: (change: Change | null) => make(change, ''),
    insert: (sprout: Sprout) => insert(grow(sprout, newId)),
    /** Adds what was put by, under ids of its own. */
    place: insert,
    remove: () => {
      const { parent, nodes } = { ...nodeOf(template.nodes, selected), nodes: template.nodes };
      if (parent === null) return;
      const siblings = nodeOf(nodes, parent).nodes;
      const at = siblings.indexOf(selected);
      make(removal(template, selected), named(text.removed), siblings[at + 1] ?? siblings[at - 1] ?? parent);
    },
    duplicate: () => {
      const made = duplicate(template, selected, newId);
      make(made?.change, named(text.duplicated_block), made?.id);
    },
    step: (by: -1 | 1) => {
      const change = step(template, selected, by);
      if (!change) return;
      const next = unrecorded(edited, change);
      const { at, count } = placeAmong(next.template, selected);
      const block = blockName(nodeOf(template.nodes, selected).type);
      focusNext.current = true;
      go(next, format(by < 0 ? text.moved_up : text.moved_down, { block, at, count }));
    },
    copy: () => {
      if (selected !== ROOT) copied = copyOf(template, selected);
    },
    paste: () => copied && insert(copied),
    undo: () => edited.past.length > 0 && go(undo(edited), text.undone),
    redo: () => edited.future.length > 0 && go(redo(edited), text.redone),
  };
}

export type Editor = ReturnType<typeof useEditor>;
