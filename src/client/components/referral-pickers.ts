import type { ComponentType } from 'react';

/** A referral source as a form keeps it once chosen. */
export interface ChosenSource {
  id: string;
  referral_name: string;
}

/** A contact as a form keeps it once chosen. */
export interface ChosenContact {
  id: string;
  name: string;
}

interface PickerProps<Value> {
  label: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  error?: string;
  required?: boolean;
  autoFocus?: boolean;
}

export type SourcePickerProps = PickerProps<ChosenSource>;
export interface ContactPickerProps extends PickerProps<ChosenContact> {
  /** Whose contacts are offered; none while no source is chosen. */
  source: ChosenSource | null;
  /** Said where the source has no contact. */
  nothing?: string;
}

/** The pickers that a form of another feature is handed by its route. */
export interface ReferralPickers {
  Source: ComponentType<SourcePickerProps>;
  Contact: ComponentType<ContactPickerProps>;
  /** Fetches both, so that a form which begins with one can put the focus there. */
  ahead: () => Promise<unknown>;
}
