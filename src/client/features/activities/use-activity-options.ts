import { useQuery } from '@tanstack/react-query';
import { outreachStaffOptions } from '../../platform/outreach-staff.ts';
import type { Option } from '../../ui/select-field.tsx';
import { type Activity, contactsOfSourceOptions, peopleOptions } from './activities.data.ts';
import { contactOptions, performerOptions } from './activity-values.ts';

type Kept = Pick<Activity, 'contacts' | 'performed_by'>;

/** Whom an activity of a source can name; `kept` are those it names already. */
export function useActivityOptions(referral_id: string, kept: Kept): { performers: Option[]; contacts: Option[] } {
  const staff = useQuery(outreachStaffOptions());
  const people = useQuery(peopleOptions());
  const contacts = useQuery(contactsOfSourceOptions(referral_id));
  return {
    performers: performerOptions(staff.data ?? [], people.data ?? [], kept.performed_by),
    contacts: contactOptions(contacts.data ?? [], kept.contacts),
  };
}
