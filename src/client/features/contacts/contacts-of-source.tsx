import { useQuery } from '@tanstack/react-query';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { contactHref } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { type Contact, contactName, contactsOfOptions } from './contacts.data.ts';
import classes from './contacts-of-source.module.css';

/** The people of a referral source: those in touch first, then the archived ones. */
export function ContactsOfSource({ referralId }: { referralId: string }) {
  const { data: contacts, error, refetch, isFetching } = useQuery(contactsOfOptions(referralId));
  return (
    <Card title={text.contacts}>
      {error && !contacts && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!contacts && !error && <Skeleton height={96} />}
      {contacts?.length === 0 && <p className={classes.none}>{text.no_contacts_found}</p>}
      {contacts && contacts.length > 0 && (
        <ul className={classes.list}>
          {contacts.map((contact) => (
            <ContactItem key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ContactItem({ contact }: { contact: Contact }) {
  const { title, credential, email, phone_number, is_active } = contact;
  const about = [title, credential].filter(Boolean).join(', ');
  const reached = [email, phone_number].filter(Boolean).join(' · ');
  return (
    <li className={classes.item}>
      <span className={classes.line}>
        <Link href={contactHref(contact.id)}>{contactName(contact)}</Link>
        {!is_active && <StatusPill status="ARCHIVED_CONTACT" />}
      </span>
      {about && <span className={classes.about}>{about}</span>}
      {reached && <span className={classes.about}>{reached}</span>}
    </li>
  );
}
