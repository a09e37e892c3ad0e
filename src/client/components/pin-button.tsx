import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { configurationMessages as text } from '../../shared/features/configuration/configuration.messages.ts';
import {
  isSameWidget,
  KNOWN_WIDGETS,
  MAX_WIDGETS,
  type Widget,
  type WidgetName,
} from '../../shared/features/configuration/dashboard-widgets.ts';
import { format } from '../../shared/platform/define-messages.ts';
import { changeConfiguration, configurationOptions } from '../platform/configuration.ts';
import { session } from '../platform/session.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast-store.ts';

interface WidgetsConfig {
  version: number;
  widgets: readonly Widget[];
}

interface PinButtonProps {
  widget: WidgetName;
  title: string;
  size: Widget['size'];
  /** What the widget shows; the same widget with the same parameters is pinned once. */
  params: Widget['params'];
}

/** Pins what a screen shows to the person's dashboard, or takes it off again. */
export function PinButton({ widget: registerName, title, size, params }: PinButtonProps) {
  const client = useQueryClient();
  const type = `DASHBOARD_WIDGETS_${session.state().owner ?? ''}` as const;
  const { data } = useQuery(configurationOptions<WidgetsConfig>(type));
  const widgets = data?.widgets ?? [];
  const same = (each: Widget) => isSameWidget(each, { registerName, params });
  const pinned = widgets.some(same);
  const toggle = useMutation({
    mutationFn: (pin: boolean) => {
      const added: Widget = {
        id: crypto.randomUUID(),
        title,
        registerName,
        params,
        size,
        type: KNOWN_WIDGETS[registerName],
      };
      return changeConfiguration<WidgetsConfig>(client, type, (now) => {
        const others = now.widgets.filter((each) => !same(each));
        return { ...now, widgets: pin ? [...others, added] : others };
      });
    },
    onSuccess: (_, pin) => toast.success(format(pin ? text.widget_added : text.widget_removed, { title })),
    onError: (_, pin) => toast.error(pin ? text.widget_add_failed : text.widget_remove_failed),
  });
  const press = () => {
    if (!pinned && widgets.length >= MAX_WIDGETS) toast.error(text.widgets_max);
    else toggle.mutate(!pinned);
  };
  const Icon = pinned ? IconPinFilled : IconPin;
  return (
    <IconButton
      label={format(text.widget_pin, { title })}
      kind="outline"
      pressed={pinned}
      disabled={!data || toggle.isPending}
      onClick={press}
    >
      <Icon size={18} stroke={1.75} />
    </IconButton>
  );
}
