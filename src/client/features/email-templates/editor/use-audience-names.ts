import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/platform/trpc.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { EmailNode } from '#shared/features/email-templates/model/email-template.ts';
import { shownTo } from '#shared/features/email-templates/render/shown-for.ts';
import { format } from '#shared/platform/define-messages.ts';

/** The organization's audiences by name, also those put away: elements may be for them still. */
export function useAudienceNames() {
  const { data: active } = useQuery(trpc.audiences.list.queryOptions({ archived: false }));
  const { data: archived } = useQuery(trpc.audiences.list.queryOptions({ archived: true }));
  const names = new Map([...(active ?? []), ...(archived ?? [])].map(({ id, name }) => [id, name]));
  const loaded = active !== undefined && archived !== undefined;
  const nameOf = (id: string) => names.get(id) ?? (loaded ? text.audience_gone : '…');
  return {
    active: active ?? [],
    nameOf,
    /** Whom an element is for, in words; undefined where it is for everybody. */
    saidOf: (node: EmailNode) => {
      const { audience, within } = shownTo(node);
      if (audience === null) return undefined;
      return format(within ? text.shown_within : text.shown_without, { name: nameOf(audience) });
    },
  };
}
