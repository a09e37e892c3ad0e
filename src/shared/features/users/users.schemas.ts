import { z } from 'zod';
import { Id } from '../../platform/ids.ts';
import { mailAddress } from '../../platform/mail-address.ts';
import { ORGANISATION_TYPES } from '../../platform/organisation-types.ts';
import { ROLES } from '../../platform/permissions.ts';
import { usersMessages } from './users.messages.ts';
import { NAME_MAX_LENGTH } from './users.rules.ts';

/** A first or last name: one line, trimmed. */
const PersonName = z
  .string()
  .trim()
  .min(1, usersMessages.name_required)
  .max(NAME_MAX_LENGTH, usersMessages.name_too_long)
  .regex(/^\P{Cc}*$/u, usersMessages.name_one_line);

export const AccountUpdateInput = z.strictObject({
  account: z.strictObject({ firstname: PersonName, lastname: PersonName }),
});

export const UserSearchInput = z.strictObject({ query: z.string().trim().max(200).optional() });

const EmailAddress = mailAddress(usersMessages.email_invalid);

export const UserInviteInput = z.strictObject({
  email_id: EmailAddress,
  firstname: PersonName,
  lastname: PersonName,
  role: z.enum(ROLES),
  /** Left out, the role's own default. */
  can_export: z.boolean().optional(),
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

export const UserDeactivateInput = z.strictObject({ user_id: Id });

const TimeZone = z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'Unknown time zone');

/** A new organisation and its first administrator. */
export const OrganisationCreateInput = z.strictObject({
  name: z.string().trim().min(1).max(200),
  org_type: z.enum(ORGANISATION_TYPES),
  time_zone: TimeZone.default('America/New_York'),
  email_id: EmailAddress,
  firstname: PersonName,
  lastname: PersonName,
});
export type OrganisationCreateInput = z.output<typeof OrganisationCreateInput>;
