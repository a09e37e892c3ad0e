import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

/** ' · 12 contacts', behind the organization they are of. */
export const rowsText = ({ rows }: { rows: number }): string =>
  ` · ${rows === 1 ? text.organization_row : format(text.organization_rows, { n: rows })}`;
