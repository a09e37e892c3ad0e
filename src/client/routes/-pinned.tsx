import { PinnedWidgets } from '../features/dashboard/pinned-widgets.tsx';
import { WIDGET_KINDS } from './-widget-kinds.tsx';

export const Pinned = () => <PinnedWidgets kinds={WIDGET_KINDS} />;
