import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { firstSentence, type HandledHow } from '#shared/features/calls/calls.rules.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { CallRow } from './calls.data.ts';

const HANDLED: Record<HandledHow, string> = {
  inquiry: text.handled_inquiry,
  task: text.handled_task,
  note: text.handled_note,
  nothing: text.handled_nothing,
};

type Who = Pick<CallRow, 'caller' | 'caller_name' | 'caller_kind'>;

/** Who called: by name where the number is on file, else by number. */
export function whoOf({ caller, caller_name, caller_kind }: Who): string {
  if (caller_name === null) return formatPhone(caller);
  if (caller_kind === 'client' || caller_kind === 'contact') return caller_name;
  return `${formatPhone(caller)} ${format(text.by_client, { name: caller_name })}`;
}

/** What a call was about, in a sentence; '-' where nothing was said. */
export const aboutOf = ({ about }: Pick<CallRow, 'about'>): string => (about ? firstSentence(about) : '-');

/** What a call came to. */
export const handledAs = (how: HandledHow): string => HANDLED[how];
