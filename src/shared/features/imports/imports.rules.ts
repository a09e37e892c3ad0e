/** What a file can bring. */
export const IMPORT_KINDS = ['contacts', 'referrals'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A column of the file's own kind, and the field it fills. */
export interface ImportColumn {
  field: string;
  /** As the sample file writes it. */
  header: string;
  required?: true;
  /** Other headers that mean it for certain. */
  aliases?: readonly string[];
  /** Headers that most likely mean it: offered, for a person to confirm. */
  guesses?: readonly string[];
}

/** The columns of a list of contacts (P2 §3, C-39), in the sample's order. */
const CONTACT_COLUMNS = [
  { field: 'prefix', header: 'Salutation', aliases: ['Prefix'], guesses: ['Honorific'] },
  {
    field: 'firstname',
    header: 'First Name',
    required: true,
    guesses: ['First', 'Given Name', 'Forename', 'FName', 'Contact First Name'],
  },
  {
    field: 'lastname',
    header: 'Last Name',
    required: true,
    guesses: ['Last', 'Surname', 'Family Name', 'LName', 'Contact Last Name'],
  },
  {
    field: 'organization_name',
    header: 'Organization Name',
    required: true,
    guesses: [
      'Organization',
      'Org',
      'Company',
      'Company Name',
      'Practice',
      'Practice Name',
      'Facility',
      'Facility Name',
      'Agency',
      'Employer',
      'Referral Source',
    ],
  },
  { field: 'title', header: 'Title', guesses: ['Job Title', 'Role', 'Position'] },
  {
    field: 'phone_number',
    header: 'Phone',
    aliases: ['Phone Number'],
    guesses: [
      'Telephone',
      'Tel',
      'Ph',
      'Phone No',
      'Telephone Number',
      'Mobile',
      'Cell',
      'Business Phone',
      'Work Phone',
      'Phone 1',
      'Mobile Phone',
    ],
  },
  {
    field: 'email',
    header: 'Email',
    aliases: ['E-mail'],
    guesses: ['Email Address', 'E-mail Address', 'Email Addr', 'E-mail Addr', 'Work Email', 'Mail', 'Email 1'],
  },
  {
    field: 'address',
    header: 'Address',
    guesses: ['Street', 'Street Address', 'Address 1', 'Address Line 1', 'Business Street'],
  },
  { field: 'city', header: 'City', guesses: ['Town', 'Business City'] },
  { field: 'state', header: 'State', guesses: ['ST', 'Province', 'State/Province', 'Business State'] },
  {
    field: 'zipcode',
    header: 'Zip',
    aliases: ['Zip Code'],
    guesses: ['Postal Code', 'Postcode', 'Zip/Postal Code', 'Business Postal Code'],
  },
] as const satisfies readonly ImportColumn[];

/** The columns of a list of referral sources: their 14 fields. */
const SOURCE_COLUMNS = [
  {
    field: 'referral_name',
    header: 'Referral Source',
    required: true,
    aliases: ['Referral Name', 'Name'],
    guesses: ['Organization', 'Org', 'Organization Name', 'Company', 'Practice', 'Facility'],
  },
  { field: 'type', header: 'Type', required: true, guesses: ['Organization Type', 'Category', 'Kind'] },
  { field: 'payment_type', header: 'Payment Type', guesses: ['Payment', 'Payment Types', 'Payers'] },
  { field: 'specializations', header: 'Specializations', guesses: ['Specialization', 'Specialties', 'Specialty'] },
  { field: 'rule_out', header: 'Rule Out', guesses: ['Exclusions'] },
  { field: 'website_url', header: 'Website', aliases: ['Website URL'], guesses: ['Web', 'URL', 'Homepage'] },
  { field: 'linkedin_url', header: 'LinkedIn', aliases: ['LinkedIn URL'] },
  { field: 'address', header: 'Address', guesses: ['Street', 'Street Address', 'Address 1'] },
  { field: 'state', header: 'State', guesses: ['ST', 'Province', 'State/Province'] },
  { field: 'zipcode', header: 'Zip', aliases: ['Zip Code'], guesses: ['Postal Code', 'Postcode'] },
  {
    field: 'average_length_of_stay',
    header: 'Average Length of Stay',
    aliases: ['Average length of stay (days)'],
    guesses: ['ALOS', 'Length of Stay', 'LOS'],
  },
  { field: 'gender_served', header: 'Gender Served', aliases: ['Genders Served'], guesses: ['Gender'] },
  { field: 'levels_of_care', header: 'Levels of Care', guesses: ['Level of Care', 'LOC'] },
  { field: 'population_served', header: 'Population Served', guesses: ['Population', 'Populations'] },
] as const satisfies readonly ImportColumn[];

export const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  contacts: CONTACT_COLUMNS,
  referrals: SOURCE_COLUMNS,
};

/** Fields of a source that hold several values; in a file they stand apart by a semicolon, a bar or a comma. */
export const SEVERAL_VALUES: readonly string[] = [
  'payment_type',
  'specializations',
  'levels_of_care',
  'population_served',
];

