import { RULED_OUT } from './apart-record.ts';

/** Expected values that stand together, so that a record's list stays short. */
export const livesAt = (address: RegExp, city: string, state: string, zip: string) => ({ address, city, state, zip });

export const inEmergency = (firstname: string, lastname: string, phone: RegExp) => ({
  emergency_contact_primary_firstname: firstname,
  emergency_contact_primary_lastname: lastname,
  emergency_contact_primary_phone: phone,
});

export const seenBy = (role: 'pcp' | 'psychiatrist' | 'therapist', name: RegExp, phone: RegExp) => ({
  [`current_${role}_name`]: name,
  [`current_${role}_phone`]: phone,
});

export const speakWith = (name: RegExp, phone: RegExp) => ({ contact_person_name: name, contact_person_phone: phone });

/** Fields, written one after the other. */
export const fields = (names: string): string[] => names.split(' ');

export const ruledOut = (names: string): Record<string, RegExp> =>
  Object.fromEntries(fields(names).map((name) => [name, RULED_OUT]));
