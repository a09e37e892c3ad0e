import { wordsBeginAsWritten } from '#server/features/understanding/text/whole-words.ts';
import type { FurtherDeed } from './further-deeds.ts';

/*
 * Stays in hospitals and in residential programs as papers set them down: a place by its name with how long or when, often
 * without a verb: "Hosp: Fairview Gen 3/24 x6d", "Cedar Ridge Center 28 d 2019". Capitals make the name.
 */

const NUM = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|a few)';
const SHORT_STAY = `(?:for )?(?:x ?)?${NUM}[ -]?(?:d|days?|nights?|nts?|wks?|weeks?)(?![\\p{L}])`;
const MONTH =
  '(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\\p{L}*\\.?';
const YEAR = "(?:(?:19|20)\\d\\d|['’]\\d\\d)";
const DAY = `(?:\\d{1,2}/(?:\\d{1,2}/)?\\d{2,4}|\\d{1,2}/\\d{1,2}|${MONTH} ?\\d{0,2},? ?(?:${YEAR})?|\\d{1,2} ${MONTH}(?: ${YEAR})?|${YEAR})`;
/** From one day to another. */
const SPAN = `(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})? ?[-–] ?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|${MONTH} \\d{1,2} ?(?:[-–]|to|through) ?(?:${MONTH} )?\\d{1,2}|\\d{1,2} ?[-–] ?\\d{1,2} ${MONTH})`;
const CAP = "\\p{Lu}[\\p{L}'’.-]*";
const NAME = `${CAP}(?: (?:of|and|the|de|at|&) ${CAP}| ${CAP}){0,4}`;
/** A name that is a hospital's by itself. */
const HOSPITAL = `(?:(?:${NAME} )?(?:Hospital|Hosp\\.?|Med(?:ical)? (?:Ctr|Center)|General|Gen\\.?|Memorial|Regional|Univ(?:ersity)?|Infirmary|Psychiatric|Psych|Behavioral(?: Health)?|State Hospital|VA(?:MC)?|Mercy|Health)|St\\.? ${CAP}(?: ${CAP})?|Saint ${CAP})(?![\\p{L}])`;

const NO_STAY =
  /\b(?:out-?patient|outpt|counsel\w*|therapy|IOP|PHP|detox(?! then)|rehab\w*|residential|clinic|class(?:es)?|visit|appointment|appt|seen (?:at|by)|authoriz\w*|approv\w*|covered|benefits?|request\w*|refer\w*|if |prefers?|should|will be|employ\w*|works?|worked|school|shift|sober|clean|mother|father|brother|sister|husband|wife|supply|antibiotics?|prednisone|mg)\b/i;

const LONG_STAY =
  '(?:(?:14|21|28|30|42|45|56|60|70|75|90|120|180)[ -]?(?:d|days?)|(?:x ?)?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|a) ?-?(?:wks?|weeks?|mos?|months?|yrs?|years?))(?![\\p{L}])';
const ENDED =
  '(?:completed|finished|graduated|grad\\.?|left|quit|AMA|dropped|discharged|kicked out|did well|would go back)';
const HOUSE =
  "(?:[Hh]ouse|[Cc]enter|[Cc]tr|[Rr]anch|[Ll]odge|[Ff]arm|[Hh]aven|[Rr]ecovery|[Rr]etreat|[Mm]ission|[Mm]anor|[Hh]all|[Pp]lace|[Gg]race|[Hh]ope|[Oo]aks|[Ww]ilderness|[Ww]omen['’]s|[Mm]en['’]s|[Aa]cademy|[Ss]prings|[Rr]escue|[Rr]idge|[Cc]ove|[Hh]arbor)";

const NO_PROGRAM =
  /\b(?:out-?patient|outpt|counsel\w*|IOP|PHP|hospital|hosp\b|psych(?:iatric)?\b|ICU|detox\b(?! and)|sober (?:living|house|for)|halfway|apartment|lease|rent\w*|lives?|lived|liv(?:es|ing) (?:at|in)|jail|prison|probation|school|employ\w*|work(?:s|ed|ing)?|job|clean|will|would be|wants?|request\w*|authoriz\w*|approv\w*|refer\w*|recommend\w*|bed (?:at|on|held)|needs?|supply|mother|father|brother|sister|her husband|his wife|marri\w+|smok\w+|used|uses|drank|daily|prn|mg|follow[- ]?up|appointment|next)\b/i;

