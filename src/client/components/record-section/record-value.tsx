import { PhoneLink } from '#client/components/phone-link.tsx';
import { Day } from '#client/components/when.tsx';
import { mailHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { addressIn } from './address-in.ts';
import { type RecordField, type RecordValue, type RecordValues, valueIn } from './record-field.ts';

const NONE = '-';
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A field's value in words. */
export function inWords({ kind, options }: RecordField, value: RecordValue): string {
  if (value === null) return NONE;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  const label = (one: string) => options?.find((option) => option.value === one)?.label ?? one;
  if (typeof value === 'object') return value.map(label).join(', ');
  if (kind === 'money') return MONEY.format(Number(value));
  if (typeof value === 'number') return String(value);
  if (kind === 'date') return formatDay(value);
  if (kind === 'phone') return formatPhone(value);
  return label(value);
}

/** A field to read; what can be called, written to or opened is a link. */
export function RecordFieldValue({ field, values }: { field: RecordField; values: RecordValues }) {
  const value = valueIn(values, field.name);
  if (typeof value === 'string' && field.kind === 'phone') return <PhoneLink number={value} />;
  if (typeof value === 'string' && field.kind === 'email') return <Link href={mailHref(value)}>{value}</Link>;
  if (typeof value === 'string' && field.kind === 'date') return <Day day={value} />;
  const address = addressIn(value);
  if (address === undefined) return inWords(field, value);
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {value}
    </Link>
  );
}
