import {
  CARRIERS,
  EMPLOYMENT_STATUSES,
  GENDERS,
  LIVING_STATUSES,
  MARITAL_STATUSES,
} from '#shared/features/client-details/client-options.ts';
import { EMPLOYERS, FIRST_NAMES, LAST_NAMES } from './organizations.ts';
import type { Seeded } from './seeded.ts';

const digits = (chance: Seeded, many: number) => Array.from({ length: many }, () => chance.upTo(10)).join('');

/** A number of the area 900 to 999, which is never issued. */
const fictionalSsn = (chance: Seeded) => `9${digits(chance, 8)}`;

const address = (firstname: string, lastname: string) =>
  `${firstname}.${lastname}@mail.example`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.@-]/g, '');

const phone = (chance: Seeded) => `+1617555${String(100 + chance.upTo(100)).padStart(4, '0')}`;

function contact(chance: Seeded, lastname: string) {
  const firstname = chance.pick(FIRST_NAMES);
  return { firstname, lastname, email: address(firstname, lastname), phone: phone(chance) };
}

/** Who a demo client is. */
export interface DemoPerson {
  firstname: string;
  lastname: string;
  dob: string;
  /** As a record says; a matter of chance for who has none. */
  sex_at_birth?: 'Female' | 'Male';
}

const GENDER_OF = { Female: 'Woman', Male: 'Man' } as const;

/** Everything a demo client's three tabs show beyond name, birth date and address; some of it is not known of everyone. */
export function clientDetails(chance: Seeded, client: DemoPerson) {
  const primary = contact(chance, client.lastname);
  const secondary = chance.chance(0.4) ? contact(chance, chance.pick(LAST_NAMES)) : null;
  const insured = chance.chance(0.7);
  const employment_status = chance.pick(EMPLOYMENT_STATUSES);
  const works = ['Full-time', 'Part-time'].includes(employment_status);
  const employer = works ? chance.pick(EMPLOYERS) : null;
  const own = chance.chance(0.6);
  const subscriber = own ? client : { firstname: primary.firstname, lastname: primary.lastname, dob: '1961-03-14' };
  const sex_at_birth = client.sex_at_birth ?? chance.pick(['Female', 'Male'] as const);
  return {
    ssn: chance.chance(0.8) ? fictionalSsn(chance) : null,
    gender: client.sex_at_birth || chance.chance(0.9) ? GENDER_OF[sex_at_birth] : chance.pick(GENDERS),
    sex_at_birth,
    marital_status: chance.pick(MARITAL_STATUSES),
    living_status: chance.pick(LIVING_STATUSES),
    employment_status,
    employer,
    emergency_contact_primary_firstname: primary.firstname,
    emergency_contact_primary_lastname: primary.lastname,
    emergency_contact_primary_email: primary.email,
    emergency_contact_primary_phone: primary.phone,
    emergency_contact_secondary_firstname: secondary?.firstname ?? null,
    emergency_contact_secondary_lastname: secondary?.lastname ?? null,
    emergency_contact_secondary_email: secondary?.email ?? null,
    emergency_contact_secondary_phone: secondary?.phone ?? null,
    legal_guardianship_status: 'None (own guardian)',
    payment_method: insured ? 'Insurance' : 'Private pay',
    ...(insured
      ? {
          carrier: chance.pick(CARRIERS),
          subscriber_id: `DEMO${digits(chance, 8)}`,
          group_number: `G-${digits(chance, 5)}`,
          authorization_number: chance.chance(0.5) ? `A${digits(chance, 7)}` : null,
          subscriber_firstname: subscriber.firstname,
          subscriber_lastname: subscriber.lastname,
          subscriber_dob: subscriber.dob,
          subscriber_ssn: own ? null : fictionalSsn(chance),
          subscriber_employer: employer ?? chance.pick(EMPLOYERS),
          subscriber_employment_position: chance.pick(['Boatwright', 'Baker', 'Bookkeeper', 'Gardener']),
        }
      : {}),
  };
}
