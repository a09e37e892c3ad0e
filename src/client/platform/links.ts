/** Addresses of the product's pages, written as the specification writes them. */
export const inquiryHref = (id: string): string => `/admissions/inquiry/${id}`;
export const clientHref = (id: string): string => `/admissions/client/${id}`;
