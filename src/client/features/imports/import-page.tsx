import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { Stepper } from '#client/ui/page/stepper.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { isWorking, type Mapping, missingColumns } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ColumnsStep, sheetName } from './columns-step.tsx';
import { ForgetRowsDialog, type Forgetting } from './forget-rows-dialog.tsx';
import { type Import, organizationsOptions, useImportMoves, useResultDownload } from './imports.data.ts';
import classes from './imports.module.css';
import { NewOrganizations, type OrganizationChoices } from './new-organizations.tsx';
import { ResultStep } from './result-step.tsx';
import { RowsPreview } from './rows-preview.tsx';
import { SameNames } from './same-names.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { WorkingStep } from './working-step.tsx';

const STEPS = [
  { key: 'file', label: text.step_file },
  { key: 'columns', label: text.step_columns },
  { key: 'check', label: text.step_check },
  { key: 'result', label: text.step_result },
];

/** 'Add 12 contacts', of either kind and number. */
function saveLabel({ kind, counts: { new: rows = 0 } }: Import): string {
  if (kind === 'contacts') return rows === 1 ? text.save_contact : format(text.save_contacts, { n: rows });
  return rows === 1 ? text.save_referral : format(text.save_referrals, { n: rows });
}

interface ImportPageProps {
  title: string;
  shown: Import;
  onShow: (importId: string | null) => void;
  onClose: () => void;
}

/** One import, wherever it stands. */
export function ImportPage({ title, shown, onShow, onClose }: ImportPageProps) {
  const { id, kind, state } = shown;
  const moves = useImportMoves(kind);
  const download = useResultDownload();
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [choices, setChoices] = useState<OrganizationChoices>({});
  /** Those that were sent with the rows. */
  const [sent, setSent] = useState(choices);
  const [undoing, setUndoing] = useState(false);
  /** What is done once a person agrees: rows that were checked, and corrected, are forgotten then. */
  const [asked, setAsked] = useState<{ by: Forgetting; go: () => void } | null>(null);
  const saving = useRef(false);
  const choosing = mapping !== null || state === 'mapping';
  const mapped = mapping ?? shown.mapping;
  const savable = (state === 'checked' || state === 'saved') && !choosing;
  const organizations = useQuery({ ...organizationsOptions(id), enabled: savable && kind === 'contacts' });
  const unknown = organizations.data?.filter(({ sources }) => sources.length === 0) ?? [];
  const shared = organizations.data?.filter(({ sources }) => sources.length > 1) ?? [];
  // What is new is kept by the list itself; what was chosen for it is not.
  const isUnsaved = mapping !== null || (savable && choices !== sent);
  const none = (shown.counts.new ?? 0) === 0;
  const step = choosing ? 1 : state === 'saved' || state === 'undone' || state === 'undoing' ? 3 : 2;

  /** Done at once where no row was checked yet. */
  const askBefore = (by: Forgetting, go: () => void) => (state === 'checked' ? setAsked({ by, go }) : go());

  const check = () => moves.map.mutate({ import_id: id, mapping: mapped }, { onSuccess: () => setMapping(null) });
  // What was chosen for another sheet's columns says nothing of this one's.
  const chooseSheet = (sheet: number) =>
    moves.chooseSheet.mutate({ import_id: id, sheet }, { onSuccess: () => setMapping(null) });
  const save = () => {
    const named = Object.entries(choices).map(([name, type]) => ({ name, type }));
    // The second press of a double one comes before the button shows that it is at work.
    if (saving.current) return;
    saving.current = true;
    moves.save.mutate(
      { import_id: id, organizations: named },
      { onSuccess: () => setSent(choices), onSettled: () => (saving.current = false) },
    );
  };
  const choose = (name: string, type: string | null) => setChoices((before) => ({ ...before, [name]: type }));
  const discard = () => moves.discard.mutate({ import_id: id }, { onSuccess: () => onShow(null) });

  const footer = (
    <>
      {(state === 'mapping' || state === 'checking' || state === 'checked' || state === 'failed') && (
        <Button kind="quiet" loading={moves.discard.isPending} onClick={() => askBefore('discard', discard)}>
          {state === 'failed' ? text.other_file : text.discard}
        </Button>
      )}
      {(state === 'checked' || state === 'failed') && !choosing && (
        <Button onClick={() => setMapping(shown.mapping)}>{text.change_columns}</Button>
      )}
      {mapping !== null && state !== 'mapping' && <Button onClick={() => setMapping(null)}>{text.back}</Button>}
      {(state === 'saved' || state === 'undone') && (
        <Button loading={download.isPending} onClick={() => download.mutate(shown)}>
          {text.download_result}
        </Button>
      )}
      {state === 'saved' && (shown.counts.saved ?? 0) > 0 && (
        <Button onClick={() => setUndoing(true)}>{text.undo}</Button>
      )}
      {choosing && (
        <Button
          kind="primary"
          disabled={missingColumns(kind, mapped).length > 0 || moves.chooseSheet.isPending}
          loading={moves.map.isPending}
          onClick={() => askBefore('columns', check)}
        >
          {text.continue}
        </Button>
      )}
      {savable && (state === 'checked' || !none) && (
        <Button kind="primary" disabled={none} loading={moves.save.isPending} onClick={save}>
          {none ? (kind === 'contacts' ? text.no_new_contacts : text.no_new_referrals) : saveLabel(shown)}
        </Button>
      )}
      {(isWorking(state) || state === 'saved' || state === 'undone') && <Button onClick={onClose}>{text.done}</Button>}
    </>
  );

  return (
    <Modal opened title={title} size="full" dirty={isUnsaved} onClose={onClose} footer={footer}>
      <div className={classes.stack}>
        <Stepper steps={STEPS} current={step} />
        {choosing && (
          <ColumnsStep
            shown={shown}
            mapping={mapped}
            onChange={setMapping}
            onSheet={(sheet) => askBefore('sheet', () => chooseSheet(sheet))}
            reading={moves.chooseSheet.isPending}
          />
        )}
        {!choosing && isWorking(state) && <WorkingStep shown={shown} />}
        {!choosing && state === 'failed' && <ErrorBanner message={text.error_parsing}>{shown.failure}</ErrorBanner>}
        {!choosing && state === 'checked' && (
          <RowsPreview shown={shown} outcomes={['new', 'duplicate', 'problem']} moves={moves} />
        )}
        {!choosing && (state === 'saved' || state === 'undone') && <ResultStep shown={shown} moves={moves} />}
        {savable && shared.length > 0 && (
          <SameNames
            organizations={shared}
            disabled={moves.choose.isPending}
            onChoose={(name, referral_id) => moves.choose.mutate({ import_id: id, name, referral_id })}
          />
        )}
        {savable && unknown.length > 0 && (
          <NewOrganizations organizations={unknown} choices={choices} onChoose={choose} />
        )}
      </div>
      {asked !== null && (
        <ForgetRowsDialog
          by={asked.by}
          name={shown.sheets.length > 0 ? sheetName(shown.sheets, shown.sheet) : shown.file_name}
          onConfirm={() => {
            setAsked(null);
            asked.go();
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {undoing && (
        <UndoDialog
          file={shown.file_name}
          loading={moves.undo.isPending}
          onCancel={() => setUndoing(false)}
          onConfirm={() => moves.undo.mutate({ import_id: id }, { onSettled: () => setUndoing(false) })}
        />
      )}
    </Modal>
  );
}
