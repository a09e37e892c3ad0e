import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { CAMPAIGNS_HREF } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { SuccessDialog } from '#client/ui/layers/success-dialog.tsx';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { hasReport, isEditable } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignSendInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { emailLintMessages } from '#shared/features/email-lint/email-lint.messages.ts';
import { namesTreatment } from '#shared/features/email-lint/privacy.ts';
import { checkInput } from '#shared/platform/check-input.ts';
import { formatInstant } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AudienceCard } from './audience-card.tsx';
import { countOptions } from './audiences.data.ts';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignWizard } from './campaign-wizard.tsx';
import {
  type CampaignDetails,
  type Sender,
  senderOptions,
  useCampaignActions,
  useSaveCampaign,
  useSendCampaign,
} from './campaigns.data.ts';
import classes from './campaigns.module.css';
import { HtmlPreview } from './html-preview.tsx';
import { isClockTime, momentInZone } from './moment-in-zone.ts';
import { SenderNames } from './sender-names.tsx';

interface SendStepProps {
  campaign: CampaignDetails;
}

/** The last look at a campaign, and the button that sends it. */
export function SendStep({ campaign }: SendStepProps) {
  // Asked again each time: whoever was missing the postal address may have entered it since.
  const { data: sender, error, refetch, isFetching } = useQuery({ ...senderOptions(), staleTime: 0 });
  if (!sender)
    return (
      <CampaignWizard campaign={campaign} step="preview-and-send">
        {error ? (
          <ErrorBanner message={text.failed_to_load_details} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton height={480} />
        )}
      </CampaignWizard>
    );
  return <SendForm campaign={campaign} own={sender} />;
}

/** What was typed beyond what is saved by now. */
const without = <Fields extends object>(typed: Partial<Fields>, saved: Fields) =>
  Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => value !== saved[key as keyof Fields]),
  ) as Partial<Fields>;

