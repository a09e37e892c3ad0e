import { mentionsRelative } from '../scope/statement-scope.ts';

/*
 * That somebody cannot come by themselves, as notes say it without asking for a ride: "may not drive", "no one at home drives",
 * "the Department cannot transport", "program must fetch her".
 */

const WHO_BRINGS =
  '(?:we|you|department|jail|agency|county|hospital|facility|shelter|school|clinic|court|family|program|someone|somebody|staff|sheriff|deputies|(?:his|her|their) (?:wife|husband|mother|father|mom|dad|family|parents|sister|brother|daughter|son|partner))';
/** Said of the client alone. */
const OWN: readonly RegExp[] = [
  /\b(?:(?:may|should|must|can|could|does|will|(?<=\b(?:they|i) )do)(?: ?not|n['’]?t)|is (?:not (?:able|allowed|cleared|fit)|unable) to|no longer|never) drives?\b/i,
  /\bgave up (?:the|his|her|their) (?:car|truck|license|keys|driving)\b/i,
  /\b(?:the |his |her |their )?(?:car|truck|van|vehicle) (?:has no gas|won['’]t (?:start|run)|(?:is |was |got )?impounded)/i,
  /\blicen[sc]e (?:is |was |got )?(?:revoked|suspended|pulled)\b/i,
  /\bno (?:way|ride) (?:home|back|out|to (?:you|the program|treatment))\b/i,
];
/** Asked of whoever takes them in. */
const ASKED: readonly RegExp[] = [
  /\b(?:he|she|they|client|patient|pt|defendant) (?:must|has to|will have to|should|is to|needs to) be (?:collected|fetched|picked up|driven|met|escorted|transported|brought)\b/i,
  /\b(?:needs?|will need|would need|needing|requires?) (?:an? |the |to be )?(?:wheelchair van|w\/c van|driver|driven|picked up|pick-? ?up|ride (?:from|to|sent|home|here|there)|someone to drive|somebody to drive|escort)\b/i,
  /\b(?:van|ride|driver|car|pick-? ?up|(?:bed-to-bed )?transport\w*)\b[^.;]{0,50}\b(?:is|are|will be|would be) (?:needed|necessary|required|advised)\b/i,
  /\b(?:program|somebody|someone|you) (?:is asked to|are asked to|to|please) (?:fetch|collect|meet|pick (?:him|her|them) up)\b/i,
  /\b(?:has|have) not driven since\b|\blost (?:his |her |their )?licen[sc]e\b|\bdrives no longer\b/i,
];
/** Said of whoever would bring them, too. */
const BROUGHT: readonly RegExp[] = [
  /\bno(?:body| one|-one)(?: (?:at home|else|there|here|in (?:the )?(?:house|family)))? (?:drives|can drive|to drive|has a car|to bring)\b/i,
  /\b(?:needs?|will need|requires?) (?:\p{L}+ ){0,2}(?:transport\w*|ride|rides|pick-?up)(?: to be)? (?:set up|arranged|scheduled)\b/iu,
  /\b(?:secure|medical|wheelchair|stretcher|program|agency|escorted|ambulance)? ?transport(?:ation)?(?: (?:is|was|will be))? (?:requested|needed|required|to be arranged)\b(?!\?)/i,
  new RegExp(
    `\\b${WHO_BRINGS} (?:cannot|can['’]?t|will not|won['’]t|does not|do not|don['’]t|is unable to|are unable to) (?:transport|provide (?:transport\\w*|rides?)|(?:drive|bring|take) (?:him|her|them|pt|client))`,
    'i',
  ),
  new RegExp(
    `\\b${WHO_BRINGS} (?:must|has to|have to|will have to|would (?:need|have) to|needs? to) (?:fetch|drive|pick|transport|collect|bring)\\b`,
    'i',
  ),
  /\b(?:rides?|transport\w*|pick-?up)\b[^.;]{0,60}\b(?:pls|please|to be|must be) arranged?\b/i,
];
/** Advice for a day, or what needs none. */
const NOT_THIS =
  /\b(?:while (?:taking|on|using|impaired|drinking)|heavy machinery|machinery|for \d+ ?(?:h|hrs?|hours)|after (?:sedation|anesthesia|surgery|the procedure|taking|drinking)|under the influence|if (?:you|he|she|they|drowsy|dizzy)|not (?:needed|required)|no transport\w* (?:is )?(?:needed|required)|did not|has been arranged|is arranged|already (?:arranged|set up))\b/i;

/** Whether a bit of a page says that the client has to be brought. */
export function needsBringing(text: string): boolean {
  if (NOT_THIS.test(text)) return false;
  return (
    BROUGHT.some((each) => each.test(text)) ||
    ASKED.some((each) => {
      const found = each.exec(text);
      return found !== null && !mentionsRelative(text.slice(0, found.index));
    }) ||
    OWN.some((each) => {
      const found = each.exec(text);
      return found !== null && !mentionsRelative(text.slice(0, found.index));
    })
  );
}