export const STAYS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  hospitalizations: [
    {
      done: wordsBeginAsWritten(
        `(?:[Hh]osp(?:ital|itals|italized|italization|italizations)?|HOSP(?:ITAL)?S?|[Ii]npt|[Ii]npatient|[Aa]dmitted|[Aa]dmissions?|[Aa]dm)\\.?(?::| at| to| in| -|,)? (?:at |to |in )?${NAME},? (?:\\(?${SHORT_STAY}|\\(?${SPAN}|\\(?${DAY})`,
        `(?:${NAME},? )?${HOSPITAL}(?: [Pp]sych(?:iatric)?(?: (?:unit|ward))?)?,? \\(?(?:${SHORT_STAY}|${SPAN})`,
        `[Hh]ospitalized (?:at|in) (?:the )?${NAME}`,
        `(?:${HOSPITAL}|${NAME}) (?:kept|held|admitted|hospitalized) (?:her|him|them|me)\\b`,
        `(?:spent|spend|stayed|kept|was|were|been|required|needed)\\b[^.;]{0,24}?${NUM} (?:days?|nights?|weeks?)\\b[^.;]{0,12} (?:at|in) (?:the )?(?:hospital|ICU|${HOSPITAL}|${NAME} (?:[Bb]ehavioral|[Pp]sych))`,
        `(?:was|were|been) (?:at|in) (?:the )?(?:${HOSPITAL}|[Ss]tate [Hh]ospital|psych (?:ward|unit))(?: [\\p{L}]+){0,2}? (?:for )?${NUM} (?:days?|nights?|weeks?)`,
        `ICU (?:both times|once|twice|x ?\\d|for ${NUM}|\\d|in ${YEAR}|${DAY})`,
        `[Hh]osp\\.? ?(?:x ?)?${NUM} ?(?:d|days?|wks?|weeks?|nights?)(?![\\p{L}])`,
        `(?:adm|ADM|[Aa]dmitted|[Aa]dmit) \\d{1,2}/\\d{1,2}(?:/\\d{2,4})? (?:from|to|via|with|for|after)`,
        `[Hh]ospitalized (?:in |since |on )?${DAY}`,
      ),
      unless: NO_STAY,
    },
    {
      done: wordsBeginAsWritten(
        `(?:[Pp]sych(?:iatric)?|[Mm]ental|[Bb]ehavioral|[Ss]tate) (?:[Hh]ealth )?(?:unit|ward|hospital|hosp\\.?)(?: at| in|,) (?:the )?${NAME}`,
        `${NAME} [Pp]sych(?:iatry|iatric)?(?: unit)?,? \\(?(?:${SHORT_STAY}|${DAY}|in ${YEAR})`,
        `(?:${NUM}|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Tt]en) (?:days?|nights?|weeks?),? (?:ICU )?(?:at|in) (?:the )?(?:hospital|hosp\\.?(?!\\p{L})|ICU|${HOSPITAL})`,
        `(?:kept|held|watched|admitted)(?: (?:him|her|them|me))?,? (?:overnight|${NUM} nights?)(?![\\p{L}])`,
        `(?:[Ii]npatient here|[Ii]npt|[Ii]npatient|[Ii]npatient stay) ${SPAN}`,
        `hosp(?:ital)? day #?\\d`,
        `ICU(?: at)? (?:the )?${HOSPITAL}`,
        `(?:was |been |and )?admitted to (?:the )?${HOSPITAL}`,
        `(?:taken|flown|rushed) to (?:the )?${HOSPITAL} and (?:kept|admitted|held)`,
      ),
      unless:
        /\b(?:IOP|PHP|detox\w*|rehab\w*|residential|authoriz\w*|approv\w*|request\w*|refer\w*|will be|employ\w*|work(?:s|ed)?|mother|father|brother|sister|husband|wife|jail|custody|shelter|baby|birth|if )\b/i,
    },
  ],
  residential_programs: [
    {
      done: wordsBeginAsWritten(
        `${NAME}(?: \\([^)]{1,20}\\))?,? \\(?(?:the )?(?:${LONG_STAY} )?(?:of )?[Rr]esidential(?:,| \\(|\\)| ${LONG_STAY}| program| treatment| stay| in| from|$)`,
        `[Rr]esidential(?: (?:treatment|program|stay|tx))?(?::| at| -| in)? ${NAME}[^.;]{0,24}?(?:${LONG_STAY}|${YEAR})`,
        `[Rr]esidential,? (?:x ?)?${LONG_STAY},? (?:in )?(?:${YEAR}|completed|finished|left|AMA)`,
        `${NAME} ?${HOUSE}?,? \\(?${LONG_STAY}\\)?,? (?:in )?(?:(?:[Ss]pring|[Ss]ummer|[Ff]all|[Ww]inter|early|late) )?(?:${DAY}(?:[-–]\\d{2,4})?|${ENDED})`,
        `(?:${NAME}|[\\p{Ll}]+) ${HOUSE},? (?:in )?${YEAR},? \\(?${LONG_STAY}`,
        `${NAME} ${HOUSE},? (?:in )?${YEAR}(?:[-–]\\d{2,4})?,? (?:[\\p{L}]+ ){0,2}${ENDED}`,
        `(?:spent|stayed|did|completed|finished|left|graduated)\\b[^.;]{0,20}?${LONG_STAY} (?:at|in) (?:the )?${NAME}`,
        `${NAME} ?${HOUSE}?,? where (?:he|she|they|I) (?:spent|stayed|did|completed|lived) ${LONG_STAY}`,
        `(?:at|to|in) (?:the )?${NAME} \\(residential\\b`,
      ),
      unless: NO_PROGRAM,
    },
  ],
};
