import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { z } from 'zod';
import { type ServerError, serverErrorOf } from '#client/platform/error-message.ts';
import { hearRefusal } from '#client/platform/refusals.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { focusInvalidField } from '#client/ui/fields/focus-invalid-field.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import type { ErrorCode } from '#shared/platform/errors.ts';
import { plainWords } from '#shared/platform/plain-words.ts';
import { isBlank, isSame } from './field-rules.ts';
import { submissionKeys } from './submission-keys.ts';

export interface FormOptions<Values extends FieldValues, Sent, Result> {
  /** The shared schema of what is sent: it refuses, and says lengths and required fields. Its names are the fields'. */
  schema: z.ZodType<Sent>;
  /** What the fields hold at first. */
  initial: Values;
  /** What a field holds until a person changes it, where that is known only after the form has opened. */
  presumed?: Partial<Values>;
  /** What is sent for what the fields hold; the values themselves where left out. */
  input?: (values: Values) => unknown;
  /** Sends it. The key stays over a retry of the same values and is new after a success. */
  send: (sent: Sent, idempotencyKey: string) => Promise<Result>;
  /** After it went through. */
  onSaved?: (result: Result, sent: Sent) => void;
  /** The toast of a success: 'Saved' where left out, none where null. */
  saved?: string | null | ((result: Result, sent: Sent) => string);
  /** The toast of a failure; null where the form says it elsewhere. */
  failed: string | null;
  /** No toast for a refusal that stands at its fields in full: the first of them has the focus then. */
  quietForFields?: boolean;
  /** What is said in the form of a refusal that belongs to no field; one of `SAYS_ITSELF` says itself. */
  refusal?: (refused: ServerError) => string;
  /** Answers a refusal in the form's own way; true where nothing else is to be said of it. */
  onRefused?: (refused: ServerError, error: unknown) => boolean;
  /** Other names by which the server calls a field. */
  aliases?: Readonly<Record<string, string>>;
  /** Asked before it is sent; false leaves everything as it is typed. */
  confirm?: (values: Values) => Promise<boolean>;
  /** What else keeps it from being sent. */
  blocked?: (values: Values) => boolean;
  /** Nothing is lost where it is left with something typed: nobody is asked. */
  unguarded?: boolean;
  /** It can be sent while something is missing, which is then said at its field. */
  saysMissing?: boolean;
  /** There is nothing to send until something differs from what it was. */
  needsChange?: boolean;
  /** The form stays when it was saved, and what was sent is its new beginning. */
  stays?: boolean;
  /** Hears whether something is typed that has not been saved. */
  onDirty?: (dirty: boolean) => void;
}

/** A form as its buttons see it. */
export interface FormState {
  id: string;
  schema: z.ZodType;
  /** Something was typed that has not been saved. */
  dirty: boolean;
  /** Leaving it with something typed asks first. */
  guarded: boolean;
  /** It can be sent: every required field is filled in. */
  ready: boolean;
  sending: boolean;
  /** What the last attempt was refused for that belongs to no field. */
  refusal: string | null;
  submit: () => void;
}

