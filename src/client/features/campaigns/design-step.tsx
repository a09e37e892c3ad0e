import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { campaignHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { CampaignWizard } from './campaign-wizard.tsx';
import { type CampaignDetails, senderOptions } from './campaigns.data.ts';
import classes from './campaigns.module.css';
import { type Begun, useKeepDesign } from './use-keep-design.ts';

const TestDialog = drawnLater(async () => (await import('./test-dialog.tsx')).TestDialog);

/** The editor of a design, as this page uses it. */
export type DesignEditor = ComponentType<{
  campaign_id: string;
  stored: string | null;
  keep: (stored: string) => Promise<unknown>;
  begun: RefObject<Begun>;
  handle: RefObject<{ flush: () => Promise<boolean>; giveUp: () => Promise<unknown> } | null>;
  actions: ReactNode;
}>;

interface DesignStepProps {
  campaign: CampaignDetails;
  Editor: DesignEditor;
}

/** The campaign's own e-mail, kept while it is written; and a test of it. */
export function DesignStep({ campaign, Editor }: DesignStepProps) {
  const navigate = useNavigate();
  const { data: own } = useQuery(senderOptions());
  const [testing, setTesting] = useState(false);
  const handle = useRef<{ flush: () => Promise<boolean>; giveUp: () => Promise<unknown> }>(null);
  const { keep, theirs, keepMine, takeTheirs, opened, seen } = useKeepDesign(campaign);
  const { id, subject, org_name, reply_to, restore_template } = campaign;
  /** Goes on once all that was written is kept. */
  const kept = (then: () => void) => () =>
    void handle.current?.flush().then((all) => (all ? then() : toast.error(text.failed_to_save)));
  const go = (step: string) => kept(() => void navigate({ to: `${campaignHref(id)}/${step}` }));
  return (
    <CampaignWizard campaign={campaign} step="design" onSaveDraft={kept(() => toast.success(text.saved))}>
      {theirs && (
        <Notice
          tone="warning"
          action={
            <>
              <Button onClick={() => void handle.current?.giveUp().then(takeTheirs)}>{text.take_theirs}</Button>
              <Button
                onClick={() => {
                  keepMine();
                  void handle.current?.flush();
                }}
              >
                {text.keep_mine}
              </Button>
            </>
          }
        >
          {text.design_clash}
        </Notice>
      )}
      <Editor
        key={opened}
        campaign_id={id}
        stored={restore_template}
        keep={keep}
        begun={seen}
        handle={handle}
        actions={
          <>
            <Button kind="quiet" onClick={go('template')}>
              {text.change_template}
            </Button>
            {own && (
              <Button kind="quiet" onClick={kept(() => setTesting(true))}>
                {text.test_campaign}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.foot}>
        <Button kind="primary" onClick={go('preview-and-send')}>
          {text.next_preview}
        </Button>
      </div>
      {testing && own && (
        <TestDialog
          campaign_id={id}
          sender={{
            from_email: own.from_email,
            ...{ org_name: org_name ?? own.org_name, reply_to: reply_to ?? own.reply_to },
            subject: subject.trim() || text.test_subject,
          }}
          own={own.reply_to}
          names={own.sender_names}
          onClose={() => setTesting(false)}
        />
      )}
    </CampaignWizard>
  );
}
