import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { mayExportByDefault } from '#shared/features/users/users.rules.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { accountOptions, useMay } from '../platform/organization.ts';
import { fetchFile, saveFile } from '../platform/rest.ts';
import { session } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import classes from './export-button.module.css';

interface ExportButtonProps {
  /** The right to what is exported, besides the account's own. */
  permission: Permission;
  /** Where the file is had. */
  address: string;
  /** The list's filters and columns; they are posted, since a search may name a person. */
  asked?: object;
  /** What it is saved as; asked when it is pressed, so that the day is the day of the press. */
  fileName: () => string;
}

/**
 * Downloads what the list shows as CSV; not there for those whose account may not export. Until the account is
 * known, its place is kept for a role that usually may.
 */
export function ExportButton({ permission, address, asked, fileName }: ExportButtonProps) {
  const { data: account } = useQuery(accountOptions());
  const allowed = useMay(permission);
  const download = useMutation({
    mutationFn: async () => saveFile(await fetchFile(address, new AbortController().signal, asked), fileName()),
    onError: () => toast.error(text.export_failed),
  });
  const standing = session.standing();
  const expected = standing !== null && mayExportByDefault(standing.role);
  if (!allowed || !(account?.can_export ?? expected)) return null;
  return (
    <Button
      className={account ? undefined : classes.awaited}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {text.export}
    </Button>
  );
}
