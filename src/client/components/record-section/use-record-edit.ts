import { useState } from 'react';
import { toldBy } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Clash, changesOf, mergeRecord, newestBase } from './merge-record.ts';
import type { RecordField, RecordValue, RecordValues } from './record-field.ts';

export interface RecordEditOptions {
  fields: readonly RecordField[];
  /** The record as last read, with its `version`. */
  record: RecordValues;
  /** Sends the changed fields, made on `version`; its rejection is shown. */
  save: (changes: RecordValues, version: number) => Promise<unknown>;
  /** The record in the row that a conflict answers with; where left out, the row is the record. */
  read?: (current: unknown) => RecordValues;
  /** Asked before a save; false leaves everything as it is typed. */
  confirm?: (changes: RecordValues, draft: RecordValues) => Promise<boolean>;
  /** Toasts of a save that failed, and of one that went through. */
  failed: string;
  saved?: string;
  /** The edit has begun where its form is shown: a dialog opens for nothing else. */
  begun?: boolean;
  /** What a change of one field does to others; answers the whole draft. */
  adjust?: (draft: RecordValues, name: string) => RecordValues;
}

interface Edit {
  base: RecordValues;
  draft: RecordValues;
  /** Whose change ours met, and the fields still to be decided. */
  met: { who: string; clashes: readonly Clash[] } | null;
}

/** `opportunity.priority` names the field `priority`. */
const byField = (fields: Record<string, string> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([path, message]) => [path.split('.').at(-1) ?? path, message]));

/**
 * A section being edited: what was typed, what of it differs, and, when someone else saved first, which fields have to be
 * decided. Nothing typed is dropped by a refetch, a refusal or a conflict.
 */
export function useRecordEdit(options: RecordEditOptions) {
  const { fields, record, save, read, confirm, failed, saved, begun = false, adjust } = options;
  const [edit, setEdit] = useState<Edit | null>(() => (begun ? { base: record, draft: record, met: null } : null));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saving, setSaving] = useState(false);
  const names = fields.map((field) => field.name);
  const changes = edit ? changesOf(names, edit.base, edit.draft) : {};
  const dirty = Object.keys(changes).length > 0;

  const begin = () => {
    setErrors({});
    setEdit({ base: record, draft: record, met: null });
  };
  const cancel = () => setEdit(null);
  const set = (name: string, value: RecordValue) => {
    setErrors(({ [name]: _mended, ...rest }) => rest);
    setEdit((now) => {
      if (!now) return now;
      const draft = { ...now.draft, [name]: value };
      return { ...now, draft: adjust ? adjust(draft, name) : draft };
    });
  };
  /** Decides a clash: the value that shall stand. */
  const decide = ({ name, theirs }: Clash, take: 'yours' | 'theirs') =>
    setEdit((now) => {
      if (!now?.met) return now;
      const clashes = now.met.clashes.filter((clash) => clash.name !== name);
      return {
        ...now,
        draft: take === 'theirs' ? { ...now.draft, [name]: theirs } : now.draft,
        met: { ...now.met, clashes },
      };
    });

  const submit = async () => {
    if (!edit || !dirty) return;
    if (confirm && !(await confirm(changes, edit.draft))) return;
    setSaving(true);
    try {
      await save(changes, Number(newestBase(names, edit.base, record).version));
      setEdit(null);
      if (saved) toast.success(saved);
    } catch (error) {
      const { code, current, message, fields: refused } = toldBy(error);
      setErrors(byField(refused));
      if (code === 'conflict' && current) {
        const theirs = read ? read(current) : (current as RecordValues);
        const { draft, clashes } = mergeRecord(names, edit.base, edit.draft, theirs);
        setEdit({ base: theirs, draft, met: { who: message ?? '', clashes } });
      } else toast.error(failed);
    }
    setSaving(false);
  };

  return {
    editing: edit !== null,
    draft: edit?.draft ?? record,
    met: edit?.met ?? null,
    undecided: (edit?.met?.clashes.length ?? 0) > 0,
    ...{ begin, cancel, set, decide, submit, errors, saving, dirty },
  };
}
