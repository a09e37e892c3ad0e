import { useEffect, useRef } from 'react';
import { isSample } from '#shared/features/email-templates/model/samples.ts';
import classes from './text-editor.module.css';

interface PlainEditorProps {
  label: string;
  value: string;
  /** Letters, at most. */
  max: number;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** One line of text, open for writing where it stands. What a new element says is replaced by what is typed first. */
export function PlainEditor({ label, value, max, onChange, onLeave }: PlainEditorProps) {
  const field = useRef<HTMLDivElement>(null);
  // Written by the browser while somebody types; put there where it comes from elsewhere: undone, say.
  useEffect(() => {
    if (field.current && field.current.textContent !== value) field.current.textContent = value;
  }, [value]);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus();
    const selection = getSelection();
    selection?.selectAllChildren(element);
    if (!isSample(element.textContent ?? '')) selection?.collapseToEnd();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no lines of its own, and breaks none
    <div
      ref={field}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      className={classes.plain}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onClick={(event) => event.stopPropagation()}
      onInput={(event) => {
        const element = event.currentTarget;
        const typed = (element.textContent ?? '').replace(/\s/g, ' ');
        // What is too much is not shown either: nobody leaves it believing that it is there.
        if (typed.length > max && !(event.nativeEvent as InputEvent).isComposing) {
          element.textContent = typed.slice(0, max);
          getSelection()?.selectAllChildren(element);
          getSelection()?.collapseToEnd();
        }
        onChange(typed.slice(0, max));
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    />
  );
}
