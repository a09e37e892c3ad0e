import { z } from 'zod';
import { manyOf, optionalText, optionalUrl } from '#shared/platform/input-text.ts';
import { ORGANIZATION_TYPES } from '#shared/platform/organization-types.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import { organizationMessages as text } from './organization.messages.ts';

/** A picture that was read and stored; only the upload names it. */
export const LogoInput = z.strictObject({ file_name: z.string().regex(/^[0-9a-f]{64}\.(?:png|jpg)$/) });

export const IDLE_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;
export const MAX_SENDER_NAMES = 20;

const MAX_NAME = 200;
const SENDER_NAME = /^[^\p{Cc}]{1,80}$/u;

export const isSenderName = (name: string): boolean => SENDER_NAME.test(name.trim());

export const TimeZone = z
  .string(text.time_zone_unknown)
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), text.time_zone_unknown);

const Years = z.int(text.retention_number).min(1, text.retention_number).max(30, text.retention_number);

/** The whole of what an administrator settles. */
export const OrganizationUpdateInput = z.strictObject({
  version: z.int().min(1),
  name: z.string().trim().min(1, text.name_required).max(MAX_NAME),
  org_type: z.enum(ORGANIZATION_TYPES),
  time_zone: TimeZone,
  website_url: optionalUrl(500),
  about_url: optionalUrl(500),
  contact_url: optionalUrl(500),
  postal_address: optionalText(300),
  sender_names: z.array(z.string().trim().refine(isSenderName, text.sender_one_line)).max(MAX_SENDER_NAMES),
  idle_minutes: z.int().min(5).max(60),
  two_factor_roles: manyOf(ROLES),
  call_retention_years: Years.nullable(),
});
export type OrganizationUpdateInput = z.output<typeof OrganizationUpdateInput>;

const { website_url, about_url, contact_url, postal_address, two_factor_roles } = OrganizationUpdateInput.shape;

/** An organization's settings for a caller who changes some of it: what is left out stays as it is. */
export const OrganizationChangeInput = OrganizationUpdateInput.partial().extend({
  website_url: website_url.removeDefault(),
  about_url: about_url.removeDefault(),
  contact_url: contact_url.removeDefault(),
  postal_address: postal_address.removeDefault(),
  two_factor_roles: two_factor_roles.removeDefault(),
});
