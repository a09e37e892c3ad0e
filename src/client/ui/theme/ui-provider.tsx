import './styles.css';
import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type AnchorComponent, LinkProvider } from '../display/link.tsx';
import { Toaster } from '../feedback/toast.tsx';
import { cssVariables, theme } from './theme.ts';

const paper = window.matchMedia('print');
const isPrinting = () => paper.matches;
function onPrint(listener: () => void) {
  // Drawn before the browser takes its picture.
  const drawn = () => flushSync(listener);
  paper.addEventListener('change', drawn);
  return () => paper.removeEventListener('change', drawn);
}

export type ColorScheme = 'light' | 'dark' | 'system';

interface UiProviderProps {
  /** Light or dark, or as the device says. */
  scheme?: ColorScheme;
  /** How a link is drawn: the router's anchor, so that the kit needs to know no router. A plain `<a>` when absent. */
  anchor?: AnchorComponent;
  children: ReactNode;
}

/** Theme, styles, links and toasts: stands once around the whole app. */
export function UiProvider({ scheme = 'system', anchor, children }: UiProviderProps) {
  const isNight = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const chosen = scheme === 'system' ? (isNight ? 'dark' : 'light') : scheme;
  // Paper is white, whatever the page is.
  const isPaper = useSyncExternalStore(onPrint, isPrinting);
  const shown = isPaper ? 'light' : chosen;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={shown}>
      <LinkProvider anchor={anchor}>
        {children}
        <Toaster />
      </LinkProvider>
    </MantineProvider>
  );
}
