import { useQuery } from '@tanstack/react-query';
import { PhoneLink } from '#client/components/phone-link.tsx';
import { clientHref } from '#client/platform/links.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { clientOptions } from '../inquiries.data.ts';

/** Who the inquiry is for. */
export function ClientCard({ patientId }: { patientId: string }) {
  const { data: client, error, refetch } = useQuery(clientOptions(patientId));
  return (
    <Card title={text.client_card} aside={client && <Link href={clientHref(patientId)}>{text.open_client}</Link>}>
      {error && <ErrorBanner message={clientsMessages.error_fetching_client} onRetry={() => void refetch()} />}
      {!client && !error && <Skeleton height={96} />}
      {client && (
        <Facts
          facts={[
            [text.first_name, client.firstname],
            [text.last_name, client.lastname],
            [text.birth_date, formatDay(client.dob)],
            [text.phone, <PhoneLink key="phone" number={client.phone_number} />],
            [text.email, client.email_id ?? '-'],
            [text.city, [client.city, client.state].filter(Boolean).join(', ') || '-'],
          ]}
        />
      )}
    </Card>
  );
}
