import { useState } from 'react';
import { SortableList } from '#client/components/sortable/sortable-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { configurationsMessages } from '#shared/features/configurations/configurations.messages.ts';
import { customConfigMessages } from '#shared/features/custom-config/custom-config.messages.ts';
import { withDefaults } from '#shared/features/custom-config/default-sections.ts';
import {
  changeItem,
  moveItem,
  type WorkingField,
  type WorkingSection,
} from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { deleteQuestion } from '../delete-question.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import type { EnteredField } from './field-dialog.tsx';
import type { PreviewWidth } from './fields-preview.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { SectionBlock } from './section-block.tsx';
import { useWorkingCopy } from './use-working-copy.ts';

const FieldDialog = drawnLater(async () => (await import('./field-dialog.tsx')).FieldDialog);
const FieldsPreview = drawnLater(
  async () => (await import('./fields-preview.tsx')).FieldsPreview,
  <Skeleton height={320} />,
);
const ReviewDialog = drawnLater(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const SectionDialog = drawnLater(async () => (await import('./section-dialog.tsx')).SectionDialog);

type Asked =
  | { what: 'section'; section?: WorkingSection }
  | { what: 'field'; section: WorkingSection; field?: WorkingField }
  | { what: 'delete'; section: WorkingSection; field?: WorkingField }
  | { what: 'review' }
  | { what: 'discard' };

const DRAFT = { created: true, modified: false, version: 0 };
const newId = () => crypto.randomUUID();

/** The inquiry fields editor: a working copy of one's own, reviewed and then published for everybody. */
export function FieldsCard() {
  const copy = useWorkingCopy();
  const { sections, review, change, publishing } = copy;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const close = () => setAsked(null);

  const setFields = ({ id }: WorkingSection, fields: WorkingField[]) =>
    sections && change(sections.map((each) => (each.id === id ? { ...each, fields } : each)));
  const keepSection = (entered: Pick<WorkingSection, 'name' | 'description'>, section?: WorkingSection) =>
    sections &&
    change(
      section
        ? changeItem(sections, section.id, entered)
        : [...sections, { id: newId(), ...entered, ...DRAFT, fields: [] }],
    );
  const keepField = (entered: EnteredField, section: WorkingSection, field?: WorkingField) =>
    setFields(
      section,
      field
        ? changeItem(section.fields, field.id, entered)
        : [...section.fields, { id: newId(), ...entered, ...DRAFT, is_visible: true }],
    );
  const remove = (section: WorkingSection, field?: WorkingField) => {
    if (field)
      setFields(
        section,
        section.fields.filter(({ id }) => id !== field.id),
      );
    else if (sections) change(sections.filter(({ id }) => id !== section.id));
    close();
  };
  const publishedOptions = (field?: WorkingField) =>
    copy.published?.flatMap(({ fields }) => fields).find(({ id }) => id === field?.id)?.enum_options ?? [];
  const applyDefault = () => {
    if (!sections) return;
    const next = withDefaults(sections, newId);
    if (next.length === sections.length) return toast.common(text.defaults_there);
    change(next);
    toast.success(text.defaults_applied);
    setAsked({ what: 'review' });
  };
  const publishAll = async () => {
    if (await copy.publishAll()) close();
  };

  return (
    <div className={classes.beside} data-preview={width}>
      <Card
        title={text.title}
        aside={
          sections && (
            <div className={classes.actions}>
              <HistoryButton type="INQUIRY_FIELDS" title={text.title} />
              <Button kind="quiet" onClick={applyDefault}>
                {text.apply_default}
              </Button>
              <Button onClick={() => setAsked({ what: 'section' })}>{text.add_section}</Button>
              {review && review.total > 0 && (
                <>
                  <Button kind="quiet" onClick={() => setAsked({ what: 'discard' })}>
                    {text.discard}
                  </Button>
                  <Button kind="primary" onClick={() => setAsked({ what: 'review' })}>
                    {format(text.review_changes, { n: review.total })}
                  </Button>
                </>
              )}
            </div>
          )
        }
      >
        <p className={classes.hint}>{text.hint}</p>
        <ModeChoice />
        {copy.met && <Notice>{text.met}</Notice>}
        {!sections && !copy.failed && <LoadingRows />}
        {!sections && copy.failed && (
          <ErrorBanner message={text.error_fetching} onRetry={copy.retry} retrying={copy.retrying} />
        )}
        {sections?.length === 0 && <EmptyState title={customConfigMessages.no_fields_found} />}
        <SortableList
          label={text.sections}
          items={sections ?? []}
          onMove={(id, to) => sections && change(moveItem(sections, id, to))}
        >
          {(section) => (
            <SectionBlock
              section={section}
              onFields={(fields) => setFields(section, fields)}
              onEdit={() => setAsked({ what: 'section', section })}
              onDelete={() => setAsked({ what: 'delete', section })}
              onAddField={() => setAsked({ what: 'field', section })}
              onEditField={(field) => setAsked({ what: 'field', section, field })}
              onDeleteField={(field) => setAsked({ what: 'delete', section, field })}
            />
          )}
        </SortableList>
        {asked?.what === 'section' && sections && (
          <SectionDialog
            sections={sections}
            section={asked.section}
            onSubmit={(entered) => keepSection(entered, asked.section)}
            onClose={close}
          />
        )}
        {asked?.what === 'field' && sections && (
          <FieldDialog
            sections={sections}
            field={asked.field}
            published={publishedOptions(asked.field)}
            onSubmit={(entered) => keepField(entered, asked.section, asked.field)}
            onClose={close}
          />
        )}
        {asked?.what === 'review' && review && sections && copy.published && (
          <ReviewDialog
            review={review}
            sections={sections}
            published={copy.published}
            publishing={publishing}
            onPublish={() => void publishAll()}
            onClose={close}
          />
        )}
        <ConfirmDialog
          opened={asked?.what === 'delete'}
          title={asked?.what === 'delete' ? deleteQuestion((asked.field ?? asked.section).name) : ''}
          confirmLabel={configurationsMessages.delete}
          danger
          onCancel={close}
          onConfirm={() => asked?.what === 'delete' && remove(asked.section, asked.field)}
        />
        <ConfirmDialog
          opened={asked?.what === 'discard'}
          title={text.discard_question}
          confirmLabel={text.discard}
          danger
          onCancel={close}
          onConfirm={() => {
            copy.discard();
            close();
          }}
        >
          {text.discard_text}
        </ConfirmDialog>
      </Card>
      {sections && <FieldsPreview sections={sections} width={width} onWidth={setWidth} />}
    </div>
  );
}
