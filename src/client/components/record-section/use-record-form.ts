import { useState } from 'react';
import type { z } from 'zod';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { isSame } from '../form/field-rules.ts';
import { type FormModel, useForm } from '../form/use-form.ts';
import { type Clash, changesOf, mergeRecord, newestBase, type Values } from './merge-record.ts';

export interface RecordFormOptions<Sent> {
  /** The shared schema of the fields that may be changed, each of which may be left out. */
  schema: z.ZodType<Sent>;
  /** The record as last read, with its `version`. */
  record: Values;
  /** The changed fields as the schema takes them; as they are where left out. */
  toWire?: (changes: Values) => unknown;
  /** Sends what was changed, made on `version`. */
  save: (changes: Sent, version: number) => Promise<unknown>;
  /** The record in the row that a conflict answers with; where left out, the row is the record. */
  read?: (current: unknown) => Values;
  /** Asked before a save; false leaves everything as it is typed. */
  confirm?: (draft: Values) => Promise<boolean>;
  /** What else of the draft keeps it from being saved. */
  blocked?: (draft: Values) => boolean;
  /** Other names by which the server calls a field. */
  aliases?: Readonly<Record<string, string>>;
  /** The toast of a save that failed, where it has words of its own, and of one that went through. */
  failed?: string;
  saved: string;
  /** Hears whether something is typed that has not been saved. */
  onDirty?: (dirty: boolean) => void;
}

export interface RecordForm<Sent> {
  form: FormModel<Record<string, unknown>, Sent>;
  /** Whose change ours met, which version of the record that made, and the fields still to be decided. */
  met: { who: string; version: unknown; clashes: readonly Clash[] } | null;
  /** Decides a clash: the value that is to stand. */
  decide: (clash: Clash, take: 'yours' | 'theirs') => void;
}

const pick = (names: readonly string[], record: Values) =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

/**
 * A record's fields being edited: only what differs is sent, and where someone else saved first, what only they changed is
 * taken and what both changed is to be decided. Nothing typed is dropped by a refetch, a refusal or a conflict.
 */
export function useRecordForm<Sent>(
  names: readonly string[],
  options: RecordFormOptions<Sent> & { onClose: () => void },
): RecordForm<Sent> {
  const { record, toWire = (changes: Values): unknown => changes, read = (row: unknown) => row as Values } = options;
  const [base, setBase] = useState(record);
  const [met, setMet] = useState<RecordForm<Sent>['met']>(null);
  const undecided = met !== null && met.clashes.length > 0;

  /** What somebody else changed beside these fields keeps nothing from being saved: there is nothing of it to look at. */
  const save = async (changes: Sent, version: number) => {
    try {
      return await options.save(changes, version);
    } catch (failure) {
      const { code, current } = serverErrorOf(failure);
      const theirs = code === 'conflict' && current ? read(current) : undefined;
      if (!theirs || !names.every((name) => isSame(base[name], theirs[name]))) throw failure;
      return options.save(changes, Number(theirs.version));
    }
  };

  const form = useForm<Record<string, unknown>, Sent, unknown>({
    ...options,
    failed: options.failed ?? uiMessages.record_failed,
    initial: pick(names, record),
    input: (draft) => toWire(changesOf(names, base, draft)),
    send: (changes) => save(changes, Number(newestBase(names, base, record).version)),
    quietForFields: true,
    needsChange: true,
    blocked: (draft) => undecided || (options.blocked?.(draft) ?? false),
    onSaved: options.onClose,
    onRefused: ({ code, current, message }) => {
      if (code !== 'conflict' || !current) return false;
      const theirs = read(current);
      const { draft, clashes } = mergeRecord(names, base, form.hook.getValues(), theirs);
      setBase(theirs);
      setMet({ who: message ?? '', version: theirs.version, clashes });
      form.beginAt(pick(names, theirs));
      for (const name of names) form.set(name, draft[name] ?? null);
      return true;
    },
  });
  const decide = ({ name, theirs }: Clash, take: 'yours' | 'theirs') => {
    if (take === 'theirs') form.set(name, theirs ?? null);
    setMet((now) => now && { ...now, clashes: now.clashes.filter((clash) => clash.name !== name) });
  };
  return { form, met, decide };
}
