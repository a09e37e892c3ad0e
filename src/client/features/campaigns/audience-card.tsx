import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AudiencePreview } from './audience-preview.tsx';
import { audiencesOptions, countOptions } from './audiences.data.ts';
import classes from './campaigns.module.css';

interface AudienceCardProps {
  /** 'all', or an audience of the organization's own. */
  audience: string;
  /** What is shown besides the preview. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What an audience is called; one that was archived since is found too. */
export function useAudienceName(audience: string): { name: string; description: string } {
  const own = audience !== EVERYONE;
  const { data: active } = useQuery({ ...audiencesOptions(), enabled: own });
  const isArchived = own && active !== undefined && !active.some(({ id }) => id === audience);
  const { data: archived } = useQuery({ ...audiencesOptions(true), enabled: isArchived });
  if (!own) return { name: text.all, description: text.all_contacts };
  const found = [...(active ?? []), ...(archived ?? [])].find(({ id }) => id === audience);
  return { name: found?.name ?? '…', description: found?.description ?? '' };
}

/** An audience: how many it reaches now, and who they are. */
export function AudienceCard({ audience, actions, children }: AudienceCardProps) {
  const { data, error, refetch, isFetching } = useQuery(countOptions(audience));
  const { name, description } = useAudienceName(audience);
  const [previewing, setPreviewing] = useState(false);
  return (
    <Card
      title={name}
      aside={
        <span className={classes.cardActions}>
          <Button aria-label={format(text.preview_audience_of, { name })} onClick={() => setPreviewing(true)}>
            {text.preview}
          </Button>
          {actions}
        </span>
      }
    >
      <p className={classes.line}>
        {description} · {text.dynamic_audience}
      </p>
      {children}
      {error && !data ? (
        <ErrorBanner message={text.failed_to_load_audience} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <p className={classes.line}>
          {data ? format(text.audience_counts, { mailable: data.mailable, total: data.total }) : '…'}
        </p>
      )}
      <AudiencePreview audience={audience} opened={previewing} onClose={() => setPreviewing(false)} />
    </Card>
  );
}
