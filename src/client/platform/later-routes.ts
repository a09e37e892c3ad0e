/**
 * Areas of the product that are not open yet: absent from the navigation, and an address inside one leads to the
 * inquiries. An area leaves this list with its first screen.
 */
export const LATER_ROUTES: readonly string[] = ['/admissions/census', '/marketing', '/analytics', '/configurations'];

/** Whether an address lies in an area that is not open yet. */
export const isLater = (pathname: string): boolean => {
  const path = pathname.toLowerCase();
  return LATER_ROUTES.some((area) => path === area || path.startsWith(`${area}/`));
};
