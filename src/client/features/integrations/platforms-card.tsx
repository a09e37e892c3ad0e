import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import {
  PLATFORM_GROUPS,
  type Platform,
  type PlatformGroup,
} from '#shared/features/integrations/integrations.rules.ts';
import { mailDomainMessages } from '#shared/features/mail-domain/mail-domain.messages.ts';
import { platformsOptions } from './integrations.data.ts';
import classes from './integrations.module.css';
import { MailWayLine } from './mail-way-line.tsx';
import { PlatformItem } from './platform-item.tsx';

const DomainCheck = drawnLater(async () => (await import('./domain-check.tsx')).DomainCheck);

const GROUPS: readonly { group: PlatformGroup; title: string; hint: string }[] = [
  { group: 'ehr', title: text.group_ehr, hint: text.hint_ehr },
  { group: 'other', title: text.group_other, hint: text.hint_other },
  { group: 'emails', title: text.group_emails, hint: text.hint_emails },
  { group: 'server', title: text.fhir_server, hint: text.hint_server },
];

/** The platforms in the catalog's three groups and the server beside it: their keys, how they fare, and which EHR is active. */
export function PlatformCards() {
  const { data, error, refetch, isFetching } = useQuery(platformsOptions());
  if (error && !data)
    return <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />;
  return GROUPS.map(({ group, title, hint }) => (
    <Card key={group} title={title}>
      <p className={classes.hint}>{hint}</p>
      {group === 'emails' && (
        <>
          <MailWayLine />
          <DomainButton />
        </>
      )}
      {!data && <Skeleton height={120} />}
      <ul className={classes.list} aria-label={title}>
        {data
          ?.filter(({ name }) => (PLATFORM_GROUPS[group] as readonly Platform[]).includes(name))
          .map((platform) => (
            <PlatformItem key={platform.name} platform={platform} />
          ))}
      </ul>
    </Card>
  ));
}

/** Leads to the records of the domain that campaigns come from, which are looked up then alone. */
function DomainButton() {
  const [asked, setAsked] = useState(false);
  return (
    <div className={classes.domain}>
      <Button onClick={() => setAsked(true)}>{mailDomainMessages.check}</Button>
      {asked && <DomainCheck onClose={() => setAsked(false)} />}
    </div>
  );
}
