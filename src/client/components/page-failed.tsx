import { useState } from 'react';
import { servedVersion } from '#client/platform/new-version.ts';
import { isUnfetched } from '#client/platform/unfetched.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';

interface FailureProps {
  error: unknown;
  /** Draws what failed again. */
  onRetry: () => void;
}

/** Why something could not be fetched or drawn, and another try. */
export function Failure({ error, onRetry }: FailureProps) {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    if (!isUnfetched(error)) return onRetry();
    setAsking(true);
    // Only loaded whole it has the files of the version that is served; without an answer nothing would be left of it.
    if ((await servedVersion()) === null) setAsking(false);
    else window.location.reload();
  };
  return (
    <ErrorBanner
      message={isUnfetched(error) ? text.page_unfetched : text.page_broken}
      onRetry={() => void retry()}
      retrying={asking}
    >
      {isUnfetched(error) ? text.page_unfetched_hint : text.page_broken_hint}
    </ErrorBanner>
  );
}

/** Stands where a page would that could not be fetched or drawn. */
export const PageFailed = (props: FailureProps) => (
  <>
    <PageHeader title={text.page_failed} />
    <Failure {...props} />
  </>
);
