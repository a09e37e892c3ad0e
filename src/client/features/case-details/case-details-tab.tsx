import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { missingInWords } from '#client/components/record-section/case-section-fields.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { caseDetailsMessages as text } from '#shared/features/case-details/case-details.messages.ts';
import { missingRequired } from '#shared/features/case-details/case-sections.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { caseDetailsOptions } from './case-details.data.ts';
import { CaseSectionCard } from './case-section-card.tsx';
import { useTypedSections } from './use-typed-sections.ts';

interface CaseDetailsTabProps {
  opportunityId: string;
  /** Under a field's value: where it comes from. */
  under?: (field: string) => ReactNode;
}

/** An inquiry's case details: the fixed sections, or the organization's own. */
export function CaseDetailsTab({ opportunityId, under }: CaseDetailsTabProps) {
  const mayEdit = useMay('inquiries:case_details');
  const today = dayInZone(new Date(), useTimeZone());
  const { data: details, error, refetch, isFetching } = useQuery(caseDetailsOptions(opportunityId));
  const { sections, onTyped } = useTypedSections(details?.sections ?? []);
  if (error && !details)
    return <ErrorBanner message={text.error_fetching_details} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!details) return <Skeleton height={320} />;
  const missing = missingRequired(details.sections).length;
  return (
    <>
      {missing > 0 && (
        <Notice tone="warning" title={missingInWords(missing)}>
          {text.missing_hint}
        </Notice>
      )}
      {sections.length === 0 && <EmptyState title={uiMessages.fields_not_found} />}
      {sections.map((section) => (
        <CaseSectionCard
          key={section.id}
          opportunityId={opportunityId}
          details={details}
          section={section}
          onTyped={onTyped}
          mayEdit={mayEdit}
          today={today}
          under={under}
        />
      ))}
    </>
  );
}
