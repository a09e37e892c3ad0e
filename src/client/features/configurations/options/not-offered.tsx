import { Button } from '#client/ui/button.tsx';
import { optionListsMessages as text } from '#shared/features/option-lists/option-lists.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { optionName } from './option-list.ts';

interface NotOfferedProps {
  hidden: readonly string[];
  mayWrite: boolean;
  saving: boolean;
  onOffer: (entry: string) => void;
}

/** What a list once offered and no longer does; each entry can be offered again. */
export function NotOffered({ hidden, mayWrite, saving, onOffer }: NotOfferedProps) {
  if (hidden.length === 0) return null;
  return (
    <>
      <h3 className={classes.subtitle}>{text.not_offered}</h3>
      <ul className={classes.rows}>
        {hidden.map((entry) => (
          <li key={entry} className={classes.row}>
            <span className={classes.entry}>{optionName(entry)}</span>
            {mayWrite && (
              <Button
                kind="quiet"
                disabled={saving}
                aria-label={format(text.offer_named, { x: optionName(entry) })}
                onClick={() => onOffer(entry)}
              >
                {text.offer_again}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
