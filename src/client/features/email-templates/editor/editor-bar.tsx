import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconListCheck } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSampleTags } from '#client/components/use-sample-tags.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Segments } from '#client/ui/fields/segments.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { useTabTitle } from '#client/ui/page/use-tab-title.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { type Finding, lint } from '#shared/features/email-lint/lint.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './editor-bar.module.css';
import type { Editor } from './use-editor.ts';

const PreviewDialog = drawnLater(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

interface EditorBarProps {
  editor: Editor;
  /** Absent where the page around it says what this is. */
  title?: string | undefined;
  mobile: boolean;
  onMobile: (mobile: boolean) => void;
  /** What leads on from here, at the end. */
  actions: ReactNode;
  /** Leads to an element that something is said about. */
  onFind: (id: string) => void;
}

/** The editor's head: what was done, how it looks, what troubles readers, and the way out. */
export function EditorBar({ editor, title, mobile, onMobile, actions, onFind }: EditorBarProps) {
  useTabTitle(title);
  const [previewing, setPreviewing] = useState(false);
  const [checking, setChecking] = useState(false);
  const template = useDeferredValue(editor.template);
  const tags = useSampleTags();
  const bytes = useMemo(() => new TextEncoder().encode(renderHtml(template, { merge: tags })).length, [template, tags]);
  const findings = useMemo(() => lint(template, bytes), [template, bytes]);
  const errors = findings.filter(({ level }) => level === 'error').length;
  const counts = format(text.check_count, { errors, warnings: findings.length - errors });
  return (
    <header className={classes.bar}>
      {title !== undefined && <h1>{title}</h1>}
      <span className={classes.group}>
        <IconButton label={text.undo} disabled={!editor.canUndo} onClick={editor.undo}>
          <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={text.redo} disabled={!editor.canRedo} onClick={editor.redo}>
          <IconArrowForwardUp size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
      <Segments
        label={text.view}
        options={[
          { value: 'desktop', label: text.desktop },
          { value: 'mobile', label: text.mobile },
        ]}
        value={mobile ? 'mobile' : 'desktop'}
        onChange={(view) => onMobile(view === 'mobile')}
      />
      <span className={classes.size}>{format(text.size_of, { size: Math.ceil(bytes / 1000) })}</span>
      <span className={classes.right}>
        <Button
          icon={<IconListCheck size={18} stroke={1.75} aria-hidden />}
          aria-label={counts}
          onClick={() => setChecking(true)}
        >
          {findings.length === 0 ? text.checks : `${text.checks} (${findings.length})`}
        </Button>
        <Button icon={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={() => setPreviewing(true)}>
          {text.preview}
        </Button>
        {actions}
      </span>
      {previewing && <PreviewDialog template={editor.template} tags={tags} onClose={() => setPreviewing(false)} />}
      <Modal opened={checking} title={text.checks} onClose={() => setChecking(false)}>
        <Findings
          findings={findings}
          onFind={(id) => {
            setChecking(false);
            onFind(id);
          }}
        />
      </Modal>
    </header>
  );
}

function Findings({ findings, onFind }: { findings: readonly Finding[]; onFind: (id: string) => void }) {
  if (findings.length === 0) return <p>{text.all_well}</p>;
  const groups = [
    { title: text.to_fix, level: 'error' },
    { title: text.to_look_at, level: 'warning' },
  ] as const;
  return groups.map(({ title, level }) => {
    const found = findings.filter((finding) => finding.level === level);
    if (found.length === 0) return null;
    return (
      <section key={level} aria-label={title}>
        <h3>{title}</h3>
        <ul className={classes.findings}>
          {found.map((finding) => (
            <li key={`${finding.id} ${finding.text}`}>
              <button type="button" className={classes.finding} data-level={level} onClick={() => onFind(finding.id)}>
                {finding.text}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
