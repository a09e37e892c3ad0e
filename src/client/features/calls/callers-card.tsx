import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callsMessages as text } from '../../../shared/features/calls/calls.messages.ts';
import { formatDay } from '../../../shared/platform/dates.ts';
import { isLater } from '../../platform/later-routes.ts';
import { clientHref, contactHref, inquiryHref } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import classes from './call-page.module.css';
import { callersOptions } from './calls.data.ts';

interface Match {
  id: string;
  name: string;
  /** Absent where the record has no page of its own yet. */
  href?: string;
  detail?: ReactNode;
}

const hrefTo = (href: string) => (isLater(href) ? {} : { href });

function Matches({ title, matches }: { title: string; matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h3 className={classes.kind}>{title}</h3>
      <ul className={classes.matches}>
        {matches.map(({ id, name, href, detail }) => (
          <li key={id} className={classes.match}>
            {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
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
              detail: [dob && formatDay(dob), through_other && text.through_contact].filter(Boolean).join(' · '),
              ...hrefTo(clientHref(id)),
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
              ...hrefTo(inquiryHref(id)),
            }))}
          />
          <Matches
            title={text.who_contacts}
            matches={data.contacts.map(({ id, firstname, lastname, organization_name }) => ({
              id,
              name: `${firstname} ${lastname}`,
              detail: organization_name,
              ...hrefTo(contactHref(id)),
            }))}
          />
        </div>
      )}
    </Card>
  );
}
