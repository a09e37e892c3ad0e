import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SummarySentence } from '../../../shared/features/autofill/draft-summary.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { ClientCard } from './client-card.tsx';
import { ContactPersonCard } from './contact-person-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { inquiryOptions } from './inquiries.data.ts';
import classes from './inquiry-page.module.css';
import { RecentInquiries } from './recent-inquiries.tsx';
import { StatusTimeline } from './status-timeline.tsx';
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
  const timeZone = useTimeZone();
  const mayRead = useMay('inquiries:read');
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  if (!inquiry) return null;
  if (!mayRead) return children;
  return (
    <>
      <SummaryCard inquiry={inquiry} onOpenPage={onOpenPage} />
      <DetailsCard inquiry={inquiry} />
      {children}
      <div className={classes.cards}>
        {inquiry.patient_id && <ClientCard patientId={inquiry.patient_id} />}
        <ContactPersonCard inquiry={inquiry} />
        {inquiry.patient_id && (
          <RecentInquiries patientId={inquiry.patient_id} except={inquiry.id} timeZone={timeZone} />
        )}
        <StatusTimeline opportunityId={inquiry.id} />
      </div>
    </>
  );
}
