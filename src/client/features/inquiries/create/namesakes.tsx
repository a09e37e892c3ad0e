import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { NamesakeList } from '#client/components/namesake-list.tsx';
import { clientHref } from '#client/platform/links.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { type Duplicate, duplicatesOptions } from '../inquiries.data.ts';
import { type Creation, clientDetail } from './creation.ts';

const WHY: Record<Exclude<Duplicate['why'], 'name'>, string> = {
  name_and_birth_date: clientsMessages.same_name_and_birth_date,
  phone: clientsMessages.same_phone,
};

/**
 * Warns, while a new client is typed, of clients it may be a double of, the likeliest first and each with the reason;
 * what has been typed stays, for they open beside. Any of them can be used instead.
 */
export function Namesakes({ creation, onUse }: { creation: Creation; onUse: (client: Duplicate) => void }) {
  const { firstname, lastname, dob, phone_number } = creation;
  const typed = { firstname: firstname.trim(), lastname: lastname.trim(), dob, phone_number: phone_number.trim() };
  // As text: a value made again with each render would never come to rest.
  const [settled] = useDebouncedValue(JSON.stringify(typed), 400);
  const { data, isError, refetch } = useQuery(duplicatesOptions(JSON.parse(settled) as typeof typed));
  if (isError) return <ErrorBanner message={text.error_checking_duplicates} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const likely = data.filter(({ why }) => why !== 'name');
  const others = data.filter(({ why }) => why === 'name');
  return (
    <Notice tone="warning" title={text.check_clients}>
      <Found label={clientsMessages.likely_same} clients={likely} onUse={onUse} />
      <Found label={text.same_name} clients={others} onUse={onUse} />
    </Notice>
  );
}

interface FoundProps {
  label: string;
  clients: readonly Duplicate[];
  onUse: (client: Duplicate) => void;
}

function Found({ label, clients, onUse }: FoundProps) {
  if (clients.length === 0) return null;
  return (
    <NamesakeList
      label={label}
      namesakes={clients.map((client) => ({
        id: client.id,
        href: clientHref(client.id),
        name: `${client.firstname} ${client.lastname}`,
        detail: clientDetail(client),
        why: client.why === 'name' ? undefined : WHY[client.why],
        use: { label: text.use_client, onUse: () => onUse(client) },
      }))}
    />
  );
}
