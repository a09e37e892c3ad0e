import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Day } from '#client/components/when.tsx';
import { phoneHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { phrase } from '#client/ui/display/phrase.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ageOn, formatPhone } from '#shared/features/clients/clients.rules.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { clientOptions } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { statusHistoryOptions } from '../status/status.data.ts';
import type { MissingFact } from './fill-fact.tsx';
import classes from './inquiry-page.module.css';

const FillFact = drawnLater(async () => (await import('./fill-fact.tsx')).FillFact);

const DAY = 86_400;

/** Days since the status shown was entered, by the last entry that changed it. */
function useDaysInStatus({ id }: InquiryDetail): { days: number | null; isLoading: boolean } {
  const { data, isLoading } = useQuery(statusHistoryOptions(id));
  const since = data?.find(({ from_status, to_status }) => from_status !== to_status)?.at;
  return { days: since === undefined ? null : Math.max(0, Math.floor((Date.now() / 1000 - since) / DAY)), isLoading };
}

const inStatus = (n: number) => {
  if (n === 0) return text.fact_in_status_since_today;
  return format(n === 1 ? text.fact_day_in_status : text.fact_days_in_status, { n });
};

/** What one asks of an inquiry first, in a line; what is missing is filled in without leaving the page. */
export function FactsLine({ inquiry }: { inquiry: InquiryDetail }) {
  const { patient_id } = inquiry;
  const mayEditClient = useMay('clients:write');
  const mayEdit = useMay('inquiries:case_details');
  const today = dayInZone(new Date(), useTimeZone());
  const ofClient = useQuery({ ...clientOptions(patient_id ?? ''), enabled: patient_id !== undefined });
  const { data: client } = ofClient;
  const { days, isLoading } = useDaysInStatus(inquiry);
  const [filling, setFilling] = useState<MissingFact | null>(null);
  const missing = (fact: MissingFact, may: boolean): ReactNode =>
    may && (
      <button type="button" className={classes.missing} onClick={() => setFilling(fact)}>
        {text[`fact_add_${fact}`]}
      </button>
    );
  const { status, admit_date, scheduled_admit_date, drop_reason, level_of_care } = inquiry;
  const referral_org = inquiry.referral_org ?? inquiry.source;
  const facts: [key: string, shown: ReactNode][] = [
    ...(client
      ? ([
          [
            'born',
            client.dob
              ? format(text.fact_born, { age: ageOn(client.dob, today), day: formatDay(client.dob) })
              : missing('birth_date', mayEditClient),
          ],
          [
            'phone',
            client.phone_number ? (
              <a key="phone" href={phoneHref(client.phone_number)}>
                {formatPhone(client.phone_number)}
              </a>
            ) : (
              missing('phone', mayEditClient)
            ),
          ],
          ['payer', client.carrier ?? client.payment_method ?? missing('payer', mayEditClient)],
        ] as [string, ReactNode][])
      : []),
    ['referral', referral_org && format(text.fact_referred_by, { name: referral_org })],
    ['care', level_of_care || missing('level_of_care', mayEdit)],
    ['days', days !== null && inStatus(days)],
    [
      'outcome',
      status === 'DROPPED'
        ? drop_reason
        : admit_date
          ? phrase(text.fact_admitted, { day: <Day day={admit_date} /> })
          : scheduled_admit_date && phrase(text.fact_admits, { day: <Day day={scheduled_admit_date} /> }),
    ],
  ];
  const shown = facts.filter(([, fact]) => fact);
  if (ofClient.isLoading || isLoading) return <Skeleton height={18} />;
  return (
    <span className={classes.facts} data-facts>
      {shown.map(([key, fact]) => (
        <span key={key}>{fact}</span>
      ))}
      {filling && <FillFact fact={filling} inquiry={inquiry} client={client} onClose={() => setFilling(null)} />}
    </span>
  );
}
