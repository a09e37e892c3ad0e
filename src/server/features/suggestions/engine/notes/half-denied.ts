/*
 * Denials of one kind of what a field asks for: they leave its other kinds open, and are no "no".
 */

/** One kind of charge, or those before the one there is. */
const OTHERS_CHARGED =
  /\b(?:charges?|charged|cases?|arrests?)\b[^.;]{0,24}\b(?:before (?:this|that|the|it)|prior to|until|other than|besides|except|apart from|aside from|with any(?:thing)? \p{L}+|of (?:an?|any) \p{L}+ (?:nature|kind))\b/iu;
/** A kind of it that is denied alone leaves the others open. */
const ONLY_KIND: Readonly<Record<string, RegExp>> = {
  eating_disorder: /^(?!.*\b(?:eating|anorexia|bulimia)\b).*\b(?:purg\w+|binge\w*|restrict\w+|laxatives?)\b/i,
};

/** How somebody is here, or what was done to them, is none of what they ever did. */
const NOT_EVER =
  /\b(?:(?:domestic|partner|family|community|gang) violence|growing up|in (?:the|his|her|their) (?:childhood )?(?:home|house|household|family|relationship|marriage|neighborhood)|in (?:triage|session|interview)|tolerat\w+|allowed|permitted|prohibited|calm|cooperative|pleasant|polite|appears|on exam|toward (?:him|her|them|me|you))\b/i;
const DONE_BY_THEM = /\b(?:assault\w*|fight\w*|fought|aggress\w+|arrest\w*|charge\w*|hurt|hit|property|history|hx)\b/i;

/** Whether what a text denies of a field leaves the rest of it open. */
export const leavesOpen = (field: string, text: string): boolean =>
  field === 'pending_legal_charges'
    ? OTHERS_CHARGED.test(text)
    : field === 'aggression_or_property_damage'
      ? NOT_EVER.test(text) && !DONE_BY_THEM.test(text.replace(NOT_EVER, ' '))
      : (ONLY_KIND[field]?.test(text) ?? false);

/** A label that says of what stands beside it that it is asked for or was refused. */
const OF_REQUEST =
  /\b(?:denied|denial|den(?:y|ying)|request\w*|services?|levels? of care|plan|recommend\w*|approved|authori[sz]\w*|refer\w*|goals?|needs?|wants?|options?|disposition|dispo|applied|applying|seeking)\b/i;
const OF_CARE = new Set(['residential_programs', 'hospitalizations', 'outpatient_therapy']);

/** Whether a label says of care that stands beside it that it is asked for or was refused, and was not had. */
export const isAskedFor = (field: string, label: string): boolean => OF_CARE.has(field) && OF_REQUEST.test(label);
