import { useQuery } from '@tanstack/react-query';
import { recordsHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Chip } from '#client/ui/display/chip.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { suggestionsOptions } from './suggestions.data.ts';
import classes from './suggestions.module.css';

/** One line that says what the records suggest, and leads to where it is decided. Absent while there is nothing. */
export function SuggestionTray({ opportunityId }: { opportunityId: string }) {
  const mayDecide = useMay('inquiries:case_details');
  const { data, error, refetch, isFetching, isLoading } = useQuery({
    ...suggestionsOptions(opportunityId),
    enabled: mayDecide,
  });
  const waiting = data?.suggestions.length ?? 0;
  const reading = data?.reading ?? [];
  if (isLoading) return <Skeleton height={40} />;
  if (!mayDecide || (!error && waiting === 0 && reading.length === 0)) return null;
  return (
    <section className={classes.tray} aria-label={text.title}>
      <h2 className={classes.title}>{text.title}</h2>
      {waiting > 0 && <Chip>{format(text.count, { n: waiting })}</Chip>}
      <p role="status" className={classes.hint}>
        {reading.length > 0 && format(text.reading, { files: reading.join(', ') })}
      </p>
      {waiting > 0 && (
        <Link href={recordsHref(opportunityId)} className={classes.review}>
          {text.review}
        </Link>
      )}
      {error && <ErrorBanner message={text.error_loading} onRetry={() => void refetch()} retrying={isFetching} />}
    </section>
  );
}
