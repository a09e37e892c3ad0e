import { screeningMessages as text } from './screening.messages.ts';

export const SCREENING_ANSWERS = ['Yes', 'No', 'Unknown'] as const;
export type ScreeningAnswer = (typeof SCREENING_ANSWERS)[number];

/** The questions of an organization that has saved none of its own (C-27). */
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

export const MAX_QUESTION = 500;

/** The answer that is a reason to hesitate; staff decide. Null where no answer is. */
export type RuleOut = 'Yes' | 'No' | null;

/** Of the default questions, those that ask for what admission needs; the others ask for what speaks against it. */
const ASK_FOR_FITNESS: ReadonlySet<string> = new Set([text.q_stable, text.q_ambulatory, text.q_payer]);

/** Which answer of each default question rules out. */
export const DEFAULT_RULE_OUTS: Readonly<Record<string, RuleOut>> = Object.fromEntries(
  DEFAULT_QUESTIONS.map((question) => [question, ASK_FOR_FITNESS.has(question) ? 'No' : 'Yes']),
);

/** Which answer of a question rules out, as a saved configuration says; the default questions say it themselves. */
export const ruleOutIn = (config: unknown, question: string): RuleOut => {
  const said = (config as { rules_out?: Record<string, RuleOut> } | undefined)?.rules_out?.[question];
  return said === undefined ? (DEFAULT_RULE_OUTS[question] ?? null) : said;
};

/** Of every question that a saved configuration asks, which answer rules out. */
export const ruleOutsIn = (config: unknown): Record<string, RuleOut> =>
  Object.fromEntries((questionsIn(config) ?? []).map((question) => [question, ruleOutIn(config, question)]));

/** A saved configuration's questions: trimmed, each once; undefined for one that holds no list. */
export function questionsIn(config: unknown): string[] | undefined {
  const list = (config as { list?: unknown } | undefined)?.list;
  if (!Array.isArray(list)) return undefined;
  const texts = list.filter((each): each is string => typeof each === 'string').map((each) => each.trim());
  return [...new Set(texts.filter((each) => each !== ''))];
}
