import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { CAMPAIGNS_HREF, campaignHref } from '#client/platform/links.ts';
import { useRefused } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { Stepper } from '#client/ui/page/stepper.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { hasReport, hasRun, isEditable } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignStatusPill } from './campaign-status.tsx';
import type { CampaignDetails } from './campaigns.data.ts';
import classes from './campaigns.module.css';
import { useExit } from './exit-question.tsx';

export const WIZARD_STEPS = ['audience', 'template', 'design', 'preview-and-send'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const STEPS = [
  { key: 'audience', label: text.step_audience },
  { key: 'design', label: text.step_design },
  { key: 'preview-and-send', label: text.step_preview },
];

/** Which of the three steps shown a page belongs to: choosing a template is a part of the design. */
const PLACE: Record<WizardStep, number> = { audience: 0, template: 1, design: 1, 'preview-and-send': 2 };

interface CampaignWizardProps {
  campaign: CampaignDetails;
  step: WizardStep;
  /** Saves what the step holds; absent where there is nothing to save. */
  onSaveDraft?: () => void;
  saving?: boolean;
  /** Keeps what the step holds before another one is shown. @returns whether it is kept */
  onLeave?: () => Promise<boolean>;
  children: ReactNode;
}

/** The step shown last, as `campaign step`: each step is a page of its own. */
let shownLast = '';

/** Gives the focus to a step that another one led to: the button that was pressed has gone with its page. */
function useStepFocus(id: string, step: WizardStep): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNext = shownLast.startsWith(`${id} `) && shownLast !== `${id} ${step}`;
    shownLast = `${id} ${step}`;
    if (isNext && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [id, step]);
  return panel;
}

/** What every page of a campaign stands in: where one is, Save Draft and Exit. */
export function CampaignWizard({ campaign, step, onSaveDraft, saving, onLeave, children }: CampaignWizardProps) {
  const navigate = useNavigate();
  const exit = useExit();
  const readsOnly = useRefused()('marketing:write');
  const { id, name, status, has_html } = campaign;
  const panel = useStepFocus(id, step);
  const draft = isEditable(status);
  const targets = ['audience', has_html ? 'design' : 'template', 'preview-and-send'];
  const show = async (index: number) => {
    // What was typed is kept by then: nobody is asked about it.
    if (!onLeave || (await onLeave()))
      await navigate({ to: `${campaignHref(id)}/${targets[index]}`, ignoreBlocker: true });
  };
  return (
    <>
      <PageHeader
        title={text.campaign}
        badge={<CampaignStatusPill status={status} />}
        trail={<Breadcrumbs crumbs={[{ label: text.marketing, href: CAMPAIGNS_HREF }, { label: name }]} />}
        actions={
          <>
            {hasReport(status) && (
              <Button onClick={() => void navigate({ to: CAMPAIGNS_HREF, search: { report: id } })}>
                {text.report}
              </Button>
            )}
            {draft && onSaveDraft && (
              <Button loading={saving} onClick={onSaveDraft}>
                {text.save_draft}
              </Button>
            )}
            <Button kind="quiet" className={classes.exit} onClick={exit}>
              {text.exit}
            </Button>
            {hasRun(status) && <CampaignMenu campaign={campaign} />}
          </>
        }
      />
      <div ref={panel} tabIndex={-1} className={classes.page}>
        <Stepper
          steps={STEPS}
          current={PLACE[step]}
          onSelect={draft && !readsOnly ? (index) => void show(index) : undefined}
          canSelect={(index) => index < 2 || has_html}
        />
        {readsOnly ? <Notice>{text.role_reads}</Notice> : hasRun(status) && <Notice>{text.read_only}</Notice>}
        {children}
      </div>
    </>
  );
}
