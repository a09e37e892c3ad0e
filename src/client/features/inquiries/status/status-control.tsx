import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { useAllowed } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { INQUIRY_STATUS_LABELS, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { transitionsFrom } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { StatusChange } from './status-change.tsx';
import classes from './status-control.module.css';
import { changeLabel } from './status-subject.ts';
import { useInTurn } from './use-in-turn.ts';

/** From discharged alone nothing leads on but to undo it: a menu of nothing would not say so. */
const NONE: MenuAction[] = [{ key: 'none', label: text.undo_by_manager, disabled: true }];

/** The status pill of an inquiry's header; for those who may change it, a menu of what it can become. */
export function StatusControl({ inquiry }: { inquiry: InquiryDetail }) {
  const allowed = useAllowed();
  const mayChange = allowed('inquiries:status');
  const changes = useInTurn<{ to: InquiryStatus }>();
  const trigger = useRef<HTMLButtonElement>(null);
  useShortcut('status', mayChange ? () => trigger.current?.click() : undefined);
  if (!mayChange) return <StatusPill status={inquiry.status} />;

  const targets = transitionsFrom(inquiry.status, allowed('inquiries:undo'));
  const { now: change } = changes;
  const backAfter = (settle: () => void) => () => {
    settle();
    trigger.current?.focus();
  };
  const actionOf = (to: InquiryStatus): MenuAction => ({
    key: to,
    label: changeLabel(inquiry.status, to),
    onSelect: () => changes.ask({ to }),
  });
  return (
    <>
      <ActionMenu
        position="bottom-start"
        actions={targets.length === 0 ? NONE : targets.map(actionOf)}
        trigger={
          <button
            ref={trigger}
            type="button"
            className={classes.control}
            aria-label={format(text.control_label, { status: INQUIRY_STATUS_LABELS[inquiry.status] })}
          >
            <StatusPill status={inquiry.status} />
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        }
      />
      {change && (
        <StatusChange
          key={change.turn}
          inquiry={inquiry}
          to={change.to}
          onDone={backAfter(changes.goOn)}
          onClose={backAfter(changes.drop)}
        />
      )}
    </>
  );
}
