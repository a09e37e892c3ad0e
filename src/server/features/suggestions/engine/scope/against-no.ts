import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import type { Finding } from '../suggestion.ts';
import { mentionsRelative } from './statement-scope.ts';

/*
 * What speaks against a no to a safety topic: a deed that the same page has in wider words than those a value is read from. A
 * no to one kind of it ("no cutting", "has struck no one") stands beside such a deed often; a wrong no does harm, so that none
 * is offered then.
 */

/** Words of a deed, wider than those that are suggested from. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  history_of_self_harm:
    /\b(?:(?:bites?|bit|biting|chews?|picks?|picked|picking|pulls?|pulled|pulling|scratch\w*|digs?|dug|bangs?|banged|rips?|tears?)\b[^.;]{0,40}\b(?:hair|scalp|cheeks?|lips?|skin|scabs?|bleeds?|blood|head|lash(?:es)?|(?:eye)?brows?|cuticles)|self[- ]?(?:injur\w+|harm\w*|mutilat\w+)|razor\w*)\b/i,
  aggression_or_property_damage:
    /\b(?:(?:fist|foot|boot|hole|hockey stick|stool|chair|bat|bottle|phone|head)\b[^.;]{0,30}\b(?:through|into|at)\b[^.;]{0,16}\b(?:the|an?|his|her|my|their)\b|(?:threw|throws|flung|hurled) (?:an?|the|his|her|my|things|plates?|dishes)\b|(?:broke|smashed|punched|kicked|slammed|shattered|trashed|tore up|cracked|put) (?:in |out |up |down )?(?:an?|the|his|her|my|their|two|three|some)\b[^.;]{0,24}\b(?:doors?|walls?|windows?|windshield|tv|television|mirror|phone|plates?|chairs?|tables?|furniture|dresser|cabinet|lamp)|holes? in (?:the|a|his|her|my)\b|slapp(?:ed|s)|punch(?:ed|es)|shov(?:ed|es)|swung (?:at|on)|hit an? (?:nurse|deputy|officer|guard|teacher|peer|resident|man|woman|boy|girl|guy|kid)|fist ?fights?|assaulted an?)\b/i,
  history_of_seizures:
    /(?<!\b(?:no|any|never|denies|denied|without|or|not|of) )(?<!\bhistory of )\b(?:(?:had|has had|having|have had) (?:an?|one|two|three|another|his|her) (?:\p{L}+ ){0,2}?(?:seizures?|fits?|convulsions?)|seized (?:once|twice|in (?:the|19|20)|on the|at|when|while|after|again)|epileptic since)\b/iu,
};
const DENIED =
  /\b(?:no|not|never|none|nobody|denie[sd]|denies|denying|without|n['’]t|neither|nor|if|would|could|might|wants?|wanted|urges?|thoughts?|risk|screen\w*|ever|have you|has (?:he|she)|victim|accident\w*)\b/i;
/** Who else did it, or to whom it was done. */
const BY_ANOTHER =
  /\b(?:was|were|got|been|being|is) (?:\p{L}+ )?(?:slapped|punched|shoved|hit|kicked|thrown|assaulted|beaten|jumped|attacked)\b|\b(?:slapped|punched|shoved|hit|kicked|threw|pushed|struck|choked) (?:me|us|the client|client|pt)\b|\bby (?:an?|his|her|my|the) \p{L}+/iu;

/** A no to one kind of what the field asks. */
const ONE_KIND: Readonly<Record<string, RegExp>> = {
  history_of_self_harm:
    /^(?!.*\b(?:self|hurts?|hurting|harm\w*|injur\w*|sib|nssi)\b).*\b(?:cut\w*|burn\w*)\b|\bcut\w* (?:him|her|my|them)sel\w+/i,
  aggression_or_property_damage:
    /^(?!.*\b(?:propert\w+|break\w*|broke\w*|damag\w+|things)\b).*\b(?:fight\w*|fought|struck|hit|hits|hitting|hands on|touched|hurt|violen\w+|assault\w*|anyone|anybody|no one|nobody|people)\b/i,
};

/** What is written behind a printed no on its line. */
const LONGEST_REMARK = 120;
const WORDS = /\p{L}{3}/u;
const REMARK_ENDS = /\n|\t|\s{4,}|\s\d{1,2}[.)]?\s(?=\p{Lu})/u;

const affirms = (field: string, statement: string): boolean =>
  (DEEDS[field]?.test(statement) ?? false) &&
  !DENIED.test(statement) &&
  !BY_ANOTHER.test(statement) &&
  !mentionsRelative(statement.slice(0, 40));

/** What somebody does to things, in the same breath as that they hit nobody: "never hit anyone, punches walls when drunk". */
const BREAKS_THINGS =
  /\b(?:punch(?:es|ed)?|kick(?:s|ed)?|throws?|threw|breaks?|broke|smash(?:es|ed)?|slam(?:s|med)?|destroy(?:s|ed)?) (?:\p{L}+ )?(?:things|stuff|walls?|drywall|doors?|windows?|furniture|plates?|dishes|phones?|objects|tvs?|lamps?|holes?)\b/iu;
const CLAUSES = /[,;]|\b(?:but|although|though)\b/i;
const AND_HAD = /\band (?:then )?had (?:an?|one|two) (?:\p{L}+ )?(?:seizure|fit|convulsion)/iu;
const ENOUGH = 2;

/** The last sentence of what was found: the no itself, where more was read with it. */
const lastOf = (text: string): string => text.split(/[.;] /).findLast((each) => WORDS.test(each)) ?? text;

/** Says of a page's findings whether it holds a deed that a no to its topic leaves out; the page is read once. */
export function againstNo(page: string): (finding: Finding) => boolean {
  const kept = new Map<string, { start: number; end: number }[]>();
  const deedsOf = (field: string) => {
    const known =
      kept.get(field) ?? splitStatements(page).filter(({ text }) => affirms(field, text.replace(/\s+/g, ' ')));
    kept.set(field, known);
    // Two are enough: one of them may be the no's own sentence.
    return known.slice(0, ENOUGH);
  };
  return ({ field, value, start, end, from, said }) => {
    const deeds = DEEDS[field];
    if (!deeds || (said !== 'no' && value !== 'No')) return false;
    const text = page.slice(start, end).replace(/\s+/g, ' ');
    if (from !== 'prose') {
      const rest = page.slice(end, end + LONGEST_REMARK).replace(/^[ \t]{1,60}/, '');
      const remark = rest.slice(0, REMARK_ENDS.exec(rest)?.index ?? LONGEST_REMARK);
      return deeds.test(remark) && !DENIED.test(remark.split(deeds)[0] ?? '');
    }
    const breaks = (clause: string) => BREAKS_THINGS.test(clause) && !DENIED.test(clause) && !mentionsRelative(clause);
    if (field === 'aggression_or_property_damage' && text.split(CLAUSES).some(breaks)) return true;
    if (field === 'history_of_seizures') return affirms(field, text) || AND_HAD.test(text);
    return (
      (ONE_KIND[field]?.test(lastOf(text)) ?? false) &&
      deedsOf(field).some((each) => each.start >= end || each.end <= start)
    );
  };
}
