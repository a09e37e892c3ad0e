import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ehrMessages as text } from '../../../shared/features/ehr/ehr.messages.ts';
import { importedByHand } from '../../../shared/features/ehr/ehr.rules.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ApiKeysDialog } from './api-keys-dialog.tsx';
import { adapterName } from './destination.ts';
import { type Platform, platformsOptions, useSetActive } from './ehr.data.ts';
import classes from './ehr.module.css';

/** The EHR platforms: their keys, and which one is active. */
export function PlatformsCard() {
  const { data, error, refetch, isFetching } = useQuery(platformsOptions());
  return (
    <div id="ehr-platforms">
      <Card title={text.platforms}>
        <div className={classes.stack}>
          <p>{text.platforms_hint}</p>
          {error && !data && (
            <ErrorBanner message={text.error_fetching_platforms} onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {!data && !error && <Skeleton height={200} />}
          <ul className={classes.list} aria-label={text.platforms}>
            {data?.map((platform) => (
              <PlatformItem key={platform.name} platform={platform} />
            ))}
          </ul>
        </div>
      </Card>
    </div>
  );
}

function PlatformItem({ platform }: { platform: Platform }) {
  const { name, active, configured, last4, base_url } = platform;
  const [editing, setEditing] = useState(false);
  const setActive = useSetActive();
  const shown = adapterName(name);
  const toggle = () =>
    setActive.mutate(
      { name: active ? null : name },
      {
        onSuccess: () => toast.success(active ? text.deactivated : format(text.activated, { platform: shown })),
        onError: () => toast.error(text.error_activating),
      },
    );
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <span className={classes.name}>{shown}</span>
        {active && <Chip>{text.active}</Chip>}
        <span className={classes.actions}>
          <Button aria-label={`${text.set_api_keys}: ${shown}`} onClick={() => setEditing(true)}>
            {text.set_api_keys}
          </Button>
          {configured && (
            <Button
              kind="quiet"
              aria-label={`${active ? text.deactivate : text.activate}: ${shown}`}
              loading={setActive.isPending}
              onClick={toggle}
            >
              {active ? text.deactivate : text.activate}
            </Button>
          )}
        </span>
      </div>
      <p className={classes.faint}>
        {configured && last4 !== null ? format(text.configured, { last4 }) : text.not_configured}
        {base_url && ` · ${base_url}`}
      </p>
      {importedByHand(name) && (
        <p className={classes.faint}>{format(text.manual_platform_hint, { platform: shown })}</p>
      )}
      {/* Made anew after each save, so that it begins with what is saved. */}
      <ApiKeysDialog
        key={`${platform.public_key}|${last4}|${base_url}`}
        platform={platform}
        opened={editing}
        onClose={() => setEditing(false)}
      />
    </li>
  );
}
