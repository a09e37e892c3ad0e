import type { TxContext } from '#server/platform/context.ts';
import { CONTACT_TITLES } from '#shared/features/contacts/contacts.rules.ts';
import type { SourceType } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { type DemoOrganization, FIRST_NAMES, LAST_NAMES } from './organizations.ts';
import { seeded } from './seeded.ts';

const DAY_MS = 86_400_000;

/** What goes with each type, so that the sources look lived in. */
const USUAL: Record<SourceType, { specializations: string[]; levels_of_care: string[]; payment_type: string[] }> = {
  'Treatment center': {
    specializations: ['SUD', 'Dual Diagnosis'],
    levels_of_care: ['3.5 High-Intensity Residential', '2.1 Intensive Outpatient (IOP)'],
    payment_type: ['Private pay', 'Insurance'],
  },
  'Hospital (Medical)': {
    specializations: [],
    levels_of_care: ['4.0 Medically Managed Inpatient', 'Withdrawal Management (detox)'],
    payment_type: ['Insurance', 'Medicare', 'Medicaid'],
  },
  'Hospital (Psychiatric)': {
    specializations: ['Primary Mental Health', 'Chronic SI/HI'],
    levels_of_care: ['Acute psychiatric inpatient'],
    payment_type: ['Insurance', 'Medicare', 'Medicaid'],
  },
  'Community Resource / Crisis Center': {
    specializations: ['SUD'],
    levels_of_care: ['Crisis stabilization'],
    payment_type: ['Medicaid', 'SSI/SSDI'],
  },
  Interventionist: { specializations: ['Primary SUD'], levels_of_care: [], payment_type: ['Private pay'] },
  'Social worker': { specializations: ['Trauma'], levels_of_care: [], payment_type: ['Medicaid'] },
  'Private practice': {
    specializations: ['Mood Disorders', 'Trauma'],
    levels_of_care: ['1.5 Outpatient Therapy'],
    payment_type: ['Private pay', 'Insurance'],
  },
  'Education consultant': { specializations: ['OCD'], levels_of_care: [], payment_type: ['Private pay'] },
  School: { specializations: ['Eating disorder'], levels_of_care: [], payment_type: [] },
  Court: { specializations: ['SUD'], levels_of_care: [], payment_type: [] },
};

const NAMES: readonly (readonly [name: string, type: SourceType, state: string])[] = [
  ['Bramble Creek Hospital', 'Hospital (Medical)', 'MA'],
  ['Foxglove Psychiatric Hospital', 'Hospital (Psychiatric)', 'CT'],
  ['Northwind Crisis Center', 'Community Resource / Crisis Center', 'NH'],
  ['Juniper Lane Counseling', 'Private practice', 'RI'],
  ['Second Harbor Interventions', 'Interventionist', 'NY'],
  ['Mill Pond Treatment Center', 'Treatment center', 'VT'],
  ['Larkspur County Drug Court', 'Court', 'MA'],
  ['Thistledown Academy', 'School', 'ME'],
  ['Peregrine Placement Advisors', 'Education consultant', 'PA'],
  ['Willow Street Social Services', 'Social worker', 'NJ'],
  ['Copper Beech Recovery', 'Treatment center', 'NY'],
  ['Heron Marsh Detox', 'Treatment center', 'FL'],
  ['Quarry Road Hospital', 'Hospital (Medical)', 'NY'],
  ['Stonecrop Behavioral Hospital', 'Hospital (Psychiatric)', 'OH'],
  ['Lantern House Shelter', 'Community Resource / Crisis Center', 'MA'],
  ['Ferncliff Therapy Group', 'Private practice', 'MA'],
  ['Saltgrass Psychology', 'Private practice', 'NC'],
  ['Kestrel Family Interventions', 'Interventionist', 'CA'],
  ['Amberley Case Management', 'Social worker', 'CO'],
  ['Windrow College Counseling', 'School', 'NH'],
  ['Tamarack Educational Consulting', 'Education consultant', 'CT'],
  ['Cinder Hill Treatment Court', 'Court', 'RI'],
  ['Bluestem Sober Living', 'Treatment center', 'TX'],
  ['Otter Bend Medical Center', 'Hospital (Medical)', 'GA'],
  ['Saffron Hill Psychiatric Center', 'Hospital (Psychiatric)', 'VA'],
  ['Harvest Moon Crisis Line', 'Community Resource / Crisis Center', 'WA'],
  ['Gingko Counseling Collective', 'Private practice', 'OR'],
  ['Driftwood Interventions', 'Interventionist', 'AZ'],
  ['Plover Beach Recovery Center', 'Treatment center', 'SC'],
  ['Sycamore Bend Veterans Court', 'Court', 'TN'],
  ['Hollyhock Preparatory School', 'School', 'VT'],
  ['Beacon Mile Education Partners', 'Education consultant', 'IL'],
  ['Rosewater Care Coordination', 'Social worker', 'MI'],
  ['Tall Pines General Hospital', 'Hospital (Medical)', 'ME'],
  ['Meadowlark Psychiatric Institute', 'Hospital (Psychiatric)', 'MN'],
  ['Open Gate Resource Center', 'Community Resource / Crisis Center', 'NJ'],
  ['Calla Lily Psychotherapy', 'Private practice', 'NY'],
  ['Turning Tide Interventions', 'Interventionist', 'TX'],
  ['Silver Birch Treatment Center', 'Treatment center', 'WI'],
  ['Marigold Family Court', 'Court', 'NY'],
  ['Nettlefield Day School', 'School', 'PA'],
  ['Compass Rose Consulting', 'Education consultant', 'MA'],
  ['Dovetail Social Work Associates', 'Social worker', 'MD'],
  ['Brackish Cove Medical Center', 'Hospital (Medical)', 'NC'],
  ['Lavender Row Behavioral Health', 'Hospital (Psychiatric)', 'CO'],
  ['Candlewick Community House', 'Community Resource / Crisis Center', 'OH'],
  ['Elderflower Counseling', 'Private practice', 'CT'],
  ['First Light Interventions', 'Interventionist', 'FL'],
  ['Granite Step Recovery', 'Treatment center', 'NH'],
  ['Barley Field Drug Court', 'Court', 'MO'],
  ['Pennyroyal Boarding School', 'School', 'VA'],
  ['Wayfinder Placement Group', 'Education consultant', 'UT'],
  ['Hearthside Case Management', 'Social worker', 'MA'],
  ['Swiftwater Community Hospital', 'Hospital (Medical)', 'ID'],
  ['Indigo Grove Hospital', 'Hospital (Psychiatric)', 'GA'],
  ['Safe Landing Respite', 'Community Resource / Crisis Center', 'RI'],
  ['Periwinkle Trauma Practice', 'Private practice', 'MA'],
  ['Lodestar Interventions', 'Interventionist', 'PA'],
  ['Clover Ridge Recovery Village', 'Treatment center', 'CA'],
  ['Thimbleberry Counseling', 'Private practice', 'NH'],
];

