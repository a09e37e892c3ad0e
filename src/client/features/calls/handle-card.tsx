import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordActions } from '#client/components/record-actions.ts';
import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { inquiryHref, taskHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { handledAs } from './call-words.ts';
import { callersOptions, handleCall, type ReadCall, reopenCall, useRefreshCalls } from './calls.data.ts';
import classes from './calls.module.css';

const LinkInquiryDialog = drawnLater(async () => (await import('./handle-dialogs.tsx')).LinkInquiryDialog);
const NoteDialog = drawnLater(async () => (await import('./handle-dialogs.tsx')).NoteDialog);
const NothingDialog = drawnLater(async () => (await import('./handle-dialogs.tsx')).NothingDialog);
const TaskDialog = drawnLater(async () => (await import('./handle-dialogs.tsx')).TaskDialog);

type Call = ReadCall['call'];
const DIALOGS = { inquiry: LinkInquiryDialog, task: TaskDialog, note: NoteDialog, nothing: NothingDialog };
const WAYS = [
  { key: 'inquiry', label: text.link_inquiry },
  { key: 'task', label: text.add_task },
  { key: 'note', label: text.write_note },
  { key: 'nothing', label: text.nothing_to_do },
] as const;
/** Inquiries of the caller's that are offered by name. */
const OFFERED = 2;

/** What comes of a call: the ways to handle it, or how it was handled. */
export function HandleCard({ call }: { call: Call }) {
  return (
    <Card title={text.handle_title}>
      {call.handled_how === null ? <Ways call={call} /> : <Outcome call={call} how={call.handled_how} />}
    </Card>
  );
}

function Ways({ call }: { call: Call }) {
  const mayHandle = useMay('inquiries:write');
  const { data: callers } = useQuery(callersOptions(call.id));
  const refresh = useRefreshCalls();
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const link = useMutation({
    mutationFn: (opportunity_id: string) => handleCall({ call_id: call.id, how: 'inquiry', opportunity_id }),
    onSuccess: () => toast.success(text.handled_saved),
    onError: (error) => toast.error(refusalOf(error) ?? text.handle_failed),
    onSettled: () => refresh(),
  });
  useRecordActions(mayHandle ? WAYS.map(({ key, label }) => ({ key, label, onSelect: () => setShown(key) })) : []);
  if (!mayHandle) return <p className={classes.hint}>{text.not_handled}</p>;
  const Dialog = shown && DIALOGS[shown];
  return (
    <div className={classes.handle}>
      <p className={classes.hint}>{text.handle_hint}</p>
      <div className={classes.ways}>
        {callers?.inquiries.slice(0, OFFERED).map(({ id, opportunity_name }) => (
          <Button key={id} loading={link.isPending && link.variables === id} onClick={() => link.mutate(id)}>
            {format(text.link_to, { name: opportunity_name })}
          </Button>
        ))}
        {WAYS.map(({ key, label }) => (
          <Button key={key} onClick={() => setShown(key)}>
            {label}
          </Button>
        ))}
      </div>
      {Dialog && <Dialog call={call} onClose={() => setShown(null)} />}
    </div>
  );
}

function Outcome({ call, how }: { call: Call; how: NonNullable<Call['handled_how']> }) {
  const mayHandle = useMay('inquiries:write');
  const refresh = useRefreshCalls();
  const reopen = useMutation({
    mutationFn: () => reopenCall(call.id),
    onSuccess: () => toast.success(text.opened_again),
    onError: () => toast.error(text.open_again_failed),
    onSettled: () => refresh(),
  });
  const who = phrase(text.handled_when, { who: call.handled_by ?? '', when: <Instant at={call.handled_at} timed /> });
  const href = call.opportunity_id ? inquiryHref(call.opportunity_id) : call.task_id ? taskHref(call.task_id) : null;
  return (
    <div className={classes.outcome}>
      <p>{href ? <Link href={href}>{handledAs(how)}</Link> : handledAs(how)}</p>
      {call.handled_note && <p>{call.handled_note}</p>}
      <p className={classes.who}>{who}</p>
      {mayHandle && (
        <div>
          <Button kind="quiet" loading={reopen.isPending} onClick={() => reopen.mutate()}>
            {text.open_again}
          </Button>
        </div>
      )}
    </div>
  );
}
