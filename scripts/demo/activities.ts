import { refreshSources } from '#server/features/activities/refresh-engagement.ts';
import type { TxContext } from '#server/platform/context.ts';
import { fullName } from '#server/platform/context.ts';
import {
  DEFAULT_OUTREACH_EVENTS,
  type INTERACTION_KINDS,
  takesEventName,
} from '#shared/features/activities/activities.rules.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import type { DemoOrganization } from './organizations.ts';
import { type Seeded, seeded } from './seeded.ts';
import type { DemoSource } from './sources.ts';

type Kind = (typeof INTERACTION_KINDS)[number];

export interface DemoActivity {
  referral_id: string;
  opportunity_id: string | null;
  event: string;
  event_name: string | null;
  performed_by: string | null;
  contacts: { id: string; name: string }[];
  description: string | null;
  event_date: CalendarDay;
}

interface Cast {
  organization: DemoOrganization;
  users: readonly { id: string; firstname: string; lastname: string; role: string }[];
  sources: readonly DemoSource[];
  now: Date;
}

/** What is said of each kind; nothing where it goes without saying. */
const SAID: Record<Kind, readonly (string | null)[]> = {
  'Phone call': [
    'Asked for beds in detox; two are free from Monday.',
    'Wants a call once a client has been seen.',
    null,
  ],
  'Virtual meeting': [
    'Went through the family program with three therapists.',
    'Showed the new house on a video tour.',
  ],
  '1 on 1 meeting': [
    'Lunch with the director. They look for dual-diagnosis beds.',
    'Talked about how referrals are acknowledged.',
  ],
  'Email received': ['Asks which insurers are in network.', null],
  'Mail received': ['Sent their new brochure.'],
  Conference: ['Met at the booth; follow up on the trauma track.', null],
  Event: ['Came with two colleagues.', null],
  'Email sent': ['Sent the admissions one-pager.', 'Thanked for the last referral.', null],
  'Mail sent': ['Sent the printed program guide.'],
  'Drop-in Visit': ['Left cards at the front desk.', 'Met the intake nurse on the way out.'],
};

/** How a source was kept up with lately: the kinds, and how many days ago the newest was. */
const HABITS: readonly { kinds: readonly Kind[]; quiet: number }[] = [
  { kinds: ['Phone call', '1 on 1 meeting', 'Email sent'], quiet: 4 },
  { kinds: ['Conference', 'Email received', 'Email sent'], quiet: 9 },
  { kinds: ['Drop-in Visit', 'Mail sent', 'Email sent'], quiet: 6 },
  { kinds: ['Phone call', 'Event', 'Mail received'], quiet: 95 },
  { kinds: ['Virtual meeting', 'Event', 'Drop-in Visit', 'Mail received'], quiet: 33 },
];

/** Visits that are planned: an activity of a day ahead counts once it is there. */
const AHEAD: readonly { at: number; days: number; event: Kind; description: string }[] = [
  { at: 2, days: 6, event: '1 on 1 meeting', description: 'Coffee with the new clinical director.' },
  { at: 23, days: 13, event: 'Conference', description: 'They have the booth beside ours.' },
];

function logged(chance: Seeded, source: DemoSource, event: Kind, event_date: CalendarDay, staff: readonly string[]) {
  const first = chance.upTo(source.contacts.length);
  return {
    referral_id: source.id,
    opportunity_id: null,
    event,
    event_name: takesEventName(event) && chance.chance(0.8) ? chance.pick(DEFAULT_OUTREACH_EVENTS) : null,
    // Now and then nobody says who it was.
    performed_by: chance.chance(0.08) ? null : chance.pick(staff),
    contacts: chance.chance(0.85) ? source.contacts.slice(first, first + (chance.chance(0.25) ? 2 : 1)) : [],
    description: chance.pick(SAID[event]),
    event_date,
  };
}

/** What passed with a source over the half year, the newest first. */
function interactionsWith(
  chance: Seeded,
  source: DemoSource,
  at: number,
  today: CalendarDay,
  staff: readonly string[],
) {
  const { kinds, quiet } = HABITS[at % HABITS.length]!;
  const past = Array.from({ length: 2 + chance.upTo(4) }, (_, index): DemoActivity => {
    const daysAgo = quiet + chance.upTo(5) + index * (9 + chance.upTo(20));
    return logged(chance, source, kinds[index % kinds.length]!, addDays(today, -daysAgo), staff);
  });
  const ahead = AHEAD.filter((plan) => plan.at === at).map(({ days, event, description }) => ({
    ...logged(chance, source, event, addDays(today, days), staff),
    description,
  }));
  return [...past, ...ahead];
}

/** Writes activities as their people's. */
export async function insertActivities(
  tx: TxContext,
  activities: readonly DemoActivity[],
  users: Cast['users'],
): Promise<void> {
  const author = users.find(({ role }) => role === 'outreach') ?? users[0]!;
  const idOf = new Map(users.map((user) => [fullName(user), user.id]));
  await tx.db
    .insertInto('referral_activities')
    .values(
      activities.map(({ contacts, ...activity }) => {
        // Nobody logs a plan before today.
        const at = `${activity.event_date}T17:00:00Z`;
        const created_at = at > tx.services.clock.now().toISOString() ? tx.services.clock.now().toISOString() : at;
        return {
          ...activity,
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          performed_by_id: idOf.get(activity.performed_by ?? '') ?? null,
          contact_ids: contacts.map(({ id }) => id),
          contact_names: contacts.map(({ name }) => name),
          created_by: author.id,
          ...{ created_at, updated_at: created_at, updated_by: author.id },
        };
      }),
    )
    .execute();
}

/** Calls, letters, meetings and visits with every source, and where all of them stand for it. */
export async function addActivities(tx: TxContext, { organization, users, sources, now }: Cast): Promise<void> {
  const chance = seeded(`activities of ${organization.name}`);
  const today = dayInZone(now, DEMO_ZONE);
  const activities = sources.flatMap((source, at) =>
    interactionsWith(chance, source, at, today, organization.outreach_staff),
  );
  await insertActivities(tx, activities, users);
  await refreshSources(
    tx,
    sources.map(({ id }) => id),
  );
}
