import { type RefObject, useRef, useState } from 'react';
import { session } from '#client/platform/session.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { Change } from '#shared/features/email-templates/edit/changes.ts';
import { begin, type Edited, record, redo, undo, unrecorded } from '#shared/features/email-templates/edit/history.ts';
import {
  add,
  chosenFor,
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

/** Copied in one template, pasted in another: it lives as long as the page, and leaves with whoever copied it. */
let copied: Fragment | null = null;
session.onFarewell(() => {
  copied = null;
});

interface State {
  edited: Edited;
  selected: string;
  /** The selected text is being written in. */
  writing: boolean;
  /** What assistive technology says of the last step. */
  said: string;
  /** How often something was copied: what can be pasted is shown again. */
  copies: number;
}

const begun = (opened: EmailTemplate): State => ({
  edited: begin(opened),
  selected: ROOT,
  writing: false,
  said: '',
  copies: 0,
});

/** What can be done with a template: every step begins with what is there when it is taken. */
function actionsOn(held: RefObject<State>, put: (next: State) => void, focusNext: RefObject<boolean>) {
  /** Goes on with what was edited; a selected element that is gone gives way to the one around it. */
  const go = (next: Edited, said: string, choose = held.current.selected) => {
    const { selected, writing } = held.current;
    const kept = has(next.template.nodes, choose) ? choose : ROOT;
    if (kept !== selected) focusNext.current = true;
    put({ ...held.current, edited: next, selected: kept, writing: kept === selected && writing, said });
  };
  const make = (change: Change | null | undefined, said: string, choose?: string) => {
    if (change) go(record(held.current.edited, change, Date.now()), said, choose);
    else put({ ...held.current, said: text.does_not_fit });
  };
  const now = () => ({ template: held.current.edited.template, selected: held.current.selected });
  const named = (message: string) => {
    const { template, selected } = now();
    return message.replace('{block}', blockName(nodeOf(template.nodes, selected).type));
  };
  const change = (made: Change) => put({ ...held.current, edited: record(held.current.edited, made, Date.now()) });
  const insert = (fragment: Fragment) => {
    const { template, selected } = now();
    const added = add(template, selected, fragment, newId);
    const type = nodeOf(fragment.nodes, fragment.root).type;
    make(added?.change, format(text.added, { block: blockName(type) }), added?.id);
  };

  return {
    /** What is there at this moment, which may be later than what was drawn. */
    now,
    canPaste: () => copied !== null,
    select: (id: string, { writing = false, focus = true } = {}) => {
      focusNext.current = focus && !writing;
      const chosen = chosenFor(held.current.edited.template, id);
      put({ ...held.current, selected: chosen, writing: writing && chosen === id, said: '' });
    },
    set: (id: string, props: Props) => change({ kind: 'set', id, props }),
    design: (group: DesignGroup, values: Props) => change({ kind: 'design', group, values }),
    change: (made: Change | null) => make(made, ''),
    insert: (sprout: Sprout) => insert(grow(sprout, newId)),
    /** Adds what was put by, under ids of its own. */
    place: insert,
    remove: () => {
      const { template, selected } = now();
      const { parent } = nodeOf(template.nodes, selected);
      if (parent === null) return;
      const siblings = nodeOf(template.nodes, parent).nodes;
      const at = siblings.indexOf(selected);
      make(removal(template, selected), named(text.removed), siblings[at + 1] ?? siblings[at - 1] ?? parent);
    },
    duplicate: () => {
      const { template, selected } = now();
      const made = duplicate(template, selected, newId);
      make(made?.change, named(text.duplicated_block), made?.id);
    },
    step: (by: -1 | 1) => {
      const { template, selected } = now();
      const made = step(template, selected, by);
      if (!made) return;
      const next = unrecorded(held.current.edited, made);
      const { at, count } = placeAmong(next.template, selected);
      const block = blockName(nodeOf(template.nodes, selected).type);
      focusNext.current = true;
      go(next, format(by < 0 ? text.moved_up : text.moved_down, { block, at, count }));
    },
    copy: () => {
      const { template, selected } = now();
      if (selected === ROOT) return;
      copied = copyOf(template, selected);
      put({ ...held.current, said: named(text.copied), copies: held.current.copies + 1 });
    },
    paste: () => copied && insert(copied),
    undo: () => held.current.edited.past.length > 0 && go(undo(held.current.edited), text.undone),
    redo: () => held.current.edited.future.length > 0 && go(redo(held.current.edited), text.redone),
  };
}

/**
 * A template while it is edited: what is selected, what was done, and everything that can be done. What can be done stays
 * the same from drawing to drawing, so that only what has changed is drawn again.
 */
export function useEditor(opened: EmailTemplate) {
  const [state, setState] = useState<State>(() => begun(opened));
  const held = useRef(state);
  const focusNext = useRef(false);
  const [actions] = useState(() => {
    const put = (next: State) => {
      held.current = next;
      setState(next);
    };
    return actionsOn(held, put, focusNext);
  });
  const { template, past, future } = state.edited;
  return {
    ...state,
    ...actions,
    template,
    focusNext,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    changed: template !== opened,
  };
}

export type Editor = ReturnType<typeof useEditor>;
