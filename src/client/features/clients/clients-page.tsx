import { useQuery } from '@tanstack/react-query';
import type { ClientListQuery } from '../../../shared/features/clients/clients.schemas.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
import { countText } from '../../components/list-page/count-text.ts';
import { changedSearch } from '../../components/list-page/use-list-page.ts';
import { clientListOptions } from './clients.data.ts';
import { ClientsList } from './clients-list.tsx';

interface ClientsProps {
  search: ClientListQuery;
  onSearch: (next: ClientListQuery) => void;
}

/** The admissions area's tab of clients. */
export function Clients({ search, onSearch }: ClientsProps) {
  const { data } = useQuery(clientListOptions(search));
  return (
    <AdmissionsFrame tab="clients" count={countText(data)}>
      <ClientsList search={search} onSearch={(part) => onSearch(changedSearch(search, part))} />
    </AdmissionsFrame>
  );
}
