import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { StatusPill, type StatusToken } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { EHR_ATTEMPTS, importedByHand, type TransmissionState } from '#shared/features/ehr/ehr.rules.ts';
import { PACKET_PARTS } from '#shared/features/ehr/ehr.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { adapterName, faultText } from './destination.ts';
import { type Transmission, useRetryTransmission } from './ehr.data.ts';
import classes from './ehr.module.css';
import { usePacketDownload } from './use-packet-download.ts';

const PILL: Record<TransmissionState, readonly [StatusToken, string]> = {
  queued: ['TASK_PENDING', text.state_queued],
  sending: ['PROCESSING', text.state_sending],
  sent: ['SENT', text.state_sent],
  failed: ['FAILED', text.state_failed],
};
const DOWNLOADS = { bundle: text.download_bundle, face_sheet: text.download_face_sheet };

interface TransmissionItemProps {
  transmission: Transmission;
  /** Only the newest may be tried again: an old version must not go over a newer one. */
  newest: boolean;
}

/** Another try changes nothing as long as the keys are gone. */
function WayOut() {
  const mayConfigure = useMay('integrations:manage');
  return (
    <>
      {text.fault_misconfigured_way_out}{' '}
      {mayConfigure && <Link href="/configurations/integration">{text.set_up_ehr}</Link>}
    </>
  );
}

/** One version of what was sent: to where, by whom, how it went, and its packet. */
export function TransmissionItem({ transmission, newest }: TransmissionItemProps) {
  const { id, version, adapter, state, attempts, error_code } = transmission;
  const maySend = useMay('ehr:send');
  const retry = useRetryTransmission();
  const download = usePacketDownload();
  const again = () =>
    retry.mutate(
      { transmission_id: id },
      {
        onSuccess: () => toast.success(text.trying_again),
        // A colleague may have tried it again already: then it has not failed.
        onError: (error) => toast.error(refusalOf(error) ?? text.error_sending),
      },
    );
  const [status, label] = PILL[state];
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <span className={classes.name}>{format(text.version, { version })}</span>
        <StatusPill status={status} label={label} />
        {maySend && transmission.packed_at !== null && (
          <span className={classes.actions}>
            {PACKET_PARTS.map((part) => (
              <Button
                key={part}
                kind="quiet"
                loading={download.isPending && download.variables.part === part}
                onClick={() => download.mutate({ id, version, part })}
              >
                {DOWNLOADS[part]}
              </Button>
            ))}
          </span>
        )}
      </div>
      <p className={classes.faint}>
        {format(text.to_adapter, { adapter: adapterName(adapter) })} ·{' '}
        {phrase(text.by_and_when, {
          name: transmission.created_by_name,
          when: <Instant at={transmission.created_at} timed />,
        })}
      </p>
      {state === 'sending' && (
        <p className={classes.faint}>{format(text.attempts_of, { n: attempts, total: EHR_ATTEMPTS })}</p>
      )}
      {state === 'sending' && error_code && <p className={classes.faint}>{faultText(error_code)}</p>}
      {state === 'sent' && importedByHand(adapter) && <p>{text.import_by_hand}</p>}
      {state === 'sent' && transmission.receipt_reference && (
        <p className={classes.faint}>{format(text.receipt, { reference: transmission.receipt_reference })}</p>
      )}
      {transmission.receipt_locations.length > 0 && (
        <details>
          <summary>
            {text.records_kept} ({format(text.records_count, { n: transmission.receipt_locations.length })})
          </summary>
          <ul className={classes.locations}>
            {transmission.receipt_locations.map((location) => (
              <li key={location}>{location}</li>
            ))}
          </ul>
        </details>
      )}
      {state === 'failed' && (
        <ErrorBanner message={text.error_sending}>
          {faultText(error_code ?? '')} {newest && maySend && error_code === 'ehr_misconfigured' && <WayOut />}
        </ErrorBanner>
      )}
      {state === 'failed' && maySend && newest && (
        <div className={classes.row}>
          <Button loading={retry.isPending} onClick={again}>
            {text.try_again}
          </Button>
        </div>
      )}
    </li>
  );
}
