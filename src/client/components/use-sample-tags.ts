import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountOptions } from '#client/platform/organization.ts';
import { emailTemplatesMessages as text } from '#shared/features/email-templates/email-templates.messages.ts';
import type { MergeValues } from '#shared/features/email-templates/render/merge-tags.ts';

/** What stands in for sender and recipient while an e-mail is only looked at. */
export function useSampleTags(): MergeValues {
  const { data } = useQuery(accountOptions());
  const org_name = data?.org_name ?? '';
  const logo_path = data?.logo_path;
  return useMemo(() => {
    const website_url = 'https://example.test/';
    return {
      first_name: '',
      organization: '',
      sender_name: org_name,
      org_name,
      postal_address: text.sample_address,
      year: String(new Date().getFullYear()),
      website_url,
      about_url: `${website_url}about`,
      contact_url: `${website_url}contact`,
      unsubscribe_url: website_url,
      // Whole, as a mail has it: a path alone is no address of a mail, and would be left out.
      ...(logo_path && { logo_url: `${window.location.origin}${logo_path}` }),
    };
  }, [org_name, logo_path]);
}
