import { useMediaQuery } from '@mantine/hooks';
import { IconEye, IconMailCheck, IconMailOff, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton } from '#client/components/export-button.tsx';
import { Instant } from '#client/components/when.tsx';
import { campaignStepHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { MetricCard, type MetricColor } from '#client/ui/display/metric-card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { DataCards } from '#client/ui/table/data-cards.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { type EventType, hasReport, MAX_EVENT_ROWS } from '#shared/features/campaigns/campaigns.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import { CampaignStatusPill } from './campaign-status.tsx';
import { type CampaignDetails, campaignOptions, reportOptions } from './campaigns.data.ts';
import classes from './campaigns.module.css';

const EVENTS: readonly { type: EventType; title: string; icon: typeof IconEye; color: MetricColor }[] = [
  { type: 'opened', title: text.event_opened, icon: IconEye, color: 'purple' },
  { type: 'sent', title: text.event_sent, icon: IconSend, color: 'blue' },
  { type: 'delivered', title: text.event_delivered, icon: IconMailCheck, color: 'green' },
  { type: 'dropped', title: text.event_dropped, icon: IconMailOff, color: 'red' },
];
const titleOf = (type: EventType) => EVENTS.find((event) => event.type === type)?.title ?? type;

/** What became of a campaign that is sent, over its list. */
export function ReportDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const { data: campaign, error, refetch, isFetching } = useQuery(campaignOptions(campaignId));
  const title = campaign ? format(text.report_of, { name: campaign.name }) : text.report;
  return (
    <Modal opened title={title} size="full" onClose={onClose}>
      {error && !campaign && (
        <ErrorBanner message={text.failed_to_load_one} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!campaign && !error && <Skeleton height={320} />}
      {campaign && (hasReport(campaign.status) ? <Report campaign={campaign} /> : <NotYet campaign={campaign} />)}
    </Modal>
  );
}

/** An address may name a campaign that is not sent: it has no report, and its own page says how far it is. */
function NotYet({ campaign: { id, has_html } }: { campaign: CampaignDetails }) {
  return (
    <Notice>
      {text.no_reports}{' '}
      <Link href={campaignStepHref(id, has_html ? 'preview-and-send' : 'audience')}>{text.open_campaign}</Link>
    </Notice>
  );
}

function Report({ campaign }: { campaign: CampaignDetails }) {
  const { id, status } = campaign;
  const [type, setType] = useState<EventType | null>(null);
  const { data, error, refetch, isFetching } = useQuery(reportOptions(id));
  // What was read before stays, and with it the people behind a number.
  if (error && !data)
    return <ErrorBanner message={text.failed_to_load_report} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className={classes.stack}>
      <div className={classes.bar}>
        <CampaignStatusPill status={status} />
        <span className={classes.gap} />
        <CampaignMenu campaign={campaign} />
      </div>
      <CampaignProgress campaign={campaign} />
      <div className={classes.numbers}>
        {EVENTS.map((event) => (
          <MetricCard
            key={event.type}
            title={event.title}
            value={data?.event_summary && numberText(data.event_summary[event.type])}
            icon={event.icon}
            color={event.color}
            pressed={event.type === type}
            onPress={() => setType(event.type)}
          />
        ))}
      </div>
      {data?.unsubscribed ? (
        <p className={classes.line}>{format(text.unsubscribed_count, { n: data.unsubscribed })}</p>
      ) : null}
      {data?.machine_opened ? (
        <p className={classes.line}>{format(text.machine_opened, { n: data.machine_opened })}</p>
      ) : null}
      {type ? (
        <People campaignId={id} type={type} total={data?.event_summary?.[type] ?? 0} />
      ) : (
        <p className={classes.line}>{text.select_event}</p>
      )}
      {data?.links && data.links.length > 0 && (
        <section aria-label={text.links}>
          <h3 className={classes.legend}>{text.links}</h3>
          <ul className={classes.links}>
            {data.links.map(({ url, people }) => (
              <li key={url}>
                {url} · {people === 1 ? text.people_one : format(text.people, { n: people })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface EventRow {
  recipient: string;
  updated_at: number;
  event_type: EventType;
}

const column = columnsFor<EventRow>();
const COLUMNS = column.columns([
  column.accessor('recipient', { header: text.recipient }),
  column.display({
    id: 'updated_at',
    header: text.updated_at,
    cell: ({ row: { original } }) => <Instant at={original.updated_at} timed />,
  }),
  column.display({
    id: 'event_type',
    header: text.event_type,
    cell: ({ row: { original } }) => titleOf(original.event_type),
  }),
]);

function People({ campaignId, type, total }: { campaignId: string; type: EventType; total: number }) {
  const { data, error, refetch, isFetching } = useQuery(reportOptions(campaignId, type));
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const caption = format(text.people_of, { event: titleOf(type) });
  const listed = {
    caption,
    empty: text.no_data,
    error: error && (
      <ErrorBanner message={text.failed_to_load_report_data} onRetry={() => void refetch()} retrying={isFetching} />
    ),
  };
  return (
    <div className={classes.stack}>
      <div className={classes.bar}>
        <h3 className={classes.legend}>{caption}</h3>
        <span className={classes.gap} />
        <ExportButton
          permission="marketing:read"
          address="/api/marketing_analytics_export"
          asked={{ campaign_id: campaignId, event_type: type }}
          fileName={() => `campaign-${type}.csv`}
        />
      </div>
      {data && total > MAX_EVENT_ROWS && (
        <p className={classes.line}>{format(text.audience_shown, { shown: MAX_EVENT_ROWS })}</p>
      )}
      {onPhone ? (
        <DataCards
          {...listed}
          rows={data?.event_data?.map((row) => ({ ...row, id: row.recipient }))}
          card={({ recipient, updated_at, event_type }) => ({
            name: recipient,
            about: (
              <>
                {titleOf(event_type)} · <Instant at={updated_at} timed />
              </>
            ),
          })}
        />
      ) : (
        <DataTable
          {...listed}
          columns={COLUMNS}
          rows={data?.event_data}
          rowId={({ recipient }) => recipient}
          density="compact"
          maxHeight="40vh"
        />
      )}
    </div>
  );
}
