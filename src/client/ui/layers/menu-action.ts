import type { ReactNode } from 'react';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A place to go, as a real link; else `onSelect`. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Whether what the action turns on is on; absent for an action that turns nothing on. */
  checked?: boolean;
  disabled?: boolean;
}

/** One of several, chosen in the menu above its actions. */
export interface MenuChoice {
  /** Says what is chosen, where a menu holds more than one choice. */
  label?: string;
  chosen: string;
  options: readonly string[];
  onChoose: (option: string) => void;
}

export type MenuPosition = 'bottom-end' | 'bottom-start' | 'right-end' | 'top-end';
