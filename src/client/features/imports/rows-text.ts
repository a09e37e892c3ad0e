import { importsMessages as text } from '../../../shared/features/imports/imports.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';

/** ' · 12 contacts', behind the organisation they are of. */
export const rowsText = ({ rows }: { rows: number }): string =>
  ` · ${rows === 1 ? text.organisation_row : format(text.organisation_rows, { n: rows })}`;
