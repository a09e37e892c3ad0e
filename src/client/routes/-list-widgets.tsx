import { ListWidget } from '../components/list/list-widget.tsx';
import { EngagementBadge } from '../features/activities/engagement-badge.tsx';
import type { WidgetBodyProps } from '../features/dashboard/widget-kinds.ts';
import { inquiryList } from '../features/inquiries/list/inquiries.list.tsx';
import { sourceList } from '../features/referral-sources/sources.list.tsx';
import { taskList } from '../features/tasks/tasks.list.tsx';

const sources = sourceList(({ id, status }) => <EngagementBadge referralId={id} status={status} />);

export const InquiriesTable = (widget: WidgetBodyProps) => <ListWidget list={inquiryList} {...widget} />;
export const TasksTable = (widget: WidgetBodyProps) => <ListWidget list={taskList} {...widget} />;
export const SourcesTable = (widget: WidgetBodyProps) => <ListWidget list={sources} {...widget} />;
