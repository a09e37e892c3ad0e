import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHeld } from '#client/components/form/use-held.ts';
import { configurationOptions } from '#client/platform/configuration.ts';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { trpc } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { VersionedType } from '#shared/features/configuration/configuration.schemas.ts';

export interface Versioned extends Record<string, unknown> {
  version: number;
}

/** A save that met somebody else's. */
export interface Met<Config extends Versioned> {
  /** What the change was made on. */
  base: Config;
  mine: Config;
  theirs: Config;
  /** Whose change it met. */
  message: string;
}

export type Outcome = 'saved' | 'met' | 'failed';

/**
 * A configuration of the organization, and how it is saved: whole, on the version it was read with. What another person
 * saved meanwhile is `met`, until it is settled or left.
 */
export function useConfigured<Config extends Versioned>(type: VersionedType, said: { saved: string; failed: string }) {
  const client = useQueryClient();
  const options = configurationOptions<Config>(type);
  const query = useQuery(options);
  const { held, onDirty } = useHeld(query.data);
  const [met, setMet] = useState<Met<Config> | null>(null);
  const { mutateAsync, isPending } = useMutation(trpc.configuration.save.mutationOptions());

  const save = async (base: Config, mine: Config): Promise<Outcome> => {
    try {
      const saved = await mutateAsync({ type, config: { ...mine, version: base.version } });
      client.setQueryData(options.queryKey, saved);
      // The lists that screens choose from, the history, and what is asked of an inquiry.
      void client.invalidateQueries({ queryKey: trpc.configuration.pathKey() });
      void client.invalidateQueries({ queryKey: trpc.screening.pathKey() });
      void client.invalidateQueries({ queryKey: trpc.optionLists.pathKey() });
      void client.invalidateQueries({ queryKey: trpc.referralFlow.platforms.pathKey() });
      void client.invalidateQueries({ queryKey: trpc.inquiries.staffNames.pathKey() });
      setMet(null);
      toast.success(said.saved);
      return 'saved';
    } catch (error) {
      const { code, current, message = '' } = serverErrorOf(error);
      if (code !== 'conflict' || !current) {
        toast.error(said.failed);
        return 'failed';
      }
      const theirs = current as Config;
      client.setQueryData(options.queryKey, theirs);
      setMet({ base, mine, theirs, message });
      return 'met';
    }
  };

  return {
    query,
    config: query.data,
    /** The same for a form: as it was when somebody began to type in it. */
    begun: held,
    onDirty,
    save,
    saving: isPending,
    met,
    leaveMet: () => setMet(null),
  };
}
