import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { FormDate, FormField } from '#client/components/form/fields.tsx';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import type { ChosenSource, SourcePickerProps } from '#client/components/referral-pickers.ts';
import { addUnsent, isUnanswered, NO_ANSWER_AFTER } from '#client/components/unsent/outbox.ts';
import { loadOutbox } from '#client/components/unsent/use-outbox-ahead.ts';
import { sourceHref } from '#client/platform/links.ts';
import { keepPageOffline } from '#client/platform/offline-page.ts';
import { useRefused } from '#client/platform/organization.ts';
import { session } from '#client/platform/session.ts';
import { Button } from '#client/ui/button.tsx';
import { useFetchedAhead } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ChipsField } from '#client/ui/fields/chips-field.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel, takesEventName } from '#shared/features/activities/activities.rules.ts';
import { ActivityForm } from '#shared/features/activities/activities.schemas.ts';
import { dashboardMessages } from '#shared/features/dashboard/dashboard.messages.ts';
import { FOLLOW_UP_DAYS } from '#shared/features/tasks/tasks.rules.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { createActivity, type NewActivity, useRefreshActivities } from './activities.data.ts';
import { EventName } from './event-name.tsx';
import { useVisitPlace } from './use-visit-place.ts';
import classes from './visit-page.module.css';

interface VisitPageProps {
  /** Finds any other source; it needs a network. */
  SourcePicker: ComponentType<SourcePickerProps>;
}

/** Logs a visit between two doors: with one hand, and without a network too. */
export function VisitPage({ SourcePicker }: VisitPageProps) {
  const refused = useRefused();
  const [round, setRound] = useState(0);
  const { phase } = useSyncExternalStore(session.subscribe, session.state);
  // A session that ends takes the kept page with it; the same person's next one keeps it again.
  useFetchedAhead(phase === 'active' ? keepAll : nothing);
  return (
    <>
      <PageHeader title={text.log_visit} />
      {refused('outreach:write') ? (
        <EmptyState title={dashboardMessages.role_does_not_show} />
      ) : (
        <VisitForm key={round} SourcePicker={SourcePicker} onDone={() => setRound((before) => before + 1)} />
      )}
    </>
  );
}

const nothing = async () => undefined;
/** With what it will need once the network has gone. */
const keepAll = async () => {
  await loadOutbox();
  await keepPageOffline();
};

const FOLLOW_UPS = [
  { value: 'none', label: text.visit_no_follow_up },
  ...FOLLOW_UP_DAYS.map((days) => ({ value: String(days), label: format(text.visit_follow_up_in, { n: days }) })),
];

/** Sends a visit; where nobody answers, it waits under the same key. */
const sendOrKeep = (nameOf: (visit: NewActivity) => string) => async (visit: NewActivity, key: string) => {
  try {
    await createActivity(visit, key, AbortSignal.timeout(NO_ANSWER_AFTER));
    return 'sent' as const;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    await addUnsent({ key, waiting: { kind: 'activity', input: visit }, name: nameOf(visit) });
    return 'kept' as const;
  }
};

function VisitForm({ SourcePicker, onDone }: VisitPageProps & { onDone: () => void }) {
  const navigate = useNavigate();
  const refresh = useRefreshActivities();
  const { known, kinds, sources, timeZone, away } = useVisitPlace();
  const today = dayInZone(new Date(), timeZone);
  const [found, setFound] = useState<ChosenSource | null>(null);
  const [finding, setFinding] = useState(false);
  const [dated, setDated] = useState(false);
  const offered = [...(sources ?? []), ...(found && !sources?.some(({ id }) => id === found.id) ? [found] : [])];
  const sourceNamed = (id: string | null) => offered.find((source) => source.id === id)?.referral_name ?? '';
  const form = useForm({
    schema: ActivityForm,
    initial: {
      event: null as string | null,
      event_name: null as string | null,
      referral_id: null as string | null,
      description: '',
      event_date: today as string | null,
      follow_up_days: null as number | null,
    },
    presumed: known ? { event: kinds[0] ?? null, event_date: today } : {},
    input: (visit) => ({ ...visit, performed_by: session.user()?.user_id ?? null }),
    send: sendOrKeep((visit) =>
      joined(eventLabel({ event: visit.event, event_name: visit.event_name ?? null }), sourceNamed(visit.referral_id)),
    ),
    saved: null,
    failed: text.error_saving,
    onSaved: (became, { referral_id }) => {
      if (became === 'kept') toast.common(text.visit_kept);
      else {
        const name = sourceNamed(referral_id);
        toast.success(text.visit_saved, {
          action: {
            label: format(text.visit_open, { name }),
            onAction: () => void navigate({ to: `${sourceHref(referral_id)}/activities` }),
          },
        });
        void refresh();
      }
      onDone();
    },
  });
  const { values, set } = form;
  const day = values.event_date ?? today;
  /** What was said comes next: no tap is spent on it. */
  const toWords = () => values.description === '' && form.element.current?.querySelector('textarea')?.focus();
  useEffect(() => {
    // One that was just found is chosen, whatever was before.
    if (found) set('referral_id', found.id);
  }, [found, set]);
  return (
    <Form form={form} label={text.log_visit} className={classes.form}>
      <FormField<string | null> name="event">
        {(field) => (
          <ChipsField
            {...field}
            label={text.visit_kind}
            options={kinds.map((kind) => ({ value: kind, label: kind }))}
            onChange={(kind) => {
              field.onChange(kind);
              if (!takesEventName(kind)) set('event_name', null);
            }}
          />
        )}
      </FormField>
      {takesEventName(values.event) && !away && <EventName />}
      <div className={classes.where}>
        {sources === null && <Skeleton height={66} />}
        {sources !== null && offered.length > 0 && (
          <FormField<string | null> name="referral_id">
            {(field) => (
              <ChipsField
                {...field}
                label={text.visit_where}
                options={offered.map(({ id, referral_name }) => ({ value: id, label: referral_name }))}
                onTapped={toWords}
              />
            )}
          </FormField>
        )}
        {away ? (
          <p className={classes.remark}>{offered.length > 0 ? text.visit_offline_sources : text.visit_no_sources}</p>
        ) : finding || (sources !== null && offered.length === 0) ? (
          <SourcePicker
            label={offered.length > 0 ? text.visit_another : text.visit_where}
            required={offered.length === 0}
            autoFocus={finding}
            value={null}
            onChange={(source) => {
              setFinding(false);
              setFound(source);
            }}
          />
        ) : (
          <Button kind="quiet" className={classes.more} onClick={() => setFinding(true)}>
            {text.visit_another}
          </Button>
        )}
      </div>
      <FormTextarea name="description" label={text.visit_said} rows={3} />
      <FormField<number | null> name="follow_up_days">
        {(field) => (
          <ChipsField
            label={text.visit_follow_up}
            options={FOLLOW_UPS}
            value={String(field.value ?? 'none')}
            onChange={(days) => field.onChange(days === 'none' ? null : Number(days))}
          />
        )}
      </FormField>
      {dated ? (
        <>
          <FormDate name="event_date" label={text.date} required clearable={false} />
          {day > today && <Notice tone="warning">{text.future_date}</Notice>}
        </>
      ) : (
        <Button kind="quiet" className={classes.more} onClick={() => setDated(true)}>
          {format(text.visit_by, { day: day === today ? text.today.toLowerCase() : formatDay(day) })}
        </Button>
      )}
      {/* Under the thumb; what is said above the page's foot stands over it. */}
      <div className={classes.foot} data-keep-clear>
        <SubmitButton label={text.visit_save} fullWidth />
      </div>
    </Form>
  );
}
