import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AudiencePreview } from './audience-preview.tsx';
import { audienceOptions } from './campaigns.data.ts';
import classes from './campaigns.module.css';

/** The audience that every organization has: how many it reaches now, and who they are. */
export function AudienceCard() {
  const { data } = useQuery(audienceOptions());
  const [previewing, setPreviewing] = useState(false);
  return (
    <Card
      title={text.all}
      aside={
        <Button aria-label={text.preview_audience} onClick={() => setPreviewing(true)}>
          {text.preview}
        </Button>
      }
    >
      <p className={classes.line}>
        {text.all_contacts} · {text.dynamic_audience}
      </p>
      {data && (
        <p className={classes.line}>{format(text.audience_counts, { mailable: data.mailable, total: data.total })}</p>
      )}
      <AudiencePreview opened={previewing} onClose={() => setPreviewing(false)} />
    </Card>
  );
}
