import { rectSortingStrategy } from '@dnd-kit/sortable';
import { IconPin } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { usePinnedWidgets } from '#client/components/pinned-widgets.ts';
import { SortableContext } from '#client/components/sortable/sortable-context.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { isSameWidget, type Widget, type WidgetName } from '#shared/features/configuration/dashboard-widgets.ts';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './dashboard.module.css';
import { WidgetCard } from './widget-card.tsx';
import type { WidgetKinds } from './widget-kinds.ts';

type Widgets = readonly Widget[];

/** One that was taken off, and the order that it stood in. */
interface Removed {
  widget: Widget;
  order: readonly string[];
}

/** A press beside the one that moves a widget takes it off: long enough to see what is missing. */
const UNDO_MS = 10_000;

/** Widgets in an order of their ids; said twice it is the same order. One that was pinned meanwhile stands last. */
const inOrder = (widgets: Widgets, ids: readonly string[]): Widgets => {
  const placeOf = ({ id }: Widget) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return widgets.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Those pinned now and one that was removed, at its place again; only those where the same was pinned meanwhile. */
const withWidget = (now: Widgets, widget: Widget, order: readonly string[]): Widgets =>
  now.some((each) => isSameWidget(each, widget)) ? now : inOrder([...now, widget], order);

/** What a person has pinned, on a grid that is put in order by dragging, by keyboard, or from each widget's menu. */
export function PinnedWidgets({ kinds }: { kinds: WidgetKinds }) {
  const { widgets, error, refetch, isFetching, change } = usePinnedWidgets();
  const save = useMutation({
    mutationFn: (next: (now: Widgets) => Widgets) => change(next),
    onError: () => toast.error(text.not_arranged),
  });
  const putBack = useMutation({
    mutationFn: ({ widget, order }: Removed) => change((now) => withWidget(now, widget, order)),
    onSuccess: (_, { widget: { title } }) => toast.success(format(configurationMessages.widget_added, { title })),
    onError: () => toast.error(configurationMessages.widget_add_failed),
  });
  const remove = useMutation({
    mutationFn: ({ widget: { id } }: Removed) => change((now) => now.filter((each) => each.id !== id)),
    onSuccess: (_, removed) =>
      toast.success(format(configurationMessages.widget_removed, { title: removed.widget.title }), {
        duration: UNDO_MS,
        action: { label: uiMessages.toast_undo, onAction: () => putBack.mutate(removed) },
      }),
    onError: () => toast.error(configurationMessages.widget_remove_failed),
  });
  const shown = widgets?.flatMap((widget) => {
    const kind = kinds[widget.registerName as WidgetName];
    return kind ? [{ widget, kind }] : [];
  });
  const step = (id: string, to: number) => {
    const others = (shown ?? []).map(({ widget }) => widget.id).filter((each) => each !== id);
    const order = others.toSpliced(to, 0, id);
    save.mutate((now) => inOrder(now, order));
  };
  const resize = (id: string, size: Widget['size']) =>
    save.mutate((now) => now.map((each) => (each.id === id ? { ...each, size } : each)));
  const redate = ({ id, registerName }: Widget, over: Pick<Widget, 'title' | 'params'>) => {
    const same = (each: Widget) => each.id !== id && isSameWidget(each, { registerName, params: over.params });
    if (widgets?.some(same)) toast.error(text.pinned_already);
    else save.mutate((now) => now.map((each) => (each.id === id ? { ...each, ...over } : each)));
  };
  if (!shown)
    return error ? (
      <ErrorBanner message={text.not_loaded} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={160} />
    );
  if (shown.length === 0)
    return (
      <EmptyState icon={IconPin} title={text.pin_from_any_page}>
        {text.pin_hint}
      </EmptyState>
    );
  return (
    <SortableContext
      items={shown.map(({ widget: { id, title } }) => ({ id, name: title }))}
      strategy={rectSortingStrategy}
      onMove={step}
    >
      <ol className={classes.grid} aria-label={text.pinned}>
        {shown.map(({ widget, kind }, at) => (
          <WidgetCard
            key={widget.id}
            widget={widget}
            kind={kind}
            first={at === 0}
            last={at === shown.length - 1}
            onStep={(by) => step(widget.id, at + by)}
            onResize={(size) => resize(widget.id, size)}
            onDates={(over) => redate(widget, over)}
            onRemove={() => remove.mutate({ widget, order: (widgets ?? []).map(({ id }) => id) })}
          />
        ))}
      </ol>
    </SortableContext>
  );
}
