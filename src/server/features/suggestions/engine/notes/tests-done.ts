import { isStruck } from '#server/features/understanding/assertion/assertion.ts';
import type { PageBit } from '../scope/page-bits.ts';
import { isQuestion, mentionsRelative } from '../scope/statement-scope.ts';
import type { Finding } from '../suggestion.ts';

/*
 * Tests of mind and genes that were done, by what they are called or who gave them: "neuropsych 2021 Dr. Roe", "WAIS-IV, FSIQ
 * 104", "GeneSight swab '24, in chart".
 */

type Found = Omit<Finding, 'start' | 'end' | 'from'>;

const WHEN = "(?:(?:19|20)\\d\\d|['’]\\d\\d(?!\\d)|\\d{1,2}/\\d{1,4})";
const GIVEN = `(?:Dr\\.? \\p{Lu}|by (?:Dr|the|an?|[Pp]sych)|${WHEN}|IQ \\d|FSIQ)`;
const MIND = new RegExp(
  `(?<![\\p{L}])(?:(?:[Nn]europsych(?:ology|ological|iatric)?|[Pp]sych(?:ological|o-?educational|ometric)?|[Cc]ognitive|ADHD|NEUROPSYCH|PSYCH)(?![\\p{L}])(?: (?:[Tt]est(?:s|ing|ed)?|[Ee]val(?:uation)?s?|[Bb]attery|TESTING|TESTS?))?[^.;]{0,50}?(?:${GIVEN})|[Tt]ested (?:by|at|for) [^.;]{3,60}|(?:WISC|WAIS|WASI|WPPSI|WIAT|MMPI|MCMI|BASC|FSIQ|Woodcock|Rorschach)(?![\\p{L}]))`,
  'u',
);
const NAMES_A_TEST =
  /(?<![\p{L}])(?:neuropsych\p{L}*|test(?:s|ing|ed)?|eval(?:uation)?s?|battery|WISC|WAIS|WASI|WPPSI|WIAT|MMPI|MCMI|BASC|FSIQ|IQ|Woodcock|Rorschach)/iu;
const GENES =
  /(?<![\p{L}\d])(?:gene ?sight|genomind|pharmaco-?gen(?:etic|omic)s?(?: (?:test\p{L}*|panel|swab))?|pgx(?: (?:test|panel|cheek swab|swab))?|cyp\w{0,4} panel|gene(?:tic)?s? (?:cheek )?(?:swab|panel|test(?:s|ing)?|screen(?:ing)?)|(?:hemochromatosis|huntington['’]?s?) (?:gene )?test|carrier screen(?:ing)?|fragile x(?: screen)?|hla-?b\*?\s?5701|mc4r panel)(?![\p{L}])/iu;
const RESULT = new RegExp(
  `(?<![\\p{L}])(?:${WHEN}|done|drawn|sent|taken|collected|neg(?:ative)?|pos(?:itive)?|results?|showed?|report|typing|in (?:the )?chart|on file|completed|metaboli[sz]er|age \\d)(?![\\p{L}])`,
  'iu',
);
/** Asked for, ahead or never done. */
const NOT_DONE =
  /\b(?:refer\p{L}*|recommend\p{L}*|needs?|wants?|will|would|should|consider\p{L}*|booked|scheduled|planned|requested|repeat|waiting|to be done|(?:has|have|had|was|were) (?:not|never)|not (?:been |yet )?(?:done|tested|completed)|never|no (?:psych\p{L}* |genetic |formal )?(?:test|eval)\p{L}*|denie[sd]|drug|urine|uds|pregnan\p{L}*|hiv|covid|tb|sti|std|hep\p{L}*|liver|a1c|breath|hair|polygraph|unit|nurse|hold|ward|hosp\p{L}*|ED|ER|admi\p{L}*)\b/iu;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What one bit of a page says of tests that the client has had. */
export function testsDone({ text }: Pick<PageBit, 'text'>): Found[] {
  if (isQuestion(text) || isStruck(text)) return [];
  const mind = MIND.exec(text);
  const genes = GENES.exec(text);
  const holds = (found: RegExpExecArray | null): boolean =>
    found !== null && !mentionsRelative(text.slice(0, found.index)) && !NOT_DONE.test(text);
  return [
    ...(holds(mind) && NAMES_A_TEST.test(mind?.[0] ?? '')
      ? [{ field: 'psych_testing_done', value: plain(text), said: 'yes' as const }]
      : []),
    ...(holds(genes) && RESULT.test(text)
      ? [{ field: 'completed_genetic_testing', value: plain(text), said: 'yes' as const }]
      : []),
  ];
}
