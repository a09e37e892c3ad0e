import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { SortableList } from '#client/components/sortable/sortable-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { configurationsMessages } from '#shared/features/configurations/configurations.messages.ts';
import { customConfigMessages } from '#shared/features/custom-config/custom-config.messages.ts';
import {
  changeItem,
  moveItem,
  type WorkingField,
  type WorkingSection,
} from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import history from '../history/history.module.css';
import { FieldRow } from './field-row.tsx';
import fieldsClasses from './fields.module.css';

interface SectionBlockProps {
  section: WorkingSection;
  onFields: (fields: WorkingField[]) => void;
  onEdit: () => void;
  onDelete: () => void;
  onAddField: () => void;
  onEditField: (field: WorkingField) => void;
  onDeleteField: (field: WorkingField) => void;
}

/** A section with its fields in their order. A draft can be deleted. */
export function SectionBlock({ section, onFields, ...on }: SectionBlockProps) {
  const { name, description, fields, created } = section;
  return (
    <div className={fieldsClasses.section}>
      <div className={history.versionHead}>
        <h3 className={history.versionTitle}>{name}</h3>
        <span className={classes.actions}>
          <Button
            kind="quiet"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            aria-label={format(text.add_field_to, { section: name })}
            onClick={on.onAddField}
          >
            {text.add_field}
          </Button>
          <IconButton label={format(configurationsMessages.edit_named, { x: name })} onClick={on.onEdit}>
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
          {created && (
            <IconButton label={format(configurationsMessages.delete_named, { x: name })} onClick={on.onDelete}>
              <IconTrash size={18} stroke={1.75} />
            </IconButton>
          )}
        </span>
      </div>
      <p className={classes.faint}>{description}</p>
      {fields.length === 0 && <p className={classes.hint}>{customConfigMessages.no_fields_found}</p>}
      <SortableList
        label={format(text.fields_of, { section: name })}
        items={fields}
        onMove={(id, to) => onFields(moveItem(fields, id, to))}
      >
        {(field) => (
          <FieldRow
            field={field}
            onEdit={() => on.onEditField(field)}
            onDelete={() => on.onDeleteField(field)}
            onShow={(is_visible) => onFields(changeItem(fields, field.id, { is_visible }))}
          />
        )}
      </SortableList>
    </div>
  );
}
