import { useState } from 'react';
import { fileSize } from '../../../shared/features/documents/describe-document.ts';
import { documentsMessages as text } from '../../../shared/features/documents/documents.messages.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PDF_UP_TO_20_MB } from '../../ui/file-rules.ts';
import { Modal } from '../../ui/modal.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { refuseDisguised } from './check-pdf.ts';
import classes from './documents.module.css';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps {
  opportunityId: string;
  opened: boolean;
  onClose: () => void;
}

const EMPTY = { file_name: '', file_description: '', autofill: false };

/** Chooses a PDF, says what it is, and sends it; the file is judged before it travels. */
export function UploadDialog({ opportunityId, opened, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [fields, setFields] = useState(EMPTY);
  const close = () => {
    setFile(null);
    setRefusal(undefined);
    setFields(EMPTY);
    forget();
    onClose();
  };
  const { part, failure, send, stop, forget } = useUpload(close);
  const sending = part !== null;
  const dirty = file !== null || fields !== EMPTY;
  const guard = useUnsavedGuard(dirty);

  const change = (change: Partial<typeof EMPTY>) => setFields((before) => ({ ...before, ...change }));
  const choose = async (chosen: File | null) => {
    setFile(null);
    const message = chosen ? await refuseDisguised(chosen) : undefined;
    setRefusal(message);
    if (!chosen || message) return;
    // A name someone has written stays with the next file; one taken from a file goes with it.
    if (fields.file_name === (file?.name ?? '')) change({ file_name: chosen.name });
    setFile(chosen);
  };
  const upload = () => {
    if (file) void send({ opportunity_id: opportunityId, file, ...fields });
  };

  return (
    <Modal
      opened={opened}
      title={text.upload_title}
      dirty={dirty}
      busy={sending}
      onClose={close}
      footer={(requestClose) => (
        <>
          {sending ? (
            <Button onClick={stop}>{text.stop_upload}</Button>
          ) : (
            <Button onClick={requestClose}>{uiMessages.cancel}</Button>
          )}
          <Button kind="primary" disabled={!file} loading={sending} onClick={upload}>
            {text.upload}
          </Button>
        </>
      )}
    >
      <div className={classes.form}>
        {failure !== null && !sending && (
          <ErrorBanner message={text.upload_failed}>{failure !== text.upload_failed && failure}</ErrorBanner>
        )}
        <FileDrop
          label={text.file}
          hint={text.pages_limit}
          error={refusal}
          rules={PDF_UP_TO_20_MB}
          required
          disabled={sending}
          onFile={(chosen) => void choose(chosen)}
        />
        {file && (
          <div className={classes.chosen}>
            <span>{format(text.chosen, { file: file.name, size: fileSize(file.size) })}</span>
            {sending && (
              <>
                <Progress label={format(text.uploading, { file: file.name })} percent={part * 100} />
                <span className={classes.facts}>
                  {format(text.uploaded_part, { percent: Math.round(part * 100), size: fileSize(file.size) })}
                </span>
              </>
            )}
          </div>
        )}
        <TextField
          label={text.file_name}
          maxLength={255}
          disabled={sending}
          value={fields.file_name}
          onChange={(event) => change({ file_name: event.currentTarget.value })}
        />
        <TextareaField
          label={text.file_description}
          rows={2}
          maxLength={2_000}
          disabled={sending}
          value={fields.file_description}
          onChange={(event) => change({ file_description: event.currentTarget.value })}
        />
        <Checkbox
          label={text.autofill}
          hint={text.autofill_hint}
          checked={fields.autofill}
          disabled={sending}
          onChange={(autofill) => change({ autofill })}
        />
      </div>
      {guard}
    </Modal>
  );
}
