import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';

/** What is wrong with a row whose organization's name several sources have, and with nothing else of it. */
export const AMBIGUOUS = JSON.stringify({ organization_name: importsMessages.problem_ambiguous });

/** What is wrong with a row whose telephone number cannot be read, and with nothing else of it. */
export const BAD_PHONE = JSON.stringify({ phone_number: inputMessages.phone });

/** What is wrong with a row whose source went, between the check and the saving, with the import it had come by. */
export const SOURCE_GONE = JSON.stringify({ organization_name: importsMessages.problem_source_gone });
