import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/platform/trpc.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './fields.module.css';

interface OptionUseProps {
  fieldId: string;
  /** The options that are to go. */
  removed: readonly string[];
}

/** How many inquiries hold what is taken off a field's options; nothing where none does. */
export function OptionUse({ fieldId, removed }: OptionUseProps) {
  const enabled = removed.length > 0;
  const { data, isError } = useQuery({
    ...trpc.customConfig.optionUse.queryOptions({ field_id: fieldId }),
    enabled,
    staleTime: 0,
  });
  const held = (data ?? []).filter(({ option }) => removed.includes(option));
  return (
    <div role="status" className={classes.use}>
      {enabled && !data && <p>{isError ? text.use_failed : text.use_counting}</p>}
      {enabled &&
        held.map(({ option, n }) => (
          <p key={option}>{n === 1 ? format(text.use_one, { option }) : format(text.use_many, { n, option })}</p>
        ))}
    </div>
  );
}
