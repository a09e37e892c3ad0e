import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { clientHref } from '../../platform/links.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './create-inquiry.module.css';
import { clientDetail } from './creation.ts';
import { namesakesOptions } from './inquiries.data.ts';

/** Warns, while a name is typed, of clients who have it already; what has been typed stays, for they open beside. */
export function Namesakes({ firstname, lastname }: { firstname: string; lastname: string }) {
  const [names] = useDebouncedValue(`${firstname.trim()}\n${lastname.trim()}`, 400);
  const [first = '', last = ''] = names.split('\n');
  const { data, isError, refetch } = useQuery(namesakesOptions(first, last));
  if (isError) return <ErrorBanner message={text.error_checking_duplicates} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Notice tone="warning" title={text.check_clients}>
      <ul className={classes.namesakes} aria-label={text.same_name}>
        {data.map((client) => (
          <li key={client.id}>
            <Link href={clientHref(client.id)} target="_blank" rel="noopener">
              {client.firstname} {client.lastname}
            </Link>
            <span className={classes.detail}>{clientDetail(client)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
