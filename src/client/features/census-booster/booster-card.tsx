import { PinButton } from '#client/components/pin-button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import { CensusBooster } from './census-booster.tsx';

/** The booster among the figures of a screen, with its pin. */
export const BoosterCard = () => (
  <Card
    title={text.census_booster}
    aside={<PinButton widget="CensusBooster" title={text.census_booster} size="lg" params={{}} />}
  >
    <CensusBooster />
  </Card>
);
