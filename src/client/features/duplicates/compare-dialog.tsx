import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refusalOf } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Modal } from '#client/ui/layers/modal.tsx';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import { type DuplicateKind, MERGED_FIELDS } from '#shared/features/duplicates/duplicates.schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { type Compared, fieldLabel, isEmptyValue, type Pair, shownValue, tiesText } from './duplicates.data.ts';
import classes from './duplicates.module.css';

interface CompareDialogProps {
  kind: DuplicateKind;
  pair: Pair;
  onClose: () => void;
  onMerged: (merge_id: string, names: { kept: string; merged: string }) => void;
}

type Side = 'one' | 'other';

/** Two records side by side: which one is kept, and whose value each field has. */
export function CompareDialog({ kind, pair, onClose, onMerged }: CompareDialogProps) {
  const asked = { kind, one_id: pair.one.id, other_id: pair.other.id };
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.duplicates.compare.queryOptions(asked),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const [keeps, setKeeps] = useState<Side>('one');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const kept = data?.[keeps];
  const merged = data?.[keeps === 'one' ? 'other' : 'one'];
  const fields = data ? differing(kind, data.one, data.other) : [];
  /** The kept record's value, unless it has none. */
  const sideOf = (field: string): Side => {
    if (chosen[field]) return chosen[field];
    const other = keeps === 'one' ? 'other' : 'one';
    return isEmptyValue(kept?.values[field]) ? other : keeps;
  };
  const merge = useMutation({
    ...trpc.duplicates.merge.mutationOptions(),
    onSuccess: ({ merge_id }) => {
      if (kept && merged) onMerged(merge_id, { kept: kept.name, merged: merged.name });
    },
    onError: (failure) => {
      toast.error(refusalOf(failure) ?? text.merge_failed);
      // Where one of them was changed meanwhile, what is decided about next is what it holds now.
      void refetch();
    },
  });
  const send = () =>
    kept &&
    merged &&
    merge.mutate({
      kind,
      kept_id: kept.id,
      merged_id: merged.id,
      take: fields.filter((field) => sideOf(field) !== keeps),
      kept_version: kept.version,
      merged_version: merged.version,
    });
  return (
    <Modal
      opened
      size="full"
      title={format(text.compare_title, { one: pair.one.name, other: pair.other.name })}
      dirty={keeps !== 'one' || Object.keys(chosen).length > 0}
      busy={merge.isPending}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button onClick={requestClose}>{uiMessages.cancel}</Button>
          <Button kind="primary" loading={merge.isPending} disabled={!data} onClick={send}>
            {text.merge}
          </Button>
        </>
      )}
    >
      {insteadOf(data, error) ? (
        <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data || !merged ? (
        <Skeleton height={240} />
      ) : (
        <>
          <table className={classes.table}>
            <tbody>
              <tr>
                <th scope="row">{text.keep_which}</th>
                {(['one', 'other'] as const).map((side) => (
                  <td key={side}>
                    <Choice
                      group={text.keep_which}
                      label={<Who record={data[side]} />}
                      name={`${text.keep} ${side === 'one' ? 1 : 2}`}
                      checked={keeps === side}
                      onChoose={() => setKeeps(side)}
                    />
                  </td>
                ))}
              </tr>
              {fields.map((field) => {
                const label = fieldLabel(kind, field);
                return (
                  <tr key={field}>
                    <th scope="row">{label}</th>
                    {(['one', 'other'] as const).map((side) => (
                      <td key={side}>
                        <Choice
                          group={format(text.choose, { field: label })}
                          label={shownValue(data[side].values[field])}
                          name={`${label}: ${shownValue(data[side].values[field])}`}
                          checked={sideOf(field) === side}
                          onChoose={() => setChosen({ ...chosen, [field]: side })}
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
          {fields.length === 0 && <p className={classes.moves}>{text.same_fields}</p>}
          <p className={classes.moves}>
            {tiesText(merged.ties) === ''
              ? format(text.moves_nothing, { name: merged.name })
              : format(text.moves, { name: kept?.name ?? '', ties: tiesText(merged.ties) })}
          </p>
        </>
      )}
    </Modal>
  );
}

const differing = (kind: DuplicateKind, one: Compared, other: Compared) =>
  MERGED_FIELDS[kind].filter((field) => shownValue(one.values[field]) !== shownValue(other.values[field]));

function Who({ record }: { record: Compared }) {
  const timeZone = useTimeZone();
  return (
    <span className={classes.who}>
      <strong>{record.name}</strong>
      <span className={classes.detail}>
        {joined(format(text.created, { day: formatInstantDay(record.created_at, timeZone) }), tiesText(record.ties))}
      </span>
    </span>
  );
}

interface ChoiceProps {
  group: string;
  label: ReactNode;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

const Choice = ({ group, label, name, checked, onChoose }: ChoiceProps) => (
  <label className={classes.choice}>
    <input type="radio" name={group} aria-label={name} checked={checked} onChange={onChoose} />
    {label}
  </label>
);
