import { phoneHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';

/** A phone number as what it is, something to call; '-' where there is none. */
export const PhoneLink = ({ number }: { number: string | null | undefined }) =>
  number ? <Link href={phoneHref(number)}>{formatPhone(number)}</Link> : '-';
