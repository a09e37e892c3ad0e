import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Instant } from '#client/components/when.tsx';
import { isNotFound } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { phoneHref } from '#client/platform/links.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { HeldBack } from '#client/ui/page/held-back.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { formatDuration, lineAt } from '#shared/features/calls/calls.rules.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './call-page.module.css';
import { whoOf } from './call-words.ts';
import { CallersCard } from './callers-card.tsx';
import { callOptions, type ReadCall } from './calls.data.ts';
import { Conversation } from './conversation.tsx';
import { HandleCard } from './handle-card.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { usePlayer } from './use-player.ts';

interface CallPageProps {
  callId: string;
  /** How long it waits for its first contact. */
  clock?: ReactNode;
  /** Absent for who may not add an inquiry. */
  onCreateInquiry?: () => void;
}

/** One call: its recording and what was said, who it may have been, and the way to an inquiry. */
export function CallPage({ callId, clock, onCreateInquiry }: CallPageProps) {
  const { data, error, isFetching, refetch } = useQuery(callOptions(callId));
  const call = data?.call;
  const trail = (
    <Breadcrumbs
      crumbs={[
        { label: inquiriesMessages.admissions, href: '/admissions' },
        { label: text.voice_agent_calls, href: '/admissions/calls' },
        ...(call ? [{ label: whoOf(call) }] : []),
      ]}
    />
  );
  if (insteadOf(data, error))
    return (
      <>
        <PageHeader title={text.column_call} trail={trail} />
        <ErrorBanner
          message={isNotFound(error) ? text.call_not_found : text.error_fetching_details}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  return (
    <HeldBack className={classes.page}>
      <PageHeader
        title={call ? format(text.call_title, { caller: whoOf(call) }) : text.column_call}
        tab={text.column_call}
        trail={trail}
        // A long name takes lines of its own on a phone: the head is seen once it is as high as it stays.
        meta={call ? clock : <Skeleton width={200} height={18} />}
        actions={
          onCreateInquiry && (
            <Button kind="primary" icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={onCreateInquiry}>
              {text.create_inquiry}
            </Button>
          )
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>{data ? <HeardCall key={callId} {...data} /> : <Skeleton height={320} />}</div>
        <div className={classes.side}>
          {call && <HandleCard call={call} />}
          {call ? <CallFacts call={call} /> : <Skeleton height={160} />}
          <CallersCard callId={callId} />
        </div>
      </div>
    </HeldBack>
  );
}

/** The recording and the conversation, which follow each other. */
function HeardCall({ call, details }: ReadCall) {
  const timeZone = useTimeZone();
  const player = usePlayer(call.recording_key, call.duration);
  const offsets = useMemo(() => details.map(({ offset_ms }) => offset_ms), [details]);
  const { state, seek } = player;
  const hear = useCallback((seconds: number) => seek(seconds, true), [seek]);
  const begun = state === 'ready' || state === 'loading';
  return (
    <>
      <RecordingPlayer player={player} available={call.recording_key !== null} />
      <Conversation
        lines={details}
        timeZone={timeZone}
        current={begun ? lineAt(offsets, player.at * 1000 + 1) : -1}
        following={player.playing}
        onSeek={call.recording_key === null ? undefined : hear}
      />
    </>
  );
}

/** What the telephone system calls it, 'in-progress', as words. */
const inWords = (status: string | null): string => {
  const words = (status ?? '-').replace(/[-_](?=\w)/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function CallFacts({ call }: { call: ReadCall['call'] }) {
  return (
    <Card title={text.facts}>
      <Facts
        facts={[
          [
            text.column_caller,
            call.caller.startsWith('+') ? (
              <a key="number" href={phoneHref(call.caller)}>
                {formatPhone(call.caller)}
              </a>
            ) : (
              formatPhone(call.caller)
            ),
          ],
          [text.to, formatPhone(call.to)],
          [text.column_date, <Instant key="date" at={call.timestamp} timed />],
          [text.duration, call.duration === null ? '-' : formatDuration(call.duration)],
          [text.status, inWords(call.status)],
          [text.summary, call.summary ?? '-'],
          // For whoever asks the telephone system about it.
          [text.column_call, call.sid],
        ]}
      />
    </Card>
  );
}
