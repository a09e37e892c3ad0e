/** Lists of people as programs and hands write them: many encodings, delimiters, headers and odd rows. All are fictional. */

export interface MessyPerson {
  firstname: string;
  lastname: string;
  organization: string;
  email: string;
  address: string;
}

export const ENCODINGS = ['UTF-8', 'UTF-8 with a mark', 'UTF-16 LE', 'UTF-16 BE', 'Latin-1', 'Windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t', '|'] as const;

const FIRST = ['Renée', 'Zoë', 'Ann', 'Jürgen', 'Siân', 'Bo', 'D’Arcy', 'Mary Jo', 'Þóra', 'José'];
const LAST = [
  'O’Neil',
  'Müller-Lüdenscheidt',
  'Lake',
  'Brook, Jr.',
  'Moor; the younger',
  'Ångström',
  'de la Cruz',
  'Reed',
];
const HOUSES = ['Harbour Clinic', 'Hill | Dale School', 'Château "Clair"', 'Willow Counseling', 'Alder House'];
/** What Latin-1 has no letter for. */
const plain = (text: string): string => text.replaceAll('’', "'");

/** People with repeats of a name, of an address, and with one of the three needed names left out. */
export function messyPeople(count: number, encoding: Encoding, chance: () => number): MessyPerson[] {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
  const cased = (text: string) => pick([text, text, text.toUpperCase(), text.toLowerCase(), ` ${text}  `]);
  const given = (text: string) => (chance() < 0.04 ? '' : cased(encoding === 'Latin-1' ? plain(text) : text));
  return Array.from({ length: count }, () => ({
    firstname: given(pick(FIRST)),
    lastname: given(pick(LAST)),
    organization: given(pick(HOUSES)),
    email: chance() < 0.5 ? '' : cased(`person${Math.floor(chance() * count)}@lists.example`),
    address: pick([
      '',
      '1 Example Street',
      'Suite 4\n2 Example Road',
      'Suite "B"\r\n3 Example Way',
      '4, Example; Lane',
    ]),
  }));
}

const COLUMNS: readonly (readonly [field: keyof MessyPerson | null, headers: readonly string[]])[] = [
  ['firstname', ['First Name', 'FIRST_NAME', ' first name ', 'firstname']],
  ['lastname', ['Last Name', 'last_name', 'LASTNAME', 'Last  Name']],
  ['organization', ['Organization Name', 'organization_name', 'ORGANIZATIONNAME']],
  ['email', ['Email', 'E-MAIL', 'e-mail']],
  ['address', ['Address', 'ADDRESS', '  address']],
  [null, ['Notes', 'Région', '']],
];

const inOrder = <T>(of: readonly T[], chance: () => number): T[] =>
  of
    .map((each) => [chance(), each] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);

/** The rows of a file of these people: columns in any order, blank and ragged rows, a second column of a header. */
export function messyRecords(people: readonly MessyPerson[], chance: () => number): string[][] {
  const columns = inOrder(COLUMNS, chance);
  const header = columns.map(([, headers]) => headers[Math.floor(chance() * headers.length)]!);
  const rows = people.map((person) => columns.map(([field]) => (field === null ? 'x' : person[field])));
  // The second column of the same header is nobody's.
  const doubled = [
    [...header, header[columns.findIndex(([field]) => field === 'email')]!],
    ...rows.map((row) => [...row, 'second@lists.example']),
  ];
  const ragged = doubled.map((row, at) => {
    if (at === 0) return row;
    const kind = chance();
    return kind < 0.1 ? [...row, '', ' '] : kind < 0.2 ? row.slice(0, -1) : row;
  });
  return ragged.flatMap((row, at) => (at > 0 && at % 9 === 0 ? [[''], row, row.map(() => ' ')] : [row]));
}

const encode: Record<Encoding, (text: string) => Uint8Array> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 LE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 BE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
  // Of what it has beyond Latin-1 the lists use one sign.
  'Windows-1252': (text) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'),
};

/** A file of these records; a value is quoted where it must be, and here and there where it need not. */
export function messyFile(
  records: readonly (readonly string[])[],
  { encoding, delimiter, lineEnd }: { encoding: Encoding; delimiter: string; lineEnd: string },
): Uint8Array {
  const quoted = (cell: string, at: number) =>
    /["\r\n]/.test(cell) || cell.includes(delimiter) || at % 3 === 0 ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = records.map((cells) => (cells.length === 1 ? '' : cells.map(quoted).join(delimiter)));
  return encode[encoding](`${lines.join(lineEnd)}${lineEnd}`);
}
