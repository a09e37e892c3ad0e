import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarketingFrame } from '#client/components/marketing-frame.tsx';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { templatesOptions } from '../email-templates.data.ts';
import classes from '../email-templates.module.css';
import { TemplateCard } from './template-card.tsx';
import { TemplatePreview } from './template-preview.tsx';

interface TemplatesPageProps {
  /** The template chosen, from the address. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The organization's templates after the starters, and what the chosen one looks like. */
export function TemplatesPage({ chosen, onChoose }: TemplatesPageProps) {
  const [archived, setArchived] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(templatesOptions(archived));
  const mayWrite = useMay('marketing:write');
  const at = Math.max(0, data?.findIndex(({ id }) => id === chosen) ?? 0);
  const shown = data?.[at];
  const turn = (by: number) => {
    if (data && data.length > 0) onChoose(data[(at + by + data.length) % data.length]!.id);
  };
  return (
    <MarketingFrame tab="templates">
      {error && !data && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={420} />}
      {data && (
        <div className={classes.templates}>
          <div className={classes.list}>
            <Button kind="quiet" aria-pressed={archived} onClick={() => setArchived(!archived)}>
              {archived ? text.hide_archived : text.show_archived}
            </Button>
            {data.length === 0 && <EmptyState title={text.no_archived} />}
            <ul className={classes.cards}>
              {data.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  chosen={template.id === shown?.id}
                  mayWrite={mayWrite}
                  onChoose={() => onChoose(template.id)}
                />
              ))}
            </ul>
          </div>
          {shown && <TemplatePreview key={shown.id} template={shown} mayEdit={mayWrite && !archived} onTurn={turn} />}
        </div>
      )}
      {!mayWrite && data && <Notice>{text.read_only}</Notice>}
    </MarketingFrame>
  );
}
