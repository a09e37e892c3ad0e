import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { fetchFile, saveFile, sendForm } from '#client/platform/rest.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { IMPORT_POLL_MS, type ImportKind, isWorking, type RowOutcome } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';

type Outputs = inferRouterOutputs<AppRouter>['imports'];
export type Import = Outputs['get'];
export type ImportRow = Outputs['rows'][number];
export type Organization = Outputs['organizations'][number];

export const importsOptions = (kind: ImportKind) => trpc.imports.list.queryOptions({ kind });

/** One import; asked again each second while its job works. */
export const importOptions = (import_id: string) =>
  queryOptions({
    ...trpc.imports.get.queryOptions({ import_id }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? IMPORT_POLL_MS : false),
  });

export const rowsOptions = (import_id: string, outcome: RowOutcome, page: number) =>
  queryOptions({
    ...trpc.imports.rows.queryOptions({ import_id, outcome, page }),
    placeholderData: keepPreviousData,
  });

export const organizationsOptions = (import_id: string) => trpc.imports.organizations.queryOptions({ import_id });

interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

export function uploadList(kind: ImportKind, file: File, sending: Sending): Promise<{ import_id: string }> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file_name', file.name);
  form.set('file', file);
  return sendForm('/api/import_file', form, sending);
}

/** What an import makes stale: itself, and the lists that it adds to or takes from. */
export const refreshImports = (client: QueryClient) =>
  Promise.all(
    [trpc.imports, trpc.contacts, trpc.referralSources].map((noun) =>
      client.invalidateQueries({ queryKey: noun.pathKey() }),
    ),
  );

/** Keeps every number that cannot be read as it is typed, a part of the list at a time. Answers how many there were. */
async function keepPhones(import_id: string): Promise<number> {
  let kept = 0;
  for (let more = true; more; ) {
    const part = await trpcClient.imports.keepPhones.mutate({ import_id });
    kept += part.kept;
    more = part.more;
  }
  return kept;
}

/** Every move of an import, each with the words it fails with. */
export function useImportMoves(kind: ImportKind) {
  const client = useQueryClient();
  const failed = (words: string) => (error: unknown) => {
    const { code, message } = serverErrorOf(error);
    toast.error(code === 'bad_request' || code === 'conflict' ? (message ?? words) : words);
  };
  const onSettled = () => refreshImports(client);
  const uploading = kind === 'contacts' ? text.error_uploading_contacts : text.error_uploading_referrals;
  return {
    chooseSheet: useMutation({
      ...trpc.imports.chooseSheet.mutationOptions(),
      onError: failed(text.error_choosing_sheet),
      onSettled,
    }),
    map: useMutation({ ...trpc.imports.map.mutationOptions(), onError: failed(text.error_parsing), onSettled }),
    fix: useMutation({ ...trpc.imports.fix.mutationOptions(), onError: failed(text.error_fixing), onSettled }),
    keepPhones: useMutation({
      mutationFn: (import_id: string) => keepPhones(import_id),
      onSuccess: (n) => toast.success(n === 1 ? text.kept_phone : format(text.kept_phones, { n })),
      onError: failed(text.error_fixing),
      onSettled,
    }),
    choose: useMutation({
      ...trpc.imports.chooseSource.mutationOptions(),
      onError: failed(text.error_choosing),
      onSettled,
    }),
    save: useMutation({ ...trpc.imports.save.mutationOptions(), onError: failed(uploading), onSettled }),
    undo: useMutation({ ...trpc.imports.undo.mutationOptions(), onError: failed(text.error_undoing), onSettled }),
    discard: useMutation({ ...trpc.imports.discard.mutationOptions(), onError: failed(uploading), onSettled }),
  };
}
export type ImportMoves = ReturnType<typeof useImportMoves>;

/** Hands the browser what became of each row. */
export function useResultDownload() {
  return useMutation({
    mutationFn: async ({ id, kind }: Pick<Import, 'id' | 'kind'>) => {
      const address = `/api/import_result?import_id=${encodeURIComponent(id)}`;
      saveFile(await fetchFile(address, new AbortController().signal), `${kind}-import-result.csv`);
    },
    onError: () => toast.error(text.error_downloading),
  });
}
