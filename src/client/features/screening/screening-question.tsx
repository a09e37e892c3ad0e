import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { PlaceButton } from '#client/components/place-button.tsx';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { Quote } from '#client/ui/display/quote.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { screeningMessages as text } from '#shared/features/screening/screening.messages.ts';
import type { ScreeningAnswer } from '#shared/features/screening/screening.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type GivenAnswer, type ScreeningRow, useAnswerQuestion } from './screening.data.ts';
import classes from './screening.module.css';

/** Where the evidence stands in a record. */
export interface EvidencePlace {
  document_id: string;
  file_name: string;
  page: number;
  quote: string;
}

interface ScreeningQuestionProps {
  opportunityId: string;
  row: ScreeningRow;
  mayAnswer: boolean;
  onOpen: (place: EvidencePlace) => void;
}

const OPTIONS = [
  { value: 'Yes', label: text.yes },
  { value: 'No', label: text.no },
  { value: 'Unknown', label: text.unknown },
] as const satisfies readonly { value: ScreeningAnswer; label: string }[];

/** One question: the answer is saved as it is chosen; evidence is typed and saved beside it. */
export function ScreeningQuestion({ opportunityId, row, mayAnswer, onOpen }: ScreeningQuestionProps) {
  const { question, asked, answer, rules_out } = row;
  const save = useAnswerQuestion();
  const [evidence, setEvidence] = useState<string | null>(null);
  /** The answer that the words being typed are for. */
  const [begun, setBegun] = useState<GivenAnswer | null>(null);
  const version = answer?.version ?? 0;
  // What was chosen last holds while it is on its way, with the words that go with it.
  const given = save.isPending ? save.variables.answer : (answer?.answer ?? null);
  const words = (save.isPending ? save.variables.evidence : answer?.evidence) ?? '';
  const guard = useUnsavedGuard(evidence !== null && evidence.trim() !== words);

  const send = async (chosen: ScreeningAnswer, typed: string | null, from: GivenAnswer | null) => {
    // A record that was deleted speaks for nothing anymore.
    const record = from?.file_name === null ? null : from;
    try {
      return await save.mutateAsync({
        opportunity_id: opportunityId,
        question,
        answer: chosen,
        evidence: typed,
        document_id: record?.document_id ?? null,
        page: record?.page ?? null,
        version,
      });
    } catch (error) {
      toast.error(refusalOf(error) ?? text.error_saving);
      return null;
    }
  };
  // An answer's own save leaves the box alone: somebody may be typing in it by the time it is done.
  const saveEvidence = async (by: GivenAnswer, typed: string) => {
    // A record that came under them meanwhile does not say them.
    const sameRecord = by.document_id === begun?.document_id && by.page === begun.page;
    if (await send(by.answer, typed || null, sameRecord ? by : null)) setEvidence(null);
  };
  // Words of a record spoke for the answer before; what a person typed stays with the next one.
  const choose = async (chosen: ScreeningAnswer | null) => {
    if (!chosen || chosen === answer?.answer) return;
    const saved = await send(chosen, answer?.document_id ? null : (answer?.evidence ?? null), null);
    if (saved && begun?.version === version) setBegun(saved);
  };
  // What somebody else has written while words were typed is seen before these go over it.
  const isMet = version !== begun?.version && !save.isPending;

  return (
    <li className={classes.item}>
      {guard}
      <div className={classes.head}>
        <div className={classes.question}>
          <h3>{question}</h3>
          {!asked && <p className={classes.meta}>{text.no_longer_asked}</p>}
        </div>
        {mayAnswer ? (
          <div className={classes.answer}>
            <SelectLater
              label={format(text.answer_label, { question })}
              labelHidden
              options={OPTIONS}
              placeholder={text.not_answered}
              busy={save.isPending}
              value={given}
              onChange={(chosen) => void choose(chosen)}
            />
          </div>
        ) : (
          <span className={classes.given}>{given ?? text.not_answered}</span>
        )}
      </div>
      {given !== null && given === rules_out && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {text.rule_out}
        </p>
      )}
      {answer && (evidence === null || isMet) && <Evidence answer={answer} onOpen={onOpen} />}
      {answer && mayAnswer && evidence === null && (
        <Button
          kind="quiet"
          aria-label={format(text.add_evidence_for, { question })}
          className={classes.add}
          onClick={() => {
            setBegun(answer);
            setEvidence(words);
          }}
        >
          {text.add_evidence}
        </Button>
      )}
      {answer && evidence !== null && (
        <div className={classes.form}>
          <TextareaField
            label={text.evidence}
            aria-label={format(text.evidence_label, { question })}
            rows={2}
            maxLength={2_000}
            autoFocus
            value={evidence}
            onChange={(event) => setEvidence(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button disabled={save.isPending} onClick={() => setEvidence(null)}>
              {uiMessages.cancel}
            </Button>
            <Button
              kind="primary"
              loading={save.isPending}
              disabled={evidence.trim() === words}
              onClick={() => void saveEvidence(answer, evidence.trim())}
            >
              {text.save_evidence}
            </Button>
          </div>
        </div>
      )}
      {answer && (
        <p className={classes.meta}>
          {phrase(text.answered_by, { name: answer.answered_by, when: <Instant at={answer.answered_at} timed /> })}
        </p>
      )}
    </li>
  );
}

/** The words for an answer, and the page of the record they stand on. */
function Evidence({ answer, onOpen }: { answer: GivenAnswer; onOpen: (place: EvidencePlace) => void }) {
  const { evidence, document_id, file_name, page } = answer;
  return (
    <>
      {evidence && <Quote>{evidence}</Quote>}
      {document_id && page !== null && file_name === null && (
        <p className={classes.meta}>{format(text.from_deleted, { page })}</p>
      )}
      {document_id && page !== null && file_name !== null && (
        <PlaceButton
          place={format(text.from_record, { file: file_name, page })}
          onOpen={() => onOpen({ document_id, file_name, page, quote: evidence ?? '' })}
        />
      )}
    </>
  );
}
