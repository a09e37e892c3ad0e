/*
 * Where somebody lives, taken apart: the street, and the place behind it, beside it or under it.
 */

export const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const CODES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const CITY = `(?<city>(?!(?:Apt|Unit|Lot|Rm|Room|Suite|Ste|Floor|${CODES})\\b)[A-Z][A-Za-z .'’-]{1,40}?)`;
const ZIP = '(?<zip>\\d{5}(?:-\\d{4})?)';
const PLACES: readonly RegExp[] = [
  new RegExp(`^${CITY},?\\s+(?<state>${STATES}|${CODES})\\.?,?\\s+${ZIP}$`),
  // Within a state nobody writes it.
  new RegExp(`^${CITY},?\\s+${ZIP}$`),
  new RegExp(`^${CITY},\\s+(?<state>${STATES}|${CODES})\\.?$`),
];
const WITH_ZIP = PLACES[0] as RegExp;

/** What streets are called by, behind which a place may follow without a comma. */
const KINDS =
  'st(?:reet)?|ave(?:nue)?|r(?:oa)?d|la?ne?|dr(?:ive)?|c(?:our)?t|way|blvd|boulevard|pl(?:ace)?|ter(?:race)?|cir(?:cle)?|hwy|highway|pike|tr(?:ai)?l|loop|pkwy|parkway|sq(?:uare)?';
const RUNS_ON = new RegExp(
  `^(?<street>\\d[^,]{2,40} (?:${KINDS})\\.?(?: (?:apt|unit|lot|ste|suite|rm|room|#)\\.? ?#?[\\w-]{1,6}| #[\\w-]{1,6})?)\\s+(?<place>[A-Z][^,]{2,50})$`,
  'i',
);
const BEGINS =
  /^(?:\d+[A-Z]?(?:-\d+)?\s+\S|P\.?\s?O\.? Box\s|(?:(?:rural )?(?:route|rte?|rr|r\.r\.|hc|box|highway|hwy|county (?:road|rd)|cr|lot)\.? ?#?\d|one |two )[^,]{0,40})/i;
/** What stands behind an address and is none of it. */
const BEHIND =
  /\s*(?:\([^()]{0,60}\)|[;|].*|\b(?:ph|phone|tel|cell|fax|home|mobile|email|e-mail|since|x ?\d+ (?:yrs?|years|months))\b\.?:?.*)$/i;
/** In whose care mail is sent. */
const CARE_OF = /^c\/o [^,\d]{3,50},\s*/i;
const PHONE = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}(?!\d)/;
const LONGEST = 200;

interface Place {
  city: string;
  state?: string | undefined;
  zip?: string | undefined;
}

interface Address extends Partial<Place> {
  address: string;
}

const placed = (groups: Record<string, string> | undefined): Place | null =>
  groups?.city ? { city: groups.city.trim(), state: groups.state, zip: groups.zip } : null;

/** City, state and ZIP code where a text is nothing else: "Sable Point FL 33999", "Kestrel, OR". */
export function placeOf(value: string): Place | null {
  const text = value
    .replace(/\s+/g, ' ')
    .replace(/ \/ /g, ', ')
    .replace(BEHIND, '')
    .replace(/[.,;]\s*$/, '')
    .trim();
  for (const pattern of PLACES) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return placed(groups);
  }
  return null;
}

/** A street address, taken apart where it ends in city, state and ZIP code. */
export function addressOf(value: string): Address | null {
  const written = value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST + 1);
  const text = written
    .replace(CARE_OF, '')
    .replace(BEHIND, '')
    .replace(/[.,;]\s*$/, '')
    .trim();
  if (!BEGINS.test(text) || written.length > LONGEST || PHONE.test(text)) return null;
  const parts = text.split(/,\s*/);
  for (const pattern of [WITH_ZIP, PLACES[1] as RegExp])
    for (let at = 1; at < parts.length; at += 1) {
      const place = placed(pattern.exec(parts.slice(at).join(', '))?.groups);
      if (place) return { address: parts.slice(0, at).join(', '), ...place };
    }
  const { street, place = '' } = RUNS_ON.exec(text.replace(/,(?= [A-Z]{2} \d{5})/, ''))?.groups ?? {};
  const behind = street ? placed(WITH_ZIP.exec(place)?.groups) : null;
  return street && behind ? { address: street, ...behind } : { address: text };
}
