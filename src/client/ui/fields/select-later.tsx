import type { ComponentProps, ReactNode } from 'react';
import { drawnLater } from '../drawn-later.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { SelectField } from './select-field.tsx';

/** A select field beside what a page is about, such as a filter: its list and all that floats come after the page. */
export const SelectLater = drawnLater<ComponentProps<typeof SelectField>>(
  async () => (await import('./select-field.tsx')).SelectField,
  <Skeleton height={36} />,
) as <Value extends string>(props: ComponentProps<typeof SelectField<Value>>) => ReactNode;
