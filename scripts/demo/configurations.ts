import type { TxContext } from '#server/platform/context.ts';
import { DEFAULT_OUTREACH_EVENTS } from '#shared/features/activities/activities.rules.ts';
import { CONFIGURATIONS, type VersionedType } from '#shared/features/configuration/configuration.schemas.ts';
import { keepOptions, OPTION_LISTS, type OptionList } from '#shared/features/option-lists/option-lists.ts';
import type { DemoOrganization } from './organizations.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface Person {
  id: string;
  firstname: string;
  lastname: string;
}

interface Saved {
  type: VersionedType;
  /** What was saved one after the other; the last is in force. */
  versions: readonly { config: object; daysAgo: number; by: Person }[];
}

/** Somebody who has left: off the list, and still on what they began. */
const LEFT = 'Petra Lockgate';
const STAYED_ON = 3;
/** Days since the organization began with what everybody begins with. */
const OPENED = 180;

const extended = (name: OptionList, { added, off }: { added: readonly string[]; off: readonly string[] }) =>
  keepOptions(name, {}, [...OPTION_LISTS[name].filter((entry) => !off.includes(entry)), ...added]);

/** What each organization has: its names, and who gets a mail for what. */
const plain = ({ admission_staff, outreach_staff }: DemoOrganization, address: string) => ({
  ADMISSION_STAFF: { staff: admission_staff },
  OUTREACH_STAFF: { staff: outreach_staff },
  EVENT_NOTIFICATIONS: { referral_received: [address], referral_sent: [address], admission_status_change: [] },
});

/** What people of the large one changed since, with its history. */
function changed(organization: DemoOrganization, manager: Person, outreach: Person): readonly Saved[] {
  const { admission_staff } = organization;
  return [
    {
      type: 'ADMISSION_STAFF',
      versions: [
        { config: { staff: [...admission_staff, LEFT] }, daysAgo: 60, by: manager },
        { config: { staff: admission_staff }, daysAgo: 12, by: manager },
      ],
    },
    {
      type: 'CONDITIONS',
      versions: [
        { config: extended('CONDITIONS', { added: ['Grief'], off: ['Failure to Launch'] }), daysAgo: 40, by: manager },
      ],
    },
    {
      type: 'SOURCE_TYPES',
      versions: [
        { config: extended('SOURCE_TYPES', { added: ['EAP / Employer'], off: [] }), daysAgo: 55, by: outreach },
        {
          config: extended('SOURCE_TYPES', { added: ['EAP / Employer', 'Sober living'], off: [] }),
          ...{ daysAgo: 20, by: manager },
        },
      ],
    },
    {
      type: 'OUTREACH_EVENTS',
      versions: [
        {
          config: { events: ['Harbor Point open day', ...DEFAULT_OUTREACH_EVENTS] },
          ...{ daysAgo: 25, by: outreach },
        },
      ],
    },
  ];
}

async function saveHistory(tx: TxContext, saved: readonly Saved[], now: Date): Promise<void> {
  const { org_id } = tx.actor;
  const rows = saved.flatMap(({ type, versions }) =>
    [{ config: CONFIGURATIONS[type].empty, daysAgo: OPENED, by: null }, ...versions].map(
      ({ config, daysAgo, by }, version) => ({
        ...{ org_id, type, version, restored_from: null },
        config: JSON.stringify(config),
        saved_at: new Date(now.getTime() - daysAgo * DAY).toISOString(),
        saved_by: by?.id ?? null,
        saved_by_name: by ? `${by.firstname} ${by.lastname}` : '',
      }),
    ),
  );
  await tx.db.insertInto('configuration_versions').values(rows).execute();
}

/** Mails that went out about referrals, and one that was refused. */
async function addNotices(tx: TxContext, address: string, now: Date): Promise<void> {
  const { org_id } = tx.actor;
  const referrals = await tx.db
    .selectFrom('referral_records')
    .select(['id', 'referral_direction'])
    .where('org_id', '=', org_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(6)
    .execute();
  if (referrals.length === 0) return;
  await tx.db
    .insertInto('notices')
    .values(
      referrals.map(({ id: subject_id, referral_direction }, at) => ({
        ...{ id: tx.services.newId(), org_id, subject_id, address },
        event: referral_direction === 'referral_sent' ? ('referral_sent' as const) : ('referral_received' as const),
        ...(at === 3
          ? { state: 'failed' as const, fault: 'rejected', way: null }
          : { state: 'sent' as const, fault: null, way: 'outbox' as const }),
        at: new Date(now.getTime() - (3 + at * 19) * HOUR).toISOString(),
      })),
    )
    .execute();
}

/** What the organization has set, what of it was changed and by whom, and what is no longer used. */
export async function addConfigurations(
  tx: TxContext,
  own: { organization: DemoOrganization; users: readonly (Person & { email_id: string; role: string })[]; now: Date },
): Promise<void> {
  const { organization, users, now } = own;
  const { org_id } = tx.actor;
  const [first] = users;
  const [manager, outreach] = ['manager', 'outreach'].map((each) => users.find(({ role }) => role === each));
  const saved = manager && outreach ? changed(organization, manager, outreach) : [];
  const kept = new Map<string, { config: object; version: number; updated_by: string | null; updated_at: Date }>(
    Object.entries(plain(organization, first!.email_id)).map(([type, config]) => [
      type,
      { config, version: 1, updated_by: null, updated_at: now },
    ]),
  );
  for (const { type, versions } of saved) {
    const { config, daysAgo, by } = versions.at(-1)!;
    const updated_at = new Date(now.getTime() - daysAgo * DAY);
    kept.set(type, { config, version: versions.length, updated_by: by.id, updated_at });
  }
  await tx.db
    .insertInto('configurations')
    .values(
      [...kept].map(([type, { config, updated_at, ...row }]) => ({
        ...{ id: tx.services.newId(), org_id, user_id: null, type, ...row },
        config: JSON.stringify(config),
        updated_at: updated_at.toISOString(),
      })),
    )
    .execute();
  if (saved.length > 0) await saveHistory(tx, saved, now);
}

/** What stands on records though nobody chooses it any more, and the mails about them. */
export async function addWhatCameOfThem(
  tx: TxContext,
  { users, now }: { users: readonly { email_id: string }[]; now: Date },
): Promise<void> {
  const { org_id } = tx.actor;
  const deleted_at = new Date(now.getTime() - 30 * DAY).toISOString();
  await tx.db
    .insertInto('facilities')
    .values({ id: tx.services.newId(), org_id, name: 'Sober house', size: 6, deleted_at })
    .execute();
  await tx.db
    .insertInto('clinicians')
    .values({ id: tx.services.newId(), org_id, firstname: 'Otto', lastname: 'Bollard', type: 'Therapist', deleted_at })
    .execute();
  const oldest = tx.db
    .selectFrom('inquiries')
    .select('id')
    .where('org_id', '=', org_id)
    .where('status', '=', 'DROPPED')
    .orderBy('created_at')
    .orderBy('id')
    .limit(STAYED_ON);
  await tx.db
    .updateTable('inquiries')
    .set({ staff: [LEFT] })
    .where('org_id', '=', org_id)
    .where('id', 'in', oldest)
    .execute();
  await addNotices(tx, users[0]!.email_id, now);
}
