import { organizationMessages as text } from './organization.messages.ts';

export interface Website {
  website_url: string | null;
  about_url: string | null;
  contact_url: string | null;
}

export interface FooterLink {
  label: string;
  href: string;
}

/** A page of the website: '/about' of 'https://harbor.example/en/' is 'https://harbor.example/en/about'. */
export const pageOf = (website: string, page: string): string => `${website.replace(/\/+$/, '')}/${page}`;

/** Where the links of a mail's footer lead (0.22); `otherwise` is for an organization that has entered no website. */
export function footerAddresses({ website_url, about_url, contact_url }: Website, otherwise: string) {
  const page = (own: string | null, name: string) => own || (website_url ? pageOf(website_url, name) : otherwise);
  return {
    website_url: website_url || otherwise,
    about_url: page(about_url, 'about'),
    contact_url: page(contact_url, 'contact'),
  };
}

/** The links that every mail of an organization ends with; none for one without a website. */
export function footerLinks(website: Website): FooterLink[] {
  if (!website.website_url) return [];
  const leads = footerAddresses(website, '');
  return [
    { label: text.footer_visit, href: leads.website_url },
    { label: text.footer_about, href: leads.about_url },
    { label: text.footer_contact, href: leads.contact_url },
  ];
}
