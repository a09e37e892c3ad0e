import { Segments } from '#client/ui/fields/segments.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import { storeShownTo } from '#shared/features/email-templates/model/shown-to.ts';
import { shownTo } from '#shared/features/email-templates/render/shown-for.ts';
import { useAudienceNames } from './use-audience-names.ts';
import type { Editor } from './use-editor.ts';

const EVERYBODY = '';

/** Whom the selected element is for: everybody, an audience, or everybody but an audience. */
export function ShownToControl({ editor }: { editor: Editor }) {
  const { template, selected } = editor;
  const { audience, within } = shownTo(nodeOf(template.nodes, selected));
  const { active, nameOf } = useAudienceNames();
  const set = (next: { audience: string | null; within: boolean }) =>
    editor.set(selected, { shownTo: storeShownTo(next) || undefined });
  const offered = active.map(({ id, name }) => ({ value: id, label: name }));
  const held = audience !== null && !active.some(({ id }) => id === audience) ? [audience] : [];
  return (
    <>
      <SelectField
        label={text.shown_to}
        options={[
          { value: EVERYBODY, label: text.shown_to_everybody },
          ...offered,
          ...held.map((id) => ({ value: id, label: nameOf(id) })),
        ]}
        value={audience ?? EVERYBODY}
        onChange={(id) => set({ audience: id || null, within })}
      />
      {audience !== null && (
        <Segments
          label={text.shown_side}
          options={[
            { value: 'within', label: text.shown_side_within },
            { value: 'without', label: text.shown_side_without },
          ]}
          value={within ? 'within' : 'without'}
          onChange={(side) => set({ audience, within: side === 'within' })}
        />
      )}
    </>
  );
}
