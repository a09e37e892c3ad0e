import {
  IconAlignBoxCenterMiddle,
  IconBoxMultiple,
  IconColumns2,
  IconColumns3,
  IconH1,
  IconLayoutNavbar,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconLetterT,
  IconLine,
  IconLink,
  IconPhoto,
  IconRectangle,
  IconShare,
  IconSpacingVertical,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Segments } from '#client/ui/fields/segments.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { evenly } from '#shared/features/email-templates/model/column-widths.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import { pictureSize } from '#shared/features/email-templates/model/picture-size.ts';
import { columnsOf, PRESETS } from '#shared/features/email-templates/starters/presets.ts';
import { DesignPanel } from './design-panel.tsx';
import { ImageLibrary } from './image-library.tsx';
import { OwnBlocks } from './own-blocks.tsx';
import side from './side-panel.module.css';
import classes from './toolbar.module.css';
import { blockName, type Editor } from './use-editor.ts';

const AltDialog = drawnLater(async () => (await import('./alt-dialog.tsx')).AltDialog);

const ELEMENTS: readonly { sprout: Sprout; icon: TablerIcon }[] = [
  { sprout: { type: 'Heading' }, icon: IconH1 },
  { sprout: { type: 'Text' }, icon: IconLetterT },
  { sprout: { type: 'Button' }, icon: IconRectangle },
  { sprout: { type: 'Image' }, icon: IconPhoto },
  { sprout: { type: 'Spacer' }, icon: IconSpacingVertical },
  { sprout: { type: 'Divider' }, icon: IconLine },
  { sprout: { type: 'Link' }, icon: IconLink },
  { sprout: { type: 'Container' }, icon: IconBoxMultiple },
  {
    sprout: columnsOf(
      evenly(3),
      evenly(3).map(() => ({ type: 'Column' })),
    ),
    icon: IconColumns3,
  },
  { sprout: { type: 'SocialLinks' }, icon: IconShare },
];
type Preset = keyof typeof PRESETS;
const LAYOUTS = Object.entries(PRESETS) as [Preset, Sprout][];
/** How each is divided, seen before it is read. */
const LAYOUT_ICONS: Record<Preset, TablerIcon> = {
  heading_section: IconLayoutNavbar,
  left_article: IconLayoutSidebar,
  right_article: IconLayoutSidebarRight,
  three_columns: IconColumns3,
  two_columns: IconColumns2,
  center_article: IconAlignBoxCenterMiddle,
};

const TABS = ['elements', 'images', 'designs'] as const;

interface ToolbarProps {
  editor: Editor;
  /** Something was added: on a small screen the e-mail comes into sight. */
  onAdded: () => void;
}

/** What is offered changes with the design alone. */
const isSameShelf = (before: ToolbarProps, after: ToolbarProps): boolean =>
  before.onAdded === after.onAdded && before.editor.template.settings === after.editor.template.settings;

/** What can be added, by one press each: nothing has to be dragged. */
export const Toolbar = memo(function Toolbar({ editor, onAdded }: ToolbarProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('elements');
  /** The picture that was chosen last, until it is said what it shows. */
  const [undescribed, setUndescribed] = useState<string | null>(null);
  const insert = (sprout: Sprout) => {
    editor.insert(sprout);
    onAdded();
  };
  const chosenImage = () => {
    const { selected, template } = editor.now();
    return nodeOf(template.nodes, selected).type === 'Image' ? selected : null;
  };
  const placeImage = (src: string, width: number, height: number) => {
    const image = chosenImage();
    const picture = { src, ...pictureSize({ width, height }) };
    const isAnother = image !== null && nodeOf(editor.now().template.nodes, image).props.src !== src;
    // What was said of the picture before is not said of another.
    if (image) editor.set(image, isAnother ? { ...picture, alt: undefined, decorative: undefined } : picture);
    else insert({ type: 'Image', props: picture });
    onAdded();
    setUndescribed(chosenImage());
  };
  return (
    <aside className={side.panel} data-name="add" aria-label={text.add}>
      <Segments
        label={text.add}
        options={TABS.map((value) => ({ value, label: text[value] }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'elements' && (
        <>
          <ul className={classes.palette}>
            {ELEMENTS.map(({ sprout, icon: Icon }) => (
              <li key={sprout.type}>
                <button type="button" className={classes.element} onClick={() => insert(sprout)}>
                  <Icon size={22} stroke={1.5} aria-hidden />
                  {blockName(sprout.type)}
                </button>
              </li>
            ))}
          </ul>
          <h2>{text.layouts}</h2>
          <ul className={classes.palette}>
            {LAYOUTS.map(([name, sprout]) => {
              const Icon = LAYOUT_ICONS[name];
              return (
                <li key={name}>
                  <button type="button" className={classes.element} onClick={() => insert(sprout)}>
                    <Icon size={22} stroke={1.5} aria-hidden />
                    {text[name]}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {tab === 'elements' && (
        <OwnBlocks
          onInsert={(block) => {
            editor.place(block);
            onAdded();
          }}
        />
      )}
      {tab === 'images' && <ImageLibrary onUse={placeImage} />}
      {tab === 'designs' && <DesignPanel editor={editor} />}
      {undescribed && (
        <AltDialog onSet={(described) => editor.set(undescribed, described)} onClose={() => setUndescribed(null)} />
      )}
    </aside>
  );
}, isSameShelf);
