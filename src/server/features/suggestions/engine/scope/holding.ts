import { isStruck, pennedOut, takesBack, takesLineBack } from '#server/features/understanding/assertion/assertion.ts';
import { ofItsWriter } from '#server/features/understanding/assertion/writer.ts';
import { splitStatements } from '#server/features/understanding/layout/sentence-split.ts';
import { ALLERGEN_NAMES } from '../notes/note-words.ts';
import type { Finding, RecordContext } from '../suggestion.ts';
import { againstNo } from './against-no.ts';
import { isDisputed } from './disputed.ts';
import { isNotNow } from './not-now.ts';
import { isOtherMatter } from './other-matter.ts';
import { isOtherUse } from './other-uses.ts';
import { withDrugs } from './safety-frames.ts';
import { isNoSafety, ofWriterAlone } from './safety-scope.ts';
import { deniedAlone, saidOfNobody } from './said-of-nobody.ts';
import { saysNone, wholeAllergy, withRide } from './says-none.ts';
import { genderSpoken, goesOnOfOther, type SpokenOf } from './spoken-of.ts';

/** Answers to one field on one page; more are no form. */
const MAX_PLACES = 40;
/** What stands right behind an entry, where one that takes it back does. */
const REMARK = /^\s*[^\n]*/;
const NEXT_LINE = /^[^\n]{0,120}\n(?<next>[^\n]*)/;
const LONGEST_REMARK = 120;
/** Somebody else by name, who did it to the client. */
const DONE_TO =
  /\b(?:hit|hits|beat|beats|broke|choked|chokes|strangled|raped|molested|abused|assaulted|stabbed|shot|shoved|pushed|punched|kicked|burned|threatened|stalked|trafficked|killed|murdered|died|touched|locked)\b/i;
/** Where somebody stayed has a name as people have. */
const STAYED = new Set(['hospitalizations', 'residential_programs']);
const PLACE =
  /^\W{0,3}(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Ranch|House|Lodge|Farm|Haven|Recovery|Retreat|Mission|Manor|Hall|Academy|Springs|Cove|Harbor|Center|Hospital|General|Memorial|Regional)(?!\p{L})/u;
const DEED = 'aggression_or_property_damage';
/** Whose a thing was does not change who broke it. */
const BREAKS =
  /\b(?:threw|broke|broken|punched|kicked|smashed|put|tore|slashed|keyed|hit|trashed|wrecked|shattered|dented)\b/i;
