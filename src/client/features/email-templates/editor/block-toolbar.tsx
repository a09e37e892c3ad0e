import { useMediaQuery } from '@mantine/hooks';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCornerLeftUp,
  IconPuzzle,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMay } from '#client/platform/organization.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { emailBlocksMessages } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { encodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import classes from './canvas-block.module.css';
import { type Editor, placeAmong } from './use-editor.ts';

const SaveBlockDialog = drawnLater(async () => (await import('./save-block-dialog.tsx')).SaveBlockDialog);

const SIZE = 30;
/** Where panes stand one behind the other. */
const ONE_PANE = '(max-width: 900px)';
/** On a phone the toolbar stands here: above an element it would cover the one before, which could not be tapped. */
export const TOOLBAR_DOCK = 'editor-toolbar-dock';

/** What can be done with the selected element, above it; at the bottom of a phone. */
export function BlockToolbar({ editor }: { editor: Editor }) {
  const { at, count } = placeAmong(editor.template, editor.selected);
  const { parent, type } = nodeOf(editor.template.nodes, editor.selected);
  const mayWrite = useMay('marketing:write');
  const [saving, setSaving] = useState(false);
  const onPhone = useMediaQuery(ONE_PANE, undefined, { getInitialValueInEffect: false }) ?? false;
  const dock = onPhone ? document.getElementById(TOOLBAR_DOCK) : null;
  const tools = [
    { label: text.move_up, icon: IconArrowUp, disabled: at === 1, run: () => editor.step(-1) },
    { label: text.move_down, icon: IconArrowDown, disabled: at === count, run: () => editor.step(1) },
    { label: text.select_parent, icon: IconCornerLeftUp, run: () => parent !== null && editor.select(parent) },
    { label: text.duplicate, icon: IconCopyPlus, run: editor.duplicate },
    { label: text.copy_block, icon: IconCopy, run: editor.copy },
    { label: text.paste_block, icon: IconClipboard, disabled: !editor.canPaste(), run: editor.paste },
    ...(mayWrite && type !== 'Column'
      ? [{ label: emailBlocksMessages.save, icon: IconPuzzle, run: () => setSaving(true) }]
      : []),
    { label: text.delete_block, icon: IconTrash, run: editor.remove },
  ];
  const toolbar = (
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={classes.tools}
      data-docked={dock !== null || undefined}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => saving && event.stopPropagation()}
    >
      {tools.map(({ label, icon: Icon, disabled, run }) => (
        <IconButton key={label} label={label} size={SIZE} disabled={disabled ?? false} onClick={() => void run()}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </IconButton>
      ))}
      {saving && (
        <SaveBlockDialog block={encodeBlock(editor.template, editor.selected)} onClose={() => setSaving(false)} />
      )}
    </div>
  );
  return dock ? createPortal(toolbar, dock) : toolbar;
}
