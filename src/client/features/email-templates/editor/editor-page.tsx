import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { FormText } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Segments } from '#client/ui/fields/segments.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { TemplateNameForm } from '#shared/features/email-templates/email-templates.schemas.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { saveTemplate, useRefreshTemplates } from '../email-templates.data.ts';
import { Canvas } from './canvas.tsx';
import { dropDraft, keepDraft } from './drafts.ts';
import classes from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { Inspector } from './inspector.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';

export interface Opened {
  /** The draft's name in this browser. */
  draft: string;
  title: string;
  name: string;
  /** Absent for a new template. */
  template_id?: string;
  version?: number;
  template: EmailTemplate;
  /** What is kept on the server. */
  base: string;
  /** The template is a draft that was left unsaved. */
  restored: boolean;
}

const AUTOSAVE_MS = 500;
const TEMPLATES = '/marketing/templates';
const PANES = ['add', 'canvas', 'settings'] as const;

/** Whether a keystroke belongs to what is being written. */
const isWriting = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, [contenteditable="true"], [role="dialog"]') !== null;

/** A template opened for editing; a draft that came back can be given up for what is kept. */
export function EditorPage(opened: Opened) {
  const [given, setGiven] = useState(opened.restored);
  const discard = () => {
    void dropDraft(opened.draft);
    setGiven(false);
  };
  const template = given || !opened.restored ? opened.template : decodeTemplate(opened.base);
  return (
    <Editing key={given ? 'draft' : 'kept'} {...opened} template={template} restored={given} onDiscard={discard} />
  );
}

function Editing(opened: Opened & { onDiscard: () => void }) {
  const { draft, title, name, template_id, version, restored, onDiscard } = opened;
  const editor = useEditor(opened.template);
  const [pane, setPane] = useState<(typeof PANES)[number]>('canvas');
  const [mobile, setMobile] = useState(false);
  const [saving, setSaving] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefreshTemplates();
  const { template, changed } = editor;
  const guard = useUnsavedGuard(changed || restored);

  useEffect(() => {
    if (!changed) return;
    const keep = () => void keepDraft(draft, encodeTemplate(template));
    const timer = setTimeout(keep, AUTOSAVE_MS);
    // A page that goes away now takes what was typed last with it, unless it is kept at once.
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [template, changed, draft]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z') return;
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
        onSave={() => setSaving(true)}
        onFind={(id) => {
          editor.select(id);
          setPane('canvas');
        }}
        saveLabel={template_id ? text.update : text.create}
      />
      {restored && (
        <Notice action={<Button onClick={onDiscard}>{text.discard_restored}</Button>}>{text.restored}</Notice>
      )}
      <div className={classes.panes}>
        <Segments
          label={text.view}
          options={PANES.map((value) => ({ value, label: text[value] }))}
          value={pane}
          onChange={setPane}
        />
      </div>
      <div className={classes.columns} data-pane={pane}>
        <Toolbar editor={editor} onAdded={() => setPane('canvas')} />
        <Canvas editor={editor} mobile={mobile} />
        <Inspector editor={editor} />
      </div>
      <div aria-live="polite" className="lf-sr-only">
        {editor.said}
      </div>
      {guard}
      {saving && (
        <FormDialog
          title={title}
          schema={TemplateNameForm}
          initial={{ name }}
          input={(form) => form}
          send={(form: { name: string }) =>
            saveTemplate({ template_id, version, name: form.name, restore_template: encodeTemplate(template) })
          }
          submit={template_id ? text.update : text.create}
          saved={text.saved}
          failed={text.error_saving}
          onSaved={() => {
            void dropDraft(draft);
            void refresh();
            void navigate({ to: TEMPLATES, ignoreBlocker: true });
          }}
          onClose={() => setSaving(false)}
        >
          <FormText name="name" label={text.template_name} placeholder={text.enter_template_name} data-autofocus />
        </FormDialog>
      )}
    </div>
  );
}
