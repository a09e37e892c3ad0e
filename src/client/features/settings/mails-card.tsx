import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeConfiguration, configurationOptions } from '#client/platform/configuration.ts';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { settingsMessages as text } from '#shared/features/settings/settings.messages.ts';

const TYPE = 'MORNING_MAIL';
type Stored = { version: number; tasks: 'Yes' | 'No' };

/** Which mails one wants; kept as soon as it is pressed. */
export function MailsCard() {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(configurationOptions<Stored>(TYPE));
  const choose = async (on: boolean) => {
    try {
      await changeConfiguration<Stored>(client, TYPE, (now) => ({ ...now, tasks: on ? 'Yes' : 'No' }));
      toast.success(on ? text.morning_on : text.morning_off);
    } catch {
      toast.error(text.morning_not_saved);
    }
  };
  return (
    <Card title={text.mails}>
      {error && !data && (
        <ErrorBanner message={text.morning_not_loaded} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={48} />}
      {data && (
        <Checkbox
          label={text.morning_tasks}
          hint={text.morning_hint}
          checked={data.tasks === 'Yes'}
          onChange={(on) => void choose(on)}
        />
      )}
    </Card>
  );
}
