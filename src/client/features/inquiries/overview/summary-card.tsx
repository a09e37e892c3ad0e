import { useEffect, useRef, useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { isConflict, serverErrorOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { sendByKey } from '#client/ui/fields/send-by-key.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import type { SummarySentence } from '#shared/features/suggestions/summary-sentence.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import classes from './summary-card.module.css';
import { SummaryConflict } from './summary-conflict.tsx';
import { SummarySources, useSummaryDraft } from './summary-draft.tsx';

interface SummaryCardProps {
  inquiry: InquiryDetail;
  onOpenPage: (sentence: SummarySentence) => void;
}

/** The inquiry as a change that came first has left it. */
const metIn = (error: unknown): InquiryDetail | undefined =>
  isConflict(error) ? (serverErrorOf(error).current as InquiryDetail | undefined) : undefined;

/** The inquiry in a few sentences: read until Edit is pressed, saved on request, and nobody's words are overwritten unseen. */
export function SummaryCard({ inquiry, onOpenPage }: SummaryCardProps) {
  const mayWrite = useMay('inquiries:write');
  const update = useUpdateInquiry();
  const [draft, setDraft] = useState<string | null>(null);
  const [base, setBase] = useState({ version: inquiry.version, summary: inquiry.summary ?? '' });
  const dirty = draft !== null && draft !== base.summary;
  const guard = useUnsavedGuard(dirty);
  const box = useRef<HTMLTextAreaElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const editing = draft !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    (editing ? box : trigger).current?.focus();
  }, [editing]);

  const begin = () => {
    setBase({ version: inquiry.version, summary: inquiry.summary ?? '' });
    setDraft(inquiry.summary ?? '');
  };
  const drafted = useSummaryDraft(inquiry.id, (words) => {
    // It may come while somebody types already: what is typed stays, above it.
    if (draft === null) begin();
    setDraft((typed) => [typed ?? inquiry.summary, words].filter(Boolean).join('\n\n'));
  });
  const cancel = () => {
    update.reset();
    drafted.forget();
    setDraft(null);
  };
  const save = async (summary: string, version: number | undefined) => {
    try {
      await update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { summary, version } });
      drafted.forget();
      setDraft(null);
      toast.success(text.inquiry_updated);
    } catch (error) {
      const current = metIn(error);
      // Met by a change of something else, a note that was pinned above all: these words are nobody's but ours.
      if (current && current.version !== version && (current.summary ?? '') === base.summary)
        return save(summary, current.version);
      if (!isConflict(error)) toast.error(text.error_saving_inquiry);
    }
  };
  const met = metIn(update.error);
  const empty = !inquiry.summary && <span className={classes.empty}>{text.summary_empty}</span>;

  return (
    <Card
      title={text.summary}
      aside={
        draft === null &&
        (mayWrite ? (
          <div className={`${classes.buttons} ${classes.read}`}>
            {empty}
            <Button kind="quiet" loading={drafted.isPending} onClick={drafted.draft}>
              {text.draft_summary}
            </Button>
            <Button ref={trigger} kind="quiet" onClick={begin}>
              {text.edit_summary}
            </Button>
          </div>
        ) : (
          empty
        ))
      }
    >
      {guard}
      {draft === null ? (
        inquiry.summary && <p className={classes.text}>{inquiry.summary}</p>
      ) : (
        <form
          className={classes.form}
          onKeyDown={sendByKey}
          onSubmit={(event) => {
            event.preventDefault();
            // The key asks no button whether there is something to save.
            if (dirty && !update.isPending) void save(draft, base.version);
          }}
        >
          <TextareaField
            ref={box}
            label={text.summary}
            labelHidden
            rows={6}
            maxLength={20_000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          {drafted.sentences.length > 0 && <SummarySources sentences={drafted.sentences} onOpen={onOpenPage} />}
          {met && (
            <SummaryConflict
              who={serverErrorOf(update.error).message ?? ''}
              theirs={met.summary ?? ''}
              onKeep={() => void save(draft, met.version)}
              onTake={() => {
                update.reset();
                setBase({ version: met.version, summary: met.summary ?? '' });
                setDraft(met.summary ?? '');
              }}
            />
          )}
          <div className={classes.buttons}>
            <Button onClick={cancel} disabled={update.isPending}>
              {uiMessages.cancel}
            </Button>
            <Button kind="primary" type="submit" disabled={!dirty} loading={update.isPending}>
              {uiMessages.save}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
