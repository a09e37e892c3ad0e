import { organizationMessages as text } from './organization.messages.ts';

interface Website {
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

/** The links that every mail of an organization ends with; none for one without a website (0.22). */
export function footerLinks({ website_url, about_url, contact_url }: Website): FooterLink[] {
  if (!website_url) return [];
  return [
    { label: text.footer_visit, href: website_url },
    { label: text.footer_about, href: about_url ?? pageOf(website_url, 'about') },
    { label: text.footer_contact, href: contact_url ?? pageOf(website_url, 'contact') },
  ];
}
