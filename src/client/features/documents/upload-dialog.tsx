import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormCheckbox, FormField, FormText, FormTextarea } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { FileDrop } from '#client/ui/fields/file-drop.tsx';
import { PDF_UP_TO_20_MB } from '#client/ui/fields/file-rules.ts';
import { fileSize } from '#shared/features/documents/describe-document.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { UploadForm } from '#shared/features/documents/documents.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { refuseDisguised } from './check-pdf.ts';
import { refreshDocuments } from './documents.data.ts';
import classes from './documents.module.css';
import { watchUpload } from './upload-watch.ts';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps {
  opportunityId: string;
  onClose: () => void;
}

/** Chooses a PDF, says what it is, and sends it; the file is judged before it travels. */
export function UploadDialog({ opportunityId, onClose }: UploadDialogProps) {
  const client = useQueryClient();
  const { part, send, stop, wasStopped } = useUpload();
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <FormDialog
      title={text.upload_title}
      submit={text.upload}
      schema={UploadForm}
      initial={{ file: null as File | null, file_name: '', file_description: '', autofill: false }}
      input={(upload) => ({ ...upload, opportunity_id: opportunityId })}
      send={(upload, key) => {
        setFailure(null);
        return send(upload, key);
      }}
      stop={{ label: text.stop_upload, onStop: stop }}
      saved={text.uploaded}
      failed={text.upload_failed}
      onRefused={({ message = '' }) => {
        if (!wasStopped()) setFailure(message);
        return wasStopped();
      }}
      onSaved={(document_id) => {
        watchUpload(document_id);
        void refreshDocuments(client);
        onClose();
      }}
      onClose={onClose}
    >
      {({ values: { file, file_name }, sending, set }) => (
        <>
          {failure !== null && !sending && (
            <ErrorBanner message={text.upload_failed}>{failure !== text.upload_failed && failure}</ErrorBanner>
          )}
          <FormField<File | null> name="file">
            {({ onChange, required }) => (
              <FileDrop
                label={text.file}
                hint={text.pages_limit}
                error={refusal}
                rules={PDF_UP_TO_20_MB}
                required={required}
                disabled={sending}
                onFile={async (chosen) => {
                  const disguised = chosen ? await refuseDisguised(chosen) : undefined;
                  setRefusal(disguised);
                  onChange(disguised ? null : chosen);
                  // A name someone has written stays with the next file; one taken from a file goes with it.
                  if (chosen && !disguised && file_name === (file?.name ?? '')) set('file_name', chosen.name);
                }}
              />
            )}
          </FormField>
          {file && <Chosen file={file} part={sending ? part : null} />}
          <FormText name="file_name" label={text.file_name} disabled={sending} />
          <FormTextarea name="file_description" label={text.file_description} rows={2} disabled={sending} />
          <FormCheckbox name="autofill" label={text.autofill} hint={text.autofill_hint} disabled={sending} />
        </>
      )}
    </FormDialog>
  );
}

/** The file that was chosen, and how much of it has left. */
function Chosen({ file, part }: { file: File; part: number | null }) {
  return (
    <div className={classes.chosen}>
      <span>{format(text.chosen, { file: file.name, size: fileSize(file.size) })}</span>
      {part !== null && (
        <>
          <Progress label={format(text.uploading, { file: file.name })} percent={part * 100} />
          <span className={classes.facts}>
            {format(text.uploaded_part, { percent: Math.round(part * 100), size: fileSize(file.size) })}
          </span>
        </>
      )}
    </div>
  );
}
