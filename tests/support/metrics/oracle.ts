import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';

/** What happened, as plain lists: the oracle counts it one by one. */
export interface World {
  inquiries: {
    id: string;
    status: InquiryStatus;
    drop_reason: string | null;
    created_at: string;
    admit_date: CalendarDay | null;
    scheduled_discharge_date: CalendarDay | null;
    finalized_discharge_date: boolean;
    opportunity_total_amount: number | null;
    condition: string[];
    staff: string[];
    facility: string | null;
    payer: string | null;
    source: string | null;
    /** Seconds of business hours up to the first contact; absent where no clock ran, null while nobody was in contact. */
    first_contact?: { started_at: string; waited_seconds: number | null; in_target: boolean };
    moves: { to_status: InquiryStatus; at: string; drop_reason: string | null }[];
    referrals: Referral[];
  }[];
  sources: {
    id: string;
    referral_name: string;
    type: string;
    state: string;
    status: string;
    is_active: boolean;
    created_at: string;
  }[];
  contacts: { id: string; created_at: string }[];
  activities: { id: string; performed_by: string | null; event_date: CalendarDay }[];
  /** Calls whose clock ran, as an inquiry's does. */
  calls: { id: string; first_contact: NonNullable<Inquiry['first_contact']> }[];
  /** Beds of each facility; a facility without a number has none that count. */
  beds: Record<string, number | null>;
}

interface Referral {
  referral_direction: 'referral_received' | 'referral_sent';
  priority_level: 'primary' | 'secondary' | null;
  source_type: 'professional_referral' | 'alumni_referral' | 'online' | null;
  referral_id: string | null;
  referred_at: CalendarDay;
}

export type Inquiry = World['inquiries'][number];

/** One row behind a number: whose, under which category, and what it brings. */
export interface Row {
  id: string;
  category: string | null;
  amount: number | null;
  admitted: boolean;
}

interface Asked {
  start: CalendarDay;
  end: CalendarDay;
  today: CalendarDay;
  zone: string;
}

const LABELS = { professional_referral: 'Professional Referral', alumni_referral: 'Alumni Referral', online: 'Online' };
const WAY = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED'];
const WAY_LABELS = ['Pre Assessment', 'Assessment', 'Scheduled Admit', 'Admitted'];
/** The furthest step that an inquiry ever came to. */
const furthest = ({ moves }: Inquiry) => Math.max(0, ...moves.map(({ to_status }) => WAY.indexOf(to_status)));
const daysBetween = (from: CalendarDay, to: CalendarDay) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const uniqueBy = (rows: Row[]) => [...new Map(rows.map((row) => [`${row.id} ${row.category}`, row])).values()];

