import { z } from 'zod';
import { format } from '#shared/platform/define-messages.ts';
import { Id } from '#shared/platform/ids.ts';
import { manyOf } from '#shared/platform/input-text.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { mailAddress } from '#shared/platform/mail-address.ts';
import { ORGANIZATION_TYPES } from '#shared/platform/organization-types.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { TimeZone } from '../organization/organization.schemas.ts';
import { pastedPeople } from './pasted-people.ts';
import { usersMessages } from './users.messages.ts';
import { MAX_INVITED_AT_ONCE, NAME_MAX_LENGTH, USER_STATES } from './users.rules.ts';

/** A first or last name: one line, trimmed. */
const PersonName = z
  .string()
  .trim()
  .min(1, usersMessages.name_required)
  .max(NAME_MAX_LENGTH, usersMessages.name_too_long)
  .regex(/^\P{Cc}*$/u, usersMessages.name_one_line);

/** A name as a mail to a stranger may say it: nothing that a mail program makes a link of. */
const InvitedName = PersonName.regex(/^(?!.*\.\p{L}{2,})[^<>@:/\\|=&%#?]*$/u, usersMessages.name_plain);

/** What an account answers and its owner does not change. */
export const ACCOUNT_READ_ONLY = [
  'user_id',
  'org_id',
  'org_name',
  'org_type',
  'email_id',
  'role',
  'can_export',
  'time_zone',
  'idle_minutes',
  'two_factor_due_at',
  'logo_path',
] as const;

export const AccountUpdateInput = z.strictObject({
  account: z.strictObject({ firstname: PersonName, lastname: PersonName, ...readOnly(ACCOUNT_READ_ONLY) }),
});

export const UserSearchInput = z.strictObject({ query: z.string().trim().max(200).optional() });

const EmailAddress = mailAddress(usersMessages.email_invalid);

export const UserInviteInput = z.strictObject({
  email_id: EmailAddress,
  firstname: InvitedName,
  lastname: InvitedName,
  role: z.enum(ROLES),
  /** Left out, the role's own default. */
  can_export: z.boolean().optional(),
});

/** Several at once, all with the same rights; whoever gives no name is called by their address. */
export const UserInviteSeveralInput = z.strictObject({
  people: z
    .array(z.strictObject({ email_id: EmailAddress, firstname: InvitedName, lastname: InvitedName.or(z.literal('')) }))
    .min(1, usersMessages.addresses_required)
    .max(MAX_INVITED_AT_ONCE, usersMessages.addresses_too_many),
  role: z.enum(ROLES),
  can_export: z.boolean().optional(),
});

/** Several addresses as they are pasted. */
export const PastedInvitations = z.strictObject({
  addresses: z
    .string()
    .max(20_000)
    .superRefine((pasted, refinement) => {
      const { people, wrong } = pastedPeople(pasted);
      const message =
        wrong.length > 0
          ? format(usersMessages.addresses_wrong, { addresses: wrong.slice(0, 5).join(', ') })
          : people.length === 0
            ? usersMessages.addresses_required
            : people.length > MAX_INVITED_AT_ONCE
              ? usersMessages.addresses_too_many
              : null;
      if (message) refinement.addIssue({ code: 'custom', message });
    }),
  role: z.enum(ROLES),
  can_export: z.boolean(),
});

/** What a person may do; a field left out stays as it is. Switching off is a verb of its own: it ends sessions. */
export const UserUpdateInput = z.strictObject({
  user_id: Id,
  user: z.strictObject({
    version: z.int().min(1),
    role: z.enum(ROLES).optional(),
    can_export: z.boolean().optional(),
    is_active: z.literal(true).optional(),
  }),
});

export const UserOfInput = z.strictObject({ user_id: Id });

/** Without somebody to hand over to, what the person has in hand stays under their name. */
export const UserDeactivateInput = z.strictObject({ user_id: Id, hand_over_to: Id.nullable().optional() });

export const USER_ORDERS = { name: 'asc' } as const satisfies Orders;

/** The list's one contract: route search, procedure input and what the query builder walks. */
export const UserListInput = listInput({
  query: z.string().trim().max(200).optional(),
  role: manyOf(ROLES),
  state: manyOf(USER_STATES),
  sort: z.enum(sortsOf(USER_ORDERS)).default('name'),
});
export type UserListQuery = z.output<typeof UserListInput>;

/** A new organization and its first administrator. */
export const OrganizationCreateInput = z.strictObject({
  name: z.string().trim().min(1).max(200),
  org_type: z.enum(ORGANIZATION_TYPES),
  time_zone: TimeZone.default('America/New_York'),
  email_id: EmailAddress,
  firstname: PersonName,
  lastname: PersonName,
});
export type OrganizationCreateInput = z.output<typeof OrganizationCreateInput>;
