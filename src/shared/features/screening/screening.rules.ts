import { screeningMessages as text } from './screening.messages.ts';

export const SCREENING_ANSWERS = ['Yes', 'No', 'Unknown'] as const;
export type ScreeningAnswer = (typeof SCREENING_ANSWERS)[number];

/** The questions of an organisation that has saved none of its own (C-27). */
export const DEFAULT_QUESTIONS: readonly string[] = [
  text.q_stable,
  text.q_withdrawal,
  text.q_suicide,
  text.q_violence,
  text.q_offender,
  text.q_psychosis,
  text.q_charges,
  text.q_ambulatory,
  text.q_pregnancy,
  text.q_medications,
  text.q_communicable,
  text.q_payer,
];

/** Questions that ask for what admission needs, rather than for what speaks against it. */
const ASKS_FOR_FITNESS =
  /\b(?:stable|ambulatory|independent|able to|capable|willing|consents?|accepted|private pay|insur\w+|payer|sober for|agrees?)\b/i;
const SPEAKS_AGAINST = /\b(?:not|un\w+|never|cannot)\b/i;

/** The answer that is a reason to hesitate; staff decide. */
export const ruleOutAnswer = (question: string): 'Yes' | 'No' =>
  ASKS_FOR_FITNESS.test(question) && !SPEAKS_AGAINST.test(question) ? 'No' : 'Yes';

export const rulesOut = (question: string, answer: ScreeningAnswer): boolean => answer === ruleOutAnswer(question);

/** A saved configuration's questions: trimmed, each once; undefined for one that holds no list. */
export function questionsIn(config: unknown): string[] | undefined {
  const list = (config as { list?: unknown } | undefined)?.list;
  if (!Array.isArray(list)) return undefined;
  const texts = list.filter((each): each is string => typeof each === 'string').map((each) => each.trim());
  return [...new Set(texts.filter((each) => each !== ''))];
}
