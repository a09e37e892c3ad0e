import { Button } from '../ui/button.tsx';
import { Link } from '../ui/display/link.tsx';
import classes from './namesake-list.module.css';

interface Namesake {
  id: string;
  href: string;
  name: string;
  /** What sets it apart from others of its name. */
  detail: string;
  /** What more than the name it shares. */
  why?: string | undefined;
  /** Takes it in place of what is being typed. */
  use?: { label: string; onUse: () => void };
}

/** Rows that may be the one that is being typed; they open beside, so nothing typed is lost. */
export const NamesakeList = ({ label, namesakes }: { label: string; namesakes: readonly Namesake[] }) => (
  <ul className={classes.list} aria-label={label}>
    {namesakes.map(({ id, href, name, detail, why, use }) => (
      <li key={id}>
        <Link href={href} target="_blank" rel="noopener">
          {name}
        </Link>
        <span className={classes.detail}>{detail}</span>
        {why && <strong className={classes.why}>{why}</strong>}
        {use && (
          <Button kind="quiet" aria-label={`${use.label}: ${name}, ${detail}`} onClick={use.onUse}>
            {use.label}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
