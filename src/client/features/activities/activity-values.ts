import type { RecordValues } from '#client/components/record-section/record-field.ts';
import type { Option } from '#client/ui/fields/select-field.tsx';
import { dayInZone } from '#shared/platform/dates.ts';
import { joined } from '#shared/platform/joined.ts';
import type { Activity } from './activities.data.ts';

/** A contact as a form names it: by its id, or by the name where there is no id. */
const tokenOf = ({ id, name }: Activity['contacts'][number]): string => id ?? name;

/** The fields of an activity that can be edited, as its form holds them. */
export const valuesOf = (activity: Activity, timeZone: string): RecordValues => ({
  performed_by: activity.performed_by,
  event_date: dayInZone(new Date(activity.event_date * 1000), timeZone),
  contact_name: activity.contacts.map(tokenOf),
  description: activity.description,
  version: activity.version,
});

const withMissing = (options: readonly Option[], missing: readonly Option[]): Option[] => [
  ...options,
  ...missing.filter(({ value }) => !options.some((option) => option.value === value)),
];

interface Named {
  id: string;
  firstname: string;
  lastname: string;
  title: string | null;
}

/** A source's contacts to choose from, and those the activity names already: one may be archived by now. */
export function contactOptions(contacts: readonly Named[], kept: Activity['contacts']): Option[] {
  const names = contacts.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
  const options = contacts.map(({ id, title }, at) => {
    const name = names[at] ?? '';
    const twice = names.filter((each) => each === name).length > 1;
    return { value: id, label: joined(name, twice && title) };
  });
  return withMissing(
    options,
    kept.map((contact) => ({ value: tokenOf(contact), label: contact.name })),
  );
}

interface Person {
  firstname: string;
  lastname: string;
  email_id: string;
}

/** The outreach staff to choose from; of several people of one name each by their e-mail. */
export function performerOptions(staff: readonly string[], people: readonly Person[], kept: string | null): Option[] {
  const options = [...new Set(staff)].flatMap((name) => {
    const same = people.filter(
      ({ firstname, lastname }) => `${firstname} ${lastname}`.toLowerCase() === name.toLowerCase(),
    );
    return same.length > 1
      ? same.map(({ email_id }) => ({ value: email_id, label: joined(name, email_id) }))
      : [{ value: name, label: name }];
  });
  return withMissing(options, kept ? [{ value: kept, label: kept }] : []);
}

/** A person among those offered: by their e-mail where several have their name. */
export function performerOf({ firstname, lastname, email_id }: Person, offered: readonly Option[]): string | null {
  const name = `${firstname} ${lastname}`.toLowerCase();
  return offered.find(({ value }) => value === email_id || value.toLowerCase() === name)?.value ?? null;
}

/** A person by their own e-mail, where no list offers them. */
export const ownOption = ({ firstname, lastname, email_id }: Person): Option => ({
  value: email_id,
  label: `${firstname} ${lastname}`,
});
