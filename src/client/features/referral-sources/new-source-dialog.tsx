import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import type { ChosenSource } from '#client/components/referral-pickers.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { Source } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { AutofillBar } from './autofill-bar.tsx';
import { createSource, refreshSources } from './referral-sources.data.ts';
import { inputOf, newDraft, type SourceDraft } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';
import { SourceNamesakes } from './source-namesakes.tsx';
import { useAutofill } from './use-autofill.ts';

interface NewSourceDialogProps {
  initialName: string;
  onClose: () => void;
  onCreated: (source: ChosenSource) => void;
}

/** A referral source that is not there yet: its name and type, and what else is known or suggested. */
export function NewSourceDialog({ initialName, onClose, onCreated }: NewSourceDialogProps) {
  const queries = useQueryClient();
  return (
    <FormDialog
      title={text.dialog_title}
      size="big"
      submit={text.add_source}
      schema={Source}
      initial={newDraft(initialName)}
      input={inputOf}
      send={createSource}
      saved={text.created}
      failed={text.failed_to_create}
      onSaved={(id, { referral_name }) => {
        void refreshSources(queries);
        onCreated({ id, referral_name });
      }}
      onClose={onClose}
    >
      {({ values, set }) => <Fields draft={values} set={set} />}
    </FormDialog>
  );
}

interface FieldsProps {
  draft: SourceDraft;
  set: <Name extends keyof SourceDraft>(name: Name, value: SourceDraft[Name]) => void;
}

function Fields({ draft, set }: FieldsProps) {
  const autofill = useAutofill(draft, set);
  return (
    <>
      <FormText name="referral_name" label={text.name} data-autofocus />
      <AutofillBar autofill={autofill} />
      <SourceNamesakes name={draft.referral_name} />
      <SourceFields draft={draft} autofill={autofill} />
    </>
  );
}
