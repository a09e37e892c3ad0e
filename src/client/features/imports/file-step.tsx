import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RestError, saveFile } from '#client/platform/rest.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { FileDrop } from '#client/ui/fields/file-drop.tsx';
import type { FileRules } from '#client/ui/fields/file-rules.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { type ImportKind, SAMPLE_FILE, sampleFile } from '#shared/features/imports/imports.rules.ts';
import { importsOptions, uploadList } from './imports.data.ts';
import classes from './imports.module.css';
import { RecentImports } from './recent-imports.tsx';

const MIB = 1024 * 1024;

const rulesOf = (maxBytes: number): FileRules => ({
  extensions: ['csv', 'xlsx'],
  mimeTypes: [
    'text/csv',
    'text/plain',
    'application/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  typesLabel: 'CSV or XLSX',
  maxBytes,
  sizeLabel: `${Number((maxBytes / MIB).toFixed(1))}MB`,
});

/** Why a file was not taken, and the words that come before. */
function failureOf(error: unknown, kind: ImportKind): { message: string; reason?: string } {
  const uploading = kind === 'contacts' ? text.error_uploading_contacts : text.error_uploading_referrals;
  if (!(error instanceof RestError)) return { message: uploading };
  const { file } = error.fields;
  if (file === undefined) return { message: uploading, reason: error.message };
  return { message: error.message === file ? uploading : error.message, reason: file };
}

interface FileStepProps {
  kind: ImportKind;
  onUploaded: (importId: string) => void;
  onOpen: (importId: string) => void;
}

/** Where a list is chosen and sent, and where the ones before it are found again. */
export function FileStep({ kind, onUploaded, onOpen }: FileStepProps) {
  const recent = useQuery(importsOptions(kind));
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const abort = new AbortController();
    running.current = abort;
    setFailure(null);
    setPart(0);
    try {
      const sending = { onProgress: setPart, signal: abort.signal, idempotencyKey: crypto.randomUUID() };
      const { import_id } = await uploadList(kind, file, sending);
      onUploaded(import_id);
    } catch (error) {
      if (!abort.signal.aborted) setFailure(failureOf(error, kind));
    } finally {
      setPart(null);
    }
  };

  return (
    <div className={classes.stack}>
      {failure && <ErrorBanner message={failure.message}>{failure.reason}</ErrorBanner>}
      {recent.data ? (
        <FileDrop
          label={text.file}
          hint={`${kind === 'contacts' ? text.file_hint_contacts : text.file_hint_referrals} ${text.rows_limit}`}
          rules={rulesOf(recent.data.max_bytes)}
          required
          disabled={part !== null}
          onFile={(file) => {
            setFailure(null);
            if (file) void send(file);
          }}
        />
      ) : (
        recent.isError && <ErrorBanner message={text.error_fetching} onRetry={() => void recent.refetch()} />
      )}
      {part !== null && <Progress label={text.step_file} percent={part * 100} />}
      <div>
        <Button
          kind="quiet"
          onClick={() => saveFile(new Blob([sampleFile(kind)], { type: 'text/csv' }), SAMPLE_FILE[kind])}
        >
          {text.sample}
        </Button>
      </div>
      <RecentImports kind={kind} imports={recent.data?.imports ?? []} onOpen={onOpen} />
    </div>
  );
}
