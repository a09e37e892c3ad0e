import { PinButton } from '#client/components/pin-button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import { CensusBooster } from './census-booster.tsx';

/** The booster over the census. */
export const BoosterDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal opened size="full" title={text.census_booster} onClose={onClose}>
    <CensusBooster aside={<PinButton widget="CensusBooster" title={text.census_booster} size="lg" params={{}} />} />
  </Modal>
);
