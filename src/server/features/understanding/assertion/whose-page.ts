import type { CalendarDay } from '#shared/platform/dates.ts';
import { byContradiction, isTooOld, keyOf, shapeOf } from './contradictions.ts';
import type { Judged, Whose } from './judged.ts';
import { capitalsOn, hasNameInPlace, placesOfName } from './name-places.ts';
import { isLastAlone, type Mention, matchName, mentionOf, type NameMatch } from './names-alike.ts';
import { namedAsKinAlone, namesakeInHead } from './namesakes.ts';
import { differs, isNext, sameTitle } from './page-marks.ts';
import { type PageRead, readPage } from './page-read.ts';
import type { PageSubject } from './page-subject.ts';

/** The client a record should be about. */
export interface KnownClient {
  firstname: string;
  lastname: string;
  dob?: CalendarDay | null | undefined;
  mrn?: string | null | undefined;
}

export type { Whose } from './judged.ts';

/** What people are called by who have another first name. */
const BYNAMES: ReadonlySet<string> = new Set(
  'ace babe baby big boots bubba bud buddy buster butch cowboy cricket curly doc duke dusty fats goose honey junior kid lefty lil little moose peaches pops princess rabbit red rooster rusty shorty skip slick slim smoky smiley sonny sparky speedy spike sugar tex tiny whitey'.split(
    ' ',
  ),
);

/** As often a first name stands on a page of the one who bears it. */
const OFTEN = 2;

/** Whether a day stands somewhere in a text, with a label or without. */
function hasDay(text: string, day: CalendarDay): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  const [of, on] = [Number(month), Number(date)];
  return new RegExp(
    String.raw`(?<![\d/.-])0?${of}(?:[ ]0?${on}[ ]${year}|[/.-]0?${on}[/.-](?:${year.slice(0, 2)})?${year.slice(2)})(?![\d/-])`,
  ).test(text);
}

const someNumber = (number: string): string => number.toUpperCase().replace(/[\s-]/g, '');

/** Whether the one a page names as its own may be the client after all, by what else it says of them. */
function staysOpen(mention: Mention, other: NonNullable<Judged['other']>, client: KnownClient): boolean {
  const [called = '', ...lastnames] = other.parts;
  if (lastnames.length > 0 && isLastAlone(lastnames, client)) {
    // A relative who writes of the client; or what the client is called by beside the last name: "Slim Lonetree".
    if (mention.first >= OFTEN) return true;
    if (!other.born && other.sure < 3 && BYNAMES.has(called)) return true;
  }
  if (mention.full || (mention.first > 0 && mention.last > 0)) return !(other.sure === 3 && other.born);
  if (other.sure < 3) return mention.first > 0 || mention.last > 0;
  return !other.born && (mention.first >= OFTEN || mention.last > 0);
}

