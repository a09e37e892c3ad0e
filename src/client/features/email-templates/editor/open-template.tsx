import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { emailTemplatesMessages } from '#shared/features/email-templates/email-templates.messages.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { buildTemplate, isStarter } from '#shared/features/email-templates/starters/starters.ts';
import { templateOptions } from '../email-templates.data.ts';
import { readDraft } from './drafts.ts';
import { EditorPage, type Opened } from './editor-page.tsx';

/** A template from nothing. */
export function NewTemplate() {
  const [blank] = useState(() => encodeTemplate(buildTemplate([], { width: 640 })));
  return <Draftable draft="new" title={text.create_template} stored={blank} name="" />;
}

/** A template that is kept already; of a starter a copy is edited. */
export function StoredTemplate({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...templateOptions(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data)
    return (
      <ErrorBanner
        message={emailTemplatesMessages.template_not_found}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton height={560} />;
  const own = isStarter(id) ? {} : { template_id: id, version: data.version };
  return <Draftable draft={id} title={text.edit_template} stored={data.restore_template} name={data.name} {...own} />;
}

interface DraftableProps extends Omit<Opened, 'template' | 'base' | 'restored'> {
  stored: string;
}

/** Opens what was left unsaved in this browser, where there is something, else what is kept. */
function Draftable({ stored, ...opened }: DraftableProps) {
  const [start, setStart] = useState<{ template: EmailTemplate; restored: boolean } | string>();
  const mayWrite = useMay('marketing:write');
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const draft = await readDraft(opened.draft);
      const restored = draft !== null && draft !== stored;
      if (!gone) setStart({ template: decodeTemplate(restored ? draft : stored), restored });
    };
    open().catch((error: unknown) => {
      if (!gone) setStart(error instanceof Error ? error.message : emailTemplatesMessages.invalid_data);
    });
    return () => {
      gone = true;
    };
  }, [stored, opened.draft]);
  if (!mayWrite) return <Notice>{text.read_only}</Notice>;
  if (start === undefined) return <Skeleton height={560} />;
  if (typeof start === 'string') return <ErrorBanner message={start} />;
  return <EditorPage {...opened} {...start} base={stored} />;
}
