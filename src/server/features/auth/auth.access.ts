import { sql } from 'kysely';

/** Days that a person has to set two-factor sign-in up once their role must have it. */
const GRACE_DAYS = 7;

/** Whether a person signs in with two factors. */
export const hasTwoFactor = sql<boolean>`exists (select 1 from two_factors
  where two_factors.org_id = users.org_id and two_factors.user_id = users.id and two_factors.confirmed_at is not null)`;

/** When, in Unix seconds, a person without it comes in no longer; null where their role may do without. */
export const twoFactorDueAt = sql<number | null>`case
  when ${hasTwoFactor} or organizations.two_factor_roles ->> users.role is null then null
  else epoch(greatest((organizations.two_factor_roles ->> users.role)::timestamptz, users.created_at)
    + make_interval(days => ${sql.lit(GRACE_DAYS)})) end`;
