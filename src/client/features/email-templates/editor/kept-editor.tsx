import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { type Begun, campaignDraft, dropCampaignDraft } from './drafts.ts';
import classes from './editor-bar.module.css';
import { blankTemplate } from './open-template.tsx';
import { type Start, useDraft } from './use-draft.ts';
import { useEditor } from './use-editor.ts';
import { type Kept, useKeeping } from './use-keeping.ts';
import { Workbench } from './workbench.tsx';

/** What the page around the editor asks of it. */
export interface EditorHandle {
  /** Keeps what is not kept yet. @returns whether all is kept */
  flush: () => Promise<boolean>;
  /** Forgets what is not kept yet. */
  giveUp: () => Promise<unknown>;
}

export interface KeptEditorProps {
  campaign_id: string;
  /** The design as it is kept; null where there is none yet. */
  stored: string | null;
  keep: (stored: string) => Promise<unknown>;
  /** What is edited was begun on: a draft that comes back brings its own. */
  begun: RefObject<Begun>;
  handle: RefObject<EditorHandle | null>;
  actions: ReactNode;
}

const SAID: Record<Kept, string> = { kept: text.all_kept, keeping: text.keeping, failed: text.not_kept };

/** The editor of a design that is kept while it is made. */
export function KeptEditor(props: KeptEditorProps) {
  const [stored] = useState(() => props.stored ?? blankTemplate());
  const start = useDraft(campaignDraft(props.campaign_id), stored);
  const [discarded, setDiscarded] = useState(false);
  const { begun } = props;
  const [opened] = useState(begun.current);
  const brought = typeof start === 'object' && !discarded ? start.begun : undefined;
  useEffect(() => {
    begun.current = brought ?? opened;
  }, [begun, brought, opened]);
  // Made once: another one at each drawing would count as a change that nobody has made.
  const shown = useMemo(
    () => (discarded ? { template: decodeTemplate(stored), restored: false } : start),
    [discarded, stored, start],
  );
  if (shown === undefined) return <Skeleton height={560} />;
  if (typeof shown === 'string') return <ErrorBanner message={shown} />;
  const discard = () => {
    void dropCampaignDraft(props.campaign_id);
    setDiscarded(true);
  };
  return <Editing key={String(discarded)} {...props} start={shown} onDiscard={discard} />;
}

interface EditingProps extends KeptEditorProps {
  start: Start;
  onDiscard: () => void;
}

function Editing({ campaign_id, stored, keep, begun, handle, actions, start, onDiscard }: EditingProps) {
  const editor = useEditor(start.template);
  const { kept, flush, hold, giveUp } = useKeeping(editor, campaignDraft(campaign_id), keep, begun);
  const { template } = editor;
  useEffect(() => {
    // What nobody has kept yet is kept as it stands, also where nothing was changed: an empty design is one too.
    const unkept = stored === null || start.restored;
    handle.current = {
      flush: () => {
        if (unkept) hold(template);
        return flush();
      },
      giveUp,
    };
  });
  return (
    <Workbench
      editor={editor}
      restored={start.restored && !editor.changed}
      onDiscard={onDiscard}
      actions={
        <>
          <span className={classes.size} aria-live="polite">
            {SAID[kept]}
          </span>
          {actions}
        </>
      }
    />
  );
}
