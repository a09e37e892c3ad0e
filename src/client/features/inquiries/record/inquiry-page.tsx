import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useRecordActions } from '#client/components/record-actions.ts';
import { Instant } from '#client/components/when.tsx';
import { isNotFound } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { useHeldBack } from '#client/ui/page/use-held-back.ts';
import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { suffixOf } from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { inquiryOptions } from '../inquiries.data.ts';
import type { Note } from '../inquiry-types.ts';
import { NotesRail } from '../notes/notes-rail.tsx';
import { AboutClient } from '../overview/about-client.tsx';
import { StatusControl } from '../status/status-control.tsx';
import { FactsLine } from './facts-line.tsx';
import classes from './inquiry-page.module.css';
import { type StepsOfOthers, useNextSteps } from './next-step.tsx';
import { RecordSteps } from './record-steps.tsx';
import { useRecordSteps } from './use-record-steps.ts';

/** The first one is shown at every other address below the inquiry, too. */
const TABS = [
  { path: '', label: text.overview },
  { path: '/case-details', label: caseDetailsMessages.case_details },
  { path: '/treatment-plan', label: statusMessages.treatment_plan },
] as const;

interface InquiryPageProps {
  opportunityId: string;
  /** What other features offer of this inquiry, in the menu behind its next step. */
  actions: readonly MenuAction[];
  /** Steps that other features take. */
  stepsOfOthers: StepsOfOthers;
  /** Beside the facts of the header. */
  besideFacts?: ReactNode;
  /** Beside the title of the notes. */
  besideNotes?: ReactNode;
  /** Among the actions of one note. */
  ofNote?: (note: Note) => ReactNode;
  /** The tab shown. */
  children: ReactNode;
}

/** One inquiry: its header, the tab shown, and beside it the notes and, on the overview, the client's cards. */
export function InquiryPage(props: InquiryPageProps) {
  const { opportunityId, actions, stepsOfOthers, besideFacts, besideNotes, ofNote, children } = props;
  const mayRead = useMay('inquiries:read');
  const { data: inquiry, error, refetch, isFetching } = useQuery(inquiryOptions(opportunityId));
  const { pathname } = useLocation();
  const shown = TABS.find(({ path }) => path !== '' && pathname.toLowerCase().endsWith(path))?.path ?? '';
  const records = useRecordSteps(opportunityId);
  const { first, others, dialog } = useNextSteps(mayRead ? inquiry : undefined, stepsOfOthers);
  const suffix = inquiry && suffixOf(inquiry.opportunity_name);
  const tab = suffix ? format(text.inquiry_of_suffix, { suffix }) : text.inquiry;
  useRecordActions(inquiry ? [...(first ? [first] : []), ...others, ...actions] : []);

  const trail = (
    <div className={classes.trail}>
      <Breadcrumbs
        crumbs={[
          { label: text.admissions, href: '/admissions' },
          { label: text.inquiries, href: '/admissions/inquiries' },
          ...(inquiry ? [{ label: inquiry.opportunity_name }] : []),
        ]}
      />
      {records && <RecordSteps {...records} />}
    </div>
  );
  if (insteadOf(inquiry, error))
    return (
      <>
        <PageHeader title={text.inquiry} trail={trail} />
        <ErrorBanner
          message={isNotFound(error) ? text.inquiry_not_found : text.error_fetching_inquiry}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  return (
    <Held>
      <PageHeader
        title={inquiry?.opportunity_name ?? text.inquiry}
        tab={tab}
        badge={inquiry && <StatusControl inquiry={inquiry} />}
        trail={trail}
        meta={
          inquiry &&
          mayRead && (
            <>
              <FactsLine inquiry={inquiry} />
              {besideFacts}
            </>
          )
        }
        sticky
        actions={
          inquiry && (
            <>
              {first && (
                <Button kind="primary" onClick={first.onSelect}>
                  {first.label}
                </Button>
              )}
              <ActionMenu actions={[...others, ...actions]} />
              {dialog}
            </>
          )
        }
      />
      <div className={classes.tabs}>
        <TabsNav
          label={text.tabs_label}
          tabs={TABS.map(({ path, label }) => ({
            href: `${inquiryHref(opportunityId)}${path}`,
            label,
            active: path === shown,
          }))}
        />
      </div>
      {!inquiry ? (
        <Skeleton height={240} />
      ) : !mayRead ? (
        <div className={classes.main}>
          <p>{text.not_allowed}</p>
          {shown === '' && children}
        </div>
      ) : (
        <div className={classes.columns}>
          <div className={shown === '' ? `${classes.main} ${classes.dense}` : classes.main}>
            {children}
            <footer className={classes.footer}>
              {inquiry.created_by_name && (
                <span>
                  {phrase(text.created_by, {
                    name: inquiry.created_by_name,
                    when: <Instant at={inquiry.created_at} timed />,
                  })}
                </span>
              )}
              {inquiry.updated_by_name && inquiry.updated_at !== undefined && (
                <span>
                  {phrase(text.updated_by, {
                    name: inquiry.updated_by_name,
                    when: <Instant at={inquiry.updated_at} timed />,
                  })}
                </span>
              )}
            </footer>
          </div>
          <div className={`${classes.rail} ${classes.dense}`}>
            <NotesRail inquiry={inquiry} aside={besideNotes} ofNote={ofNote} />
            {shown === '' && <AboutClient inquiry={inquiry} />}
          </div>
        </div>
      )}
    </Held>
  );
}

/** The page while its lines and cards come one by one: what stands below each waits for it. */
function Held({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const held = useHeldBack(page);
  return (
    <div ref={page} data-held={held || undefined} aria-busy={held} className={classes.page}>
      {children}
    </div>
  );
}
