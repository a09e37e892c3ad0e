import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { KEY_OVERLAP_HOURS } from '#shared/features/integrations/integrations.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import {
  type NewWebhookKey,
  useMakeKey,
  useReplaceKey,
  useRevokeKey,
  type WebhookKey,
  webhookKeysOptions,
} from './integrations.data.ts';
import classes from './integrations.module.css';

const NewKeyDialog = drawnLater(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog);

interface Asked {
  what: 'replace' | 'revoke';
  key_id: string;
}

/** The keys with which the voice agent signs what it reports, and how it does that. */
export function VoiceAgentCard() {
  const { data, error, refetch, isFetching } = useQuery(webhookKeysOptions());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<NewWebhookKey | null>(null);
  const make = useMakeKey();
  const replace = useReplaceKey();
  const revoke = useRevokeKey();
  const shown = { onSuccess: setMade, onError: () => toast.error(text.error_making), onSettled: () => setAsked(null) };
  const confirm = ({ what, key_id }: Asked) =>
    what === 'replace'
      ? replace.mutate({ key_id }, shown)
      : revoke.mutate(
          { key_id },
          {
            onSuccess: () => toast.success(format(text.revoked, { key: key_id })),
            onError: () => toast.error(text.error_revoking),
            onSettled: () => setAsked(null),
          },
        );
  return (
    <Card
      title={text.voice_agent}
      aside={
        <Button loading={make.isPending} onClick={() => make.mutate({}, shown)}>
          {text.make_key}
        </Button>
      }
    >
      {error && !data && (
        <ErrorBanner message={text.error_fetching_keys} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={80} />}
      {data && (
        <>
          <p className={classes.hint}>{format(text.voice_hint, { address: data.address })}</p>
          {data.keys.length === 0 && <EmptyState title={text.voice_none} />}
          <ul className={classes.list} aria-label={text.voice_agent}>
            {data.keys.map((key) => (
              <KeyItem key={key.key_id} webhookKey={key} onAsk={setAsked} />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <ConfirmDialog
          opened
          title={format(asked.what === 'replace' ? text.rotate_question : text.revoke_question, { key: asked.key_id })}
          confirmLabel={asked.what === 'replace' ? text.rotate : text.revoke}
          danger={asked.what === 'revoke'}
          loading={replace.isPending || revoke.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        >
          {asked.what === 'replace' ? format(text.rotate_text, { hours: KEY_OVERLAP_HOURS }) : text.revoke_text}
        </ConfirmDialog>
      )}
      {made && <NewKeyDialog made={made} address={data?.address ?? ''} onClose={() => setMade(null)} />}
    </Card>
  );
}

interface KeyItemProps {
  webhookKey: WebhookKey;
  onAsk: (asked: Asked) => void;
}

function KeyItem({ webhookKey: { key_id, created_at, ends_at, last_event_at }, onAsk }: KeyItemProps) {
  const facts = [
    phrase(text.key_made_on, { when: <Instant at={created_at} timed /> }),
    ends_at !== null && phrase(text.key_ends, { when: <Instant at={ends_at} timed /> }),
  ];
  return (
    <li className={classes.item}>
      <div className={classes.about}>
        <code className={classes.keyId}>{key_id}</code>
        <p className={classes.faint}>{dotted(...facts)}</p>
        <p className={classes.faint}>
          {last_event_at === null
            ? text.voice_no_event
            : phrase(text.voice_last_event, { when: <Instant at={last_event_at} timed /> })}
        </p>
        <div className={classes.actions}>
          {ends_at === null && (
            <Button
              aria-label={format(text.rotate_named, { key: key_id })}
              onClick={() => onAsk({ what: 'replace', key_id })}
            >
              {text.rotate}
            </Button>
          )}
          <Button
            kind="quiet"
            aria-label={format(text.revoke_named, { key: key_id })}
            onClick={() => onAsk({ what: 'revoke', key_id })}
          >
            {text.revoke}
          </Button>
        </div>
      </div>
    </li>
  );
}
