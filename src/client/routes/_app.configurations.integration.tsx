import { createFileRoute } from '@tanstack/react-router';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { PlatformCards } from '../features/integrations/platforms-card.tsx';
import { VoiceAgentCard } from '../features/integrations/voice-agent-card.tsx';

export const Route = createFileRoute('/_app/configurations/integration')({ component: Integration });

function Integration() {
  return (
    <ConfigurationsFrame tab="integration">
      <PlatformCards />
      <VoiceAgentCard />
    </ConfigurationsFrame>
  );
}
