import { useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { Chip } from '#client/ui/display/chip.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { isStarter } from '#shared/features/email-templates/starters/starters.ts';
import {
  renameTemplate,
  type Template,
  useArchiveTemplate,
  useDuplicateTemplate,
  useRefreshTemplates,
} from '../email-templates.data.ts';
import classes from '../email-templates.module.css';
import { TemplateThumb } from './template-thumb.tsx';

const TemplateNameDialog = drawnLater(async () => (await import('../template-name-dialog.tsx')).TemplateNameDialog);
const VersionsDialog = drawnLater(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

interface TemplateCardProps {
  template: Template;
  chosen: boolean;
  mayWrite: boolean;
  onChoose: () => void;
}

/** A template in the list: a small picture of it, its name, and what can be done with it. */
export function TemplateCard({ template, chosen, mayWrite, onChoose }: TemplateCardProps) {
  const { name } = template;
  const starter = isStarter(template.id);
  return (
    <li className={classes.card} data-chosen={chosen || undefined}>
      <button type="button" className={classes.choose} aria-pressed={chosen} onClick={onChoose}>
        <TemplateThumb key={template.preview} template={template} />
        <span className={classes.name}>{name}</span>
        <small className={classes.made}>
          {template.created_by}, <Instant at={template.created_at} />
        </small>
      </button>
      <span className={classes.tools}>
        {starter && <Chip>{text.starter}</Chip>}
        {mayWrite && <CardMenu template={template} starter={starter} />}
      </span>
    </li>
  );
}

function CardMenu({ template, starter }: { template: Template; starter: boolean }) {
  const [renaming, setRenaming] = useState(false);
  const [looking, setLooking] = useState(false);
  const duplicate = useDuplicateTemplate();
  const archive = useArchiveTemplate();
  const refresh = useRefreshTemplates();
  const template_id = template.id;
  const said = (message: string) => ({
    onSuccess: () => toast.success(message),
    onError: (error: unknown) => toast.error(refusalOf(error) ?? text.failed),
  });
  const putAway = (archived: boolean) =>
    archive.mutate({ template_id, archived }, said(archived ? text.archived : text.brought_back));
  const own: MenuAction[] = template.is_active
    ? [
        { key: 'rename', label: text.rename, onSelect: () => setRenaming(true) },
        { key: 'versions', label: text.versions, onSelect: () => setLooking(true) },
        { key: 'archive', label: text.archive, onSelect: () => putAway(true) },
      ]
    : [{ key: 'back', label: text.bring_back, onSelect: () => putAway(false) }];
  const copy = {
    key: 'copy',
    label: text.duplicate,
    onSelect: () => duplicate.mutate({ template_id }, said(text.duplicated)),
  };
  return (
    <>
      <ActionMenu actions={[copy, ...(starter ? [] : own)]} />
      {looking && <VersionsDialog template={template} onClose={() => setLooking(false)} />}
      {renaming && (
        <TemplateNameDialog
          title={text.rename}
          name={template.name}
          saved={text.renamed}
          send={({ name }) => renameTemplate({ template_id, name })}
          onSaved={() => {
            void refresh();
            setRenaming(false);
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
