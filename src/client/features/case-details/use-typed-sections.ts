import { useCallback, useState } from 'react';
import type { CaseSection } from '#shared/features/case-details/case-sections.ts';

/**
 * The sections to draw: one in which somebody types stays as it was when they began, also where its fields, or the
 * whole of it, are no longer shown by now. What was typed does not go with them; a save says so at the field.
 */
export function useTypedSections(now: readonly CaseSection[]) {
  const [typed, setTyped] = useState<readonly CaseSection[]>([]);
  const onTyped = useCallback(
    (section: CaseSection, dirty: boolean) =>
      setTyped((all) => {
        const others = all.filter(({ id }) => id !== section.id);
        if (dirty) return [...others, section];
        return others.length === all.length ? all : others;
      }),
    [],
  );
  const shown = new Set(now.map(({ id }) => id));
  const sections = [
    ...now.map((section) => typed.find(({ id }) => id === section.id) ?? section),
    ...typed.filter(({ id }) => !shown.has(id)),
  ];
  return { sections, onTyped };
}
