import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { SortableList } from '#client/components/sortable/sortable-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { SearchBox } from '#client/ui/fields/search-box.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { carried, metEntries } from '#shared/features/configuration/list-changes.ts';
import { entryKey } from '#shared/features/configuration/name-lists.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { deleteQuestion } from '../delete-question.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { type Outcome, useConfigured, type Versioned } from '../use-configured.ts';
import type { ConfiguredList } from './configured-list.ts';
import listsClasses from './lists.module.css';
import { useOrder } from './use-order.ts';

const EntryDialog = drawnLater(async () => (await import('./entry-dialog.tsx')).EntryDialog);
const MetDialog = drawnLater(async () => (await import('./met-dialog.tsx')).MetDialog);

/** From so many entries on, a list can be searched. */
const SEARCHED_FROM = 20;

/** What a dialog of a list's own is handed: the entry it edits, or none, and how it saves. */
export interface EntryEditor {
  list: ConfiguredList;
  entry: string | undefined;
  entries: readonly string[];
  config: Versioned;
  /** Puts entries on the list, or one in the place of the one it edits, with what else they change. */
  onSubmit: (entries: readonly string[], change?: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

interface ListCardProps {
  list: ConfiguredList;
  mayWrite: boolean;
  /** More ways to add, beside the list's own button. */
  actions?: (add: (entries: readonly string[]) => void, entries: readonly string[]) => ReactNode;
  /** What stands behind an entry. */
  note?: (entry: string, config: Versioned) => ReactNode;
  Editor?: ComponentType<EntryEditor>;
  /** Under the list; `put` adds an entry to it. */
  below?: (config: Versioned, put: (entry: string) => void, saving: boolean) => ReactNode;
}

type Asked =
  | { what: 'edit'; entry?: undefined }
  // What the list held when it was asked: read again meanwhile, it may not hold the entry anymore.
  | { what: 'edit'; entry: string; on: Versioned }
  | { what: 'add'; entries: readonly string[] }
  | { what: 'delete'; entry: string; on: Versioned };

const entriesOf = (config: Versioned | undefined, { key }: ConfiguredList) => (config?.[key] ?? []) as string[];

const PlainEditor = ({ list, entry, entries, onSubmit, onClose }: EntryEditor) => (
  <EntryDialog {...{ list, entry, entries, onClose }} onSubmit={(given) => onSubmit(given)} />
);

/** A list that the organization keeps: added to, edited, put in order and taken from, each change saved at once. */
export function ListCard({ list, mayWrite, actions, note, Editor = PlainEditor, below }: ListCardProps) {
  const { query, config, save, saving, met, leaveMet } = useConfigured(list.type, list);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [search, setSearch] = useState('');
  const entries = entriesOf(config, list);
  const order = useOrder(entries);
  const nameOf = list.nameOf ?? ((entry: string) => entry);
  const found = order.shown.filter((entry) => entryKey(nameOf(entry)).includes(entryKey(search)));
  const mayDelete = !list.keepsOne || entries.length > 1;

  const change = async (
    next: readonly string[],
    more: Record<string, unknown> = {},
    on: Versioned | undefined = config,
  ): Promise<Outcome> => (on ? save(on, { ...on, ...more, [list.key]: next }) : 'failed');
  const saveOrder = async () => {
    if ((await change(order.shown)) === 'saved') order.forget();
  };
  /** Asked and answered: the question goes, whatever was saved. */
  const settle = async (next: readonly string[], on?: Versioned) => {
    if ((await change(next, {}, on)) !== 'failed') setAsked(null);
  };
  const remove = (entry: string, on: Versioned) => {
    // An entry that somebody renamed or took off meanwhile is met, not passed over.
    const from = config && entries.includes(entry) ? config : on;
    return settle(
      entriesOf(from, list).filter((each) => each !== entry),
      from,
    );
  };
  const add = async (given: readonly string[], more?: Record<string, unknown>) => {
    if (list.confirmsAdding) return setAsked({ what: 'add', entries: given });
    if ((await change([...entries, ...given], more)) === 'failed') throw new Error('not saved');
  };
  const edit = (before: string, on: Versioned) => async (given: readonly string[], more?: Record<string, unknown>) => {
    const next = entriesOf(on, list).flatMap((each) => (each === before ? given : [each]));
    const outcome = await change(next, more, on);
    if (outcome === 'failed') throw new Error('not saved');
    if (outcome === 'saved') order.rename(before, given);
  };
  const closeEditor = () => setAsked((now) => (now?.what === 'edit' ? null : now));

  return (
    <Card
      title={list.title}
      anchor={list.type}
      aside={
        config && (
          <div className={classes.actions}>
            <HistoryButton type={list.type} title={list.title} version={config.version} />
            {mayWrite && actions?.((added) => setAsked({ what: 'add', entries: added }), entries)}
            {mayWrite && (
              <Button
                icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
                onClick={() => setAsked({ what: 'edit' })}
              >
                {text.add}
              </Button>
            )}
          </div>
        )
      }
    >
      <p className={classes.hint}>{list.hint}</p>
      {query.isPending && <LoadingRows />}
      {query.isError && !config && (
        <ErrorBanner message={list.notLoaded} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {/* A list that gets short while it is searched keeps the way back to all of it. */}
      {(entries.length >= SEARCHED_FROM || search !== '') && (
        <SearchBox
          label={format(text.search_list, { list: list.title })}
          value={search}
          delay={0}
          onSearch={setSearch}
        />
      )}
      {config && entries.length === 0 && <EmptyState title={list.empty} />}
      {entries.length > 0 && found.length === 0 && (
        <p className={classes.hint}>{format(text.nothing_matches, { query: search })}</p>
      )}
      <SortableList
        label={list.title}
        items={found.map((entry) => ({ id: entry, name: nameOf(entry) }))}
        fixed={!mayWrite || !list.ordered || search !== '' || saving}
        onMove={order.move}
      >
        {({ id: entry }) => (
          <>
            <span className={listsClasses.noted}>
              <span className={classes.entry}>{nameOf(entry)}</span>
              {config && note?.(entry, config)}
            </span>
            {mayWrite && (
              <span className={classes.rowActions}>
                {!list.isFixed?.(entry) && (
                  <IconButton
                    label={format(text.edit_named, { x: nameOf(entry) })}
                    onClick={() => config && setAsked({ what: 'edit', entry, on: config })}
                  >
                    <IconPencil size={18} stroke={1.75} />
                  </IconButton>
                )}
                {mayDelete && (
                  <IconButton
                    label={format(text.delete_named, { x: nameOf(entry) })}
                    onClick={() => config && setAsked({ what: 'delete', entry, on: config })}
                  >
                    <IconTrash size={18} stroke={1.75} />
                  </IconButton>
                )}
              </span>
            )}
          </>
        )}
      </SortableList>
      {order.changed && (
        <div role="status" className={listsClasses.orderBar}>
          <span>{text.order_changed}</span>
          <Button disabled={saving} onClick={order.forget}>
            {text.undo_order}
          </Button>
          <Button kind="primary" loading={saving} onClick={() => void saveOrder()}>
            {text.save_order}
          </Button>
        </div>
      )}
      {order.guard}
      {config && below?.(config, (entry) => void change([...entries, entry]), saving)}
      {asked?.what === 'edit' && asked.entry === undefined && config && (
        <Editor {...{ list, entries, config }} entry={undefined} onSubmit={add} onClose={closeEditor} />
      )}
      {asked?.what === 'edit' && asked.entry !== undefined && (
        <Editor
          {...{ list, entry: asked.entry, entries: entriesOf(asked.on, list), config: asked.on }}
          onSubmit={edit(asked.entry, asked.on)}
          onClose={closeEditor}
        />
      )}
      <ConfirmDialog
        opened={asked?.what === 'add'}
        title={asked?.what === 'add' ? format(text.add_question, { x: asked.entries.join(', ') }) : ''}
        loading={saving}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked?.what === 'add' && void settle([...entries, ...asked.entries])}
      />
      <ConfirmDialog
        opened={asked?.what === 'delete'}
        title={asked?.what === 'delete' ? deleteQuestion(nameOf(asked.entry)) : ''}
        confirmLabel={text.delete}
        danger
        loading={saving}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked?.what === 'delete' && void remove(asked.entry, asked.on)}
      >
        {list.deleteHint}
      </ConfirmDialog>
      {met && (
        <MetDialog
          // Met once more, what is ticked is of the list that it met now.
          key={met.theirs.version}
          message={met.message}
          entries={metEntries(entriesOf(met.base, list), entriesOf(met.mine, list), entriesOf(met.theirs, list))}
          saving={saving}
          onClose={leaveMet}
          onSave={(kept) => void save(met.theirs, { ...carried(met), [list.key]: kept })}
        />
      )}
    </Card>
  );
}
