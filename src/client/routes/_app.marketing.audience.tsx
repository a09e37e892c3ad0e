import { createFileRoute } from '@tanstack/react-router';
import { MarketingFrame } from '../components/marketing-frame.tsx';
import { AudienceCard } from '../features/campaigns/audience-card.tsx';

export const Route = createFileRoute('/_app/marketing/audience')({
  component: () => (
    <MarketingFrame tab="audience">
      <AudienceCard />
    </MarketingFrame>
  ),
});
