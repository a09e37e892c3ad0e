import { type CalendarDay, formatDay } from '../../platform/dates.ts';

/** What an e-mail to a referral source is written from. Nothing of a client is among it. */
export interface EmailFacts {
  organisation: string;
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
  /** Names of people at the source. */
  contacts: readonly string[];
  /** The newest first; `description` is absent where it could tell of a client. */
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

/** The parts as a mail program takes them: without the marks of strong words. */
export function plainParts(text: string): Email {
  const { subject, body } = emailParts(text);
  return { subject, body: body.replace(/\*\*([^*\n]+)\*\*/g, '$1') };
}

const THANKS = /\b(thank(s|ed|ing)?|grateful|gratitude|appreciat\w+)\b/i;
const BEDS = /\b(beds?|availab\w+|openings?|capacity|vacanc\w+|space)\b/i;

const greeting = ({ contacts, source }: EmailFacts) =>
  contacts.length === 1 ? `Dear ${contacts[0]},` : `Dear ${source.referral_name} team,`;

const closing = ({ sender, organisation }: EmailFacts) => `Kind regards,\n\n${sender}\n\n${organisation}`;

const listed = (values: readonly string[]) => new Intl.ListFormat('en-US').format(values);

/** What the two have in common, as far as the record says. */
function focus({ source }: EmailFacts): string {
  if (source.specializations.length > 0) return ` with a focus on ${listed(source.specializations.slice(0, 3))}`;
  if (source.population_served.length > 0) return ` for ${listed(source.population_served.slice(0, 3))}`;
  return '';
}

function lastTouch({ activities }: EmailFacts): string {
  const [last] = activities;
  return last ? `We were last in touch on ${formatDay(last.event_date)} (${last.event}).` : '';
}

const paragraphs = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

function introduction(facts: EmailFacts): Email {
  const { organisation, sender, source } = facts;
  return {
    subject: `Introducing ${organisation}`,
    body: paragraphs(
      greeting(facts),
      `My name is ${sender}, and I work with **${organisation}**. I am writing because ${source.referral_name} supports people${focus(facts)}, and I believe our teams could serve them well together.`,
      lastTouch(facts),
      'I would be glad to:\n\n- tell you about our programs and how admissions work\n- learn how you prefer to refer and to be kept informed\n- show you around our facilities',
      'Would a short call or a visit suit you in the coming weeks?',
      closing(facts),
    ),
  };
}

function thanks(facts: EmailFacts): Email {
  const { organisation, source } = facts;
  return {
    subject: `Thank you from ${organisation}`,
    body: paragraphs(
      greeting(facts),
      `Thank you for your trust in **${organisation}**. Working with ${source.referral_name} makes a difference, and we do not take it for granted.`,
      lastTouch(facts),
      'If there is anything that we could do better, from the first call to the return of the person in care to you, please tell me.',
      closing(facts),
    ),
  };
}

function bedAvailability(facts: EmailFacts): Email {
  const { organisation, source } = facts;
  const payment = source.payment_type.length > 0 ? `, and on coverage by ${listed(source.payment_type)}` : '';
  return {
    subject: `Bed availability at ${organisation}`,
    body: paragraphs(
      greeting(facts),
      `I would like to keep ${source.referral_name} up to date on beds at **${organisation}**. Our admissions team can tell you today’s availability${focus(facts)}${payment}.`,
      lastTouch(facts),
      'When you have someone in mind, please call us before sending anything: we answer the same day, and tell you plainly when we are not the right place.',
      closing(facts),
    ),
  };
}

/** An e-mail written from the record alone: a word of thanks, news of beds, or else an introduction, as the prompt says. */
export function emailFromTemplate(prompt: string, facts: EmailFacts): Email {
  if (THANKS.test(prompt)) return thanks(facts);
  return BEDS.test(prompt) ? bedAvailability(facts) : introduction(facts);
}
