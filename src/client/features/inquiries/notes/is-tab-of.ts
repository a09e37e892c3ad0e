import { inquiryHref, recordsHref } from '#client/platform/links.ts';

/** Whether an address is a tab of an inquiry's page: what stands beside the tabs stays from one to the next. */
export function isTabOf(inquiry: string, pathname: string): boolean {
  const path = `${pathname.toLowerCase()}/`;
  return path.startsWith(`${inquiryHref(inquiry)}/`) && !path.startsWith(`${recordsHref(inquiry)}/`);
}
