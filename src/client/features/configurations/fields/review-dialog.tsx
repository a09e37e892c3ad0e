import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { optionsTakenOff, reviewChanges } from '#shared/features/custom-config/review-changes.ts';
import type {
  PublishedSection,
  Review,
  WorkingField,
  WorkingSection,
} from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import classes from '../history/history.module.css';
import fields from './fields.module.css';
import { OptionUse } from './option-use.tsx';

const KINDS = [
  ['newSections', text.new_sections],
  ['updatedSections', text.updated_sections],
  ['newFields', text.new_fields],
  ['updatedFields', text.updated_fields],
  ['archivedFields', text.archived_fields],
] as const;

const isField = (item: WorkingField | WorkingSection): item is WorkingField => 'field_type' in item;

interface ReviewDialogProps {
  review: Review;
  sections: readonly WorkingSection[];
  published: readonly PublishedSection[];
  publishing: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** What publishing changes: five counts, and under each every section or field with what becomes of it. */
export function ReviewDialog({ review, sections, published, publishing, onPublish, onClose }: ReviewDialogProps) {
  const changes = reviewChanges(sections, published);
  return (
    <Modal
      opened
      title={text.review_title}
      busy={publishing}
      onClose={onClose}
      footer={
        <>
          <Button disabled={publishing} onClick={onClose}>
            {uiMessages.cancel}
          </Button>
          <Button kind="primary" disabled={review.total === 0} loading={publishing} onClick={onPublish}>
            {format(text.publish, { n: review.total })}
          </Button>
        </>
      }
    >
      <ul className={classes.versions}>
        {KINDS.map(([kind, what]) => (
          <li key={kind} className={classes.version}>
            <h3 className={classes.versionTitle}>{format(text.count, { what, n: review[kind].length })}</h3>
            <ul className={classes.differences}>
              {review[kind].map((item) => {
                const lines = changes.get(item.id) ?? [];
                return (
                  <li key={item.id}>
                    <strong className={fields.changed}>{item.name}</strong>
                    {` · ${joined(...(lines.length > 0 ? lines : [text.change_nothing]))}`}
                    {isField(item) && <OptionUse fieldId={item.id} removed={optionsTakenOff(item, published)} />}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
