import { OrganizationUpdateInput } from './organization.schemas.ts';

const { website_url, about_url, contact_url, postal_address } = OrganizationUpdateInput.shape;
/** An organization's settings for a caller who changes some of it: what is left out stays as it is. */
export const OrganizationChangeInput = OrganizationUpdateInput.partial().extend({
  website_url: website_url.removeDefault(),
  about_url: about_url.removeDefault(),
  contact_url: contact_url.removeDefault(),
  postal_address: postal_address.removeDefault(),
});
