import type { Role } from '#shared/platform/permissions.ts';
import { seeded } from './seeded.ts';

interface DemoUser {
  email_id: string;
  firstname: string;
  lastname: string;
  role: Role;
}

/** Somebody whose sign-in is not printed, because it takes more than a password. */
interface FurtherPerson extends DemoUser {
  state: 'two_factor' | 'invited';
}

export interface DemoOrganization {
  id: string;
  name: string;
  org_type: string;
  website_url: string;
  postal_address: string | null;
  /** From whom its campaigns may come; without them its list of what to set up stays open. */
  sender_names: readonly string[];
  users: readonly DemoUser[];
  further_people: readonly FurtherPerson[];
  admission_staff: readonly string[];
  outreach_staff: readonly string[];
  facilities: readonly { name: string; size: number }[];
  clinicians: readonly {
    firstname: string;
    lastname: string;
    type: 'MD' | 'Therapist' | 'CC' | 'ClinicalCoordinator';
  }[];
  /** How many of the demo's referral sources it works with. */
  sources: number;
  /** How many inquiries besides those of the records. */
  inquiries: number;
  /** Whether the fictional records are uploaded here. */
  records: boolean;
  /** Whether its inquiries show sections of the organization's own. */
  own_sections: boolean;
}

const ids = seeded('demo organizations');
const harbor = (name: string) => `${name}@harborpoint.example`;

/** The two organizations of the demo. Nobody and nothing in them is real. */
export const DEMO_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    id: ids.id('Harbor Point Recovery'),
    name: 'Harbor Point Recovery',
    org_type: 'Treatment center',
    website_url: 'https://harborpoint.example',
    postal_address: '14 Lighthouse Road, Harbor Point, MA 02190',
    sender_names: ['Harbor Point Recovery', 'Owen Ferryman of Harbor Point'],
    users: [
      { email_id: harbor('admin'), firstname: 'Ada', lastname: 'Quayside', role: 'admin' },
      { email_id: harbor('manager'), firstname: 'Milo', lastname: 'Breakwater', role: 'manager' },
      { email_id: harbor('admissions'), firstname: 'Nora', lastname: 'Lighthouse', role: 'admissions' },
      { email_id: harbor('outreach'), firstname: 'Owen', lastname: 'Ferryman', role: 'outreach' },
      { email_id: harbor('clinical'), firstname: 'Clea', lastname: 'Stillwater', role: 'clinical' },
      { email_id: harbor('analyst'), firstname: 'Anton', lastname: 'Soundings', role: 'analyst' },
    ],
    further_people: [
      { email_id: harbor('desk'), firstname: 'Tess', lastname: 'Moorings', role: 'admissions', state: 'two_factor' },
      { email_id: harbor('visits'), firstname: 'Isla', lastname: 'Sandbar', role: 'outreach', state: 'invited' },
    ],
    admission_staff: ['Nora Lighthouse', 'Milo Breakwater', 'Jonah Pierhead', 'Wren Gangway', 'Tess Moorings'],
    outreach_staff: ['Owen Ferryman', 'Isla Sandbar', 'Reed Causeway'],
    facilities: [
      { name: 'Detox', size: 8 },
      { name: 'Residential', size: 24 },
      { name: 'PHP house', size: 8 },
    ],
    clinicians: [
      { firstname: 'Imogen', lastname: 'Tidewell', type: 'MD' },
      { firstname: 'Basil', lastname: 'Cordage', type: 'MD' },
      { firstname: 'Clea', lastname: 'Stillwater', type: 'Therapist' },
      { firstname: 'Rufus', lastname: 'Anchorby', type: 'Therapist' },
      { firstname: 'Delia', lastname: 'Capstan', type: 'CC' },
      { firstname: 'Hugo', lastname: 'Windlass', type: 'ClinicalCoordinator' },
    ],
    sources: 60,
    inquiries: 280,
    records: true,
    own_sections: false,
  },
  {
    id: ids.id('Cedar Ridge Center'),
    name: 'Cedar Ridge Center',
    org_type: 'School',
    website_url: 'https://cedarridge.example',
    postal_address: null,
    sender_names: [],
    users: [{ email_id: 'admin@cedarridge.example', firstname: 'Cedric', lastname: 'Ridgeway', role: 'admin' }],
    further_people: [],
    admission_staff: ['Cedric Ridgeway', 'Holly Timberline'],
    outreach_staff: ['Holly Timberline'],
    facilities: [{ name: 'Cedar lodge', size: 12 }],
    clinicians: [{ firstname: 'Laurel', lastname: 'Pinecrest', type: 'Therapist' }],
    sources: 12,
    inquiries: 18,
    records: false,
    own_sections: true,
  },
];

export const FIRST_NAMES = [
  'Alder',
  'Briony',
  'Caspian',
  'Dahlia',
  'Ewan',
  'Fern',
  'Gideon',
  'Hazel',
  'Ivo',
  'Jessamy',
  'Kit',
  'Linnea',
  'Maren',
  'Nico',
  'Ottilie',
  'Piers',
  'Quill',
  'Rosalind',
  'Silas',
  'Thea',
  'Ursula',
  'Vaughn',
  'Willa',
  'Zélie',
] as const;

export const LAST_NAMES = [
  'Applegarth',
  'Birchwood',
  'Cloverdale',
  'Dovecote',
  'Elderfield',
  'Fallowmere',
  'Greenhollow',
  'Hawksworth',
  'Inglenook',
  'Kestrelton',
  'Larkmoor',
  'Meadowbank',
  'Nightingale',
  'Oakhollow',
  'Pebbleford',
  'Quickthorn',
  'Rushbrook',
  'Sandhurstley',
  'Thornapple',
  'Underhill',
  'Vinegarth',
  'Wetherby',
  'Yarrowby',
  'Zephyrine',
] as const;

export const EMPLOYERS = [
  'Gull Haven Boatworks',
  'Otter Bend Bakery',
  'Saltmarsh Seed Company',
  'Maple Crossing Library',
  'Pinebrook Paper Mill',
] as const;

export const CITIES = [
  ['Gull Haven', 'MA'],
  ['Pinebrook Falls', 'NH'],
  ['Saltmarsh', 'RI'],
  ['Otter Bend', 'CT'],
  ['Maple Crossing', 'VT'],
] as const;

export const NOTES = [
  'First call with the family. They ask for a bed this week.',
  'Left a message; will call back tomorrow morning.',
  'Verification of benefits requested from the payer.',
  'Referent confirmed that records are on their way by fax.',
  'Client prefers a call after 4 pm.',
  'Transportation arranged with the family for the day of admission.',
] as const;
