import { wordsBegin } from '#server/features/understanding/text/whole-words.ts';

/*
 * How papers say that somebody withdraws, or would: by name, by what comes each morning, and by what they need for it. Each
 * names in `core` the word of which it must be said.
 */

const FROM =
  '(?:(?:alcohol|etoh|ethanol|opioids?|opiates?|heroin|fentanyl|benzo(?:diazepine)?s?|bzd|xanax|methadone|kratom|stimulants?|meth(?:amphetamine)?|ghb|sedatives?|barbiturates?|cocaine|polysubstance|drugs?)(?:(?: ?[/&+] ?| and |, )(?=\\p{L}))?)+';
const HOW =
  '(?:(?:active|acute|severe|moderate|mild|early|complicated|uncomplicated|some|significant|full|bad|terrible|impending|symptoms of|signs of|sx of|s/s of)(?: to (?:moderate|severe))? )*';
const NOT_OF =
  '(?! ?(?:seizures?|sz\\b|protocols?|precautions|assessments?|scale|management|flow|unit|forms?|scores?|risk|from (?:the )?(?:program|class\\w*|school|college|group|treatment|activities|friends|family|people)|of (?:consent|care)|method|penalt\\w+|can\\b|is\\b|may\\b))';

export const WITHDRAWS: readonly RegExp[] = [
  wordsBegin(
    `(?:in|into|experienc(?:es|ed|ing)|undergoing|having|had|has|presents? (?:with|in)|presented (?:with|in)|treated for|treatment (?:of|for)|admitted (?:for|with|in)|hospitalized (?:for|with)|seen (?:for|in)|evaluated for|here for|brought in (?:for|in)|detox(?:ed|ing)? for|taper(?: started)? for|started for|complicated by|consistent with|c/w) (?:an? |the )?${HOW}(?:${FROM} ?)?(?<core>withdrawals?|w/d)(?![\\p{L}\\d/])${NOT_OF}`,
  ),
  new RegExp(
    `^\\W{0,4}(?:(?:\\d{1,2}[.)]|dx|(?:primary |admission |admitting |principal |discharge )?(?:dx|diagnos[ei]s)|a/p|assessment|impression)[:.)]? ){0,2}(?:acute |severe )?${FROM} ?(?<core>withdrawals?|w/d)(?= ?(?:[,;.(–-]|$|with|without|syndrome|delirium|uncomplicated|complicated|mild|moderate|severe))(?! (?:can|may|is|are))`,
    'iu',
  ),
  wordsBegin(
    `(?:gets?|got|am|is|was|be(?:comes?|en)?|feels?|felt|makes? (?:him|her|them|me|you)|will be) (?:[\\p{L}]+ly |very |so |really |pretty )?(?<core>sick|ill|dope ?sick|shaky|the shakes)\\b[^.;,]{0,24}\\b(?:when|if|unless|within|until|before|by (?:noon|morning|\\d)|without (?:it|using|a drink|drinking|a dose|pills)|(?:if|when) (?:he|she|they|i|you) (?:does|do)(?: not|n['’]t))\\b(?![^.;]{0,24}\\b(?:eat|eats|meds?|medicine|food|worr\\w+|nervous|travel\\w*))`,
  ),
  wordsBegin(
    `(?:(?:the )?(?<core>shakes|sweats|tremors?|dry heaves|retching|vomits|trembles|shaky|tremulous|sweats and shakes)|hands? (?:shak(?:e|es|ing)|trembl(?:e|es|ing)|tremors?)) (?:every|each|in the|most|until|till|before|by) (?:the )?(?:mornings?|a\\.?m\\b|noon|lunch|days?|(?:my |his |her |the )?first|he|she|they|i|drink)`,
  ),
  wordsBegin(
    `(?:needs?|requires?|will need|in need of) (?:an? )?(?:inpatient |acute )?medical(?:ly)?(?:[- ](?:supervised|managed|monitored))? (?<core>detox\\w*|withdrawal management)`,
  ),
  wordsBegin(
    `(?:high|elevated|significant|moderate|serious|increased|at(?: high| significant| moderate)?) risk (?:of|for) ${HOW}(?:${FROM} ?)?(?<core>withdrawals?|dts?|delirium tremens)(?! seizure prec)${NOT_OF}`,
  ),
];
/** Of what could be, is looked out for, or is taught. */
export const NO_WITHDRAWAL =
  /\b(?:no (?:\p{L}+ ){0,3}?(?:withdrawals?|w\/d)|not (?:in|having|experiencing) (?:\p{L}+ )?withdrawal|without (?:\p{L}+ )?withdrawal|denie[sd]|den(?:y|ying)|rule[- ]?out|r\/o|monitor\w*|watch\w*|assess\w*|if (?!he|she|they|i\b|you do)|protocols?|educat\w+|discussed|can be|may (?:be|cause|have)|to prevent|prevent\w*|low risk|minimal risk|no risk|resolved|completed|finished|social|emotional|isolat\w+|cash|bank|consent|wants? to withdraw)\b/iu;