const OF_NAMED =
  /\p{Lu}\p{Ll}*['’]s? (?:\p{L}+ )?(?:[Cc]ar|[Tt]ruck|[Pp]hone|TV|tv|[Ww]alls?|[Dd]oors?|[Ww]indows?|[Ww]indshield|[Hh]ouse|[Aa]partment|[Ll]aptop|[Cc]omputer|[Tt]ires?|[Mm]irror|[Rr]oom|[Mm]ailbox|[Tt]hings|[Ss]tuff|[Xx]box|[Gg]uitar|[Dd]ishes|[Ff]urniture)(?!\p{L})/u;
/** Whose the pills were does not change who took them. */
const OF_PILLS = /\b(?:took|taken|swallowed|downed|ingested|ate|drank|used)\b[^.;]{0,40}\p{Lu}\p{Ll}*['’]s? \p{L}/u;
const CALLED = /^(?:emergency_contact|contact_person|subscriber)_/;
/** Whoever interprets or writes, of themselves. */
const FOR_MYSELF = /^\W*(?:speaking |as )?for (?:myself|me)\s?[:,]/i;
const CONTACT = 'contact_person_name';
const OF_CONTACT = new Set(['contact_person_phone', 'contact_person_email']);
const LETTERS = /\p{L}/u;
/** Who treats, insures and is called for the client: a sentence on a relative before it changes none of it. */
const OF_RECORD =
  /^(?:current_|emergency_|contact_person_|address$|city$|state$|zip$|carrier$|subscriber_|dob$|email_id$|group_number$|authorization_number$|next_appointment$|upcoming_court_date$)/;

/** Says whether a label within a stretch of the page answers a field: then the words around it say no more of it. */
function answeredWithin(findings: readonly Finding[]): (field: string, start: number, end: number) => boolean {
  const places = new Map<string, Finding[]>();
  for (const finding of [...findings].sort((a, b) => a.start - b.start))
    places.set(finding.field, [...(places.get(finding.field) ?? []), finding].slice(-MAX_PLACES));
  return (field, start, end) => (places.get(field) ?? []).some((each) => each.start >= start && each.start < end);
}

const ALLERGEN = new RegExp(`(?<![\\p{L}\\d-])(?:${ALLERGEN_NAMES})(?![\\p{L}\\d])`, 'giu');

/** The allergies that a later line of the page takes back by name: "that shellfish line was meant for another chart". */
function allergiesWithdrawn(page: string): { start: number; names: RegExp }[] {
  return splitStatements(page).flatMap(({ text, start }) => {
    const [only, ...others] = new Set((text.match(ALLERGEN) ?? []).map((each) => each.toLowerCase()));
    if (!only || others.length > 0 || !isStruck(text)) return [];
    return [{ start, names: new RegExp(`^[^,;]{0,60}(?<!\\p{L})${only}(?!\\p{L})[^,;]{0,60}$`, 'iu') }];
  });
}

interface OfPage {
  text: string;
  /** The page as it is printed, with what a pen went through. */
  printed: string;
  /** What its labels answer. */
  answers: readonly Finding[];
  record: SpokenOf;
  context: RecordContext;
}

/** Of what was found on a page, what the words beside it neither take back nor say of somebody else. */
export function holding(found: readonly Finding[], { text, printed, answers, record, context }: OfPage): Finding[] {
  const ofWriter = ofItsWriter(text, context.client);
  const ofOther = record.namesOthers;
  const spoken = genderSpoken([text]);
  const gender = spoken === record.gender ? spoken : null;
  const goesOn = goesOnOfOther(text, record, context);
  const answered = answeredWithin(answers);
  const contradicted = againstNo(text);
  const withdrawn = allergiesWithdrawn(text);
  // Whose number it is goes with it: a desk's is no contact's.
  const noPeople = new Set(
    found.flatMap((each) => (each.field === CONTACT && isOtherUse(each, text) ? [`${each.start} ${each.end}`] : [])),
  );
  return found
    .filter((finding) => !saysNone(finding, text) && !isNotNow(finding, text, context.client))
    .filter(
      (finding) =>
        !isOtherMatter(finding, text) && !isOtherUse(finding, text) && !saidOfNobody(finding, text, context.client),
    )
    .filter(({ field, start, end }) => !(OF_CONTACT.has(field) && noPeople.has(`${start} ${end}`)))
    .filter((finding) => !contradicted(finding))
    .filter((finding) => !isNoSafety(finding, text, context.client) && !ofWriterAlone(finding, text, gender))
    .map((finding) => deniedAlone(withDrugs(wholeAllergy(withRide(finding, text), text), text), text))
    .filter(({ from, field, value, start, end, led }) => {
      if (field === 'allergies' && withdrawn.some((each) => each.start >= end && each.names.test(value))) return false;
      const said = text.slice(start, end);
      // What was struck in between is no remark on what stands before it.
      const behind = printed.slice(end, end + LONGEST_REMARK * 2);
      if (takesBack(REMARK.exec(behind.slice(0, LONGEST_REMARK))?.[0] ?? '')) return false;
      if (takesLineBack(NEXT_LINE.exec(behind)?.groups?.next ?? '')) return false;
      if (value.includes('~~') && LETTERS.test(value) && !LETTERS.test(value.replace(pennedOut(value), '')))
        return false;
      if (from !== 'prose') return true;
      if (answered(field, start, end) || isDisputed(said, behind) || FOR_MYSELF.test(said)) return false;
      if (field === 'family_history') return true;
      if (led) return !ofWriter(said);
      const mayName =
        field === 'marital_status' ||
        field === 'legal_guardianship_status' ||
        CALLED.test(field) ||
        (field === 'history_of_trauma' && DONE_TO.test(said)) ||
        (field === DEED && BREAKS.test(said) && OF_NAMED.test(said)) ||
        (field === 'history_of_suicide_attempts' && OF_PILLS.test(said));
      if (STAYED.has(field) && PLACE.test(said)) return !ofWriter(said);
      const other = ofOther(said) && !mayName;
      return !(ofWriter(said) || other || (goesOn(start) && !OF_RECORD.test(field)));
    });
}
