import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { noteReadersOptions } from '../inquiries.data.ts';
import classes from './notes-rail.module.css';

/** People offered at once. */
const OFFERED = 5;
/** What is typed of a name after '@', up to where the typing stands. */
const NAMING = /(?:^|\s)@([\p{L}' -]{0,40})$/u;

interface NoteComposerProps {
  value: string;
  onChange: (typed: string) => void;
  onSend: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** A name that is being typed: where its '@' stands, and what is there of it. */
interface Naming {
  at: number;
  begun: string;
}

function namingBefore(typed: string, caret: number): Naming | null {
  const begun = NAMING.exec(typed.slice(0, caret))?.[1];
  return begun === undefined ? null : { at: caret - begun.length - 1, begun };
}

/** Where a note is typed; after '@' it offers the colleagues who can read it. Enter sends, unless it chooses a name. */
export function NoteComposer({ value, onChange, onSend, box }: NoteComposerProps) {
  const id = useId();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [active, setActive] = useState(0);
  const { data } = useQuery({ ...noteReadersOptions(), enabled: naming !== null });
  const wanted = naming?.begun.trimStart().toLowerCase() ?? '';
  const offered =
    naming === null
      ? []
      : (data ?? [])
          .filter((name) => name.toLowerCase().includes(wanted) && name.toLowerCase() !== wanted.trimEnd())
          .slice(0, OFFERED);
  const opened = offered.length > 0;

  const follow = (typed: string, caret: number) => {
    setNaming(namingBefore(typed, caret));
    setActive(0);
  };
  /** The name in the place of what was typed of it; the rest of the note stays, and the typing goes on after the name. */
  const choose = (name: string) => {
    if (naming === null) return;
    const upTo = `${value.slice(0, naming.at)}@${name} `;
    const rest = value.slice(naming.at + 1 + naming.begun.length).replace(/^ /, '');
    flushSync(() => onChange(upTo + rest));
    box.current?.setSelectionRange(upTo.length, upTo.length);
    setNaming(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (opened && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : offered.length - 1;
      setActive((at) => (at + by) % offered.length);
    } else if (opened && event.key === 'Escape') {
      event.stopPropagation();
      setNaming(null);
    } else if (opened && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      choose(offered[active] ?? offered[0] ?? '');
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onSend();
    }
  };
  return (
    <div className={classes.writing}>
      <TextareaField
        ref={box}
        label={text.write_note}
        hint={`${text.note_hint}. ${text.mention_hint}.`}
        rows={3}
        maxLength={10_000}
        value={value}
        aria-autocomplete="list"
        aria-controls={opened ? id : undefined}
        aria-activedescendant={opened ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          follow(event.currentTarget.value, event.currentTarget.selectionStart);
        }}
        onBlur={() => setNaming(null)}
        onKeyDown={onKeyDown}
      />
      {opened && (
        <div id={id} role="listbox" aria-label={text.mention_people} className={classes.people}>
          {offered.map((name, at) => (
            <div
              key={name}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={classes.colleague}
              // The box keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
