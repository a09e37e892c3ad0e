import { type ReactNode, useCallback } from 'react';
import type { z } from 'zod';
import { drafted, missingInWords, recordFields } from '#client/components/record-section/case-section-fields.ts';
import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { CaseValues } from '#shared/features/case-details/case-details.schemas.ts';
import { type CaseSection, missingRequired } from '#shared/features/case-details/case-sections.ts';
import { customConfigMessages } from '#shared/features/custom-config/custom-config.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { type CaseDetails, useSaveCaseDetails } from './case-details.data.ts';
import classes from './case-details.module.css';
import { caseRecord, describeNumbers } from './case-record.ts';

interface CaseSectionCardProps {
  opportunityId: string;
  details: CaseDetails;
  section: CaseSection;
  /** Hears whether something is typed in the section that has not been saved. */
  onTyped: (section: CaseSection, dirty: boolean) => void;
  mayEdit: boolean;
  today: CalendarDay;
  under?: ((field: string) => ReactNode) | undefined;
}

/** One section of the case details, saved by itself; it counts what is missing as it is typed. */
export function CaseSectionCard({
  opportunityId,
  details,
  section,
  onTyped,
  mayEdit,
  today,
  under,
}: CaseSectionCardProps) {
  const update = useSaveCaseDetails();
  const onDirty = useCallback((dirty: boolean) => onTyped(section, dirty), [onTyped, section]);
  const save = (changes: z.output<typeof CaseValues>, version: number) =>
    update.mutateAsync({
      opportunity_id: opportunityId,
      version,
      sections: [{ id: section.id, fields: Object.entries(changes).map(([id, value]) => ({ id, value })) }],
    });
  return (
    <RecordSection
      title={section.name}
      mayEdit={mayEdit}
      fields={recordFields(section)}
      record={caseRecord(details)}
      schema={CaseValues}
      read={(current) => caseRecord(current as CaseDetails)}
      describe={describeNumbers(section)}
      today={today}
      under={under}
      save={save}
      onDirty={onDirty}
      saved={inquiriesMessages.inquiry_updated}
      failed={details.mode === 'custom' ? customConfigMessages.failed_to_save : inquiriesMessages.error_saving_inquiry}
    >
      {(draft) => {
        const missing = missingRequired([drafted(section, draft)]).length;
        return (
          <>
            {section.description && <p className={classes.description}>{section.description}</p>}
            <p role="status" className={classes.missing}>
              {missing > 0 && missingInWords(missing)}
            </p>
          </>
        );
      }}
    </RecordSection>
  );
}
