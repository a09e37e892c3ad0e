import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormCheckbox } from '#client/components/form/checkbox-field.tsx';
import { FormField } from '#client/components/form/fields.tsx';
import { FormModal } from '#client/components/form/form-dialog.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { FileDrop } from '#client/ui/fields/file-drop.tsx';
import { PDF_UP_TO_20_MB } from '#client/ui/fields/file-rules.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { MAX_UPLOADS, UploadForm } from '#shared/features/documents/documents.schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { refuseDisguised } from './check-pdf.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { refreshDocuments } from './documents.data.ts';
import { watchUpload } from './upload-watch.ts';
import { UploadsFailed, useUpload } from './use-upload.ts';

interface UploadDialogProps {
  opportunityId: string;
  onClose: () => void;
}

const sameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The files chosen before and those chosen now, each once, and why some of them were left out. */
async function addFiles(before: readonly File[], passing: readonly File[], chosen: number) {
  const refused: string[] = [];
  const files = [...before];
  for (const file of passing) {
    const disguised = await refuseDisguised(file);
    if (disguised)
      refused.push(chosen === 1 ? disguised : format(uiMessages.file_refused, { file: file.name, reason: disguised }));
    else if (!files.some((each) => sameFile(each, file))) files.push(file);
  }
  if (files.length > MAX_UPLOADS) refused.push(format(text.too_many_files, { n: MAX_UPLOADS }));
  return { files: files.slice(0, MAX_UPLOADS), refusal: refused.join(' ') || undefined };
}

/** Chooses PDFs, says what they are, and sends them; each file is judged before it travels. */
export function UploadDialog({ opportunityId, onClose }: UploadDialogProps) {
  const client = useQueryClient();
  const { parts, failures, send, stop, wasStopped } = useUpload();
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<{ message: string; reason?: string } | null>(null);
  const arrived = (ids: readonly string[]) => {
    for (const id of ids) watchUpload(id);
    void refreshDocuments(client);
  };
  const form = useForm({
    schema: UploadForm,
    initial: { files: [] as File[], file_name: '', file_description: '', autofill: true },
    input: (upload) => ({
      ...upload,
      file_name: upload.files.length === 1 ? upload.file_name : '',
      opportunity_id: opportunityId,
    }),
    send: (upload) => {
      setFailure(null);
      return send(upload);
    },
    saved: (ids) => (ids.length === 1 ? text.uploaded : format(text.uploaded_several, { n: ids.length })),
    failed: text.upload_failed,
    onRefused: ({ message = '' }, error) => {
      if (error instanceof UploadsFailed) {
        arrived(error.sent);
        keep(error.left);
        const counts = { n: error.left.length, total: error.sent.length + error.left.length };
        if (!wasStopped()) setFailure({ message: format(text.upload_failed_several, counts) });
      } else if (!wasStopped()) {
        setFailure({
          message: text.upload_failed,
          ...(message && message !== text.upload_failed && { reason: message }),
        });
      }
      return wasStopped();
    },
    onSaved: (ids) => {
      arrived(ids);
      onClose();
    },
  });
  const { files, file_name } = form.values;
  const { sending } = form;
  const keep = (next: readonly File[]) => {
    form.set('files', [...next]);
    // A name someone has written stays with the next file; one taken from a file goes with it.
    if (file_name === '' || files.some(({ name }) => name === file_name))
      form.set('file_name', next.length === 1 ? (next[0]?.name ?? '') : '');
  };
  return (
    <FormModal
      form={form}
      title={text.upload_title}
      submit={files.length > 1 ? format(text.upload_several, { n: files.length }) : text.upload}
      stop={{ label: text.stop_upload, onStop: stop }}
      onClose={onClose}
    >
      {failure && !sending && <ErrorBanner message={failure.message}>{failure.reason}</ErrorBanner>}
      <FormField<File[]> name="files">
        {({ required }) => (
          <FileDrop
            label={text.files}
            hint={text.pages_limit}
            error={refusal}
            rules={PDF_UP_TO_20_MB}
            required={required}
            disabled={sending}
            onFiles={async (passing, chosen) => {
              const added = await addFiles(files, passing, chosen);
              setRefusal(added.refusal);
              keep(added.files);
            }}
          />
        )}
      </FormField>
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          parts={sending ? parts : null}
          failures={failures}
          onRemove={(file) => keep(files.filter((each) => each !== file))}
        />
      )}
      {files.length <= 1 && <FormText name="file_name" label={text.file_name} disabled={sending} />}
      <FormTextarea name="file_description" label={text.file_description} rows={2} disabled={sending} />
      <FormCheckbox name="autofill" label={text.autofill} hint={text.autofill_hint} disabled={sending} />
    </FormModal>
  );
}
