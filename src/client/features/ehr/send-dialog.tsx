import { useQuery } from '@tanstack/react-query';
import { isConflict, serverErrorOf } from '#client/platform/error-message.ts';
import { clientHref, inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Modal } from '#client/ui/layers/modal.tsx';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { isUnderWay } from '#shared/features/ehr/ehr.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { destinationText } from './destination.ts';
import { type Preview, previewOptions, transmissionsOptions, useSend } from './ehr.data.ts';
import classes from './ehr.module.css';
import { PreviewSections } from './preview-sections.tsx';

interface SendDialogProps {
  opportunityId: string;
  opened: boolean;
  onClose: () => void;
}

/** What is missing, what would be sent and where to; then sends it. How it ends is said wherever one is by then. */
export function SendDialog({ opportunityId, opened, onClose }: SendDialogProps) {
  const { data: preview, error, refetch, isFetching } = useQuery({ ...previewOptions(opportunityId), enabled: opened });
  const { data: transmissions } = useQuery({ ...transmissionsOptions(opportunityId), enabled: opened });
  const newest = transmissions?.[0];
  const underWay = newest && isUnderWay(newest.state) ? newest : undefined;
  const send = useSend();
  const press = async () => {
    try {
      await send.mutateAsync({ opportunity_id: opportunityId });
      toast.success(text.queued);
      onClose();
    } catch (failure) {
      toast.error(isConflict(failure) ? (serverErrorOf(failure).message ?? text.error_sending) : text.error_sending);
      void refetch();
    }
  };
  const close = () => {
    send.reset();
    onClose();
  };
  return (
    <Modal
      opened={opened}
      title={text.send_to_ehr}
      size="big"
      busy={send.isPending}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={send.isPending}>
            {uiMessages.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={!preview || preview.missing.length > 0 || underWay !== undefined}
            loading={send.isPending}
            onClick={() => void press()}
          >
            {preview && preview.version > 1 ? format(text.send_version, { version: preview.version }) : text.send}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        {error && (
          <ErrorBanner message={text.error_fetching_preview} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!preview && !error && <Skeleton height={240} />}
        {underWay && <Notice>{format(text.sending_version, { version: underWay.version })}</Notice>}
        {preview && (
          <>
            <Readiness opportunityId={opportunityId} preview={preview} onLeave={close} />
            <Destination preview={preview} />
            <h3>{text.preview}</h3>
            <p className={classes.faint}>{text.not_sent_ssn}</p>
            <PreviewSections opportunityId={opportunityId} preview={preview} />
          </>
        )}
      </div>
    </Modal>
  );
}

interface ReadinessProps {
  opportunityId: string;
  preview: Preview;
  /** The way to a field may lead to the page that lies under the dialog. */
  onLeave: () => void;
}

function Readiness({ opportunityId, preview, onLeave }: ReadinessProps) {
  if (preview.missing.length === 0) return <Notice>{text.ready}</Notice>;
  const places = {
    client: clientHref(preview.patient_id),
    inquiry: inquiryHref(opportunityId),
    case_details: `${inquiryHref(opportunityId)}/case-details`,
  };
  return (
    <Notice tone="warning" title={text.missing_title}>
      <ul className={classes.missing}>
        {preview.missing.map(({ label, where }) => (
          <li key={label}>
            {label} ·{' '}
            <Link href={places[where]} onClick={onLeave} aria-label={`${text.fill_in}: ${label}`}>
              {text.fill_in}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Destination({ preview }: { preview: Preview }) {
  const mayConfigure = useMay('integrations:manage');
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{text.destination}</h3>
      <p>
        {destinationText(preview.adapter, preview.host)}{' '}
        {mayConfigure && <Link href="/configurations/integration">{text.set_up_ehr}</Link>}
      </p>
    </section>
  );
}
