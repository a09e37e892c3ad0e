import { useQuery } from '@tanstack/react-query';
import { PhoneLink } from '#client/components/phone-link.tsx';
import { contactHref, mailHref } from '#client/platform/links.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Contact, contactName, namedContactsOptions } from './contacts.data.ts';
import classes from './contacts-of-source.module.css';

/** The people of a referral source by name: those in touch first, then the archived ones. */
export function ContactsOfSource({ referralId }: { referralId: string }) {
  const { data, error, refetch, isFetching } = useQuery(namedContactsOptions(referralId));
  const contacts = data?.list ?? [];
  const ordered = [true, false].flatMap((active) => contacts.filter(({ is_active }) => is_active === active));
  const all = new URLSearchParams({ referral_id: referralId, archived: 'true' });
  return (
    <Card title={text.contacts}>
      {error && !data && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.total === 0 && <p className={classes.none}>{text.no_contacts_found}</p>}
      {ordered.length > 0 && (
        <ul className={classes.list}>
          {ordered.map((contact) => (
            <ContactItem key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      {data && data.total > ordered.length && (
        <p className={classes.more}>
          <Link href={`/outreach/contacts?${all}`}>{format(text.all_contacts, { n: data.total })}</Link>
        </p>
      )}
    </Card>
  );
}

function ContactItem({ contact }: { contact: Contact }) {
  const { title, credential, email, phone_number, is_active } = contact;
  const about = [title, credential].filter(Boolean).join(', ');
  return (
    <li className={classes.item}>
      <span className={classes.line}>
        <Link href={contactHref(contact.id)}>{contactName(contact)}</Link>
        {!is_active && <StatusPill status="ARCHIVED_CONTACT" />}
      </span>
      {about && <span className={classes.about}>{about}</span>}
      {email && (
        <span className={classes.about}>
          <Link href={mailHref(email)}>{email}</Link>
        </span>
      )}
      {phone_number && (
        <span className={classes.about}>
          <PhoneLink number={phone_number} />
        </span>
      )}
    </li>
  );
}
