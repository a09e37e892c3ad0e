import { useEffect } from 'react';
import { useFetchedAhead } from '#client/ui/drawn-later.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { ROOT } from '#shared/features/email-templates/model/email-template.ts';
import { bodyFrame } from '#shared/features/email-templates/render/render-html.ts';
import { TOOLBAR_DOCK } from './block-toolbar.tsx';
import classes from './canvas.module.css';
import { CanvasBlock } from './canvas-block.tsx';
import { MOBILE } from './mobile-width.ts';
import { TextEditor } from './text-editor-later.ts';
import { blockElementId, type Editor } from './use-editor.ts';

/** The e-mail as it is built. The keyboard goes from element to element; what is selected shows its tools. */
export function Canvas({ editor, mobile }: { editor: Editor; mobile: boolean }) {
  const { template, selected, focusNext } = editor;
  const { frame, outside, props } = bodyFrame(template);

  useFetchedAhead(TextEditor.ahead);
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    const element = document.getElementById(blockElementId(selected));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <>
      <section className={classes.canvas} aria-label={text.canvas} style={{ background: outside.background }}>
        <p className={classes.hint}>{text.canvas_hint}</p>
        <div
          className={classes.sheet}
          style={{ maxWidth: mobile ? MOBILE : props.width }}
          data-mobile={mobile || undefined}
        >
          <CanvasBlock editor={editor} id={ROOT} frame={frame} mobile={mobile} />
        </div>
      </section>
      <div id={TOOLBAR_DOCK} className={classes.dock} />
    </>
  );
}
