/* What the heads and the marks of tables look like, as expressions over the words of one cell. */

export const MARK = /^(?:[xX✓✔☒☑■●]|\[\s?[xX✓✔/*]\s?\]|\(\s?[xXo✓✔•●]\s?\)|yes|no)$/;
export const NO_MARK = /^(?:[_-]+|\(\s?\)|\[\s?\]|[☐□○])$/;
export const MEDICINE_HEAD =
  /^(?:(?:active |current |outpatient |home )?(?:medications?|medicines?|drugs?|meds?|rx|prescriptions?|product|item)(?: (?:name|description))?(?: ?[/&,] ?(?:strength|dose|directions|sig|form))*|drug and strength|medication and dose)$/i;
export const DOSE_HEAD =
  /^(?:dose|dosage|strength|how much|amount|directions|sig|instructions|qty|quantity|days['’]? supply|days|ds|refills?|(?:last |date )?filled|fill date|freq(?:uency)?|route|schedule|how (?:taken|often)|prescribed by|prescriber|status|am|last (?:given|dose|taken))\b/i;
export const ALLERGEN_HEAD =
  /^(?:(?:drug|food|medication|known|active|current|other|environmental)?(?: ?[/&] ?(?:drug|food|other))? ?allerg(?:en|y|ies|ens)(?: name)?|allergic to|substance|agent|cause)$/i;
export const REACTION_HEAD = /^(?:type of )?reactions?\b|^severity$/i;
/** Heads of a table of what an insurance covers. */
export const COVERAGE_HEAD =
  /^(?:covered|benefits?|coverage level|in[- ]network|out[- ]of[- ]network|days per year|cost share|copay\w*|co-?insurance|authorization(?: required)?)$/i;
export const WITHDRAWN = /\b(?:resolved|inactive|entered in error|ruled out|refuted|disproved)\b/i;
export const STOPPED =
  /\b(?:discontinued|stopped|held|on hold|inactive|d\/?c(?:['’]?d)?|ended|completed|refused|past|reversed|cancel\w*|not (?:picked up|filled|taken|taking)|returned to stock|never (?:filled|taken|picked up)|expired|void(?:ed)?|transferred out)\b/i;
/** Heads under which a row is answered by a mark. */
export const ASKS = [
  ['yes', 'no'],
  ['y', 'n'],
  ['pos', 'neg'],
  ['positive', 'negative'],
  ['+', '-'],
  ['sí', 'no'],
  ['si', 'no'],
] as const;
export const YES_HEAD = /^(?:y(?:es)?|s[ií]|pos(?:itive)?|\+)$/i;
export const NO_HEAD = /^(?:no?|neg(?:ative)?|[-–])$/i;
/** Asks whether a medicine is still taken, and a no to it. */
export const STILL_HEAD =
  /^(?:(?:are you |do you )?(?:still|currently|now) (?:taking|using|on|take|use)(?: (?:it|this|now))?|taking(?: (?:it|now|currently))?|continu(?:e|ing)(?: (?:at )?home)?|active)\??$/i;
/** Heads under which a mark says that a medicine is not to be taken any more. */
export const STOP_HEAD =
  /^(?:stop(?:ped)?|d\/?c(?:['’]?d)?|discontinued?|hold|held|do not (?:take|resume|continue)|not taking)$/i;
export const NO_LONGER = /^(?:n|no|not|stopped|quit|never)\b/i;
