import { expect, test } from 'vitest';
import { footerLinks } from '#shared/features/organization/footer-links.ts';

test('the links of the footer follow from the website; each page can have an address of its own', () => {
  const website = { website_url: 'https://harbor.example/', about_url: null, contact_url: null };
  expect(footerLinks(website)).toEqual([
    { label: 'Visit', href: 'https://harbor.example/' },
    { label: 'About', href: 'https://harbor.example/about' },
    { label: 'Contact us', href: 'https://harbor.example/contact' },
  ]);
  const own = { ...website, contact_url: 'https://calls.example' };
  expect(footerLinks(own).map(({ href }) => href)).toContain('https://calls.example');
  expect(footerLinks({ ...website, website_url: null })).toEqual([]);
});
