import { useState } from 'react';
import { clientsMessages as text } from '../../../shared/features/clients/clients.messages.ts';
import {
  SSN_REASON_LABELS,
  SSN_REASONS,
  type SsnField,
  type SsnReason,
} from '../../../shared/features/clients/ssn.rules.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { toldBy } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { revealSsn } from './clients.data.ts';
import classes from './ssn-value.module.css';

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
  const [reason, setReason] = useState<SsnReason | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const reveal = async () => {
    if (!reason) return setFailure(text.ssn_reason_missing);
    setBusy(true);
    try {
      onShown((await revealSsn({ patient_id: patientId, field, reason })).value);
    } catch (error) {
      setFailure(toldBy(error).message ?? text.ssn_reveal_failed);
      setBusy(false);
    }
  };
  return (
    <Modal opened size="small" title={label} busy={busy} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void reveal();
        }}
      >
        {failure && <ErrorBanner message={failure} />}
        <SelectField
          label={text.ssn_reason}
          hint={text.ssn_reason_hint}
          required
          options={REASONS}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setFailure('');
          }}
        />
        <div className={classes.buttons}>
          <Button onClick={onClose} disabled={busy}>
            {uiMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!reason} loading={busy}>
            {text.ssn_reveal}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
