import { phoneHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';

/** A phone number as what it is, something to call; one that was kept as typed is words, and '-' stands for none. */
export const PhoneLink = ({ number }: { number: string | null | undefined }) =>
  number?.startsWith('+') ? <Link href={phoneHref(number)}>{formatPhone(number)}</Link> : formatPhone(number);
