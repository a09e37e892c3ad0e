/** Addresses of the product's pages, written as the specification writes them. */
export const inquiryHref = (id: string): string => `/admissions/inquiry/${id}`;
/** An inquiry's records beside what they say. */
export const recordsHref = (id: string): string => `${inquiryHref(id)}/records`;
/** A page of one of an inquiry's records. */
export const pageHref = (id: string, document: string, page: number): string =>
  `${recordsHref(id)}?tab=document&file=${document}&page=${page}`;
/** The list of inquiries that are in a status. */
export const inquiriesHref = (status: string): string => `/admissions/inquiries?status_filter=${status}`;
/** What stands behind a metric, by the name it has in addresses. */
export const metricHref = (tab: string, metric: string): string => `/analytics/${tab}?drill=${metric}`;
export const callHref = (id: string): string => `/admissions/call/${id}`;
/** The calls that nobody has handled, the oldest first. */
export const WAITING_CALLS_HREF = '/admissions/calls?unhandled=true&order=asc';
export const sourceHref = (id: string): string => `/referal/${id}`;
/** Logs a visit; the one page that opens without a network. */
export const VISIT_HREF = '/outreach/visit';
export const VISITS_HREF = '/outreach/visits';
export const SOURCES_HREF = '/outreach/referral-sources';
/** The sources that are due, those that have waited longest first. */
export const LOSING_TOUCH_HREF = `${SOURCES_HREF}?overdue=0&sort=due_on`;
export const contactHref = (id: string): string => `/contact/${id}`;
export const clientHref = (id: string): string => `/admissions/client/${id}`;
/** Records of a kind that are probably the same. */
export const duplicatesHref = (kind: 'client' | 'source' | 'contact'): string => `/duplicates?kind=${kind}`;
export const taskHref = (id: string): string => `/task/${id}`;
export const CAMPAIGNS_HREF = '/marketing/campaign';
export const campaignHref = (id: string): string => `${CAMPAIGNS_HREF}/${id}`;
export const campaignStepHref = (id: string, step: string): string => `${campaignHref(id)}/${step}`;

/** Where programs, and their beds, are configured. */
export const PROGRAMS_HREF = '/configurations/admissions#PROGRAMS';

/** Writes to an address; nothing in it can add to the letter. */
export const mailHref = (address: string): string =>
  `mailto:${encodeURI(address).replace(/[?&#]/g, encodeURIComponent)}`;

/** Calls a number, however it is written; an extension follows once somebody answers. */
export const phoneHref = (number: string): string => {
  const [line = '', extension] = number.split(';ext=');
  return `tel:${line.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
};
