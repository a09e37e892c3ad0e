import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../button.tsx';
import { ErrorBanner } from '../feedback/error-banner.tsx';
import { focusInvalidField } from '../fields/focus-invalid-field.ts';
import { sendByKey } from '../fields/send-by-key.ts';
import { Stepper } from './stepper.tsx';
import classes from './wizard.module.css';
import { moveWizard, type WizardMove, type WizardStepRule, wizardPosition } from './wizard-engine.ts';

export interface WizardStep<State> extends WizardStepRule<State> {
  label: string;
  /** The step's fields; `next` does what the primary button does. */
  content: (next: () => void) => ReactNode;
}

interface WizardProps<State> {
  steps: readonly WizardStep<State>[];
  /** What has been filled in so far: kept by the caller, judged by the steps. */
  state: State;
  /** Key of the first step shown; the first that applies when absent. */
  initialStep?: string;
  /** The last step's button works: nothing can be pressed. */
  loading?: boolean;
  finishLabel?: string;
  onFinish: () => void;
  onCancel: () => void;
  /** Next was pressed on a complete step, before the next one is shown. */
  onStep?: (key: string) => void;
  /** Looks at a complete step before the next one is shown; false keeps it, with the focus on what is refused. */
  passes?: (key: string) => Promise<boolean>;
  /** The form element it makes. */
  element?: RefObject<HTMLFormElement | null>;
}

/** A sequence of steps with a menu of them, Next, and Finish on the last; Enter goes on. */
export function Wizard<State>({
  steps,
  state,
  initialStep,
  loading = false,
  finishLabel,
  onFinish,
  onCancel,
  onStep,
  passes,
  element,
}: WizardProps<State>) {
  const [key, setKey] = useState(() => initialStep ?? wizardPosition(steps, '', state).keys[0] ?? '');
  const at = wizardPosition(steps, key, state);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const [kept, setKept] = useState(0);
  const looking = useRef(false);
  useEffect(() => focusFirstRefused(panel.current), []);
  useEffect(() => {
    if (kept > 0) focusFirstRefused(panel.current);
  }, [kept]);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    return focusFirstControl(panel.current);
  }, [key]);

  const step = steps.find((each) => each.key === at.keys[at.index]);
  if (!step) return <ErrorBanner message={text.wizard_missing} />;

  const go = (move: WizardMove) => setKey(moveWizard(steps, key, state, move));
  /** A second press while the step is looked at counts with the first; who has gone back meanwhile stays there. */
  const goOn = async () => {
    if (looking.current) return;
    looking.current = true;
    const passed = passes ? await passes(key) : true;
    looking.current = false;
    if (shown.current !== key) return;
    if (!passed) return setKept((count) => count + 1);
    onStep?.(key);
    go({ type: 'next' });
  };
  const advance = () => {
    if (!at.ready || loading || focusInvalidField(panel.current)) return;
    if (at.last) onFinish();
    else void goOn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    advance();
  };
  const menu = at.keys.map((each) => ({ key: each, label: steps.find((one) => one.key === each)?.label ?? '' }));

  return (
    <form ref={element} className={classes.wizard} noValidate onSubmit={submit} onKeyDown={sendByKey}>
      <div className={classes.menu}>
        <Stepper
          direction="column"
          steps={menu}
          current={at.index}
          onSelect={loading ? undefined : (index) => go({ type: 'go', key: at.keys[index] ?? key })}
        />
      </div>
      <div className={classes.side}>
        <div ref={panel} className={classes.panel}>
          <h3 className={classes.heading} tabIndex={-1}>
            {step.label}
          </h3>
          {step.content(advance)}
        </div>
        <div className={classes.foot}>
          <Button kind="quiet" disabled={loading} onClick={onCancel}>
            {text.cancel}
          </Button>
          <span className={classes.gap} />
          {!at.first && (
            <Button disabled={loading} onClick={() => go({ type: 'back' })}>
              {text.wizard_back}
            </Button>
          )}
          <Button kind="primary" type="submit" disabled={!at.ready} loading={loading}>
            {at.last ? (finishLabel ?? text.wizard_finish) : text.wizard_next}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A wizard that opens on a refused field begins at it. */
function focusFirstRefused(panel: HTMLElement | null) {
  panel?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const FIRST_CONTROL = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), select:not([disabled])';

/** Without a control a step is there to be sent; with nothing to send yet, its control is still on its way. */
function focusFirstControl(panel: HTMLElement | null) {
  const control = () => panel?.querySelector<HTMLElement>(FIRST_CONTROL);
  const target =
    control() ??
    panel?.closest('form')?.querySelector<HTMLElement>('button[type=submit]:not([disabled])') ??
    panel?.querySelector('h3');
  target?.focus();
  if (!panel || !target?.matches('h3')) return undefined;
  const watch = new MutationObserver(() => {
    if (!control()) return;
    watch.disconnect();
    if (document.activeElement === target) control()?.focus();
  });
  watch.observe(panel, { childList: true, subtree: true });
  return () => watch.disconnect();
}
