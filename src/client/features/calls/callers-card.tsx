import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clientHref, contactHref, inquiryHref } from '#client/platform/links.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { joined } from '#shared/platform/joined.ts';
import classes from './call-page.module.css';
import { callersOptions } from './calls.data.ts';

interface Match {
  id: string;
  name: string;
  href: string;
  detail?: ReactNode;
}

function Matches({ title, matches }: { title: string; matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h3 className={classes.kind}>{title}</h3>
      <ul className={classes.matches}>
        {matches.map(({ id, name, href, detail }) => (
          <li key={id} className={classes.match}>
            <Link href={href}>{name}</Link>
            {detail && <span className={classes.detail}>{detail}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose number it is that called, among all that are on file. */
export function CallersCard({ callId }: { callId: string }) {
  const { data, error, isFetching, refetch } = useQuery(callersOptions(callId));
  const nobody = data && data.clients.length + data.inquiries.length + data.contacts.length === 0;
  return (
    <Card title={text.who_title}>
      {error && <ErrorBanner message={text.who_failed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton height={72} />}
      {nobody && <p className={classes.remark}>{text.who_nobody}</p>}
      {data && !nobody && (
        <div className={classes.kinds}>
          <Matches
            title={text.who_clients}
            matches={data.clients.map(({ id, firstname, lastname, dob, through_other }) => ({
              id,
              name: `${firstname} ${lastname}`,
              detail: joined(dob && formatDay(dob), through_other && text.through_contact),
              href: clientHref(id),
            }))}
          />
          <Matches
            title={text.who_inquiries}
            matches={data.inquiries.map(({ id, opportunity_name, status, through_other }) => ({
              id,
              name: opportunity_name,
              detail: (
                <>
                  <StatusPill status={status} /> {through_other && text.through_contact}
                </>
              ),
              href: inquiryHref(id),
            }))}
          />
          <Matches
            title={text.who_contacts}
            matches={data.contacts.map(({ id, firstname, lastname, organization_name }) => ({
              id,
              name: `${firstname} ${lastname}`,
              detail: organization_name,
              href: contactHref(id),
            }))}
          />
        </div>
      )}
    </Card>
  );
}