/** The rows behind a metric, from its definition (C-67 to C-70) and nothing of the product's own. */
export function rowsBehind(metric: MetricName, world: World, { start, end, today, zone }: Asked): Row[] {
  const within = (day: CalendarDay | null) => day !== null && day >= start && day <= end;
  const dayOf = (at: string) => dayInZone(new Date(at), zone);
  const primaryOf = ({ referrals }: Inquiry) =>
    referrals.find((each) => each.referral_direction === 'referral_received' && each.priority_level === 'primary');
  const kindOf = (inquiry: Inquiry) => primaryOf(inquiry)?.source_type ?? null;
  const sourceOf = (id: string | null | undefined) => world.sources.find((each) => each.id === id);
  const labelOf = (inquiry: Inquiry) => LABELS[kindOf(inquiry) ?? ('' as 'online')] ?? 'Unknown';
  const everAdmitted = ({ moves }: Inquiry) => moves.some(({ to_status }) => to_status === 'ADMITTED');

  const created = world.inquiries.filter((each) => within(dayOf(each.created_at)));
  const wasIn = ({ status }: Inquiry) => status === 'ADMITTED' || status === 'DISCHARGED';
  const admitted = world.inquiries.filter((each) => wasIn(each) && within(each.admit_date));
  const paid = admitted.filter((each) => each.opportunity_total_amount !== null);
  const discharged = world.inquiries.filter(
    (each) => wasIn(each) && each.finalized_discharge_date && within(each.scheduled_discharge_date),
  );

  const row = (inquiry: Inquiry, category: string | null = null, amount: number | null = null): Row => ({
    ...{ id: inquiry.id, category, amount },
    admitted: everAdmitted(inquiry),
  });
  const amounts = (inquiries: Inquiry[], categoryOf: (inquiry: Inquiry) => string | null = () => null) =>
    inquiries.map((each) => row(each, categoryOf(each), each.opportunity_total_amount));
  const from = (kind: string) => (each: Inquiry) => kindOf(each) === kind;
  const professional = from('professional_referral');

  /** Incoming professional referrals of the range, primary and secondary. */
  const incoming = world.inquiries.flatMap((inquiry) =>
    inquiry.referrals
      .filter((each) => each.referral_direction === 'referral_received')
      .filter((each) => each.source_type === 'professional_referral' && within(each.referred_at))
      .map((referral) => ({ inquiry, source: sourceOf(referral.referral_id)! })),
  );
  const outgoing = world.inquiries.flatMap(({ referrals }) =>
    referrals.filter((each) => each.referral_direction === 'referral_sent' && within(each.referred_at)),
  );
  const plain = (id: string, category: string | null = null): Row => ({ id, category, amount: null, admitted: false });

  switch (metric) {
    case 'distinct_opportunity_count':
    case 'opportunities_created':
      return created.map((each) => row(each));
    case 'opportunities_admitted':
      return admitted.map((each) => row(each));
    case 'opportunities_created_by_professional_referral':
      return created.filter(professional).map((each) => row(each));
    case 'opportunities_created_by_online':
      return created.filter(from('online')).map((each) => row(each));
    case 'opportunities_created_by_alumni_referral':
      return created.filter(from('alumni_referral')).map((each) => row(each));
    case 'opportunities_admitted_by_professional_referral':
      return admitted.filter(professional).map((each) => row(each));
    case 'opportunities_admitted_by_online':
      return admitted.filter(from('online')).map((each) => row(each));
    case 'opportunities_admitted_by_alumni_referral':
      return admitted.filter(from('alumni_referral')).map((each) => row(each));
    case 'dropped_opportunity_counts':
      return world.inquiries.flatMap((each) =>
        each.moves
          .filter(({ to_status, at }) => to_status === 'DROPPED' && within(dayOf(at)))
          .map(({ drop_reason }) => row(each, drop_reason ?? 'No reason given')),
      );
    case 'opportunities_by_status':
      return created.map((each) => row(each, each.status));
    case 'opportunities_by_source':
    case 'conversion_rate_by_source':
      return created.map((each) => row(each, labelOf(each)));
    case 'conversion_rate':
      return created.map((each) => row(each, 'Total'));
    case 'conversion_by_professional_referral_name':
      return created
        .filter(professional)
        .map((each) => row(each, sourceOf(primaryOf(each)?.referral_id)?.referral_name ?? 'Unknown'));
    case 'conversion_by_professional_source_type':
      return created
        .filter(professional)
        .map((each) => row(each, sourceOf(primaryOf(each)?.referral_id)?.type ?? 'Unknown'));
    case 'conversion_by_imported_source': {
      const imported = (each: Inquiry) => each.source !== null && each.referrals.length === 0;
      return [
        ...created.filter(imported).map((each) => ({ ...row(each, each.source), admitted: false })),
        ...admitted.filter(imported).map((each) => ({ ...row(each, each.source), admitted: true })),
      ];
    }
    case 'opportunities_by_condition':
      return created.flatMap((each) =>
        (each.condition.length > 0 ? each.condition : ['Unknown']).map((name) => row(each, name)),
      );
    case 'opportunities_by_staff':
      return created.flatMap((each) =>
        (each.staff.length > 0 ? each.staff : ['Unassigned']).map((name) => row(each, name)),
      );
    case 'average_length_of_stay':
      return discharged.map((each) => row(each, null, daysBetween(each.admit_date!, each.scheduled_discharge_date!)));
    case 'median_days_processing_time':
      return created.flatMap((each) =>
        ['ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DISCHARGED', 'DROPPED'].flatMap((stage) => {
          const entries = each.moves.filter(({ to_status }) => to_status === stage).map(({ at }) => at);
          const first = entries.sort()[0];
          return first ? [row(each, stage, daysBetween(dayOf(each.created_at), dayOf(first)))] : [];
        }),
      );
    case 'first_contact_time':
    case 'first_contact_in_target':
      return world.inquiries.flatMap(({ id, first_contact }) =>
        first_contact &&
        within(dayOf(first_contact.started_at)) &&
        (metric === 'first_contact_in_target' || first_contact.waited_seconds !== null)
          ? [{ id, category: null, amount: first_contact.waited_seconds, admitted: first_contact.in_target }]
          : [],
      );
    case 'call_contact_time':
    case 'call_contact_in_target':
      return world.calls.flatMap(({ id, first_contact }) =>
        within(dayOf(first_contact.started_at)) &&
        (metric === 'call_contact_in_target' || first_contact.waited_seconds !== null)
          ? [{ id, category: null, amount: first_contact.waited_seconds, admitted: first_contact.in_target }]
          : [],
      );
    case 'inquiry_funnel':
      return created.flatMap((each) => WAY.slice(0, furthest(each) + 1).map((step) => row(each, step)));
    case 'drops_by_step':
      return created
        .filter(({ status }) => status === 'DROPPED')
        .map((each) => row(each, `${WAY_LABELS[furthest(each)]}: ${each.drop_reason ?? 'No reason given'}`));
    case 'drops_to_call_back':
      return world.inquiries
        .filter(({ status }) => status === 'DROPPED')
        .flatMap((each) => {
          const drops = each.moves.filter(({ to_status }) => to_status === 'DROPPED');
          const last = drops.reduce((newest, move) => (move.at >= newest.at ? move : newest));
          return within(dayOf(last.at)) ? [row(each, last.drop_reason ?? 'No reason given')] : [];
        });
    case 'open_inquiries_by_staff':
      return world.inquiries
        .filter(({ status }) => ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT'].includes(status))
        .flatMap((each) => (each.staff.length > 0 ? each.staff : ['Unassigned']).map((name) => row(each, name)));
    case 'referrals_sent_by_source':
      return uniqueBy(
        world.inquiries.flatMap((each) =>
          each.referrals
            .filter(
              ({ referral_direction, referred_at }) => referral_direction === 'referral_sent' && within(referred_at),
            )
            .map(({ referral_id }) => plain(each.id, sourceOf(referral_id)!.referral_name)),
        ),
      );
    case 'amount_by_referral_source':
      return amounts(
        paid.filter(professional),
        (each) => sourceOf(primaryOf(each)?.referral_id)?.referral_name ?? 'Unknown',
      );
    case 'opportunity_amount_admitted':
    case 'average_opportunity_amount':
      return amounts(paid);
    case 'amount_by_source':
      return amounts(paid, labelOf);
    case 'amount_by_facility':
      return amounts(paid, ({ facility }) => facility ?? 'Unassigned');
    case 'amount_by_referral_type':
      return amounts(paid.filter(professional), (each) => sourceOf(primaryOf(each)?.referral_id)?.type ?? 'Unknown');
    case 'opportunities_by_payer':
      return admitted.map((each) => row(each, each.payer ?? 'Unknown'));
    case 'occupancy_today':
      return world.inquiries
        .filter(({ facility }) => facility !== null && world.beds[facility] !== null)
        .filter((each) => wasIn(each) && each.admit_date !== null && each.admit_date <= today)
        .filter((each) => !each.finalized_discharge_date || (each.scheduled_discharge_date ?? '9999') > today)
        .map((each) => row(each));
    case 'referral_orgs_count':
      return uniqueBy(incoming.map(({ source }) => plain(source.id)));
    case 'distinct_referral_out_count':
      return uniqueBy(outgoing.map(({ referral_id }) => plain(referral_id!)));
    case 'geographical_referral_details':
      return uniqueBy(
        incoming.map(({ inquiry, source }) => ({
          ...plain(inquiry.id, source.state === 'ZZ' ? 'others' : source.state),
          admitted: inquiry.admit_date !== null,
        })),
      );
    case 'top_referral_sources':
      return uniqueBy(incoming.map(({ inquiry, source }) => plain(inquiry.id, source.referral_name)));
    case 'organizations_created':
      return world.sources.filter((each) => within(dayOf(each.created_at))).map(({ id }) => plain(id));
    case 'organizations_by_type':
      return world.sources.filter((each) => within(dayOf(each.created_at))).map(({ id, type }) => plain(id, type));
    case 'organizations_by_connection_strength':
      return world.sources.filter(({ is_active }) => is_active).map(({ id, status }) => plain(id, status));
    case 'contacts_created':
      return world.contacts.filter((each) => within(dayOf(each.created_at))).map(({ id }) => plain(id));
    case 'activity_counts':
      return world.activities
        .filter(({ event_date }) => within(event_date))
        .map(({ id, performed_by }) => plain(id, performed_by ?? 'Unassigned'));
  }
}
