import type { ReactNode } from 'react';
import { inquiriesHref, metricHref, SOURCES_HREF } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import type {
  BoosterDetail,
  BoosterSource,
  CensusBooster,
} from '#shared/features/census-booster/census-booster.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import classes from './census-booster.module.css';

/** A rate, and whether it is an estimate. */
const Rate = ({ percent, estimate }: { percent: number | null; estimate: boolean }) =>
  percent === null ? (
    '-'
  ) : (
    <>
      {format(text.percent, { n: percent })}
      {estimate && <span className={classes.estimate}> {text.estimate}</span>}
    </>
  );

interface TableProps {
  title: string;
  heads: readonly string[];
  children: ReactNode;
}

const Table = ({ title, heads, children }: TableProps) => (
  <section className={classes.scroll} aria-label={title}>
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

/** '104 needed, 61 now: 43 to find': what is missing of a status, and the way to those who are in it. */
function Missing({ row }: { row: BoosterDetail }) {
  const mayList = useMay('inquiries:list');
  const [required, current] = [row.inquiries_required_per_month, row.current_inquiries];
  const missing = required - current;
  const said =
    missing > 0 ? format(text.to_find, { required, current, missing }) : format(text.enough, { required, current });
  return mayList ? <Link href={inquiriesHref(row.status)}>{said}</Link> : said;
}

/** What stands behind each source of the mix: referral sources, or the inquiries that came of it. */
const BEHIND: Record<string, string> = {
  'Professional Referral': SOURCES_HREF,
  Online: metricHref('admissions', 'opportunities_created_by_online'),
  'Alumni Referral': metricHref('admissions', 'opportunities_created_by_alumni_referral'),
};

/** A source of the mix, and the way to what stands behind it. */
function Source({ source }: BoosterSource) {
  const href = BEHIND[source];
  const mayLook = useMay('analytics:admissions');
  return href && (href === SOURCES_HREF || mayLook) ? <Link href={href}>{source}</Link> : source;
}

/** What a month needs of each status and of each source. */
export function BoosterTables({ details, referral_mix_table }: CensusBooster) {
  const estimated = [...details, ...referral_mix_table].some(({ estimate }) => estimate);
  return (
    <>
      <Table
        title={text.details}
        heads={[text.status, text.conversion, text.required_inquiries, text.current_inquiries, text.to_do]}
      >
        {details.map((row) => (
          <tr key={row.status}>
            <th scope="row">
              <StatusPill status={row.status} />
            </th>
            <td>
              <Rate percent={row.average_conversion_rate} estimate={row.estimate} />
            </td>
            <td>{numberText(row.inquiries_required_per_month)}</td>
            <td>{numberText(row.current_inquiries)}</td>
            <td>
              <Missing row={row} />
            </td>
          </tr>
        ))}
      </Table>
      <Table
        title={text.by_source}
        heads={[text.source, text.expected_admissions, text.conversion_rate, text.inquiries_needed]}
      >
        {referral_mix_table.map((row) => (
          <tr key={row.source}>
            <th scope="row">
              <Source {...row} />
            </th>
            <td>{numberText(row.expected_admissions)}</td>
            <td>
              <Rate percent={row.conversion_rate} estimate={row.estimate} />
            </td>
            <td>{row.inquiries_needed === null ? '-' : numberText(row.inquiries_needed)}</td>
          </tr>
        ))}
      </Table>
      {estimated && <p className={classes.hint}>{text.estimate_hint}</p>}
    </>
  );
}
