import './styles.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type AnchorComponent, LinkProvider } from '../display/link.tsx';
import { Toaster } from '../feedback/toast.tsx';
import { cssVariables, theme } from './theme.ts';

interface UiProviderProps {
  /** How a link is drawn: the router's anchor, so that the kit needs to know no router. A plain `<a>` when absent. */
  anchor?: AnchorComponent;
  children: ReactNode;
}

/** Theme, styles, links and toasts: stands once around the whole app. */
export function UiProvider({ anchor, children }: UiProviderProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <LinkProvider anchor={anchor}>
        {children}
        <Toaster />
      </LinkProvider>
    </MantineProvider>
  );
}
