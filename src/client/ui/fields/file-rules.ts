import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

export interface FileRules {
  /** Endings without the dot, lower case. */
  extensions: readonly string[];
  /** MIME types besides; a file with no type of its own passes by its ending. */
  mimeTypes: readonly string[];
  /** What the message calls them: 'PDF', 'CSV or XLSX'. */
  typesLabel: string;
  /** Bytes. */
  maxBytes: number;
  /** The limit as its message names it, where that is not known from the bytes. */
  sizeLabel?: string;
}

export const PDF_UP_TO_20_MB: FileRules = {
  extensions: ['pdf'],
  mimeTypes: ['application/pdf'],
  typesLabel: 'PDF',
  maxBytes: 20 * 1024 * 1024,
};

/** '20MB', '100KB': the limit as its message names it. */
export function limitLabel(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Number(megabytes.toFixed(1))}MB` : `${Number((bytes / 1024).toFixed(1))}KB`;
}

/** The message a file is refused with, by type first, then size; undefined when it may pass. */
export function refuseFile(file: { name: string; type: string; size: number }, rules: FileRules): string | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const typeFits = file.type === '' || rules.mimeTypes.includes(file.type);
  if (!typeFits || !rules.extensions.includes(ending)) return format(text.file_wrong_type, { types: rules.typesLabel });
  if (file.size > rules.maxBytes)
    return format(text.file_too_large, { size: rules.sizeLabel ?? limitLabel(rules.maxBytes) });
  return file.size === 0 ? text.file_empty : undefined;
}
