import type { FormEntry } from '../entries/form-entries.ts';
import type { Finding } from '../suggestion.ts';

/*
 * For whom somebody works, where a list gives the job first: "Occupation: bookkeeper, Harbor Supply - on leave", "Roofer,
 * Harbor Exteriors, off work since the fall".
 */

const NOT_NOW =
  /\b(?:was|were|former(?:ly)?|until|till|laid off|lost|fired|terminated|quit|last|closed|retired|ret['’]d|before|previous(?:ly)?|used to|since .{0,20}(?:closed|ended)|unemployed|not working|wants?|looking)\b/i;
const OF_BEFORE = /\b(?:last|former|usual|previous|prior|past|longest|parent|father|mother|spouse|desired)\b/i;
const STATUS =
  /\b(?:full|part|time|hrs?|hours|leave|since|off|suspended|student|ssi|ssdi|disab\w*|seasonal|nights|days|per diem|week|yrs?|years|months|fmla|shift|union|temp|owner|self|own|wk|check|income|pension|benefits|benefit)\b|\d/i;
const COMPANY =
  /^(?:at |for |with |@ ?)?(?<company>\p{Lu}[\p{L}'’&.-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}'’&.-]*){0,5}(?: (?:#?\d{1,4}))?)$/u;
const ORGANIZED =
  /\b(?:Inc|LLC|Co|Corp|Company|School|Schools|District|Hospital|Center|Clinic|County|City|University|College|Store|Mart|Market|Foods?|Farms?|Barn|Diner|Cafe|Grill|Bar|Restaurant|Hotel|Inn|Supply|Freight|Transit|Lines|Trucking|Logistics|Construction|Builders|Roofing|Exteriors|Electric|Plumbing|Steel|Mill|Works|Services|Group|Bank|Credit Union|Salon|Spa|Motors|Auto|Air|Airlines|Post Office|Army|Navy|Department|Dept|Shop|Bakery|Dairy|Devices|Systems|Manufacturing|Mfg|Industries|Home|Care|Health|Dental|Church|Library|Fitness|Gym|Studio|Warehouse|Port)\b/;
/** A person with a title or an initial is no company. */
const PERSON = /^(?:Mrs?|Ms|Dr|Mx|Judge|Officer|Rev|Fr|Sr)\.? |^\p{Lu}\. /u;
const STUDIES = /\b(?:student|freshman|sophomore|junior|senior|grad(?:e|uate)|enrolled|college|university)\b/i;
const MIN_WORDS = 2;
const JOBS =
  'roofer|cook|line cook|chef|baker|server|waiter|waitress|bartender|barista|cashier|clerk|bookkeeper|accountant|teacher|aide|CNA|LPN|paramedic|EMT|driver|truck driver|bus driver|mechanic|welder|carpenter|electrician|plumber|painter|mason|laborer|framer|drywaller|landscaper|logger|farmhand|fisherman|deckhand|miner|machinist|assembler|operator|forklift operator|warehouse worker|packer|stocker|janitor|custodian|housekeeper|cleaner|security guard|firefighter|dispatcher|installer|technician|tech|hygienist|assistant|receptionist|secretary|paralegal|engineer|programmer|analyst|manager|supervisor|foreman|salesman|salesperson|realtor|hairdresser|stylist|barber|seamstress|tailor|butcher|groomer|librarian|pilot|mail carrier|courier|drywall hanger|pipefitter|ironworker|lineman|surveyor';
const LISTED = new RegExp(
  `^\\W{0,3}(?:(?:Works? as|Employed as|Job:|Occupation:|Work:)? ?(?:an? )?)(?:[\\p{L}-]+ ){0,2}?(?:${JOBS})(?:,| at| for| with)(?: at)? (?<company>\\p{Lu}[\\p{L}'’&.-]*(?: (?:(?:of|and|the|&) )?\\p{Lu}[\\p{L}'’&.-]*){1,4})(?=[,.;(]|$| -)`,
  'iu',
);
const CAPITALIZED = /^\p{Lu}/u;
/** How long somebody has done it for whom: it goes on. */
const GOES_ON =
  /\b(?:has|have|['’]s|['’]ve) (?:worked|driven|hauled|cooked|taught|welded|drove|cleaned|nursed|dispatched|delivered|been (?:with|at|employed (?:by|at)))(?: \p{Ll}+){0,3}?(?: (?:for|at|with|by))? (?:the )?(?<company>\p{Lu}[\p{L}'’&.-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}'’&.-]*){0,4}) (?:for|since) /u;

/** The company in the parts of a value that begins with a job. */
function companyIn(value: string): string | null {
  const [, ...parts] = value.split(/,\s+|;\s+|\s\(|\)|\s[-–—]\s/);
  for (const part of parts) {
    const company = COMPANY.exec(part.trim().replace(/[.]$/, ''))?.groups?.company;
    if (!company || STATUS.test(part) || PERSON.test(company)) continue;
    if (company.split(' ').length >= MIN_WORDS || ORGANIZED.test(company)) return company;
  }
  return null;
}

/** Behind the boxes for how much somebody works, where. */
const BESIDE_BOXES =
  /\][^\n]{0,60}[\t ](?:where|place|company):?[\t ]{1,3}(?<company>\p{Lu}[\p{L}'’&.-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}'’&.-]*){0,4})/u;
const WHERE = /^(?:where|at|company|place|for whom|name of (?:company|employer))$/i;

/** For whom the client works, by what stands behind a label that asks for the job. */
export function employersListed(entries: readonly FormEntry[]): Finding[] {
  const worked = new Set(
    entries.flatMap(({ line, meaning }) => (meaning?.field === 'employment_status' ? [line] : [])),
  );
  return entries.flatMap(({ meaning, label, value, start, end, line, section }): Finding[] => {
    if (section.about !== null && section.about !== 'client') return [];
    if (OF_BEFORE.test(label) || NOT_NOW.test(value)) return [];
    const at = { start, end, from: 'prose' as const };
    if (meaning?.field === 'employment_status') {
      const beside = BESIDE_BOXES.exec(value)?.groups?.company;
      const company = beside ?? (STUDIES.test(value) ? null : companyIn(value.split(/[\t\n]/)[0] ?? ''));
      return company ? [{ field: 'employer', value: company, ...at }] : [];
    }
    if (meaning?.field === 'employer') {
      const much = /\b(?<much>full|part)[- ]time\b/i.exec(value)?.groups?.much?.toLowerCase();
      return much ? [{ field: 'employment_status', value: much === 'full' ? 'Full-time' : 'Part-time', ...at }] : [];
    }
    const company =
      WHERE.test(label.trim()) && worked.has(line)
        ? COMPANY.exec(value.split(/\(|,/)[0]?.trim() ?? '')?.groups?.company
        : null;
    return company ? [{ field: 'employer', value: company, ...at }] : [];
  });
}

/** For whom a bit of a page says that somebody works, where it lists the job first. */
export function companyListed(text: string): string | null {
  const listed = LISTED.exec(text)?.groups?.company;
  const company = (listed && ORGANIZED.test(listed) ? listed : undefined) ?? GOES_ON.exec(text)?.groups?.company;
  if (!company || !CAPITALIZED.test(company) || PERSON.test(company)) return null;
  const before = text.slice(0, text.indexOf(company));
  return NOT_NOW.test(before) ? null : company.replace(/[.,]$/, '');
}
