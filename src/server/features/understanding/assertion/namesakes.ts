import { GIVEN_NAMES } from './given-names.ts';
import { CONTACTS } from './name-words.ts';
import { isLastAlone, matchName, nameParts } from './names-alike.ts';
import type { PageSubject } from './page-subject.ts';

/*
 * Others of the client's last name: one whose name heads a page, and one whose page names the client as a parent or as whom
 * to call.
 */

interface Named {
  firstname: string;
  lastname: string;
}

const TOP = 5;
/** "PICKERING, DALE R" by itself in a line or a column. */
const TURNED =
  /(?:^|\t|[ ]{2})(?<last>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?),[ ]?(?<first>\p{Lu}[\p{L}'’-]{1,20})(?: \p{Lu}\p{L}{0,14}\.?)?(?=[ ]{0,3}(?:$|\t|[ ]{2}))/u;
const LONGEST_LINE = 160;
/** Over whoever is called, pays or treats. */
const OF_ANOTHER =
  /\b(?:emergency|contacts?|guarantor|next of kin|nok|spouse|parents?|guardian|relatives?|insured|subscriber|holder|provider|prescriber|physician|attending|employer|to|attn|attention|cc)\b[^\n]{0,40}$/i;

/** Somebody of the client's last name and another first name, whom a line at the top of a page holds by itself. */
export function namesakeInHead(text: string, client: Named): PageSubject | null {
  let at = 0;
  let row = 0;
  let above = '';
  for (const line of text.split('\n', TOP * 3)) {
    const found = line.length <= LONGEST_LINE && row < TOP ? TURNED.exec(line) : null;
    const { last = '', first = '' } = found?.groups ?? {};
    const parts = nameParts([first, ...last.split(' ')]);
    const isGiven = GIVEN_NAMES.has(parts[0] ?? '');
    if (found && isGiven && isLastAlone(nameParts(last.split(' ')), client) && matchName(parts, client) === 'last')
      if (!CONTACTS.test(line) && !OF_ANOTHER.test(above)) return { parts, sure: 2, at: at + found.index };
    if (line.trim() !== '') {
      row += 1;
      above = line;
    }
    at += line.length + 1;
  }
  return null;
}

const MAX_PLACES = 20;
/** Of whom a page is by whoever pays for it: there the client may be named as a dependent. */
const OF_A_PLAN = /\b(?:member|subscriber|insured|policy ?holder|dependents?)\b/i;
const AS_KIN =
  /\b(?:parents?|guardian|mother|father|mom|dad|emergency|contact|guarantor|responsible party|next of kin|nok|spouse|husband|wife)\b[^\n]{0,30}$/i;

/** Whether a page has the client's first name only where it asks for a parent or for whom to call. */
export function namedAsKinAlone(page: string, { firstname }: Named): boolean {
  const name = firstname.toLowerCase();
  if (name.length < 3 || OF_A_PLAN.test(page)) return false;
  const low = page.toLowerCase();
  let places = 0;
  for (let at = low.indexOf(name); at !== -1; at = low.indexOf(name, at + name.length)) {
    places += 1;
    if (places > MAX_PLACES) return false;
    const line = page.slice(page.lastIndexOf('\n', at) + 1, at);
    if (!AS_KIN.test(line.slice(-60))) return false;
  }
  return places > 0;
}
