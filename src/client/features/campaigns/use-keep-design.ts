import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { hearRefusal } from '#client/platform/refusals.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { type CampaignDetails, campaignOptions } from './campaigns.data.ts';

/** Milliseconds that lost work is spoken of: two sentences, while another page takes the place of what was written. */
const LOST_MS = 10_000;

/** What an edit was begun on. */
export interface Begun {
  version?: number | undefined;
  restore_template: string | null;
}

/**
 * Keeps a campaign's design on the version it was opened at. Where somebody changed another field meanwhile, it is kept
 * all the same; where they changed the design, nobody's is lost: it waits for a choice.
 */
export function useKeepDesign({ id, version, restore_template }: CampaignDetails) {
  const client = useQueryClient();
  const seen = useRef<Begun>({ version, restore_template });
  /** What was sent last: its answer may have been lost on the way, and what is kept is this one's own. */
  const sent = useRef<string>(undefined);
  /** Another page takes this one's place then, which tries to keep it once more as it goes. */
  const saidGone = useRef(false);
  const [theirs, setTheirs] = useState<CampaignDetails | null>(null);
  /** Counts up where another design is to be opened. */
  const [opened, setOpened] = useState(0);

  const showKept = (kept: CampaignDetails) => {
    seen.current = kept;
    client.setQueryData(campaignOptions(id).queryKey, kept);
  };
  const save = (on: number | undefined, design: string) =>
    trpcClient.campaigns.save.mutate({ campaign_id: id, version: on, restore_template: design });

  const keep = async (design: string) => {
    const before = sent.current;
    sent.current = design;
    try {
      showKept(await save(seen.current.version, design));
    } catch (error) {
      hearRefusal(error);
      const { code, current } = serverErrorOf(error);
      // It is no draft anymore, or not there: its page shows which, and says so where it is not there.
      if (!current && (code === 'conflict' || code === 'not_found'))
        void client.invalidateQueries({ queryKey: campaignOptions(id).queryKey });
      if (!current && code === 'conflict' && !saidGone.current) {
        saidGone.current = true;
        toast.error(text.draft_no_more, { duration: LOST_MS });
      }
      if (code !== 'conflict' || !current) throw error;
      const now = current as CampaignDetails;
      if (![seen.current.restore_template, before, design].includes(now.restore_template)) {
        setTheirs(now);
        throw error;
      }
      showKept(await save(now.version, design));
    }
    await client.invalidateQueries({ queryKey: trpc.campaigns.list.pathKey() });
  };
  return {
    keep,
    /** What is edited was begun on. */
    seen,
    theirs,
    opened,
    keepMine: () => {
      if (theirs) seen.current = theirs;
      setTheirs(null);
    },
    takeTheirs: () => {
      if (!theirs) return;
      showKept(theirs);
      setTheirs(null);
      setOpened((before) => before + 1);
    },
  };
}
