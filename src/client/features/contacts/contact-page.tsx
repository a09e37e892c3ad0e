import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useArchiving } from '#client/components/bulk/use-archiving.tsx';
import { RecordHeaderActions } from '#client/components/header-actions.tsx';
import { useRecordActions } from '#client/components/record-actions.ts';
import type { SourcePickerProps } from '#client/components/referral-pickers.ts';
import { Instant } from '#client/components/when.tsx';
import { isNotFound } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { contactHref, sourceHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { outreachMessages } from '#shared/features/outreach/outreach.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { ContactDetails } from './contact-details.tsx';
import { ARCHIVING, type ContactDetail, contactName, contactOptions } from './contacts.data.ts';
import classes from './contacts.module.css';

const MoveContactDialog = drawnLater(async () => (await import('./move-contact-dialog.tsx')).MoveContactDialog);

interface ContactPageProps {
  contactId: string;
  SourcePicker: ComponentType<SourcePickerProps>;
  /** Below who they are: what other features know of this contact. */
  parts?: (contact: ContactDetail) => ReactNode;
  /** Beside the title: what is done first with this contact. */
  primary?: (contact: ContactDetail) => ReactNode;
  /** Beside the title: what else other features offer of this contact. */
  actions?: (contact: ContactDetail) => ReactNode;
  /** Goes to the contact who continues this one. */
  onMoved: (id: string) => void;
}

/** One contact: who they are, whom they belong to, and how to reach them. */
export function ContactPage({ contactId, SourcePicker, parts, primary, actions, onMoved }: ContactPageProps) {
  const mayArchive = useMay('outreach:archive');
  const archiving = useArchiving(ARCHIVING);
  const [changing, setChanging] = useState(false);
  const { data: contact, error, refetch, isFetching } = useQuery(contactOptions(contactId));
  const name = contact && contactName(contact);
  const archive = async ({ id, is_active }: ContactDetail) => {
    setChanging(true);
    await archiving.change([{ id, name: name ?? '' }], is_active);
    setChanging(false);
  };
  useRecordActions(
    mayArchive && contact
      ? [
          {
            key: 'archive',
            label: contact.is_active ? uiMessages.archive : uiMessages.unarchive,
            onSelect: () => void archive(contact),
          },
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        title={name ?? text.contact}
        badge={contact && !contact.is_active && <StatusPill status="ARCHIVED_CONTACT" />}
        trail={
          <Breadcrumbs
            crumbs={[
              { label: outreachMessages.outreach, href: '/outreach' },
              { label: outreachMessages.contacts, href: '/outreach/contacts' },
              ...(name ? [{ label: name }] : []),
            ]}
          />
        }
        meta={contact && joined(contact.title, contact.organization_name)}
        actions={
          contact && (
            <RecordHeaderActions primary={primary?.(contact)} primaryKey="activity">
              {actions?.(contact)}
              {mayArchive && (
                <Button loading={changing} onClick={() => void archive(contact)}>
                  {contact.is_active ? uiMessages.archive : uiMessages.unarchive}
                </Button>
              )}
            </RecordHeaderActions>
          )
        }
      />
      {insteadOf(contact, error) ? (
        <ErrorBanner
          message={isNotFound(error) ? text.contact_not_found : text.failed_to_load}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : contact ? (
        <div className={classes.page}>
          <Elsewhere contact={contact} />
          <ContactDetails contact={contact} />
          <Source contact={contact} SourcePicker={SourcePicker} onMoved={onMoved} />
          {parts?.(contact)}
          <Making contact={contact} />
        </div>
      ) : (
        <Skeleton height={240} />
      )}
      {archiving.dialog}
    </>
  );
}

/** The same person as a contact of another source. */
function Elsewhere({ contact: { moved_from, moved_to } }: { contact: ContactDetail }) {
  return [
    { other: moved_from, said: text.moved_from },
    { other: moved_to, said: text.moved_to },
  ].map(
    ({ other, said }) =>
      other && (
        <Notice key={said} title={format(said, { source: other.organization_name })}>
          <Link href={contactHref(other.id)}>{text.open_contact}</Link>
        </Notice>
      ),
  );
}

/** Since when the contact is there, and who changed it last. */
function Making({ contact: { created_at, updated_at, updated_by_name } }: { contact: ContactDetail }) {
  return (
    <footer className={classes.footer}>
      <span>{phrase(text.created_on, { when: <Instant at={created_at} timed /> })}</span>
      {updated_by_name && (
        <span>{phrase(text.updated_by, { name: updated_by_name, when: <Instant at={updated_at} timed /> })}</span>
      )}
    </footer>
  );
}

interface SourceProps {
  contact: ContactDetail;
  SourcePicker: ComponentType<SourcePickerProps>;
  onMoved: (id: string) => void;
}

/** Whom the contact belongs to; another source means another contact. */
function Source({ contact, SourcePicker, onMoved }: SourceProps) {
  const mayWrite = useMay('outreach:write');
  const mayMove = useMay('outreach:archive') && contact.is_active;
  const [moving, setMoving] = useState(false);
  return (
    <Card title={text.organization_name}>
      <p className={classes.source}>
        <Link href={sourceHref(contact.referral_id)}>{contact.organization_name}</Link>
      </p>
      {mayWrite && <p className={classes.hint}>{text.source_fixed}</p>}
      {mayMove && (
        <Button className={classes.move} onClick={() => setMoving(true)}>
          {text.move}
        </Button>
      )}
      {moving && (
        <MoveContactDialog
          contact={contact}
          SourcePicker={SourcePicker}
          onClose={() => setMoving(false)}
          onMoved={onMoved}
        />
      )}
    </Card>
  );
}