function judge(read: PageRead, client: KnownClient): Judged {
  const { page, text, marks } = read;
  const { dob, mrn } = client;
  const fits = ({ parts }: PageSubject) => matchName(parts, client);
  const namesake = namesakeInHead(text, client);
  const subjects = [...read.subjects, ...(namesake ? [namesake] : [])]
    .map((each): PageSubject => {
      const { bare } = each;
      const isClient = bare && (matchName(bare, client) === 'both' || isLastAlone(bare, client));
      return isClient ? { ...each, parts: bare } : each;
    })
    // "MARISOL SLEPT WELL": a name of the client's beside another word may be no name of another's.
    .filter((each) => !each.only || fits(each) === 'none');
  // A last name of several words is still no more than a last name, with an initial as without.
  const isWritten = ({ parts }: PageSubject) => {
    const words = parts.filter((part) => part.length > 1);
    return words.length > 1 && !isLastAlone(words, client);
  };
  // "Sandoval-Reyes, E.", whatever letters a middle name or a number adds.
  const isInitialed = ({ parts }: PageSubject) => {
    const [words, letters] = [parts.filter((part) => part.length > 1), parts.filter((part) => part.length === 1)];
    const isFirst = letters.length === 0 || letters.some((letter) => client.firstname.toLowerCase().startsWith(letter));
    return isFirst && isLastAlone(words, client);
  };
  // "Sandoval-Reyes, L." is another of the family.
  const isInitialedElse = (each: PageSubject) => {
    const words = each.parts.filter((part) => part.length > 1);
    return words.length > 1 && isLastAlone(words, client) && !isInitialed(each);
  };
  const isNamesake = subjects.some(
    (each) => (isWritten(each) && (fits(each) === 'first' || fits(each) === 'last')) || isInitialedElse(each),
  );
  // A last name alone, or with an initial, is not the client's where the page writes it with another first name.
  const isOwn = (each: PageSubject) =>
    isWritten(each)
      ? fits(each) === 'both'
      : !isNamesake && (each.parts.length === 1 || fits(each) === 'both' || isInitialed(each)) && fits(each) !== 'none';
  const own = subjects.filter(isOwn);
  const sure = Math.max(0, ...subjects.map((each) => each.sure));
  const said = subjects.filter((each) => each.sure === sure);
  const ownDay = dob ? marks.days.some((day) => !differs(day, dob)) || hasDay(text, dob) : false;
  const [day] = marks.ofSubject;
  const otherDay = dob && day && marks.ofSubject.length === 1 && !ownDay && differs(day, dob);
  const ownNumber = mrn ? marks.kept.some(({ number }) => number === someNumber(mrn)) : false;
  const answer = (whose: Whose, mention: Mention, other: Judged['other'] = null): Judged => ({
    whose,
    marks,
    mention,
    other,
    proven: ownDay || ownNumber || own.some((each) => fits(each) === 'both'),
  });
  const everywhere = mentionOf(page, client);
  // Older than the client is by now, on a page that has no more of them than the last name.
  if (
    isTooOld(marks, client) &&
    everywhere.first === 0 &&
    !ownDay &&
    !ownNumber &&
    own.every((each) => fits(each) !== 'both')
  )
    return answer('other', everywhere);
  if (ownNumber) return answer('client', everywhere);
  const [first] = own;
  if (first) {
    // Of one name and another birth date: a namesake; but a birth date beside another name is that one's.
    const isElses = subjects.some((each) => each.born === day && !isOwn(each));
    const born = first.born ?? (subjects[0] === first && otherDay && !isElses ? day : undefined);
    return answer(dob && born && differs(born, dob) && !ownDay ? 'other' : 'client', everywhere);
  }
  if (ownDay) return answer(subjects.some((each) => fits(each) !== 'none') ? 'client' : 'unknown', everywhere);
  const [named] = said;
  if (!named) return answer(otherDay && !everywhere.full ? 'other' : 'unknown', everywhere);
  const born = said.some((each) => each.born && (!dob || differs(each.born, dob))) || Boolean(otherDay);
  const mention = mentionOf(
    page,
    client,
    said.flatMap(({ parts }) => parts),
  );
  // "Student: Tyler Marsh … Parent: Odessa Marsh": the client is named as somebody's relative, and as nothing else.
  if (sure === 3 && mention.full && !ownDay && namedAsKinAlone(page, client)) return answer('other', mention);
  const narrated = said.every((each) => each.narrated);
  const other = { parts: named.parts, sure, born, narrated };
  return answer(staysOpen(mention, other, client) ? 'unknown' : 'other', mention, other);
}

/**
 * Whom a page is about, by the people, birth dates and numbers that its labels, headers and sentences give. Of several
 * names the client's own decides; a namesake or a relative is known by the birth date.
 */
export const whosePage = (page: string, client: KnownClient, today: CalendarDay): Whose =>
  whoseRead(readPage(page, today), client);

/** `whosePage` of a page that was read. */
export const whoseRead = (read: PageRead, client: KnownClient): Whose => judge(read, client).whose;

/** A birth date that the client's own pages agree on, where none is known. */
function withBirth(client: KnownClient, pages: readonly Judged[]): KnownClient {
  if (client.dob) return client;
  const days = new Set(pages.filter(({ whose }) => whose === 'client').flatMap(({ marks }) => marks.ofSubject));
  const [day] = days;
  return days.size === 1 && day ? { ...client, dob: day } : client;
}

/** By the numbers that the client's pages and those of others give, whose a page is that does not say it. */
function byNumbers(pages: readonly Judged[]): Judged[] {
  const numbers = (whose: Whose) =>
    new Set(pages.filter((each) => each.whose === whose).flatMap(({ marks }) => marks.kept.map(keyOf)));
  const [own, others] = [numbers('client'), numbers('other')];
  const proven = new Set(pages.filter((each) => each.proven).flatMap(({ marks }) => marks.kept.map(keyOf)));
  const ownPages = pages.filter(({ whose }) => whose === 'client');
  return pages.map((each) => {
    const { marks, mention, other, whose } = each;
    const isOwn = marks.kept.some((kept) => own.has(keyOf(kept)));
    if (whose === 'other')
      return isOwn && other && other.sure < 3 && !other.born ? { ...each, whose: 'unknown' } : each;
    if (whose === 'client' || isOwn) {
      const isProven = each.proven || marks.kept.some((kept) => proven.has(keyOf(kept)));
      return { ...each, whose: 'client', proven: isProven };
    }
    if (mention.first > 0 || mention.last > 0) return each;
    const isOthers = marks.kept.some((kept) => others.has(keyOf(kept)));
    // The same sheet keeps the client under another number of the same sort and make.
    const isKeptElse = ownPages.some(
      (page) =>
        sameTitle(page.marks, marks) &&
        marks.kept.some((kept) => page.marks.kept.some((known) => shapeOf(known) === shapeOf(kept))),
    );
    return isOthers || isKeptElse ? { ...each, whose: 'other' } : each;
  });
}

