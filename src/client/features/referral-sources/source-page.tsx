import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Day, Instant } from '#client/components/when.tsx';
import { isNotFound } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { sourceHref } from '#client/platform/links.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { outreachMessages } from '#shared/features/outreach/outreach.messages.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { rhythmOf } from '#shared/features/referral-sources/source-rhythm.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Source, sourceOptions } from './referral-sources.data.ts';
import classes from './source-page.module.css';
import { SOURCE_TABS, type SourceTab } from './source-tabs.ts';

interface SourcePageProps {
  referralId: string;
  tab: SourceTab;
  /** Where the source stands, and why. */
  status: (source: Source) => ReactNode;
  /** Beside the title. */
  actions?: (source: Source) => ReactNode;
  /** The tab shown. */
  children: ReactNode;
}

/** One referral source: the header, the tabs and the tab shown. */
export function SourcePage({ referralId, tab, status, actions, children }: SourcePageProps) {
  const timeZone = useTimeZone();
  const { data: source, error, refetch, isFetching } = useQuery(sourceOptions(referralId));
  const title = source?.referral_name ?? text.referral_source;
  const trail = (
    <Breadcrumbs
      crumbs={[
        { label: outreachMessages.outreach, href: '/outreach' },
        { label: outreachMessages.referral_sources, href: '/outreach/referral-sources' },
        ...(source ? [{ label: source.referral_name }] : []),
      ]}
    />
  );
  if (insteadOf(source, error))
    return (
      <>
        <PageHeader title={title} trail={trail} />
        <ErrorBanner
          message={isNotFound(error) ? text.source_not_found : text.failed_to_fetch}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        trail={trail}
        badge={
          source && (
            <span className={classes.badges}>
              {status(source)}
              {!source.is_active && <StatusPill status="ARCHIVED_REFERRAL" />}
            </span>
          )
        }
        meta={source && <Meta source={source} timeZone={timeZone} />}
        actions={source && actions?.(source)}
      />
      <TabsNav
        label={text.tabs_label}
        tabs={SOURCE_TABS.map(({ path, label }) => ({
          href: `${sourceHref(referralId)}/${path}`,
          label,
          active: path === tab,
        }))}
      />
      {source ? children : <Skeleton height={240} />}
    </>
  );
}

/** What sets sources of one name apart, and how fresh the ties are. */
function Meta({ source, timeZone }: { source: Source; timeZone: string }) {
  const { type, state, last_activity_date, created_at, due_on, is_active } = source;
  const heard = last_activity_date
    ? phrase(text.heard_last, { day: <Day day={last_activity_date} /> })
    : text.heard_never;
  const made = phrase(text.created_on, { day: <Instant at={created_at} /> });
  const every = rhythmOf(source, timeZone);
  const due = is_active && [
    every === 1 ? text.every_one : format(text.every, { n: every }),
    phrase(text.next_due, { day: <Day key="due" day={due_on} /> }),
  ];
  return <span>{dotted(type, state, heard, ...(due || []), made)}</span>;
}
