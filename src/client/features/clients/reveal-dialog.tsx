import { FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { clientsMessages as text } from '#shared/features/clients/clients.messages.ts';
import { RevealSsnInput } from '#shared/features/clients/clients.schemas.ts';
import { SSN_REASON_LABELS, SSN_REASONS, type SsnField } from '#shared/features/clients/ssn.rules.ts';
import { revealSsn } from './clients.data.ts';

const REASONS = SSN_REASONS.map((value) => ({ value, label: SSN_REASON_LABELS[value] }));

interface RevealDialogProps {
  patientId: string;
  field: SsnField;
  label: string;
  onClose: () => void;
  onShown: (value: string) => void;
}

/** Asks why a number is needed before it is shown. */
export function RevealDialog({ patientId, field, label, onClose, onShown }: RevealDialogProps) {
  return (
    <FormDialog
      title={label}
      size="small"
      submit={text.ssn_reveal}
      schema={RevealSsnInput}
      initial={{ reason: null as string | null }}
      input={({ reason }) => ({ patient_id: patientId, field, reason })}
      send={revealSsn}
      saved={null}
      failed={null}
      refusal={({ message }) => message ?? text.ssn_reveal_failed}
      unguarded
      onSaved={({ value }) => onShown(value)}
      onClose={onClose}
    >
      <FormSelect name="reason" label={text.ssn_reason} hint={text.ssn_reason_hint} options={REASONS} />
    </FormDialog>
  );
}
