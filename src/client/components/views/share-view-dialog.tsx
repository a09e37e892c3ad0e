import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { ShareForm } from '#shared/features/configuration/view-schemas.ts';
import { ROLES, type Role } from '#shared/platform/permissions.ts';
import { FormMultiSelect } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormText } from '../form/text-fields.tsx';
import { ROLE_LABELS } from '../roles.ts';
import type { ListView } from './use-list-view.ts';
import { useViewName } from './use-view-name.ts';

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

interface ShareViewDialogProps {
  view: ListView;
  onClose: () => void;
}

/** Shares what the list shows with everybody or with roles, and says with which of them the list begins. */
export function ShareViewDialog({ view: { name, isDefault, shared, share }, onClose }: ShareViewDialogProps) {
  const { isTaken, saved } = useViewName();
  return (
    <FormDialog
      title={shared ? text.view_sharing : text.view_share}
      size="small"
      schema={ShareForm}
      initial={{
        view_name: shared?.view_name ?? (isDefault ? '' : name),
        roles: (shared?.roles ?? []) as Role[],
        default_for: (shared?.default_for ?? []) as Role[],
      }}
      send={(sharing) => saved(sharing.view_name, share(sharing))}
      // Whoever shares it says so.
      failed={null}
      saysMissing
      blocked={isTaken}
      onClose={onClose}
    >
      {({ values }) => (
        <>
          <FormText
            name="view_name"
            label={text.view_name}
            fault={isTaken(values) ? text.view_name_taken : undefined}
            data-autofocus
          />
          <FormMultiSelect name="roles" label={text.view_roles} options={OPTIONS} />
          <FormMultiSelect name="default_for" label={text.view_default_for} options={OPTIONS} />
        </>
      )}
    </FormDialog>
  );
}
