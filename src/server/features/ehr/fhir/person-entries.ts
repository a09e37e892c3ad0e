import { ehrMessages as words } from '#shared/features/ehr/ehr.messages.ts';
import type { EhrClient, EhrInquiry } from '../ehr-record.ts';
import { concept, derivedId, type FhirInput, humanName, line, telecom } from './fhir-values.ts';
import type { Entry, Links } from './links.ts';

const RELATION = 'http://terminology.hl7.org/CodeSystem/v2-0131';

/** Words for sex or gender as FHIR's administrative gender; what it has no word for is 'other'. */
export function administrativeGender(said: string | null): 'male' | 'female' | 'other' | undefined {
  const given = said?.trim().toLowerCase() ?? '';
  if (given === '') return undefined;
  if (/^(m|male|man|cis(gender)? man|cis(gender)? male)$/.test(given)) return 'male';
  if (/^(f|female|woman|cis(gender)? woman|cis(gender)? female)$/.test(given)) return 'female';
  return 'other';
}

const address = ({ address: street, city, state, zip }: EhrClient): FhirInput => [
  {
    use: [street, city, state, zip].some((part) => line(part)) ? 'home' : undefined,
    line: [line(street)],
    city: line(city),
    state: line(state),
    postalCode: line(zip),
  },
];

export const patientEntry = (links: Links, client: EhrClient): Entry =>
  links.entry('Patient', client.id, {
    active: true,
    name: [humanName(client.firstname, client.lastname)],
    telecom: telecom(client.phone_number, client.email_id),
    gender: administrativeGender(client.sex_at_birth ?? client.gender),
    birthDate: client.dob,
    address: address(client),
    maritalStatus: concept(client.marital_status),
  });

interface Related {
  role: string;
  relationship: FhirInput;
  given: string | null;
  family: string | null;
  phone: string | null;
  email: string | null;
  birthDate?: string | null;
}

const emergency = concept(words.label_emergency_contact, { system: RELATION, code: 'C', display: 'Emergency Contact' });
const contact = concept(words.label_contact_person, { system: RELATION, code: 'CP', display: 'Contact person' });

/** Whether the policy is somebody else's: the client's own needs no second person. */
export function hasOtherSubscriber(client: EhrClient): boolean {
  const name = line(`${client.subscriber_firstname ?? ''} ${client.subscriber_lastname ?? ''}`);
  if (!name) return false;
  const own = line(`${client.firstname} ${client.lastname}`);
  const sameDay = client.subscriber_dob === null || client.subscriber_dob === client.dob;
  return name.toLowerCase() !== own?.toLowerCase() || !sameDay;
}

export const subscriberIdentity = (client: EhrClient): string => derivedId('subscriber', client.id);

function relatedOf(client: EhrClient, inquiry: EhrInquiry): (Related & { identity: string })[] {
  const people = [
    {
      identity: derivedId('emergency_primary', client.id),
      role: 'emergency_primary',
      relationship: emergency,
      given: client.emergency_contact_primary_firstname,
      family: client.emergency_contact_primary_lastname,
      phone: client.emergency_contact_primary_phone,
      email: client.emergency_contact_primary_email,
    },
    {
      identity: derivedId('emergency_secondary', client.id),
      role: 'emergency_secondary',
      relationship: emergency,
      given: client.emergency_contact_secondary_firstname,
      family: client.emergency_contact_secondary_lastname,
      phone: client.emergency_contact_secondary_phone,
      email: client.emergency_contact_secondary_email,
    },
    {
      identity: derivedId('contact_person', inquiry.id),
      role: 'contact_person',
      relationship: contact,
      given: null,
      family: inquiry.contact_person_name,
      phone: inquiry.contact_person_phone,
      email: inquiry.contact_person_email,
    },
  ];
  if (!hasOtherSubscriber(client)) return people;
  const subscriber = {
    identity: subscriberIdentity(client),
    role: 'subscriber',
    relationship: concept(words.label_subscriber),
    given: client.subscriber_firstname,
    family: client.subscriber_lastname,
    phone: null,
    email: null,
    birthDate: client.subscriber_dob,
  };
  return [...people, subscriber];
}

/** A person is known by one word alone: then it stands as the whole name, not as a family's. */
const nameOf = ({ given, family }: Related): FhirInput =>
  given === null ? { use: line(family) && 'official', text: line(family) } : humanName(given, family);

const isKnown = ({ given, family, phone, email }: Related): boolean =>
  [given, family, phone, email].some((part) => line(part) !== undefined);

export const relatedEntries = (links: Links, client: EhrClient, inquiry: EhrInquiry): Entry[] =>
  relatedOf(client, inquiry)
    .filter(isKnown)
    .map((person) =>
      links.entry('RelatedPerson', person.identity, {
        active: true,
        patient: links.refer(client.id),
        relationship: [person.relationship],
        name: [nameOf(person)],
        telecom: telecom(person.phone, person.email),
        birthDate: person.birthDate,
      }),
    );

const COVERAGE_CLASS = 'http://terminology.hl7.org/CodeSystem/coverage-class';

export const coverageIdentity = (client: EhrClient): string => derivedId('coverage', client.id);

/** Whether anything at all is known of how the stay is paid. */
export const hasCoverage = (client: EhrClient): boolean =>
  [client.payment_method, client.carrier, client.subscriber_id, client.group_number].some((part) => line(part));

/** What pays; where no carrier is named it is the client who does. */
export function coverageEntries(links: Links, client: EhrClient): Entry[] {
  if (!hasCoverage(client)) return [];
  const group = line(client.group_number);
  const patient = links.refer(client.id);
  return [
    links.entry('Coverage', coverageIdentity(client), {
      status: 'active',
      type: concept(client.payment_method),
      subscriber: hasOtherSubscriber(client) ? links.refer(subscriberIdentity(client)) : patient,
      subscriberId: line(client.subscriber_id),
      beneficiary: patient,
      payor: [line(client.carrier) ? { display: line(client.carrier) } : patient],
      class: [
        group && {
          type: concept(words.label_group, { system: COVERAGE_CLASS, code: 'group', display: 'Group' }),
          value: group,
        },
      ],
    }),
  ];
}
