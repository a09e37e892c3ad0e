import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Segments } from '#client/ui/fields/segments.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { Canvas } from './canvas.tsx';
import { EditorBar } from './editor-bar.tsx';
import { Inspector } from './inspector.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Editor } from './use-editor.ts';
import classes from './workbench.module.css';

const PANES = ['add', 'canvas', 'settings'] as const;

/** Sliders, colors and boxes hold no text that a browser would undo: the editor does. */
const WRITTEN_IN =
  'input:not([type="range"], [type="color"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** Whether a keystroke belongs to what is being written. */
const isWriting = (target: EventTarget) => target instanceof HTMLElement && target.closest(WRITTEN_IN) !== null;

interface WorkbenchProps {
  editor: Editor;
  title?: string;
  /** What is shown was left unsaved; it can be given up for what is kept. */
  restored: boolean;
  onDiscard: () => void;
  actions: ReactNode;
}

/** Where an e-mail is built: its head, what can be added, the e-mail itself and the settings of what is selected. */
export function Workbench({ editor, title, restored, onDiscard, actions }: WorkbenchProps) {
  const [pane, setPane] = useState<(typeof PANES)[number]>('canvas');
  const [mobile, setMobile] = useState(false);
  const showCanvas = useCallback(() => setPane('canvas'), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
    if (event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, whatever in it has the focus
    <div className={classes.editor} onKeyDown={onKeyDown}>
      <EditorBar
        editor={editor}
        title={title}
        mobile={mobile}
        onMobile={setMobile}
        onFind={(id) => {
          editor.select(id);
          setPane('canvas');
        }}
        actions={actions}
      />
      {restored && (
        <Notice action={<Button onClick={onDiscard}>{text.discard_restored}</Button>}>{text.restored}</Notice>
      )}
      <div className={classes.panes}>
        <Segments
          label={text.part_shown}
          options={PANES.map((value) => ({ value, label: text[value] }))}
          value={pane}
          onChange={setPane}
        />
      </div>
      <div className={classes.columns} data-pane={pane}>
        <Toolbar editor={editor} onAdded={showCanvas} />
        <Canvas editor={editor} mobile={mobile} />
        <Inspector editor={editor} />
      </div>
      <div aria-live="polite" className="lf-sr-only">
        {editor.said}
      </div>
    </div>
  );
}
