import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

/** Asks whether an entry is to go, by its name; a screening question's own question mark is not said twice. */
export const deleteQuestion = (name: string): string =>
  format(configurationMessages.delete_question, { x: name.endsWith('?') ? name.slice(0, -1) : name });
