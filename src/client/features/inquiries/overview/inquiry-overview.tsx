import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay } from '#client/platform/organization.ts';
import type { SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';
import { inquiryOptions } from '../inquiries.data.ts';
import { DetailsCard } from './details-card.tsx';
import { SummaryCard } from './summary-card.tsx';

interface InquiryOverviewProps {
  opportunityId: string;
  /** Opens a record at the page a sentence of the summary's draft stands on. */
  onOpenPage: (sentence: SummarySentence) => void;
  /** Under the summary: what other features know of this inquiry; all there is for a role that does not see it whole. */
  children?: ReactNode;
}

/** An inquiry's first tab. */
export function InquiryOverview({ opportunityId, onOpenPage, children }: InquiryOverviewProps) {
  const mayRead = useMay('inquiries:read');
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  if (!inquiry) return null;
  if (!mayRead) return children;
  return (
    <>
      <SummaryCard inquiry={inquiry} onOpenPage={onOpenPage} />
      <DetailsCard inquiry={inquiry} />
      {children}
    </>
  );
}
