import { IconFileText } from '@tabler/icons-react';
import classes from './place-button.module.css';

/** Names a page of a record, in the caller's words, and opens the record there. */
export const PlaceButton = ({ place, onOpen }: { place: string; onOpen: () => void }) => (
  <button type="button" className={classes.place} onClick={onOpen}>
    <IconFileText size={16} stroke={1.75} aria-hidden />
    <span>{place}</span>
  </button>
);
