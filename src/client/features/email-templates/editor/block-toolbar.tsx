import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCornerLeftUp,
  IconTrash,
} from '@tabler/icons-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import classes from './editor.module.css';
import { type Editor, placeAmong } from './use-editor.ts';

const SIZE = 30;

/** What can be done with the selected element, above it. */
export function BlockToolbar({ editor }: { editor: Editor }) {
  const { at, count } = placeAmong(editor.template, editor.selected);
  const { parent } = nodeOf(editor.template.nodes, editor.selected);
  const tools = [
    { label: text.move_up, icon: IconArrowUp, disabled: at === 1, run: () => editor.step(-1) },
    { label: text.move_down, icon: IconArrowDown, disabled: at === count, run: () => editor.step(1) },
    { label: text.select_parent, icon: IconCornerLeftUp, run: () => parent !== null && editor.select(parent) },
    { label: text.duplicate, icon: IconCopyPlus, run: editor.duplicate },
    { label: text.copy_block, icon: IconCopy, run: editor.copy },
    { label: text.paste_block, icon: IconClipboard, disabled: !editor.canPaste(), run: editor.paste },
    { label: text.delete_block, icon: IconTrash, run: editor.remove },
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps presses on its buttons from the element below
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={classes.tools} onClick={(event) => event.stopPropagation()}>
      {tools.map(({ label, icon: Icon, disabled, run }) => (
        <IconButton key={label} label={label} size={SIZE} disabled={disabled ?? false} onClick={() => void run()}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}
