import { IconLock, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountOptions, useTimeZone } from '#client/platform/organization.ts';
import { Facts } from '#client/ui/display/facts.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { mailToContact } from './mail-to-contact.ts';
import { factsOfRecord, isWhole, labelsOf, taskOf } from './referral-facts.ts';
import { platformsOptions, type ReferralRecord } from './referral-flow.data.ts';
import classes from './referral-flow.module.css';

/** A logged referral, to read. */
export function RecordCard({ record }: { record: ReferralRecord }) {
  const timeZone = useTimeZone();
  const { data: account } = useQuery(accountOptions());
  const platforms = useQuery(platformsOptions());
  if (!isWhole(record)) return <p className={classes.muted}>{text.not_yours}</p>;
  const mail = mailToContact(record, account?.org_name);
  return (
    <div className={classes.record}>
      <Facts facts={factsOfRecord(record, timeZone, labelsOf(platforms.data))} />
      {taskOf(record) !== 'outgoing' && (
        <p className={classes.lock}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          {text.locked}
        </p>
      )}
      {mail && (
        <Link href={mail} className={classes.mail}>
          <IconMail size={16} stroke={1.75} aria-hidden />
          {text.write_contact}
        </Link>
      )}
    </div>
  );
}
