import { useQuery } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import type { Option } from '#client/ui/fields/select-field.tsx';
import { type Activity, contactsOfSourceOptions, peopleOptions } from './activities.data.ts';
import { contactOptions, ownOption, performerOf, performerOptions } from './activity-values.ts';

type Kept = Pick<Activity, 'contacts' | 'performed_by'>;

interface ActivityOptions {
  performers: Option[];
  contacts: Option[];
  /** The signed-in person among the performers; null until they are known. */
  me: string | null;
}

/** Whom an activity of a source can name; `kept` are those it names already. */
export function useActivityOptions(referral_id: string, kept: Kept): ActivityOptions {
  const { data: account } = useQuery(accountOptions());
  const staff = useQuery(outreachStaffOptions());
  const people = useQuery(peopleOptions());
  const contacts = useQuery(contactsOfSourceOptions(referral_id));
  const listed = performerOptions(staff.data ?? [], people.data ?? [], kept.performed_by);
  // Whoever logs may have been the one, also who is not of the outreach staff.
  const own = account && !performerOf(account, listed) ? [ownOption(account)] : [];
  const performers = [...listed, ...own];
  return {
    performers,
    me: account ? performerOf(account, performers) : null,
    contacts: contactOptions(contacts.data ?? [], kept.contacts),
  };
}
