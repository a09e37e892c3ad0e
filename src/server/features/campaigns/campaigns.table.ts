import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CampaignStatus, DropReason, RecipientState } from '#shared/features/campaigns/campaigns.rules.ts';

export interface CampaignsTable {
  id: string;
  org_id: string;
  name: string;
  subject: string;
  description: string;
  /** 'all', or null until one was chosen. */
  audience: string | null;
  /** Made by the server of `restore_template`, never taken from a browser. */
  html_content: string | null;
  restore_template: string | null;
  /** The sender's name as recipients see it. */
  org_name: string | null;
  reply_to: string | null;
  /** The sender's address, made of the e-mail of whoever sends. */
  from_email: string | null;
  status: Generated<CampaignStatus>;
  /** Why sending stopped, by the mailer's code. */
  fault: string | null;
  scheduled_at: string | null;
  sent_at: string | null;
  search_text: GeneratedAlways<string>;
  version: Generated<number>;
  created_at: string;
  created_by_id: string | null;
  created_by: string;
  updated_at: string;
  updated_by: string | null;
}

/** The mail of those who are in some of the audiences that its elements are for. */
export interface LetterVersion {
  variant: number;
  html: string;
  plain: string;
}

/** What a campaign sends, as it was when it was sent. */
export interface CampaignRunsTable {
  campaign_id: string;
  org_id: string;
  subject: string;
  html: string;
  plain: string;
  /** Where the mail's links lead, by their number. */
  links: string[];
  versions: JSONColumnType<LetterVersion[], string | undefined, string>;
  from_name: string;
  from_email: string;
  reply_to: string;
  sender_name: string;
  audience: string;
  total: number;
  started_at: string;
}

/** One person of a run; each moment is the first of its kind. */
export interface CampaignRecipientsTable {
  id: Generated<string>;
  org_id: string;
  campaign_id: string;
  contact_id: string;
  email: string;
  first_name: string;
  organization: string;
  /** Which of the audiences that elements are for they were in, a bit each. */
  variant: Generated<number>;
  state: Generated<RecipientState>;
  reason: DropReason | null;
  /** Which attempt of the sending job took it. */
  claimed_by: string | null;
  sent_at: string | null;
  delivered_at: string | null;
  opened_at: string | null;
  /** When a program fetched its picture that no person was seen to have opened. */
  machine_opened_at: string | null;
  clicked_at: string | null;
  dropped_at: string | null;
  unsubscribed_at: string | null;
  /** The provider's events that took effect already. */
  event_ids: Generated<string[]>;
  updated_at: string;
}

export interface CampaignClicksTable {
  org_id: string;
  recipient_id: string;
  link: number;
  campaign_id: string;
  clicked_at: string;
}
