import { useQuery } from '@tanstack/react-query';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { assigneesOptions } from './tasks.data.ts';

interface AssigneeFieldProps {
  /** The e-mail of whoever is chosen. */
  value: string | null;
  onChange: (email: string | null) => void;
  /** Whom the task is assigned to now: someone who was deactivated since keeps it. */
  now?: { email: string | null; name: string };
  error: string | undefined;
}

/** Who does a task: one of the organization's people. */
export function AssigneeField({ value, onChange, now, error }: AssigneeFieldProps) {
  const people = useQuery(assigneesOptions());
  if (people.isError && !people.data)
    return (
      <Field label={text.assign_to} required>
        {() => (
          <ErrorBanner
            message={text.failed_to_load_staff}
            onRetry={() => void people.refetch()}
            retrying={people.isFetching}
          />
        )}
      </Field>
    );
  const listed = (people.data ?? []).map(({ firstname, lastname, email_id }) => ({
    value: email_id,
    label: `${firstname} ${lastname}`,
  }));
  const gone = now?.email && value === now.email && !listed.some((person) => person.value === value);
  return (
    <SelectField
      label={text.assign_to}
      required
      searchable
      error={error}
      options={gone ? [...listed, { value: now.email ?? '', label: now.name }] : listed}
      value={value}
      onChange={onChange}
    />
  );
}
