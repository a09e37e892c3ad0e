import { Radio } from '@mantine/core';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './create-inquiry.module.css';

interface ActiveInquiryQuestionProps {
  answer: boolean | null;
  onAnswer: (yes: boolean) => void;
}

/** Asks whether a client shall have another inquiry beside an active one (C-16). */
export function ActiveInquiryQuestion({ answer, onAnswer }: ActiveInquiryQuestionProps) {
  return (
    <>
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
