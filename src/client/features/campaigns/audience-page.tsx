import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { suppressionsMessages } from '#shared/features/suppressions/suppressions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AudienceCard } from './audience-card.tsx';
import { type Audience, audiencesOptions, useAudienceActions } from './audiences.data.ts';
import classes from './audiences.module.css';

const AudienceDialog = drawnLater(async () => (await import('./audience-dialog.tsx')).AudienceDialog);

/** The audiences: the one that everybody has, then the organization's own. */
export function AudiencePage() {
  const mayWrite = useMay('marketing:write');
  const [archived, setArchived] = useState(false);
  const [writing, setWriting] = useState<Audience | 'new' | null>(null);
  const { data, error, refetch, isFetching } = useQuery(audiencesOptions(archived));
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <Button kind="quiet" onClick={() => setArchived(!archived)}>
          {archived ? text.hide_archived : text.show_archived}
        </Button>
        <Link href="/marketing/suppressions" className={classes.lead}>
          {suppressionsMessages.suppression_list}
        </Link>
        {mayWrite && (
          <Button kind="primary" onClick={() => setWriting('new')}>
            {text.create_audience}
          </Button>
        )}
      </div>
      {error && !data && (
        <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <div className={classes.cards}>
        {!archived && <AudienceCard audience={EVERYONE} />}
        {!data && !error && <Skeleton height={140} />}
        {data?.map((audience) => (
          <AudienceCard
            key={audience.id}
            audience={audience.id}
            actions={mayWrite && <AudienceMenu audience={audience} onEdit={() => setWriting(audience)} />}
          >
            <p className={classes.hint}>
              {format(text.rules_of, { n: audience.rules.length, m: audience.excluded.length })}
            </p>
          </AudienceCard>
        ))}
      </div>
      {archived && data?.length === 0 && <EmptyState title={text.none_archived} />}
      {writing && (
        <AudienceDialog {...(writing === 'new' ? {} : { audience: writing })} onClose={() => setWriting(null)} />
      )}
    </div>
  );
}

function AudienceMenu({ audience: { id, name, is_active }, onEdit }: { audience: Audience; onEdit: () => void }) {
  const { archive, remove } = useAudienceActions();
  const [asking, setAsking] = useState(false);
  const putAway = () => archive.mutate({ audience_id: id, archived: is_active });
  return (
    <>
      <ActionMenu
        actions={[
          { key: 'edit', label: text.edit, onSelect: onEdit },
          { key: 'archive', label: is_active ? text.archive : text.bring_back, onSelect: putAway },
          { key: 'delete', label: text.delete, danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        opened={asking}
        title={text.delete}
        danger
        loading={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ audience_id: id }, { onSettled: () => setAsking(false) })}
      >
        {format(text.delete_question, { x: name })}
      </ConfirmDialog>
    </>
  );
}
