import { knownLabel } from '../labels/form-labels.ts';
import { FAMILY_TOPIC, HISTORY_TOPICS } from '../notes/history-topics.ts';
import * as words from '../notes/note-words.ts';

/*
 * Whether what stands behind a label can be what the label asks for. In a table a column's head, a nurse's initials or the
 * next question may stand where a value would.
 */

const NONE =
  /^\W{0,3}(?:none|no|nil|nothing|never|denie[sd]|n|y|yes|neg(?:ative)?|not (?:currently |taking|using|prescribed|on)|unable|mild|moderate|severe|low|high|minimal)\b/i;
const DOSE =
  /\d\s?(?:mg|mcg|µg|ug|g|ml|mL|units?|u|iu|meq|%|puffs?|tabs?|caps?|drops?|sprays?|pills?|film|patch\w*)\b|\bx ?\d|\b(?:bid|tid|qid|qd|qhs|prn|daily|nightly|weekly|q\d)/i;
const FORM =
  /\b(?:insulin|inhaler|patch|shots?|injection|drops|cream|ointment|vitamins?|iron|pills?|tablets?|prenatals?|contracept\w+|birth control|implant|iud|antibiotics?|steroids?|supplements?|oxygen|nebulizer|lai|depot|medical marijuana|statin|antidepressants?|anti\w+|meds?|medications?|list|bottle)\b/i;
/** How names of medicines end. */
const NAMED =
  /\b\p{L}{3,16}(?:pril|sartan|olol|dipine|statin|azole|cillin|mycin|floxacin|cycline|pine|done|pam|lam|zepam|epam|triptan|gliptin|gliflozin|glutide|formin|oxetine|traline|pram|faxine|zodone|tidine|prazole|lukast|terol|sone|solone|mab|vir|tegravir|tadine|zine|barbital|phylline|thiazide|semide|tamine|caine|profen|oxicam|parin|xaban|gabalin|pentin|trigine|zepine|racetam|setron|dronate|thyroxine)\b/iu;
const SUBSTANCES =
  /\b(?:tobacco|nicotine|vap(?:e|ing)|cig\w*|smok\w+|caffeine|sober|clean|abstinent|drug|drugs|drinks?|substance|recovery|opiate|opioid|stimulant|relaps\w+|use|uses|used|using|polysubstance|bender|binge\w*|high|iv|needles?)\b/i;
const WITHDRAWN =
  /\b(?:withdraw\w*|w\/?d|detox\w*|ciwa|cows|seiz\w*|dts?|taper\w*|medicated|symptom\w*|sick\w*|days?|hours?|stops?|quit\w*|craving\w*|discomfort|complicat\w+|history|concern\w*|risk|monitor\w*|librium|phenobarb\w*|ativan|benzo\w*|alcohol|opioid|opiate|\d{1,2})\b/i;
const SEEKS =
  /\b(?:detox\w*|rehab\w*|treatment|tx|relaps\w*|withdrawal\w*|alcohol\w*|etoh|drugs?|drinking|opio\w+|heroin|fentanyl|meth\w*|cocaine|overdose[sd]?|od|suicid\w*|si|depress\w*|anxiety|psychosis|psychotic|mania|intox\w*|seizures?|aud|oud|sud|mat|evaluation|assessment|help|stabilization|residential)\b/i;
const OF_KIN =
  /\b(?:mother|father|mom|mum|dad|daddy|mama|parents?|sister|brother|siblings?|aunt|uncle|cousin|grand\w+|mgm|mgf|pgm|pgf|maternal|paternal|noncontributory|unremarkable|unknown|adopted)\b/i;
const ONLY_REACTION =
  /^\W*(?:(?:my|his|her|a|an|severe|mild|bad|skin|facial|throat|lip|tongue) )*(?:hives|rash(?:es)?|itch(?:ing|y)?|swelling|welts|blister(?:s|ing)?|anaphylaxis|angioedema|jaw locked|dystonia|nausea|vomiting|closing|shock|stings?|shortness of breath|trouble breathing)(?:,? (?:and )?(?:hives|rash|itching|swelling|nausea|vomiting|could not breathe))*\W*$/i;
/** Behind "all" as a word and no short form: "itching all over". */
const ALL_OVER = /^(?:over|day|night|week|of (?:it|them|the|his|her)|the (?:time|way))\b/i;
/** Somebody's initials or training, or a short head: "RN", "DO", "LIST". */
const INITIALS = /^\W{0,2}\p{Lu}{2,4}\W{0,2}$/u;
const HEAD_WORD =
  /^(?:position|contact|status|occupation|title|phone|address|department|list|date|time|by|who|when|action|event|initials?|comments?|notes?|result|reaction|severity|name|relationship|amount|frequency|route|dose)$/i;
const WORD = /\p{L}[\p{L}'’-]*/gu;
/** What a value can be shows by its beginning. */
const LONGEST = 1_000;

const IN_WORDS: Readonly<Record<string, (value: string) => boolean>> = {
  medication_plan: (value) =>
    NONE.test(value) || DOSE.test(value) || FORM.test(value) || NAMED.test(value) || words.MEDICINE.test(value),
  recent_substance_abuse: (value) =>
    NONE.test(value) || words.SUBSTANCE.test(value) || SUBSTANCES.test(value) || words.AMOUNT.test(value),
  concerns_for_withdrawal: (value) =>
    NONE.test(value) || WITHDRAWN.test(value) || value.search(words.SIGNS) !== -1 || words.SUBSTANCE.test(value),
  reason_for_seeking_treatment: (value) =>
    !/^[/|]/.test(value) &&
    (SEEKS.test(value) || ((value.match(WORD)?.length ?? 0) > 1 && !/^\W*(?:none|no|n\/a)\W*$/i.test(value))),
  employer: () => true,
  family_history: (value) => NONE.test(value) || OF_KIN.test(value) || FAMILY_TOPIC.test(value),
};

/** Whether a value that stands behind a field's label can be the field's. */
export function fitsField(field: string, value: string): boolean {
  const text = value.slice(0, LONGEST).trim();
  const history = field in HISTORY_TOPICS;
  // What it did says nothing of what somebody is allergic to.
  if (field === 'allergies') return !ONLY_REACTION.test(text) && !ALL_OVER.test(text);
  const rule = IN_WORDS[field];
  if (!rule && !history) return true;
  if (HEAD_WORD.test(text)) return false;
  if (
    INITIALS.test(text) &&
    !/^\W*(?:YES|NO|NONE|NEG|POS|ETOH|AUD|OUD|SUD|THC|MAT|SI|PTSD|TBI|DV|CSA|DUI|IOP|OD)\W*$/.test(text)
  )
    return false;
  if (
    (history || field === 'concerns_for_withdrawal') &&
    !/^(?:yes|no)\b/i.test(text) &&
    knownLabel(text) !== undefined
  )
    return false;
  return rule ? rule(text) : true;
}
