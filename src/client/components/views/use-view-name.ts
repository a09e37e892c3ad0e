import { useState } from 'react';
import { isNameTaken } from '#shared/features/configuration/list-views.ts';
import type { ListView } from './use-list-view.ts';

/** A view's name as a form asks for it: refused while another view has it, those included that only the server knew of. */
export function useViewName(names: readonly string[] = []) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  return {
    isTaken: ({ view_name }: { view_name: string }): boolean => isNameTaken(view_name.trim(), [...names, ...taken]),
    /** @throws Error where it was not saved */
    saved: async (view_name: string, saving: ReturnType<ListView['saveAsNew']>): Promise<void> => {
      const outcome = await saving;
      if (outcome === 'taken') setTaken([...taken, view_name]);
      if (outcome !== 'saved') throw new Error(outcome);
    },
  };
}
