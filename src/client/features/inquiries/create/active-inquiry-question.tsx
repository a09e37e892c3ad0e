import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { inquiryHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS, isActive } from '#shared/features/inquiries/inquiries.rules.ts';
import { inquiriesOfClientOptions } from '../inquiries.data.ts';
import classes from './create-inquiry.module.css';

interface ActiveInquiryQuestionProps {
  patientId: string;
  /** The inquiry that asks: it is not the other one. */
  except?: string;
  answer: boolean | null;
  onAnswer: (yes: boolean) => void;
}

/** Asks whether a client is to have another inquiry beside an active one, which it names (C-16). */
export function ActiveInquiryQuestion({ patientId, except, answer, onAnswer }: ActiveInquiryQuestionProps) {
  const { data: inquiries = [] } = useQuery(inquiriesOfClientOptions(patientId));
  const active = inquiries.filter(({ id, status }) => id !== except && isActive(status));
  return (
    <>
      {active.length > 0 && (
        <ul className={classes.active} aria-label={text.active_inquiries}>
          {active.map(({ id, opportunity_name, status }) => (
            <li key={id}>
              <Link href={inquiryHref(id)} target="_blank" rel="noopener">
                {opportunity_name}
              </Link>
              {` · ${INQUIRY_STATUS_LABELS[status]}`}
            </li>
          ))}
        </ul>
      )}
      <Radio.Group
        label={text.active_inquiry_question}
        value={answer === null ? null : answer ? 'yes' : 'no'}
        onChange={(value) => onAnswer(value === 'yes')}
      >
        <div className={classes.answers}>
          <Radio value="yes" label={text.yes} />
          <Radio value="no" label={text.no} />
        </div>
      </Radio.Group>
      {answer === false && <Notice tone="warning">{text.active_inquiry_declined}</Notice>}
    </>
  );
}
