import { FormCheckbox } from '#client/components/form/checkbox-field.tsx';
import { FormSelect } from '#client/components/form/fields.tsx';
import { ROLE_OPTIONS } from '#client/components/roles.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';

/** What somebody invited may do: a role, and whether they take lists along, which the role proposes. */
export const RightsFields = ({ onExport }: { onExport: (may: boolean) => void }) => (
  <>
    <FormSelect
      name="role"
      label={text.role}
      options={ROLE_OPTIONS}
      onChosen={(role) => onExport(role !== null && mayExportByDefault(role))}
    />
    <FormCheckbox name="can_export" label={text.may_export} />
  </>
);
