import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { sendForm } from '#client/platform/rest.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';

export type Template = inferRouterOutputs<AppRouter>['emailTemplates']['list'][number];

export const templatesOptions = (archived = false) => trpc.emailTemplates.list.queryOptions({ archived });
export const templateOptions = (template_id: string) => trpc.emailTemplates.get.queryOptions({ template_id });
export const assetsOptions = () => trpc.assets.list.queryOptions({});

export interface SavedTemplate {
  template_id?: string | undefined;
  name: string;
  restore_template: string;
  version?: number | undefined;
}

/** Keeps a template: a new one, or the next version of one that is there. */
export function saveTemplate({ template_id, name, restore_template, version }: SavedTemplate, idempotencyKey: string) {
  const how = { context: { idempotencyKey } };
  return template_id === undefined
    ? trpcClient.emailTemplates.create.mutate({ name, restore_template }, how)
    : trpcClient.emailTemplates.update.mutate({ template_id, name, restore_template, version }, how);
}

/** What a saved template makes stale. */
export function useRefreshTemplates() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: trpc.emailTemplates.pathKey() });
}

export const renameTemplate = (input: { template_id: string; name: string }) =>
  trpcClient.emailTemplates.update.mutate(input);

export function useDuplicateTemplate() {
  const refresh = useRefreshTemplates();
  return useMutation({ ...trpc.emailTemplates.duplicate.mutationOptions(), onSettled: refresh });
}

export function useArchiveTemplate() {
  const refresh = useRefreshTemplates();
  return useMutation({ ...trpc.emailTemplates.archive.mutationOptions(), onSettled: refresh });
}

interface Upload {
  file: File;
  onProgress: (part: number) => void;
}

/** Sends a picture to the library. */
export function useUploadAsset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: Upload) => {
      const form = new FormData();
      form.set('name', file.name.replace(/\.[^.]+$/, ''));
      form.set('file', file);
      const sending = { onProgress, signal: new AbortController().signal, idempotencyKey: crypto.randomUUID() };
      return sendForm<{ asset: { id: string; name: string; location: string } }>('/api/asset', form, sending);
    },
    onSettled: () => client.invalidateQueries({ queryKey: trpc.assets.pathKey() }),
  });
}
