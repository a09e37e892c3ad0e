import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { campaignHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { CampaignWizard } from './campaign-wizard.tsx';
import { type CampaignDetails, senderOptions } from './campaigns.data.ts';
import classes from './campaigns.module.css';
import { HtmlPreview } from './html-preview.tsx';
import { TestDialog } from './test-dialog.tsx';

/** The design as its readers will see it, and a test of it. */
export function DesignStep({ campaign }: { campaign: CampaignDetails }) {
  const navigate = useNavigate();
  const { data: own } = useQuery(senderOptions());
  const [testing, setTesting] = useState(false);
  const { id, name, subject, html_content, org_name, reply_to } = campaign;
  const go = (step: string) => void navigate({ to: `${campaignHref(id)}/${step}` });
  return (
    <CampaignWizard campaign={campaign} step="design">
      <div className={classes.bar}>
        <Button onClick={() => go('template')}>{text.change_template}</Button>
        {own && (
          <Button kind="quiet" onClick={() => setTesting(true)}>
            {text.test_campaign}
          </Button>
        )}
        <span className={classes.gap} />
        <Button kind="primary" onClick={() => go('preview-and-send')}>
          {text.preview}
        </Button>
      </div>
      {html_content && (
        <div className={classes.sheet}>
          <HtmlPreview title={format(text.preview_of, { name })} html={html_content} />
        </div>
      )}
      {testing && own && (
        <TestDialog
          campaign_id={id}
          sender={{ ...own, org_name: org_name ?? own.org_name, reply_to: reply_to ?? own.reply_to, subject }}
          onClose={() => setTesting(false)}
        />
      )}
    </CampaignWizard>
  );
}
