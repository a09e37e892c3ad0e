import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { duplicatesHref } from '#client/platform/links.ts';
import { useAllowed, useRefused } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Card as Surface } from '#client/ui/display/card.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { dashboardMessages } from '#shared/features/dashboard/dashboard.messages.ts';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { type Card, hrefOf, type Merge, type Pair } from './duplicates.data.ts';
import classes from './duplicates.module.css';

const KINDS = [
  { kind: 'client', label: text.kind_client, permission: 'clients:write' },
  { kind: 'source', label: text.kind_source, permission: 'outreach:write' },
  { kind: 'contact', label: text.kind_contact, permission: 'outreach:write' },
] as const satisfies readonly { kind: DuplicateKind; label: string; permission: Permission }[];

/** Records that are probably the same, of the kinds that this person may change, and what was merged lately. */
export function DuplicatesPage({ asked }: { asked: string | undefined }) {
  const allowed = useAllowed();
  const refused = useRefused();
  const kinds = KINDS.filter(({ permission }) => allowed(permission));
  const shown = kinds.find(({ kind }) => kind === asked) ?? kinds[0];
  if (KINDS.every(({ permission }) => refused(permission)))
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState title={dashboardMessages.role_does_not_show} />
      </>
    );
  return (
    <>
      <PageHeader title={text.title} />
      <p className={classes.hint}>{text.hint}</p>
      <TabsNav
        label={text.kinds_label}
        tabs={kinds.map(({ kind, label }) => ({
          href: duplicatesHref(kind),
          label,
          active: kind === shown?.kind,
        }))}
      />
      {shown && <Pairs key={shown.kind} kind={shown.kind} />}
    </>
  );
}

function Pairs({ kind }: { kind: DuplicateKind }) {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(trpc.duplicates.list.queryOptions({ kind }));
  const [comparing, setComparing] = useState<Pair | null>(null);
  // Whatever shows one of the two records is read again.
  const refresh = () => void client.invalidateQueries();
  const undo = useMutation({
    ...trpc.duplicates.undo.mutationOptions(),
    onSettled: refresh,
    onError: (failure) => toast.error(refusalOf(failure) ?? text.undo_failed),
  });
  const undoOf = (merge_id: string, names: { kept: string; merged: string }) =>
    undo.mutate({ merge_id }, { onSuccess: () => toast.success(format(text.undone, names)) });
  return (
    <>
      {error ? (
        <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Skeleton height={240} />
      ) : data.length === 0 ? (
        <EmptyState title={text.none}>{text.none_hint}</EmptyState>
      ) : (
        <ul className={classes.pairs}>
          {data.map((pair) => (
            <li key={`${pair.one.id} ${pair.other.id}`}>
              <Surface>
                <PairLine kind={kind} pair={pair} onCompare={() => setComparing(pair)} onDistinct={refresh} />
              </Surface>
            </li>
          ))}
        </ul>
      )}
      <Merges kind={kind} undoing={undo.isPending} onUndo={undoOf} />
      {comparing && (
        <CompareDialog
          kind={kind}
          pair={comparing}
          onClose={() => setComparing(null)}
          onMerged={(merge_id, names) => {
            setComparing(null);
            refresh();
            toast.success(format(text.merged, names), {
              action: { label: text.undo, onAction: () => undoOf(merge_id, names) },
            });
          }}
        />
      )}
    </>
  );
}

interface PairLineProps {
  kind: DuplicateKind;
  pair: Pair;
  onCompare: () => void;
  onDistinct: () => void;
}

function PairLine({ kind, pair, onCompare, onDistinct }: PairLineProps) {
  const distinct = useMutation({
    ...trpc.duplicates.distinct.mutationOptions(),
    onSuccess: () => {
      toast.success(text.not_same_done);
      onDistinct();
    },
    onError: () => toast.error(text.not_same_failed),
  });
  return (
    <div className={classes.pair}>
      <Who kind={kind} card={pair.one} />
      <Who kind={kind} card={pair.other} />
      <div className={classes.acts}>
        <Button
          kind="quiet"
          loading={distinct.isPending}
          onClick={() => distinct.mutate({ kind, one_id: pair.one.id, other_id: pair.other.id })}
        >
          {text.not_same}
        </Button>
        <Button onClick={onCompare}>{text.compare}</Button>
      </div>
      <div className={classes.why}>
        {pair.reasons.map((reason) => (
          <Chip key={reason}>{text[`reason_${reason}`]}</Chip>
        ))}
      </div>
    </div>
  );
}

function Who({ kind, card }: { kind: DuplicateKind; card: Card }) {
  const known = [card.dob && formatDay(card.dob), card.phone && formatPhone(card.phone), card.email, card.about];
  return (
    <div className={classes.who}>
      <Link href={hrefOf(kind, card.id)}>{card.name}</Link>
      <span className={classes.detail}>{joined(...known)}</span>
    </div>
  );
}

interface MergesProps {
  kind: DuplicateKind;
  undoing: boolean;
  onUndo: (merge_id: string, names: { kept: string; merged: string }) => void;
}

/** What was merged in the days in which it can be undone. */
function Merges({ kind, undoing, onUndo }: MergesProps) {
  const { data } = useQuery(trpc.duplicates.merges.queryOptions({ kind }));
  if (!data?.length) return null;
  const line = ({ merged_by, merged_at, undone_by }: Merge) =>
    dotted(
      phrase(text.merged_by, { name: merged_by, when: <Instant at={merged_at} timed /> }),
      undone_by && format(text.undone_by, { name: undone_by }),
    );
  return (
    <Surface title={text.merged_lately}>
      <ul className={classes.merges}>
        {data.map((merge) => (
          <li key={merge.id} className={classes.merge}>
            <span className={classes.who}>
              {format(text.merged_line, { merged: merge.merged_name, kept: merge.kept_name })}
              <span className={classes.detail}>{line(merge)}</span>
            </span>
            {!merge.undone_by && (
              <Button
                aria-label={format(text.undo_of, { name: merge.merged_name })}
                disabled={undoing}
                onClick={() => onUndo(merge.id, { kept: merge.kept_name, merged: merge.merged_name })}
              >
                {text.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Surface>
  );
}
