import { deviceDatabase } from '#client/platform/device-database.ts';
import { session } from '#client/platform/session.ts';

/** Templates that were not saved yet. They hold no client's data, and leave with whoever signs out. */
const DATABASE = 'landfall-email-drafts';
const STORE = 'drafts';

/** What an edit was begun on: where somebody saves meanwhile, it says so, also after the draft has lain a while. */
export interface Begun {
  version?: number | undefined;
  restore_template: string | null;
}

export interface Draft {
  stored: string;
  begun?: Begun;
}

const within = deviceDatabase(DATABASE, [STORE]);

/** By whose page it is: that is in memory still while their session has ended, and what was typed last is kept then. */
const keyOf = (name: string): string => `${session.state().owner ?? ''}:${name}`;

/** A browser that keeps nothing, as in a private window, has no drafts: that is no reason not to edit. */
const unkept = () => null;

export const readDraft = (name: string): Promise<Draft | null> =>
  within(STORE, 'readonly', (store) => store.get(keyOf(name)) as IDBRequest<Draft | string | undefined>).then(
    // One from before what it was begun on was kept is the e-mail alone.
    (found) => (typeof found === 'string' ? { stored: found } : (found ?? null)),
    unkept,
  );

export const keepDraft = (name: string, draft: Draft): Promise<unknown> =>
  within(STORE, 'readwrite', (store) => store.put(draft, keyOf(name))).catch(unkept);

export const dropDraft = (name: string): Promise<unknown> =>
  within(STORE, 'readwrite', (store) => store.delete(keyOf(name))).catch(unkept);

/** What a campaign's design is called among them. */
export const campaignDraft = (campaign_id: string): string => `campaign:${campaign_id}`;

export const dropCampaignDraft = (campaign_id: string): Promise<unknown> => dropDraft(campaignDraft(campaign_id));

session.onFarewell(() => indexedDB.deleteDatabase(DATABASE));
