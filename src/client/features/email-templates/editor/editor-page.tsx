import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { saveTemplate, useRefreshTemplates } from '../email-templates.data.ts';
import { type Begun, dropDraft, keepDraft } from './drafts.ts';
import classes from './editor-bar.module.css';
import { useEditor } from './use-editor.ts';
import { Workbench } from './workbench.tsx';

const TemplateNameDialog = drawnLater(async () => (await import('../template-name-dialog.tsx')).TemplateNameDialog);

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
  /** What that draft was begun on. */
  begun?: Begun | undefined;
}

const AUTOSAVE_MS = 500;
const TEMPLATES = '/marketing/templates';

/** A template opened for editing; a draft that came back can be given up for what is kept. */
export function EditorPage(opened: Opened) {
  const [given, setGiven] = useState(opened.restored);
  const discard = () => {
    void dropDraft(opened.draft);
    setGiven(false);
  };
  const begins = given || !opened.restored;
  const { base } = opened;
  // Made once: another one at each drawing would count as a change that nobody has made.
  const template = useMemo(() => (begins ? opened.template : decodeTemplate(base)), [begins, opened.template, base]);
  const kept = { version: opened.version, restore_template: base };
  const begun = (given && opened.begun) || kept;
  return (
    <Editing
      key={given ? 'draft' : 'kept'}
      {...opened}
      template={template}
      restored={given}
      begun={begun}
      onDiscard={discard}
    />
  );
}

function Editing(opened: Opened & { begun: Begun; onDiscard: () => void }) {
  const { draft, title, name, template_id, begun, restored, onDiscard } = opened;
  const { version, restore_template: base } = begun;
  const editor = useEditor(opened.template);
  const [saving, setSaving] = useState(false);
  const [overtaken, setOvertaken] = useState(false);
  const own = overtaken ? undefined : template_id;
  const navigate = useNavigate();
  const refresh = useRefreshTemplates();
  const { template, changed } = editor;
  const guard = useUnsavedGuard(changed || restored, () => void dropDraft(draft));

  useEffect(() => {
    if (!changed) return;
    const keep = () =>
      void keepDraft(draft, { stored: encodeTemplate(template), begun: { version, restore_template: base } });
    const timer = setTimeout(keep, AUTOSAVE_MS);
    // A page that goes away now takes what was typed last with it, unless it is kept at once.
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [template, changed, draft, version, base]);

  const actions = (
    <>
      <Link href={TEMPLATES} className={classes.exit}>
        {text.exit}
      </Link>
      <Button kind="primary" onClick={() => setSaving(true)}>
        {template_id ? text.update : text.create}
      </Button>
    </>
  );
  return (
    <>
      <Workbench editor={editor} title={title} restored={restored} onDiscard={onDiscard} actions={actions} />
      {guard}
      {saving && (
        <TemplateNameDialog
          title={title}
          name={name}
          submit={overtaken ? text.save_copy : own ? text.update : text.create}
          saved={text.saved}
          send={({ name: named }, idempotencyKey) => {
            const restore_template = encodeTemplate(template);
            return saveTemplate({ template_id: own, version, name: named, restore_template }, idempotencyKey);
          }}
          onOvertaken={own === undefined ? undefined : () => setOvertaken(true)}
          onSaved={({ id }) => {
            void dropDraft(draft);
            void refresh();
            void navigate({ to: TEMPLATES, search: { template: id }, ignoreBlocker: true });
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
