import { useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { EHR_PLATFORMS, type EhrPlatform, importedByHand } from '#shared/features/ehr/ehr.rules.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { type ConnectionFault, isTestable, type Platform } from '#shared/features/integrations/integrations.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type PlatformKeys, useRemoveKeys, useSetActive, useTestConnection } from './integrations.data.ts';
import classes from './integrations.module.css';
import { PlatformMark } from './platform-mark.tsx';
import { platformName } from './platform-name.ts';

const ApiKeysDialog = drawnLater(async () => (await import('./api-keys-dialog.tsx')).ApiKeysDialog);

const FAULTS: Record<ConnectionFault, string> = {
  keys: text.fault_keys,
  address: text.fault_address,
  unreachable: text.fault_unreachable,
  unexpected: text.fault_unexpected,
};

const ehrOf = (name: Platform): EhrPlatform | undefined => EHR_PLATFORMS.find((each) => each === name);

/** What a platform's two keys can do here, where that is less than one would think. */
function remarkOf(name: Platform): string | undefined {
  const ehr = ehrOf(name);
  if (ehr && importedByHand(ehr)) return format(text.manual_platform_hint, { platform: name });
  return name === 'Mailgun' ? text.mailgun_kept : undefined;
}

/** One platform: its keys, how it fares, and what can be done with it. */
export function PlatformItem({ platform }: { platform: PlatformKeys }) {
  const { name, active, configured, last4, base_url } = platform;
  const [asked, setAsked] = useState<'keys' | 'remove' | null>(null);
  const shown = platformName(name);
  const remark = remarkOf(name);
  const named = (action: string) => `${action}: ${shown}`;
  return (
    <li className={classes.item}>
      <PlatformMark name={name} />
      <div className={classes.about}>
        <div className={classes.head}>
          <span className={classes.name}>{shown}</span>
          <Chip>{configured ? text.state_set : text.not_configured}</Chip>
          {active && <Chip>{text.active}</Chip>}
        </div>
        {configured && last4 !== null && (
          <p className={classes.faint}>
            {format(text.configured, { last4 })}
            {base_url && ` · ${base_url}`}
          </p>
        )}
        {configured && <Fared platform={platform} />}
        {remark && <p className={classes.faint}>{remark}</p>}
        {configured && !isTestable(name) && <p className={classes.faint}>{text.not_testable}</p>}
        <div className={classes.actions}>
          <Button aria-label={named(text.set_api_keys)} onClick={() => setAsked('keys')}>
            {text.set_api_keys}
          </Button>
          {configured && isTestable(name) && <TestButton name={name} label={named(text.test)} />}
          {configured && ehrOf(name) && <ActiveButton platform={platform} />}
          {configured && (
            <Button kind="quiet" aria-label={named(text.remove)} onClick={() => setAsked('remove')}>
              {text.remove}
            </Button>
          )}
        </div>
      </div>
      {asked === 'keys' && <ApiKeysDialog platform={platform} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveDialog platform={platform} onClose={() => setAsked(null)} />}
    </li>
  );
}

/** When a platform last worked, and when and why it last did not. */
function Fared({ platform: { last_success, last_failure, fault } }: { platform: PlatformKeys }) {
  const whenOf = (at: number) => <Instant at={at} timed />;
  const lines = [
    last_success !== null && phrase(text.last_success, { when: whenOf(last_success) }),
    last_failure !== null &&
      (fault
        ? phrase(text.last_failure, { when: whenOf(last_failure), why: FAULTS[fault] })
        : phrase(text.last_failure_bare, { when: whenOf(last_failure) })),
  ].filter((line) => line !== false);
  return <p className={classes.faint}>{lines.length > 0 ? dotted(...lines) : text.never_used}</p>;
}

function TestButton({ name, label }: { name: Platform; label: string }) {
  const test = useTestConnection();
  const platform = platformName(name);
  const ask = () =>
    test.mutate(
      { name },
      {
        onSuccess: ({ fault }) =>
          fault === null
            ? toast.success(format(text.test_passed, { platform }))
            : toast.error(format(text.test_failed, { platform, why: FAULTS[fault] })),
        onError: (error) => toast.error(refusalOf(error) ?? text.error_testing),
      },
    );
  return (
    <Button aria-label={label} loading={test.isPending} onClick={ask}>
      {text.test}
    </Button>
  );
}

function ActiveButton({ platform: { name, active } }: { platform: PlatformKeys }) {
  const setActive = useSetActive();
  const platform = platformName(name);
  const action = active ? text.deactivate : text.activate;
  const toggle = () =>
    setActive.mutate(
      { name: active ? null : (ehrOf(name) ?? null) },
      {
        onSuccess: () => toast.success(active ? text.deactivated : format(text.activated, { platform })),
        // Its keys may have gone meanwhile.
        onError: (error) => toast.error(refusalOf(error) ?? text.error_activating),
      },
    );
  return (
    <Button kind="quiet" aria-label={`${action}: ${platform}`} loading={setActive.isPending} onClick={toggle}>
      {action}
    </Button>
  );
}

function RemoveDialog({ platform: seen, onClose }: { platform: PlatformKeys; onClose: () => void }) {
  // As the question was asked: what somebody else saves meanwhile is not meant.
  const [{ name, active, version }] = useState(seen);
  const remove = useRemoveKeys();
  const platform = platformName(name);
  return (
    <ConfirmDialog
      opened
      title={format(text.remove_question, { platform })}
      confirmLabel={text.remove}
      danger
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { name, version },
          {
            onSuccess: () => toast.success(format(text.removed, { platform })),
            onError: (error) => toast.error(refusalOf(error) ?? text.error_removing),
            onSettled: onClose,
          },
        )
      }
    >
      {text.remove_text} {active && text.remove_active}
    </ConfirmDialog>
  );
}