/** A form as the one who made it sees it. */
export interface FormModel<Values extends FieldValues, Sent> extends FormState {
  element: RefObject<HTMLFormElement | null>;
  hook: UseFormReturn<Values, unknown, Sent>;
  values: Values;
  /** What is refused, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** How often it was refused so far. */
  refusals: number;
  /** Says what the fields began with, whatever they hold now. */
  beginAt: (values: Values) => void;
  /** Sets a field that another one decides. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
}

/** Refusals of the whole that say themselves what is wrong: neither the fields nor the words of a failure do. */
const SAYS_ITSELF: ReadonlySet<ErrorCode | undefined> = new Set(['conflict', 'not_found', 'forbidden'] as const);

/** Whether a schema refuses a field for being empty. */
function isIncomplete(schema: z.ZodType, input: unknown): boolean {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.some(({ path }) => path.length > 0 && isBlank(get(input, path.join('.'))));
}

/**
 * A form over a shared schema: one submission at a time, further ones are ignored; what the server refuses is said at its
 * field, and the first refused field is focused.
 */
export function useForm<Values extends FieldValues, Sent, Result>(
  options: FormOptions<Values, Sent, Result>,
): FormModel<Values, Sent> {
  const { schema, initial, input = (values: Values): unknown => values, needsChange, stays } = options;
  const { presumed = {}, aliases = {}, onDirty } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [keys] = useState(submissionKeys);
  const [begun, setBegun] = useState(initial);
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const inFlight = useRef(false);
  const sentSchema = z.preprocess((values) => input(values as Values), schema) as z.ZodType<Sent, Values>;
  const hook = useHookForm<Values, unknown, Sent>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: zodResolver(sentSchema, { error: plainWords }),
    // A field is judged when it is left (see `useField`) and when the form is sent, never while it is typed.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = hook.watch();
  const errors = Object.fromEntries(
    Object.entries(hook.formState.errors).map(([name, error]) => [name, error?.message?.toString()]),
  );
  const set = hook.setValue as (name: string, value: unknown) => void;
  const changed = Object.keys(values).some((name) => !isSame(values[name], begun[name]));
  const dirty = changed && phase !== 'done' && !options.unguarded;
  const complete = options.saysMissing || !isIncomplete(schema, input(values));
  const ready = complete && (changed || !needsChange) && !options.blocked?.(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(presumed)) {
      if (isSame(values[name], value) || !isSame(values[name], begun[name])) continue;
      set(name, value);
      setBegun((before) => ({ ...before, [name]: value }));
    }
  });
  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [dirty, onDirty]);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (error: unknown) => {
    const refused = serverErrorOf(error);
    hearRefusal(error);
    if (options.onRefused?.(refused, error)) return;
    const nowhere: string[] = [];
    for (const [path, message] of Object.entries(refused.fields ?? {})) {
      const name = [path, aliases[path], path.split('.').at(-1)].find(
        (each) => each && get(values, each) !== undefined,
      );
      if (name) hook.setError(name as FieldPath<Values>, { type: 'server', message });
      else nowhere.push(message);
    }
    if (!refused.fields && options.refusal) nowhere.push(options.refusal(refused));
    else if (SAYS_ITSELF.has(refused.code) && refused.message && !refused.fields) nowhere.push(refused.message);
    setRefusal(nowhere.join(' ') || null);
    setRefusals((count) => count + 1);
    const isAtFields = Object.keys(refused.fields ?? {}).length > 0 && nowhere.length === 0;
    if (options.failed !== null && !(options.quietForFields && isAtFields)) toast.error(options.failed);
  };
  const settle = (result: Result, sent: Sent, next: Values) => {
    keys.settle();
    // Drawn before what follows, which may leave the page: nothing is unsaved anymore.
    flushSync(() => setPhase('done'));
    const { saved = uiMessages.saved } = options;
    if (saved !== null) toast.success(typeof saved === 'string' ? saved : saved(result, sent));
    options.onSaved?.(result, sent);
    if (!stays) return;
    setBegun(next);
    setPhase('open');
  };
  const send = async (sent: Sent) => {
    if (options.confirm && !(await options.confirm(hook.getValues()))) return;
    setRefusal(null);
    setPhase('sending');
    // What the form begins with once this is saved: a copy, for what is typed until then goes into the same objects.
    const next = stays ? structuredClone(hook.getValues()) : initial;
    try {
      const result = await options.send(sent, keys.of(sent));
      settle(result, sent, next);
    } catch (error) {
      refuse(error);
      setPhase('open');
    }
  };
  const submit = async () => {
    if (inFlight.current || phase !== 'open' || !ready || focusInvalidField(element.current)) return;
    inFlight.current = true;
    let refused = false;
    await hook.handleSubmit(send, () => {
      refused = true;
    })();
    // Once the fields say so themselves: only then is there one to lead to.
    if (refused) setRefusals((count) => count + 1);
    inFlight.current = false;
  };

  return {
    id,
    element,
    schema,
    hook,
    values,
    errors,
    refusals,
    set,
    beginAt: setBegun,
    dirty,
    guarded: !options.unguarded,
    ready,
    sending: phase === 'sending',
    refusal,
    submit: () => void submit(),
  };
}
