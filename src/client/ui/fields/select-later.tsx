import { drawnLater } from '../drawn-later.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { SelectField } from './select-field.tsx';

/** A select field beside what a page is about, such as a filter: its list and all that floats come after the page. */
export const SelectLater = drawnLater(
  async () => (await import('./select-field.tsx')).SelectField,
  <Skeleton height={36} />,
  // Drawn later it forgets which values it takes.
) as unknown as typeof SelectField;