function SendForm({ campaign, own }: SendStepProps & { own: Sender }) {
  const { id, name, status, html_content, from_email } = campaign;
  const navigate = useNavigate();
  const names = useId();
  const zone = useTimeZone();
  const mayWrite = useMay('marketing:write');
  const to = campaign.audience ?? EVERYONE;
  const draft = isEditable(status) && mayWrite;
  const { data: audience, refetch: countAgain } = useQuery({ ...countOptions(to), enabled: draft });
  const { mutateAsync: save, isPending: saving } = useSaveCampaign(id);
  const { mutateAsync: send, isPending: sending } = useSendCampaign(id);
  // Until it is handed over, it comes from whoever sends it, also where another had scheduled it and called it back; never
  // from who only reads it.
  const mine = mayWrite ? own : { from_email: '', reply_to: '' };
  const comesFrom = (isEditable(status) ? null : from_email) ?? mine.from_email;
  const begun = {
    org_name: campaign.org_name ?? own.org_name,
    reply_to: campaign.reply_to ?? mine.reply_to,
    subject: campaign.subject,
  };
  // What nobody typed over is as the campaign holds it now: leaving the step puts back nothing that others have changed.
  const [typed, setTyped] = useState<Partial<typeof begun>>({});
  const sender = { ...begun, ...typed };
  const [later, setLater] = useState('');
  const moment = useRef<HTMLInputElement>(null);
  /** What is said of the time once its field has been left. */
  const [timeFault, setTimeFault] = useState<string>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(wrong).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const [dialog, setDialog] = useState<'confirm' | 'sent' | null>(null);
  /** What was looked at when it was asked: what somebody changes behind the question is not sent with it. */
  const [version, setVersion] = useState(campaign.version);
  const scheduled = later === '' ? undefined : momentInZone(later, zone);
  const input = { ...sender, ...(scheduled === undefined ? {} : { scheduled_at: scheduled }) };
  const faultOfTime = (): string | undefined => {
    // What is typed in part only has no value: the campaign would leave now.
    if (moment.current?.validity.badInput) return text.time_in_part;
    if (scheduled === undefined) return undefined;
    if (!isClockTime(later, zone)) return text.no_such_time;
    return scheduled * 1000 <= Date.now() ? text.in_the_past : undefined;
  };
  const field = (key: keyof typeof sender) => ({
    value: sender[key],
    disabled: !draft,
    error: wrong[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      if (wrong[key]) setWrong({});
      setTyped((before) => ({ ...before, [key]: value }));
    },
  });
  const keep = async () => {
    await save(sender);
    setTyped((now) => without(now, sender));
  };
  const saveDraft = () =>
    keep().then(
      () => toast.success(text.saved),
      () => undefined,
    );
  const dirty = draft && (['org_name', 'reply_to', 'subject'] as const).some((key) => sender[key] !== begun[key]);
  const guard = useUnsavedGuard(dirty);
  const leave = () =>
    dirty
      ? keep().then(
          () => true,
          () => false,
        )
      : Promise.resolve(true);
  const ask = async () => {
    const time = faultOfTime();
    const { fields: given } = checkInput(CampaignSendInput, { campaign_id: id, ...input });
    const found: Record<string, string> = { ...given, ...(time && { scheduled_at: time }) };
    const [refused] = Object.values(found);
    setWrong(found);
    if (refused) return toast.error(refused);
    setVersion(campaign.version);
    // Who is reached may have changed since the page was opened.
    const counting = countAgain();
    const nobody = scheduled === undefined && audience?.mailable === 0 && (await counting).data?.mailable === 0;
    if (nobody) return toast.error(text.no_recipients);
    setDialog('confirm');
  };
  const confirm = () =>
    send({ ...input, version }).then(
      () => setDialog('sent'),
      () => setDialog(null),
    );

  return (
    <CampaignWizard
      campaign={campaign}
      step="preview-and-send"
      saving={saving}
      onSaveDraft={mayWrite ? () => void saveDraft() : undefined}
      onLeave={leave}
    >
      {guard}
      {status === 'scheduled' && <Scheduled campaign={campaign} />}
      {!hasReport(status) && <CampaignProgress campaign={campaign} />}
      <div className={classes.sending}>
        <div ref={fields} className={classes.stack}>
          <TextField label={text.from_name} list={names} {...field('org_name')} />
          <SenderNames id={names} names={own.sender_names} />
          <TextField label={text.from_email} value={comesFrom} readOnly disabled />
          <TextField label={text.reply_to} type="email" {...field('reply_to')} />
          <TextField
            label={text.subject}
            required
            hint={draft && !sender.subject.trim() && format(text.subject_kept, { subject: campaign.subject })}
            {...field('subject')}
          />
          {draft && namesTreatment(sender.subject) && (
            <Notice tone="warning">{emailLintMessages.names_treatment}</Notice>
          )}
          <AudienceCard audience={to} />
          {draft && (
            <div className={classes.stack}>
              <TextField
                label={text.schedule_at}
                type="datetime-local"
                hint={format(text.schedule_zone, { zone })}
                ref={moment}
                error={wrong.scheduled_at ?? timeFault}
                value={later}
                onChange={(event) => {
                  setLater(event.currentTarget.value);
                  setTimeFault(undefined);
                  if (wrong.scheduled_at) setWrong({});
                }}
                onBlur={() => setTimeFault(faultOfTime())}
              />
              {!own.has_address && <Notice tone="warning">{text.no_postal_address}</Notice>}
              <Button
                kind="primary"
                loading={sending}
                disabled={!audience || !own.has_address}
                onClick={() => void ask()}
              >
                {later === '' ? text.send_now : text.schedule}
              </Button>
            </div>
          )}
        </div>
        {html_content && <HtmlPreview title={format(text.preview_of, { name })} html={html_content} />}
      </div>
      <ConfirmDialog
        opened={dialog === 'confirm'}
        title={text.confirm_sending}
        confirmLabel={text.confirm}
        loading={sending}
        onCancel={() => setDialog(null)}
        onConfirm={() => void confirm()}
      >
        {format(text.will_be_sent, { N: audience?.mailable ?? 0 })}
        {scheduled !== undefined && (
          <>
            <br />
            {format(text.scheduled_for, { when: formatInstant(scheduled, zone) })}
          </>
        )}
      </ConfirmDialog>
      <SuccessDialog
        opened={dialog === 'sent'}
        title={scheduled === undefined ? text.campaign_sent : text.schedule_done}
        onClose={() => void navigate({ to: CAMPAIGNS_HREF })}
      >
        {scheduled === undefined && (
          <>
            {text.sent_successfully} <br />
            {text.results_soon}
          </>
        )}
      </SuccessDialog>
    </CampaignWizard>
  );
}

/** Says when a campaign will leave, with the way back to a draft until then. */
function Scheduled({ campaign: { id, scheduled_at } }: SendStepProps) {
  const mayWrite = useMay('marketing:write');
  const zone = useTimeZone();
  const { steer } = useCampaignActions();
  return (
    <Notice
      action={
        mayWrite && (
          <Button loading={steer.isPending} onClick={() => steer.mutate({ campaign_id: id, to: 'cancel' })}>
            {text.call_back}
          </Button>
        )
      }
    >
      {format(text.scheduled_for, { when: formatInstant(scheduled_at, zone) })}
    </Notice>
  );
}
