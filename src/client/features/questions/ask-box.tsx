import { type KeyboardEvent, useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { QUESTION_LENGTH } from '#shared/features/questions/question-length.ts';
import { questionsMessages as text } from '#shared/features/questions/questions.messages.ts';
import { useAsk, useTyped } from './questions.data.ts';
import classes from './questions.module.css';

interface AskBoxProps {
  opportunityId: string;
  /** As one line, its button beside it. */
  line: boolean;
  onAsked: () => void;
}

/** Where a question is typed: Enter sends; the words stay until there is an answer. */
export function AskBox({ opportunityId, line, onAsked }: AskBoxProps) {
  const ask = useAsk(opportunityId);
  const { typed, type } = useTyped(opportunityId);
  const [tooShort, setTooShort] = useState(false);

  const send = () => {
    const question = typed.trim();
    if (ask.isPending || question === '') return;
    setTooShort(question.length < QUESTION_LENGTH.least);
    if (question.length < QUESTION_LENGTH.least) return;
    ask.mutate(
      { opportunity_id: opportunityId, question },
      {
        onSuccess: () => {
          type('');
          onAsked();
        },
        onError: () => toast.error(text.error_asking),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const cause = serverErrorOf(ask.error).code ? serverErrorOf(ask.error).message : undefined;
  const said = ask.isPending ? text.searching : ask.data?.answer;

  return (
    <div className={line ? `${classes.ask} ${classes.askLine}` : classes.ask}>
      <TextareaField
        label={text.ask_label}
        labelHidden={line}
        hint={line ? undefined : text.ask_hint}
        placeholder={line ? text.ask_label : undefined}
        error={tooShort ? text.ask_whole : undefined}
        rows={line ? 1 : 2}
        maxLength={QUESTION_LENGTH.most}
        readOnly={ask.isPending}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button kind="primary" disabled={typed.trim() === ''} loading={ask.isPending} onClick={send}>
        {text.ask}
      </Button>
      <div role="status" className={ask.isPending ? classes.searching : 'lf-sr-only'}>
        {said}
      </div>
      {ask.isError && (
        <ErrorBanner message={text.error_asking} onRetry={send}>
          {cause !== text.error_asking && cause}
        </ErrorBanner>
      )}
    </div>
  );
}
