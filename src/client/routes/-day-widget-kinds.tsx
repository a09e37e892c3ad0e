import type { ComponentType } from 'react';
import type { Permission } from '#shared/platform/permissions.ts';
import { TitledOutside } from '../components/titled-outside.ts';
import { WaitingCalls } from '../features/calls/waiting-calls.tsx';
import { AdmitsToday } from '../features/census/admits-today.tsx';
import type { WidgetKind, WidgetKinds } from '../features/dashboard/widget-kinds.ts';
import { OwnProcessing } from '../features/documents/own-processing.tsx';
import { ContactQueue } from '../features/first-contact/contact-queue.tsx';
import { UNANSWERED_HREF } from '../features/inquiries/inquiries.data.ts';
import { OwnInquiries } from '../features/inquiries/own-inquiries.tsx';
import { ReadyToDischarge } from '../features/inquiries/status/ready-to-discharge.tsx';
import { Unanswered } from '../features/inquiries/unanswered.tsx';
import { DueVisits } from '../features/referral-sources/due-visits.tsx';
import { DueTasks } from '../features/tasks/due-tasks.tsx';
import { inquiriesHref, VISITS_HREF, WAITING_CALLS_HREF } from '../platform/links.ts';

/** A card of My day as a widget: the same live thing, without its frame. */
const card = (Card: ComponentType, href: string, permission: Permission): WidgetKind => ({
  Body: () => (
    <TitledOutside value>
      <Card />
    </TitledOutside>
  ),
  hrefOf: () => href,
  permission,
});

/** What waits for a person, pinned card by card; each leads to the list that it is the top of. */
export const DAY_WIDGET_KINDS = {
  ContactQueue: card(ContactQueue, inquiriesHref('PRE-ASSESSMENT'), 'inquiries:write'),
  WaitingCalls: card(WaitingCalls, WAITING_CALLS_HREF, 'inquiries:write'),
  UnansweredInquiries: card(Unanswered, UNANSWERED_HREF, 'inquiries:write'),
  DueTasks: card(DueTasks, '/tasks?mine=true&state=open', 'tasks:write'),
  AdmitsToday: card(AdmitsToday, '/admissions/census', 'inquiries:read'),
  ReadyToDischarge: card(ReadyToDischarge, inquiriesHref('ADMITTED'), 'inquiries:status'),
  DocumentsInProcess: card(OwnProcessing, '/admissions/inquiries', 'documents:read'),
  RecentInquiries: card(OwnInquiries, '/admissions/inquiries', 'inquiries:case_details'),
  DueVisits: card(DueVisits, VISITS_HREF, 'outreach:read'),
} satisfies WidgetKinds;
