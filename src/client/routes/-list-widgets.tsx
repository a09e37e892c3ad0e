import { ListWidget } from '../components/list/list-widget.tsx';
import type { WidgetBodyProps } from '../features/dashboard/widget-kinds.ts';
import { inquiryList } from '../features/inquiries/list/inquiries.list.tsx';
import { sourceList } from '../features/referral-sources/sources.list.tsx';
import { taskList } from '../features/tasks/tasks.list.tsx';
import { statusOf } from './-source-status.tsx';

const sources = sourceList(statusOf);

export const InquiriesTable = (widget: WidgetBodyProps) => <ListWidget list={inquiryList} {...widget} />;
export const TasksTable = (widget: WidgetBodyProps) => <ListWidget list={taskList} {...widget} />;
export const SourcesTable = (widget: WidgetBodyProps) => <ListWidget list={sources} {...widget} />;
