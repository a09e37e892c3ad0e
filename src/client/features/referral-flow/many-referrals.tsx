import { useState } from 'react';
import type { Selection } from '#client/components/bulk/use-selection.ts';
import type { Refusal } from '#client/components/bulk/why-dialog.tsx';
import type { ReferralPickers } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';

const ManyReferralsDialog = drawnLater(async () => (await import('./many-referrals-dialog.tsx')).ManyReferralsDialog);
const WhyDialog = drawnLater(async () => (await import('#client/components/bulk/why-dialog.tsx')).WhyDialog);

interface ManyReferralsProps {
  selection: Pick<Selection<never>, 'rows' | 'choose'>;
  Source: ReferralPickers['Source'];
}

/** In the bar of chosen inquiries: one source as the primary incoming referral of all that have none. */
export function ManyReferrals({ selection, Source }: ManyReferralsProps) {
  const mayLog = useMay('referral_flow:write');
  const [opened, setOpened] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null);
  if (!mayLog) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)}>{text.bulk_source}</Button>
      {opened && (
        <ManyReferralsDialog
          rows={selection.rows()}
          Source={Source}
          onClose={() => setOpened(false)}
          // Those that stay as they were stay chosen, so that each can say why.
          onLogged={(left) => selection.choose(left)}
          onWhy={setRefusals}
        />
      )}
      {refusals && <WhyDialog refusals={refusals} onClose={() => setRefusals(null)} />}
    </>
  );
}
