import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** Attributes of a link; `href` is an address inside the app or a whole one. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}
export type AnchorComponent = ComponentType<AnchorProps>;

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;
const AnchorContext = createContext<AnchorComponent>(PlainAnchor);

/** Gives the kit the router's anchor. */
export function LinkProvider({ anchor = PlainAnchor, children }: { anchor?: AnchorComponent; children: ReactNode }) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** A real `<a href>`, so that Ctrl/Cmd+click, middle click and "copy link" work everywhere. */
export function Link(props: AnchorProps) {
  const Anchor = useContext(AnchorContext);
  return <Anchor {...props} />;
}
