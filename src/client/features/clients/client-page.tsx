import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PhoneLink } from '#client/components/phone-link.tsx';
import { Instant } from '#client/components/when.tsx';
import { isNotFound } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { clientHref } from '#client/platform/links.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { CLIENT_TABS } from '#shared/features/client-details/client-fields.ts';
import { clientsMessages as text } from '#shared/features/clients/clients.messages.ts';
import { ageOn } from '#shared/features/clients/clients.rules.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './client-page.module.css';
import { type ClientDetail, clientOptions } from './clients.data.ts';
import { shownTab } from './shown-tab.ts';

interface ClientPageProps {
  patientId: string;
  /** What the address says below the client. */
  below: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Beside the tab: what other features say of this client. */
  aside?: ReactNode;
  /** The tab shown. */
  children: ReactNode;
}

/** One client: the header, the tab shown, and what belongs to the client beside it. */
export function ClientPage({ patientId, below, actions, aside, children }: ClientPageProps) {
  const timeZone = useTimeZone();
  const { data: client, error, refetch, isFetching } = useQuery(clientOptions(patientId));
  const name = client && `${client.firstname} ${client.lastname}`;
  const shown = shownTab(below);
  const trail = (
    <Breadcrumbs
      crumbs={[
        { label: inquiriesMessages.admissions, href: '/admissions' },
        { label: text.clients, href: '/admissions/clients' },
        ...(name ? [{ label: name }] : []),
      ]}
    />
  );
  if (insteadOf(client, error))
    return (
      <>
        <PageHeader title={text.client} trail={trail} />
        <ErrorBanner
          message={isNotFound(error) ? text.client_not_found : text.error_fetching_client}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  return (
    <>
      <PageHeader
        title={name ?? text.client}
        tab={text.client}
        trail={trail}
        meta={client && <Meta client={client} timeZone={timeZone} />}
        actions={client && actions}
      />
      <TabsNav
        label={text.tabs_label}
        tabs={CLIENT_TABS.map(({ path, label }) => ({
          href: `${clientHref(patientId)}/${path}`,
          label,
          active: path === shown.path,
        }))}
      />
      {!client ? (
        <Skeleton height={240} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>
            {children}
            <Making client={client} />
          </div>
          <div className={classes.aside}>{aside}</div>
        </div>
      )}
    </>
  );
}

interface OfClient {
  client: ClientDetail;
  timeZone: string;
}

/** What sets people of one name apart. */
function Meta({ client: { dob, phone_number }, timeZone }: OfClient) {
  const today = dayInZone(new Date(), timeZone);
  const born = dob && format(text.born, { day: formatDay(dob), age: ageOn(dob, today) });
  if (!born && !phone_number) return null;
  return <span>{dotted(born, phone_number && <PhoneLink key="phone" number={phone_number} />)}</span>;
}

function Making({ client }: Pick<OfClient, 'client'>) {
  const { created_by_name, updated_by_name, created_at, updated_at } = client;
  return (
    <footer className={classes.footer}>
      {created_by_name && (
        <span>{phrase(text.created_by, { name: created_by_name, when: <Instant at={created_at} timed /> })}</span>
      )}
      {updated_by_name && (
        <span>{phrase(text.updated_by, { name: updated_by_name, when: <Instant at={updated_at} timed /> })}</span>
      )}
    </footer>
  );
}
