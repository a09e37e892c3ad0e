import { createLink } from '@tanstack/react-router';
import type { AnchorProps } from '../ui/display/link.tsx';

const RouterLink = createLink(({ children, ...rest }: Omit<AnchorProps, 'href'>) => <a {...rest}>{children}</a>);

/** How the kit draws a link: addresses of the app go through the router and are fetched ahead on hover and focus. */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  const inside = href.startsWith('/') && !rest.target && !rest.download;
  if (!inside)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    // Which link is the current one is said by whoever draws it; an address that others begin with is not.
    <RouterLink to={href} activeProps={{}} activeOptions={{ exact: true }} {...rest}>
      {children}
    </RouterLink>
  );
}