/** How the ZIP codes of a state's largest place begin. */
const ZIP_AREAS: Readonly<Record<string, string>> = {
  ...{ AZ: '850', CA: '900', CO: '802', CT: '061', FL: '331', GA: '303', ID: '837', IL: '606', MA: '021', MD: '212' },
  ...{ ME: '041', MI: '482', MN: '554', MO: '631', NC: '276', NH: '031', NJ: '071', NY: '100', OH: '441', OR: '972' },
  ...{ PA: '191', RI: '029', SC: '294', TN: '372', TX: '770', UT: '841', VA: '232', VT: '054', WA: '981', WI: '532' },
};

const STREETS = ['Example Street', 'Sample Avenue', 'Specimen Road'] as const;

export interface DemoSource {
  id: string;
  referral_name: string;
  contacts: { id: string; name: string }[];
}

/** A name for each number, all of them different. */
const nameOf = (at: number) => ({
  firstname: FIRST_NAMES[(at * 7) % FIRST_NAMES.length]!,
  lastname: LAST_NAMES[(at * 5 + Math.floor(at / FIRST_NAMES.length)) % LAST_NAMES.length]!,
});

/** Sources that were there before the half year that Analytics looks at first. */
const LONG_KNOWN = 46;

const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** The organization's referral sources, of each kind and of many states, each with one to three contacts. */
export async function addSources(tx: TxContext, organization: DemoOrganization, now: Date): Promise<DemoSource[]> {
  const { org_id } = tx.actor;
  const chance = seeded(`sources of ${organization.name}`);
  const known = NAMES.slice(0, organization.sources).map(([referral_name, type, state], index) => ({
    ...USUAL[type],
    id: tx.services.newId(),
    org_id,
    referral_name,
    type,
    state,
    zipcode: `${ZIP_AREAS[state] ?? '000'}${10 + ((index * 7) % 80)}`,
    address: `${1 + chance.upTo(90)} ${chance.pick(STREETS)}`,
    website_url: `https://${referral_name.toLowerCase().replaceAll(' ', '-')}.example`,
    owner: chance.pick(organization.outreach_staff),
    created_at: daysBefore(now, index < LONG_KNOWN ? 200 + index : 8 * (organization.sources - index)),
  }));
  await tx.db.insertInto('referral_sources').values(known).execute();
  const contacts = known.flatMap((source, at) =>
    Array.from({ length: 1 + (at % 3) }, (_, index) => {
      const { firstname, lastname } = nameOf(at * 3 + index);
      return {
        id: tx.services.newId(),
        org_id,
        referral_id: source.id,
        organization_name: source.referral_name,
        firstname,
        lastname,
        title: chance.pick(CONTACT_TITLES),
        email: `${firstname}.${lastname}@referents.example`
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z.@-]/g, ''),
        phone_number: `+1617555${String(100 + chance.upTo(100)).padStart(4, '0')}`,
        state: source.state,
        // The first person of a source comes with it, the others are met later.
        created_at: index === 0 ? source.created_at : daysBefore(now, 6 + ((at * 17 + index * 5) % 180)),
      };
    }),
  );
  await tx.db.insertInto('referral_contacts').values(contacts).execute();
  return known.map(({ id, referral_name }) => ({
    id,
    referral_name,
    contacts: contacts
      .filter((contact) => contact.referral_id === id)
      .map((contact) => ({ id: contact.id, name: `${contact.firstname} ${contact.lastname}` })),
  }));
}
