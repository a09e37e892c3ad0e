import { IconArchive, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Chip } from '#client/ui/display/chip.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { configurationsMessages } from '#shared/features/configurations/configurations.messages.ts';
import { TYPE_LABELS } from '#shared/features/custom-config/published-whole.ts';
import type { WorkingField } from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import fields from './fields.module.css';

/** Options shown before the rest fold into '+N'. */
const MAX_TAGS = 2;

interface FieldRowProps {
  field: WorkingField;
  onEdit: () => void;
  onDelete: () => void;
  onShow: (is_visible: boolean) => void;
}

const statusOf = ({ created, is_visible }: WorkingField) =>
  created ? 'DRAFT_FIELD' : is_visible ? 'PUBLISHED' : 'ARCHIVED';

/** A field with its state and what may be done with it: a draft is deleted, a saved one archived, an archived one shown again. */
export function FieldRow({ field, onEdit, onDelete, onShow }: FieldRowProps) {
  const { name, field_type, enum_options, is_required, is_visible, created } = field;
  const folded = enum_options.length - MAX_TAGS;
  return (
    <>
      <span className={`${classes.entry} ${fields.name}`}>
        {name}
        {is_required && <span title={text.required}> *</span>}
        <span className={fields.fieldMeta}>
          <span className={classes.faint}>{TYPE_LABELS[field_type]}</span>
          {enum_options.slice(0, MAX_TAGS).map((option) => (
            <Chip key={option}>{option}</Chip>
          ))}
          {folded > 0 && <span className={classes.faint}>{format(uiMessages.tags_overflow, { n: folded })}</span>}
        </span>
      </span>
      <span className={fields.state}>
        <StatusPill status={statusOf(field)} />
      </span>
      <span className={classes.rowActions}>
        {(created || is_visible) && (
          <IconButton label={format(configurationsMessages.edit_named, { x: name })} onClick={onEdit}>
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
        )}
        {created ? (
          <IconButton label={format(configurationsMessages.delete_named, { x: name })} onClick={onDelete}>
            <IconTrash size={18} stroke={1.75} />
          </IconButton>
        ) : (
          <IconButton
            label={format(is_visible ? text.hide : text.show, { x: name })}
            onClick={() => onShow(!is_visible)}
          >
            {is_visible ? <IconArchive size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />}
          </IconButton>
        )}
      </span>
    </>
  );
}
