import { useState } from 'react';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { type FillableField, isMostlyEmpty } from '#shared/features/assistant/autofill-source.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { autofillSource } from './referral-sources.data.ts';
import { openSuggestions, type SourceDraft, type Suggestions, suggestionsOf } from './source-draft.ts';

/** Suggestions for a new source's fields, known from its name. They fill nothing until a person accepts them. */
export function useAutofill(
  draft: SourceDraft,
  set: <Name extends FillableField>(name: Name, value: SourceDraft[Name]) => void,
) {
  const [suggestions, setSuggestions] = useState<Suggestions>({});
  const [mostlyEmpty, setMostlyEmpty] = useState(false);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const name = draft.referral_name.trim();

  const ask = async () => {
    setAsking(true);
    try {
      const answer = await autofillSource(name);
      setSuggestions(suggestionsOf(answer));
      setMostlyEmpty(isMostlyEmpty(answer.answer));
      setAskedFor(name);
    } catch {
      toast.error(text.failed_to_autofill);
    } finally {
      setAsking(false);
    }
  };
  const open = openSuggestions(draft, suggestions);
  return {
    ask,
    asking,
    /** The name has changed since it was last asked about. */
    offered: name !== '' && name !== askedFor,
    asked: askedFor !== null,
    mostlyEmpty,
    suggestions,
    open,
    accept: (fields: typeof open) => {
      for (const field of fields) set(field, suggestions[field]?.value as SourceDraft[typeof field]);
    },
    dismiss: () => setSuggestions({}),
  };
}

export type Autofill = ReturnType<typeof useAutofill>;
