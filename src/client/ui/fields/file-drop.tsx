import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Button } from '../button.tsx';
import { Field, type FieldProps } from './field.tsx';
import classes from './file-drop.module.css';
import { type FileRules, limitLabel, refuseFile } from './file-rules.ts';

interface OneFile {
  /** A file that may pass; or null when the one chosen was refused and the selection was cleared. */
  onFile: (file: File | null) => void;
  onFiles?: never;
}

interface SeveralFiles {
  /** Those of the files chosen at once that may pass, and how many were chosen; the others are named with the reason. */
  onFiles: (files: File[], chosen: number) => void;
  onFile?: never;
}

type FileDropProps = FieldProps & {
  rules: FileRules;
  disabled?: boolean;
} & (OneFile | SeveralFiles);

/** Why files were refused; where one alone was chosen it needs no name. */
function refusalOf(files: readonly File[], rules: FileRules): string | undefined {
  const said = files.flatMap((file) => {
    const reason = refuseFile(file, rules);
    if (!reason) return [];
    return [files.length === 1 ? reason : format(text.file_refused, { file: file.name, reason })];
  });
  return said.join(' ') || undefined;
}

/** A file let go beside the place for it would be opened by the browser, in place of the page and what is typed there. */
function refuseBeside(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Where files are dropped or chosen; type and size are judged before they go on. */
export function FileDrop({ rules, onFile, onFiles, disabled, ...field }: FileDropProps) {
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    window.addEventListener('dragover', refuseBeside);
    window.addEventListener('drop', refuseBeside);
    return () => {
      window.removeEventListener('dragover', refuseBeside);
      window.removeEventListener('drop', refuseBeside);
    };
  }, []);

  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])].slice(0, onFiles ? undefined : 1);
    if (files.length === 0) return;
    const passing = files.filter((file) => !refuseFile(file, rules));
    setRefusal(refusalOf(files, rules));
    if (onFiles) onFiles(passing, files.length);
    else onFile(passing[0] ?? null);
  };
  // Of several, some are refused here and others by who looks into them: all are said.
  const error = onFiles && refusal && field.error ? [refusal, ' ', field.error] : (refusal ?? field.error);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };

  return (
    <Field {...field} error={error}>
      {(tied) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way, the button inside everyone's
        <div
          className={classes.zone}
          data-over={over || undefined}
          data-disabled={disabled || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <span className={classes.icon} aria-hidden>
            <IconUpload size={22} stroke={1.75} />
          </span>
          <div>
            <div className={classes.prompt}>{onFiles ? text.files_prompt : text.file_prompt}</div>
            <div className={classes.limits}>
              {format(text.file_limits, {
                types: rules.typesLabel,
                size: rules.sizeLabel ?? limitLabel(rules.maxBytes),
              })}
            </div>
          </div>
          <input
            {...tied}
            ref={input}
            type="file"
            multiple={onFiles !== undefined}
            className="lf-sr-only"
            tabIndex={-1}
            disabled={disabled}
            accept={[...rules.extensions.map((each) => `.${each}`), ...rules.mimeTypes].join(',')}
            onChange={(event) => {
              take(event.currentTarget.files);
              // Cleared, so that choosing the same file again is a change.
              event.currentTarget.value = '';
            }}
          />
          <Button
            disabled={disabled}
            aria-describedby={tied['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {onFiles ? text.files_choose : text.file_choose}
          </Button>
        </div>
      )}
    </Field>
  );
}
