import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import type { Review } from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';

const KINDS = [
  ['newSections', text.new_sections],
  ['updatedSections', text.updated_sections],
  ['newFields', text.new_fields],
  ['updatedFields', text.updated_fields],
  ['archivedFields', text.archived_fields],
] as const;

interface ReviewDialogProps {
  review: Review;
  publishing: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** What publishing changes: five counts, and under each the sections or fields by name. */
export const ReviewDialog = ({ review, publishing, onPublish, onClose }: ReviewDialogProps) => (
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
          {review[kind].length > 0 && (
            <p className={classes.differences}>{review[kind].map(({ name }) => name).join(' · ')}</p>
          )}
        </li>
      ))}
    </ul>
  </Modal>
);
