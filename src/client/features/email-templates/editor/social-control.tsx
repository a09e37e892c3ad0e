import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { propsOf, socialLink } from '#shared/features/email-templates/model/blocks.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import { MAX_SOCIAL_LINKS, SOCIAL_ICONS, type SocialLink } from '#shared/features/email-templates/model/prop-rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './settings.module.css';
import type { Editor } from './use-editor.ts';

const CHOICES = SOCIAL_ICONS.map((icon) => ({ value: icon, label: socialLink(icon).name }));

/** The pages where an organization can be followed; one without an address is left out of the e-mail. */
export function SocialControl({ editor }: { editor: Editor }) {
  const { template, selected } = editor;
  const { links } = propsOf('SocialLinks', nodeOf(template.nodes, selected), template.settings);
  const set = (next: readonly SocialLink[]) => editor.set(selected, { links: next });
  return (
    <>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may say the same, and none has an id
        <div key={at} className={classes.social}>
          <SelectField
            label={link.name}
            labelHidden
            options={CHOICES}
            value={link.icon}
            onChange={(icon) => icon && set(links.with(at, socialLink(icon)))}
          />
          <TextField
            label={format(text.social_address, { name: link.name })}
            value={link.url}
            type="url"
            onChange={(event) => set(links.with(at, { ...link, url: event.currentTarget.value }))}
          />
          <Button onClick={() => set(links.toSpliced(at, 1))}>{text.social_remove}</Button>
        </div>
      ))}
      {links.length < MAX_SOCIAL_LINKS && (
        <Button onClick={() => set([...links, socialLink('web')])}>{text.social_add}</Button>
      )}
    </>
  );
}
