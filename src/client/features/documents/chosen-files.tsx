import { IconX } from '@tabler/icons-react';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { fileSize } from '#shared/features/documents/describe-document.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './documents.module.css';

interface ChosenFilesProps {
  files: readonly File[];
  /** The part sent so far of each; null while nothing is being sent. */
  parts: ReadonlyMap<File, number> | null;
  /** Why a file did not arrive. */
  failures: ReadonlyMap<File, string>;
  onRemove: (file: File) => void;
}

/** The files that were chosen, and how much of each has left. */
export function ChosenFiles({ files, parts, failures, onRemove }: ChosenFilesProps) {
  return (
    <ul className={classes.files} aria-label={text.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.chosen}>
          <div className={classes.chosenHead}>
            <span>{format(text.chosen, { file: file.name, size: fileSize(file.size) })}</span>
            {!parts && (
              <IconButton
                label={format(text.remove_file, { file: file.name })}
                size={28}
                onClick={() => onRemove(file)}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </div>
          {!parts && failures.has(file) && <span className={classes.refused}>{failures.get(file)}</span>}
          <Sending file={file} part={parts?.get(file)} refused={failures.get(file)} />
        </li>
      ))}
    </ul>
  );
}

function Sending({ file, part, refused }: { file: File; part: number | undefined; refused: string | undefined }) {
  if (part === undefined) return null;
  if (refused) return <span className={classes.refused}>{refused}</span>;
  if (part >= 1) return <span className={classes.facts}>{text.file_sent}</span>;
  return (
    <>
      <Progress label={format(text.uploading, { file: file.name })} percent={part * 100} />
      <span className={classes.facts}>
        {format(text.uploaded_part, { percent: Math.round(part * 100), size: fileSize(file.size) })}
      </span>
    </>
  );
}
