import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { recordsHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { clientOriginsOptions, Origin, originsOptions } from './suggestions.data.ts';
import classes from './suggestions.module.css';

/** Draws under a field's value the record it comes from and who accepted it; nothing under what a person typed. */
export function useOrigins(options: ReturnType<typeof originsOptions> | ReturnType<typeof clientOriginsOptions>) {
  const { data } = useQuery(options as UseQueryOptions<Origin[]>);
  const byField = new Map(data?.map((origin) => [origin.field, origin]));
  return (field: string): ReactNode => {
    const origin = byField.get(field);
    return origin && <OriginLine origin={origin} />;
  };
}

function OriginLine({ origin }: { origin: Origin }) {
  const { id, opportunity_id, file_name: file, page, accepted_by: name } = origin;
  if (file === null) return <span className={classes.origin}>{format(text.origin_deleted, { page, name })}</span>;
  return (
    <Link className={classes.origin} href={`${recordsHref(opportunity_id)}?origin=${id}`}>
      {format(text.origin, { file, page, name })}
    </Link>
  );
}
