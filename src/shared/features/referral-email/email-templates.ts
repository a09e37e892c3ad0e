import { formatDay } from '#shared/platform/dates.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { assistantMessages } from '../assistant/assistant.messages.ts';
import type { Email, EmailFacts } from '../assistant/referral-email.ts';
import { referralEmailMessages as text } from './referral-email.messages.ts';

const THANKS = /\b(thank(s|ed|ing)?|grateful|gratitude|appreciat\w+)\b/i;
const BEDS = /\b(beds?|availab\w+|openings?|capacity|vacanc\w+|space)\b/i;
/** What is named of a long list. */
const MAX_NAMED = 3;

const allOf = new Intl.ListFormat('en-US');
const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '');
const paragraphs = (...parts: readonly string[]) => joined(...parts).join('\n\n');
const bullets = (...items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function greeting({ recipient, contacts: [only, another], source }: EmailFacts): string {
  const name = recipient ?? (another === undefined ? only : undefined);
  return name === undefined
    ? fill(text.dear_team, { source: source.referral_name })
    : fill(text.dear_contact, { name });
}

const closing = ({ sender, organization }: EmailFacts) => paragraphs(text.kind_regards, sender, organization);

function lastTouch({ activities: [last] }: EmailFacts): string {
  return last ? fill(text.last_touch, { day: formatDay(last.event_date), event: last.event }) : '';
}

/** Whom the source helps, as far as its record says. */
function peopleOf({ source: { specializations, population_served } }: EmailFacts): string {
  const named = (list: readonly string[]) => ({ list: allOf.format(list.slice(0, MAX_NAMED)) });
  if (specializations.length > 0) return fill(text.people_with_needs, named(specializations));
  return population_served.length > 0 ? fill(text.people_such_as, named(population_served)) : text.people;
}

function introduction(facts: EmailFacts, typed: string): Email {
  const { organization, sender, source } = facts;
  return {
    subject: fill(text.introduction_subject, { organization }),
    body: paragraphs(
      greeting(facts),
      fill(text.introduction, { sender, organization, source: source.referral_name, people: peopleOf(facts) }),
      lastTouch(facts),
      text.offers,
      bullets(text.offer_programs, text.offer_ways, text.offer_visit),
      typed,
      text.ask_for_meeting,
      closing(facts),
    ),
  };
}

function thanks(facts: EmailFacts, typed: string): Email {
  const { organization, source } = facts;
  return {
    subject: fill(text.thanks_subject, { organization }),
    body: paragraphs(
      greeting(facts),
      fill(text.thanks, { organization, source: source.referral_name }),
      lastTouch(facts),
      typed,
      text.ask_for_advice,
      closing(facts),
    ),
  };
}

function bedAvailability(facts: EmailFacts, typed: string): Email {
  const {
    organization,
    source: { referral_name, specializations, payment_type },
  } = facts;
  const focus = specializations.slice(0, MAX_NAMED);
  return {
    subject: fill(text.beds_subject, { organization }),
    body: paragraphs(
      greeting(facts),
      fill(text.beds, { source: referral_name, organization }),
      joined(
        focus.length > 0 ? fill(text.beds_focus, { list: allOf.format(focus) }) : '',
        payment_type.length > 0 ? fill(text.beds_coverage, { list: oneOf.format(payment_type) }) : '',
      ).join(' '),
      lastTouch(facts),
      typed,
      text.ask_for_call,
      closing(facts),
    ),
  };
}

/** What an e-mail can be begun with; everything else is a person's own words. */
const STARTS: readonly string[] = [
  assistantMessages.introduction_prompt,
  assistantMessages.thanks_prompt,
  assistantMessages.beds_prompt,
];

/**
 * An e-mail written from the record alone: a word of thanks, news of beds, or else an introduction, as the prompt says.
 * What a person typed themselves stands in it as they typed it.
 */
export function emailFromTemplate(prompt: string, facts: EmailFacts): Email {
  const typed = STARTS.includes(prompt) ? '' : prompt;
  if (THANKS.test(prompt)) return thanks(facts, typed);
  return BEDS.test(prompt) ? bedAvailability(facts, typed) : introduction(facts, typed);
}
