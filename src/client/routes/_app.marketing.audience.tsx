import { createFileRoute } from '@tanstack/react-router';
import { MarketingFrame } from '../components/marketing-frame.tsx';
import { AudiencePage } from '../features/campaigns/audience-page.tsx';

export const Route = createFileRoute('/_app/marketing/audience')({
  component: () => (
    <MarketingFrame tab="audience" leadsItself>
      <AudiencePage />
    </MarketingFrame>
  ),
});
