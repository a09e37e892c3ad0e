import { defineMessages } from '#shared/platform/define-messages.ts';

/** What the domain of campaigns says of who may send in its name. */
export const mailDomainMessages = defineMessages({
  check: 'Check the sending domain',
  title: 'The domain {domain}',
  about:
    'Campaigns come from addresses of this domain. Mail servers ask three records whether they are really yours: without them, many mails end in spam.',
  failed: 'Error checking the sending domain.',
  again: 'Check again',
  good: 'In order',
  to_do: 'To do',
  asked_at: 'Asked at {name}',
  spf: 'SPF: who may send',
  dkim: 'DKIM: the signature',
  dmarc: 'DMARC: what becomes of the rest',
  spf_good: 'The record names the servers that may send for this domain.',
  spf_missing:
    'There is no record. Enter a TXT record at this name that begins with v=spf1 and names your mail provider, which says how.',
  spf_several: 'There are several records, so that none counts. Make them one.',
  spf_open: 'The record lets everybody send. End it with ~all or -all.',
  dkim_good: 'The key is published, so that a mail’s signature can be checked.',
  dkim_missing: 'No key is published at these names. Enter the records that your mail provider shows for this domain.',
  dkim_revoked: 'The published key is empty: signatures with it count for nothing. Publish a new one.',
  dkim_other_key:
    'The published key is not the one that mails are signed with here. Publish the public half of that one.',
  dkim_unknown:
    'Your mail server signs by itself, or not at all, and only its operator knows the name to look at. Ask whether it signs for this domain, with List-Unsubscribe and List-Unsubscribe-Post among the signed headers.',
  dmarc_good: 'Mails that neither SPF nor DKIM vouches for are refused or set aside.',
  dmarc_watching:
    'The record only watches (p=none), which is enough for the large providers. Change it to quarantine once the reports show nobody of yours.',
  dmarc_missing: 'There is no record, and the large providers ask for one. Begin with the TXT record v=DMARC1; p=none.',
  dmarc_wrong: 'The record cannot be read, or there are several. It is one text such as v=DMARC1; p=quarantine.',
  away: 'The name servers did not answer. Try again later.',
});