/** Which column of the file, from 0, fills each field; a field without one stays empty. */
export type Mapping = Readonly<Record<string, number>>;

/** A header as it is compared: letter case, blanks, underscores and points aside. */
const headerKey = (header: string): string => header.replace(/[\s_.:*]+/g, '').toLowerCase();

const firstColumn = (headers: readonly string[], names: readonly string[], taken: ReadonlySet<number>): number => {
  const wanted = new Set(names.map(headerKey));
  return headers.findIndex((header, at) => !taken.has(at) && wanted.has(headerKey(header)));
};

function place(
  headers: readonly string[],
  columns: readonly ImportColumn[],
  mapping: Record<string, number>,
  namesOf: (column: ImportColumn) => readonly string[],
) {
  const taken = new Set(Object.values(mapping));
  for (const column of columns) {
    if (column.field in mapping) continue;
    const at = firstColumn(headers, namesOf(column), taken);
    if (at === -1) continue;
    mapping[column.field] = at;
    taken.add(at);
  }
  return mapping;
}

/** The mapping that the headers say themselves; what is only likely is not in it. */
export const certainMapping = (kind: ImportKind, headers: readonly string[]): Mapping =>
  place(headers, IMPORT_COLUMNS[kind], {}, ({ field, header, aliases = [] }) => [field, header, ...aliases]);

/** The certain mapping, and beside it what the other headers most likely mean. */
export const likelyMapping = (kind: ImportKind, headers: readonly string[]): Mapping =>
  place(headers, IMPORT_COLUMNS[kind], { ...certainMapping(kind, headers) }, ({ guesses = [] }) => guesses);

/** The required columns that a mapping leaves out. */
export const missingColumns = (kind: ImportKind, mapping: Mapping): ImportColumn[] =>
  IMPORT_COLUMNS[kind].filter(({ field, required }) => required && !(field in mapping));

/** The columns of the file, from 0, that fill no field. */
export const unmatchedColumns = (headers: readonly string[], mapping: Mapping): number[] => {
  const taken = new Set(Object.values(mapping));
  return headers.flatMap((_, at) => (taken.has(at) ? [] : [at]));
};

/** Where the header stands: the first of the beginning's rows that names two columns, else the very first. */
export function headerRow(kind: ImportKind, rows: readonly { cells: readonly string[] }[]): number {
  const at = rows.findIndex(({ cells }) => Object.keys(likelyMapping(kind, cells)).length >= 2);
  return Math.max(at, 0);
}

/** Where an import stands. Its job works while it is `checking`, `saving` or `undoing`. */
export const IMPORT_STATES = [
  'mapping',
  'checking',
  'checked',
  'saving',
  'saved',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const isWorking = (state: ImportState): boolean =>
  state === 'checking' || state === 'saving' || state === 'undoing';

/** What became of a row. */
export const ROW_OUTCOMES = ['new', 'duplicate', 'problem', 'saved', 'skipped', 'undone', 'kept'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Why a row is a duplicate, or was kept by an undo. */
export const ROW_REASONS = ['email', 'name', 'file_email', 'file_name', 'changed', 'in_use'] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** Rows of one page of the preview. */
export const PREVIEW_PAGE = 50;
/** Rows of one file; a list is read to this one and no further. */
export const MAX_ROWS = 100_000;
/** Unknown organizations that one import may create. */
export const MAX_ORGANIZATIONS = 1_000;
/** Milliseconds between two looks at an import whose job works. */
export const IMPORT_POLL_MS = 1_000;
/** The type an unknown organization gets where nobody chooses another (C-39). */
export const DEFAULT_ORGANIZATION_TYPE = 'Private practice';

const SAMPLE_ROWS: Record<ImportKind, readonly (readonly string[])[]> = {
  contacts: [
    [
      'Dr.',
      'Robin',
      'Sample',
      'Alder House',
      'Psychiatrist',
      '(212) 555-0142',
      'robin@alder-house.example',
      '1 Example Street',
      'Pinebrook',
      'MA',
      '02134',
    ],
    [
      'Ms.',
      'Dana',
      'Example',
      'Willow Counseling',
      'Social Worker',
      '(212) 555-0143',
      'dana@willow.example',
      '2 Example Street',
      'Gull Haven',
      'ME',
      '04101',
    ],
  ],
  referrals: [
    [
      'Alder House',
      'Private practice',
      'Private pay; Insurance',
      'SUD; Trauma',
      '',
      'alder-house.example',
      '',
      '1 Example Street, Pinebrook',
      'MA',
      '02134',
      '30',
      'All genders',
      '2.1 Intensive Outpatient (IOP)',
      'Adults; Veterans',
    ],
  ],
};

/** The name of the sample file of each kind. */
export const SAMPLE_FILE: Record<ImportKind, string> = {
  contacts: 'contacts-upload-sample.csv',
  referrals: 'referrals-upload-sample.csv',
};

/** The sample file: every column, and rows that can be read as they stand. */
export function sampleFile(kind: ImportKind): string {
  const records = [IMPORT_COLUMNS[kind].map(({ header }) => header), ...SAMPLE_ROWS[kind]];
  return records.map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`).join('');
}
