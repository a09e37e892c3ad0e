import type { CalendarDay } from '#shared/platform/dates.ts';

/** What an e-mail to a referral source is written from. Nothing of a client is among it. */
export interface EmailFacts {
  organization: string;
  sender: string;
  source: {
    referral_name: string;
    type: string;
    state: string | null;
    payment_type: readonly string[];
    specializations: readonly string[];
    levels_of_care: readonly string[];
    population_served: readonly string[];
    gender_served: string | null;
    average_length_of_stay: number | null;
    rule_out: string | null;
  };
  /** Whose e-mail it is, by name; null where nobody was chosen. */
  recipient: string | null;
  /** Names of people at the source. */
  contacts: readonly string[];
  /** The newest first; `description` is absent where it could speak of a client. */
  activities: readonly { event: string; event_date: CalendarDay; description: string | null }[];
}

export interface Email {
  subject: string;
  /** Markdown. */
  body: string;
}

/** How an e-mail is answered and shown: its subject on the first line, then its body. */
export const emailText = ({ subject, body }: Email): string => `Subject: ${subject}\n\n${body}`;

/** The parts of an e-mail's text, as a person may have edited it. */
export function emailParts(text: string): Email {
  const [, subject = '', body = text] = /^\s*subject:[ \t]*([^\n]*)\n*([\s\S]*)$/i.exec(text) ?? [];
  return { subject: subject.trim(), body: body.trim() };
}

/** An e-mail's text with its greeting made somebody's; one that greets nobody stays as it is. */
export const greeted = (text: string, name: string): string => text.replace(/^Dear [^\n]+,$/m, `Dear ${name},`);

/** The parts as a mail program takes them: without the marks of strong words. */
export function plainParts(text: string): Email {
  const { subject, body } = emailParts(text);
  return { subject, body: body.replace(/\*\*([^*\n]+)\*\*/g, '$1') };
}
