import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Button } from '../button.tsx';
import { Field, type FieldProps } from './field.tsx';
import classes from './file-drop.module.css';
import { type FileRules, limitLabel, refuseFile } from './file-rules.ts';

interface FileDropProps extends FieldProps {
  rules: FileRules;
  /** A file that may pass; or null when the one chosen was refused and the selection was cleared. */
  onFile: (file: File | null) => void;
  disabled?: boolean;
}

/** Where a file is dropped or chosen; type and size are judged before it goes on. */
export function FileDrop({ rules, onFile, disabled, ...field }: FileDropProps) {
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (file: File | undefined) => {
    if (!file) return;
    const message = refuseFile(file, rules);
    setRefusal(message);
    onFile(message ? null : file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <Field {...field} error={refusal ?? field.error}>
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
            <div className={classes.prompt}>{text.file_prompt}</div>
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
            className="lf-sr-only"
            tabIndex={-1}
            disabled={disabled}
            accept={[...rules.extensions.map((each) => `.${each}`), ...rules.mimeTypes].join(',')}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              // Cleared, so that choosing the same file again is a change.
              event.currentTarget.value = '';
            }}
          />
          <Button
            disabled={disabled}
            aria-describedby={tied['aria-describedby']}
            onClick={() => input.current?.click()}
          >
            {text.file_choose}
          </Button>
        </div>
      )}
    </Field>
  );
}
