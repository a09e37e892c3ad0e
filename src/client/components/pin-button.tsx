import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import {
  isSameWidget,
  KNOWN_WIDGETS,
  MAX_WIDGETS,
  type Widget,
  type WidgetName,
  widgetTitle,
} from '#shared/features/configuration/dashboard-widgets.ts';
import { format } from '#shared/platform/define-messages.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { usePinnedWidgets } from './pinned-widgets.ts';

interface PinButtonProps {
  widget: WidgetName;
  title: string;
  size: Widget['size'];
  /** What the widget shows; the same widget with the same parameters is pinned once. */
  params: Widget['params'];
}

/** Pins what a screen shows to the person's dashboard, or takes it off again. */
export function PinButton({ widget: registerName, title, size, params }: PinButtonProps) {
  const { widgets, change } = usePinnedWidgets();
  const same = (each: Widget) => isSameWidget(each, { registerName, params });
  const pinned = widgets?.some(same) ?? false;
  const toggle = useMutation({
    mutationFn: (pin: boolean) => {
      const added: Widget = {
        id: crypto.randomUUID(),
        title: widgetTitle(title),
        registerName,
        params,
        size,
        type: KNOWN_WIDGETS[registerName],
      };
      return change((now) => {
        const others = now.filter((each) => !same(each));
        return pin ? [...others, added] : others;
      });
    },
    onSuccess: (_, pin) => toast.success(format(pin ? text.widget_added : text.widget_removed, { title })),
    onError: (_, pin) => toast.error(pin ? text.widget_add_failed : text.widget_remove_failed),
  });
  const press = () => {
    if (!pinned && (widgets?.length ?? 0) >= MAX_WIDGETS) toast.error(text.widgets_max);
    else toggle.mutate(!pinned);
  };
  const Icon = pinned ? IconPinFilled : IconPin;
  return (
    <IconButton
      label={format(text.widget_pin, { title })}
      kind="outline"
      pressed={pinned}
      disabled={!widgets}
      busy={toggle.isPending}
      onClick={press}
    >
      <Icon size={18} stroke={1.75} />
    </IconButton>
  );
}
