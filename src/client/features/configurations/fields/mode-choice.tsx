import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { CASE_DETAILS_MODES, type CaseDetailsMode } from '#shared/features/custom-config/case-details-mode.ts';
import { MODE_LABELS } from '#shared/features/custom-config/published-whole.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import classes from './fields.module.css';

const OPTIONS = CASE_DETAILS_MODES.map((value) => ({ value, label: MODE_LABELS[value] }));
const HINTS: Record<CaseDetailsMode, string> = {
  auto: text.mode_auto_hint,
  fixed: text.mode_fixed_hint,
  custom: text.mode_custom_hint,
};

/** Which sections inquiries show: asked once more, then in force for everybody at once. */
export function ModeChoice() {
  const client = useQueryClient();
  const options = trpc.customConfig.mode.queryOptions({});
  const { data, isError, isFetching, refetch } = useQuery(options);
  const [asked, setAsked] = useState<CaseDetailsMode | null>(null);
  const [saving, setSaving] = useState(false);
  const mode = data?.case_details_mode;

  const save = async (before: CaseDetailsMode, case_details_mode: CaseDetailsMode) => {
    setSaving(true);
    try {
      client.setQueryData(
        options.queryKey,
        await trpcClient.customConfig.setMode.mutate({ before, case_details_mode }),
      );
      toast.success(text.mode_saved);
    } catch (error) {
      const { code, message } = serverErrorOf(error);
      toast.error(code === 'conflict' && message ? message : text.mode_not_saved);
    } finally {
      setSaving(false);
      setAsked(null);
      for (const noun of [trpc.customConfig, trpc.caseDetails, trpc.configuration])
        void client.invalidateQueries({ queryKey: noun.pathKey() });
    }
  };
  if (isError && !mode)
    return <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!mode) return null;
  return (
    <div className={classes.mode}>
      <SelectLater
        label={text.mode}
        hint={HINTS[mode]}
        options={OPTIONS}
        value={mode}
        onChange={(next) => next && next !== mode && setAsked(next as CaseDetailsMode)}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={text.mode_question}
        confirmLabel={text.mode_confirm}
        loading={saving}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void save(mode, asked)}
      >
        {asked && <p>{HINTS[asked]}</p>}
        <p>{text.mode_question_text}</p>
      </ConfirmDialog>
    </div>
  );
}