/** The sheet of a paper that strangers' pages share the title of, and none of the client's. */
function byTitle(pages: readonly Judged[]): Judged[] {
  const of = (sought: Whose) => pages.filter(({ whose }) => whose === sought);
  const [own, others] = [of('client'), of('other')];
  return pages.map((each) => {
    if (each.whose !== 'unknown' || each.mention.first > 0 || each.mention.last > 0) return each;
    const follows = (page: Judged) => sameTitle(page.marks, each.marks) && isNext(page.marks, each.marks);
    const isOthers = others.some(follows) && !own.some((page) => sameTitle(page.marks, each.marks));
    return isOthers ? { ...each, whose: 'other' } : each;
  });
}

/**
 * Pages on which somebody else stands where the client's have the client's name, and none for whom sentences alone speak
 * of who is named on the client's own: a relative, a roommate, an officer.
 */
function byPlaces(pages: readonly Judged[], texts: readonly string[], client: KnownClient): Judged[] {
  const own = texts.filter((_, at) => pages[at]?.whose === 'client');
  if (own.length === 0) return [...pages];
  const [known, places] = [capitalsOn(own), placesOfName(own, client)];
  return pages.map((each, at) => {
    const { mention, other, whose } = each;
    if (whose === 'other' && other?.narrated && other.parts.some((part) => part.length > 2 && known.has(part)))
      return { ...each, whose: 'unknown' };
    if (whose !== 'unknown' || mention.first > 0 || mention.last > 0) return each;
    return hasNameInPlace(texts[at] ?? '', places, client, known) ? { ...each, whose: 'other' } : each;
  });
}

/** Whether a page has more of the client's name than a stranger shares: "Hollis" stands on a brother's pages, too. */
function isNamed({ mention }: Judged, shared: NameMatch): boolean {
  if (shared === 'last') return mention.full || mention.first > 0;
  if (shared === 'first') return mention.full || mention.last > 0;
  return mention.first > 0 || mention.last > 0;
}

/** Whether a page that names nobody goes on from a stranger's before it, rather than from the client's. */
function goesOn({ marks }: Judged, before: Judged, own: Judged | undefined, shared: NameMatch): boolean {
  const { series } = before.marks;
  const [ofStranger, ofClient] = [before, own].map((page) => (page ? sameTitle(page.marks, marks) : false));
  if (ofStranger !== ofClient) return ofStranger === true;
  if (isNext(before.marks, marks)) return true;
  if (own && isNext(own.marks, marks)) return false;
  // Behind a namesake's a part of the name may be the client's after all.
  if (shared !== 'none' && series && marks.series) return false;
  return !(series?.of && series.page >= series.of);
}

/**
 * Whose each page of one record is, in order. A page that names nobody goes on from a stranger's page before it, unless
 * the client is named on it or it is the next sheet of a paper of the client's. Pages with numbers follow one another only
 * where their numbers do.
 */
export function whosePages(
  pages: readonly { text: string; page?: number }[],
  client: KnownClient,
  today: CalendarDay,
): Whose[] {
  const read = pages.map(({ text, page }) => ({ ...readPage(text, today), number: page }));
  return whoseAllRead(read, client);
}

/** `whosePages` of pages that were read. */
export function whoseAllRead(
  pages: readonly (PageRead & { number?: number | undefined })[],
  client: KnownClient,
): Whose[] {
  const alone = pages.map((read) => judge(read, client));
  const known = withBirth(client, alone);
  const looked = known === client ? alone : pages.map((read) => judge(read, known));
  const placed = byPlaces(
    looked,
    pages.map(({ page }) => page),
    known,
  );
  const judged = byTitle(byContradiction(byNumbers(placed), pages, known));
  let before: Judged | undefined;
  let own: Judged | undefined;
  let shared: NameMatch = 'none';
  return judged.map((each, at) => {
    const [page, last] = [pages[at]?.number, pages[at - 1]?.number];
    if (page !== undefined && last !== undefined && page !== last + 1) before = undefined;
    if (each.whose === 'other' && each.other) shared = matchName(each.other.parts, known);
    // A last name alone makes a page the client's, but not behind one of somebody else of that name.
    const isOpen = each.whose === 'unknown' || (shared !== 'none' && !each.proven);
    const follows = before?.whose === 'other' && isOpen && !isNamed(each, shared) && goesOn(each, before, own, shared);
    const isOther = each.whose === 'other' || follows;
    const whose = isOther ? 'other' : each.whose;
    before = { ...each, whose };
    if (!isOther) own = before;
    return whose;
  });
}
