import { useQuery } from '@tanstack/react-query';
import { FormSelect } from '#client/components/form/fields.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { outreachEventsOptions } from './activities.data.ts';

/** At which of the organization's outreach events it happened. */
export function EventName() {
  const events = useQuery(outreachEventsOptions());
  if (events.isError && !events.data)
    return (
      <ErrorBanner
        message={text.error_fetching_events}
        onRetry={() => void events.refetch()}
        retrying={events.isFetching}
      />
    );
  const names = events.data?.events ?? [];
  return (
    <FormSelect
      name="event_name"
      label={text.event_name}
      hint={text.event_name_hint}
      options={names.map((name) => ({ value: name, label: name }))}
      searchable
    />
  );
}
