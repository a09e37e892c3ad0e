import { useState } from 'react';
import { PlaceButton } from '#client/components/place-button.tsx';
import { Instant } from '#client/components/when.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { Quote } from '#client/ui/display/quote.tsx';
import { questionsMessages as text } from '#shared/features/questions/questions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { CitationRow, QuestionRow } from './questions.data.ts';
import classes from './questions.module.css';

interface QuestionItemProps {
  item: QuestionRow;
  /** The answer alone, until it is asked where it stands. */
  folded?: boolean;
  onOpen: (citation: CitationRow) => void;
}

const CONFIDENCE = {
  high: text.confidence_high,
  medium: text.confidence_medium,
  low: text.confidence_low,
} as const;

/** A question with its answer, how sure it is, and the pages it stands on; a refusal says what was searched. */
export function QuestionItem({ item, folded = false, onOpen }: QuestionItemProps) {
  const [opened, setOpened] = useState(false);
  const stands = item.found || item.passages.length > 0;
  return (
    <li className={folded ? `${classes.item} ${classes.short}` : classes.item}>
      <h3 className={classes.question}>{item.question}</h3>
      <p className={classes.answer}>{item.answer}</p>
      {folded && stands && !opened ? (
        <button type="button" className={classes.where} onClick={() => setOpened(true)}>
          {text.show_where}
        </button>
      ) : (
        <Grounds item={item} onOpen={onOpen} />
      )}
    </li>
  );
}

/** How sure an answer is, and where it stands. */
const Grounds = ({ item, onOpen }: Omit<QuestionItemProps, 'folded'>) => (
  <>
    {item.found ? <Chip>{CONFIDENCE[item.confidence]}</Chip> : <Searched files={item.searched} />}
    <Places places={item.citations} onOpen={onOpen} />
    {item.passages.length > 0 && (
      <section className={classes.closest} aria-label={text.closest}>
        <h4 className={classes.closestTitle}>{text.closest}</h4>
        <p className={classes.meta}>{text.closest_hint}</p>
        <Places places={item.passages} onOpen={onOpen} />
      </section>
    )}
    <p className={classes.meta}>
      {phrase(text.asked_by, { name: item.asked_by, when: <Instant at={item.created_at} timed /> })}
    </p>
  </>
);

function Places({ places, onOpen }: { places: readonly CitationRow[]; onOpen: (place: CitationRow) => void }) {
  if (places.length === 0) return null;
  return (
    <ul className={classes.citations}>
      {places.map((place) => (
        <Citation key={`${place.document_id} ${place.page} ${place.quote}`} citation={place} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Searched({ files }: { files: readonly string[] }) {
  return (
    <p className={classes.searched}>
      {files.length === 0 ? text.searched_nothing : format(text.searched, { files: files.join(', ') })}
    </p>
  );
}

/** Where the answer stands: opens the page, unless its document has been deleted since. */
function Citation({ citation, onOpen }: { citation: CitationRow; onOpen: (citation: CitationRow) => void }) {
  const place = format(text.citation, { file: citation.file_name, page: citation.page });
  return (
    <li>
      {citation.deleted ? (
        <span className={classes.deleted}>
          {place} <em>({text.document_deleted})</em>
        </span>
      ) : (
        <PlaceButton place={place} onOpen={() => onOpen(citation)} />
      )}
      <Quote>{citation.quote.replace(/\s+/g, ' ')}</Quote>
    </li>
  );
}
