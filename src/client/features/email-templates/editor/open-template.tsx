import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { campaignsMessages } from '#shared/features/campaigns/campaigns.messages.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { emailTemplatesMessages } from '#shared/features/email-templates/email-templates.messages.ts';
import { buildTemplate, isStarter } from '#shared/features/email-templates/starters/starters.ts';
import { templateOptions } from '../email-templates.data.ts';
import { EditorPage, type Opened } from './editor-page.tsx';
import { useDraft } from './use-draft.ts';
import { useNewDraft } from './use-new-draft.ts';

/** An e-mail with nothing in it yet. */
export const blankTemplate = (): string => encodeTemplate(buildTemplate([]));

/** What stands over a page without an editor. */
const Head = ({ title }: { title: string }) => (
  <PageHeader
    title={title}
    trail={<Breadcrumbs crumbs={[{ label: campaignsMessages.templates, href: '/marketing/templates' }]} />}
  />
);

/** A template from nothing. */
export function NewTemplate() {
  const [blank] = useState(blankTemplate);
  const draft = useNewDraft();
  if (!draft) return <Skeleton height={560} />;
  return <Draftable draft={draft} title={text.create_template} stored={blank} name="" />;
}

/**
 * A template that is kept already; of a starter a copy is edited. It is opened as the server has it now, and what is
 * opened stays as it is: what somebody else saves later is met when this one is saved.
 */
export function StoredTemplate({ id }: { id: string }) {
  const {
    data: kept,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...templateOptions(id), staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
  const [data, setOpened] = useState<typeof kept>();
  if (!data && kept && !isFetching) setOpened(kept);
  if (!data)
    return (
      <>
        <Head title={text.edit_template} />
        {error ? (
          <ErrorBanner
            message={isNotFound(error) ? emailTemplatesMessages.template_not_found : text.error_fetching}
            onRetry={isNotFound(error) ? undefined : () => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton height={560} />
        )}
      </>
    );
  const own = isStarter(id) ? {} : { template_id: id, version: data.version };
  return <Draftable draft={id} title={text.edit_template} stored={data.restore_template} name={data.name} {...own} />;
}

interface DraftableProps extends Omit<Opened, 'template' | 'base' | 'restored'> {
  stored: string;
}

/** Opens what was left unsaved in this browser, where there is something, else what is kept. */
function Draftable({ stored, ...opened }: DraftableProps) {
  const start = useDraft(opened.draft, stored);
  const mayWrite = useMay('marketing:write');
  if (!mayWrite)
    return (
      <>
        <Head title={opened.title} />
        <Notice>{text.read_only}</Notice>
      </>
    );
  if (start === undefined) return <Skeleton height={560} />;
  if (typeof start === 'string') return <ErrorBanner message={start} />;
  return <EditorPage {...opened} {...start} base={stored} />;
}
