import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { clientsMessages as text } from '#shared/features/clients/clients.messages.ts';
import { type SsnField, UNREADABLE_SSN } from '#shared/features/clients/ssn.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './ssn-value.module.css';
import { useShownSsn } from './use-shown-ssn.ts';

const RevealDialog = drawnLater(async () => (await import('./reveal-dialog.tsx')).RevealDialog);

interface SsnValueProps {
  patientId: string;
  field: SsnField;
  label: string;
  /** As the server shows it; null where none is recorded. */
  masked: string | null;
}

/** A social security number: its last four digits, and for whom it is allowed the whole, for a reason and a short while. */
export function SsnValue({ patientId, field, label, masked }: SsnValueProps) {
  const mayReveal = useMay('clients:ssn');
  const [asking, setAsking] = useState(false);
  const { shown, show, hide } = useShownSsn();
  if (masked === null) return '-';
  if (masked === UNREADABLE_SSN) return <span className={classes.unreadable}>{text.ssn_unreadable}</span>;
  return (
    <div className={classes.value}>
      <span className={classes.digits}>{shown ?? masked}</span>
      {mayReveal && (
        <Button
          kind="quiet"
          aria-label={format(shown ? text.ssn_hide : text.ssn_show, { field: label })}
          onClick={shown ? hide : () => setAsking(true)}
        >
          {shown ? text.hide : text.show}
        </Button>
      )}
      <div role="status" className={classes.hint}>
        {shown && text.ssn_hides}
      </div>
      {asking && (
        <RevealDialog
          patientId={patientId}
          field={field}
          label={label}
          onClose={() => setAsking(false)}
          onShown={(value) => {
            setAsking(false);
            show(value);
          }}
        />
      )}
    </div>
  );
}
