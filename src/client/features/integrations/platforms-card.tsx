import { useQuery } from '@tanstack/react-query';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import {
  PLATFORM_GROUPS,
  type Platform,
  type PlatformGroup,
} from '#shared/features/integrations/integrations.rules.ts';
import { platformsOptions } from './integrations.data.ts';
import classes from './integrations.module.css';
import { MailWayLine } from './mail-way-line.tsx';
import { PlatformItem } from './platform-item.tsx';

const GROUPS: readonly { group: PlatformGroup; title: string; hint: string }[] = [
  { group: 'ehr', title: text.group_ehr, hint: text.hint_ehr },
  { group: 'other', title: text.group_other, hint: text.hint_other },
  { group: 'emails', title: text.group_emails, hint: text.hint_emails },
];

/** The platforms in their three groups: their keys, how they fare, and which EHR is active. */
export function PlatformCards() {
  const { data, error, refetch, isFetching } = useQuery(platformsOptions());
  if (error && !data)
    return <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />;
  return GROUPS.map(({ group, title, hint }) => (
    <Card key={group} title={title}>
      <p className={classes.hint}>{hint}</p>
      {group === 'emails' && <MailWayLine />}
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
