import { useQuery } from '@tanstack/react-query';
import type { ClientListQuery } from '../../../shared/features/clients/clients.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { AdmissionsFrame } from '../../components/admissions-frame.tsx';
import { clientListOptions } from './clients.data.ts';
import { ClientsList } from './clients-list.tsx';

interface ClientsProps {
  search: ClientListQuery;
  onSearch: (next: ClientListQuery) => void;
}

/** The admissions area's tab of clients. */
export function Clients({ search, onSearch }: ClientsProps) {
  const { data } = useQuery(clientListOptions(search));
  const change = (part: Partial<ClientListQuery>) => {
    const turned = 'page' in part;
    onSearch({ ...search, ...(turned ? {} : { page: 1, after: undefined, before: undefined }), ...part });
  };
  const count =
    data && (data.total_capped ? `${COUNT_CAP.toLocaleString('en-US')}+` : data.total.toLocaleString('en-US'));
  return (
    <AdmissionsFrame tab="clients" count={count}>
      <ClientsList search={search} onSearch={change} />
    </AdmissionsFrame>
  );
}
