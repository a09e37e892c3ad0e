import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Source } from './referral-sources.data.ts';
import classes from './referral-sources.module.css';

/** Long enough to see what happened, and to take it back. */
const UNDO_MS = 10_000;

/** Whose source it is, changed where it stands; one Undo takes it back. */
export function OwnerCell({ source }: { source: Source }) {
  const mayChange = useMay('outreach:write');
  const { data: staff = [] } = useQuery({ ...outreachStaffOptions(), enabled: mayChange });
  const client = useQueryClient();
  const { id, owner, referral_name } = source;
  if (!mayChange) return owner ?? '-';
  const give = async (to: string | null, version: number, back?: string | null) => {
    try {
      const saved = await trpcClient.referralSources.update.mutate({
        referral_id: id,
        referral: { owner: to, version },
      });
      toast.success(text.owner_changed, {
        duration: UNDO_MS,
        ...(back !== undefined && {
          action: { label: uiMessages.toast_undo, onAction: () => void give(back, saved.version) },
        }),
      });
    } catch (error) {
      toast.error(refusalOf(error) ?? text.error_saving);
    }
    await client.invalidateQueries({ queryKey: trpc.referralSources.pathKey() });
  };
  // Who has left the outreach staff still owns what they own.
  const names = [...new Set([...(owner ? [owner] : []), ...staff])];
  return (
    <ActionMenu
      position="bottom-start"
      actions={[
        ...names.map((name) => ({
          key: name,
          label: name,
          checked: name === owner,
          onSelect: () => void (name !== owner && give(name, source.version, owner)),
        })),
        {
          key: '',
          label: text.owner_nobody,
          checked: owner === null,
          onSelect: () => void (owner !== null && give(null, source.version, owner)),
        },
      ]}
      trigger={
        <button
          type="button"
          className={classes.inList}
          aria-label={format(text.owner_of, { name: referral_name, value: owner ?? text.owner_nobody })}
        >
          {owner ?? '-'}
        </button>
      }
    />
  );
}
