import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { entryKey } from '#shared/features/configuration/name-lists.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import classes from '../configurations.module.css';
import { LoadingRows } from '../loading-rows.tsx';

interface AddFromUsersProps {
  listed: readonly string[];
  onChoose: (names: readonly string[]) => void;
  onClose: () => void;
}

/** The people with an account who are not on a list yet: those ticked are added. */
export function AddFromUsers({ listed, onChoose, onClose }: AddFromUsersProps) {
  const { data, error, refetch, isFetching } = useQuery(trpc.users.search.queryOptions({ query: '' }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const known = new Set(listed.map(entryKey));
  const names = [...new Set(data?.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()))];
  const offered = names.filter((name) => name !== '' && !known.has(entryKey(name)));
  return (
    <Modal
      opened
      title={text.add_from_users}
      size="small"
      dirty={chosen.length > 0}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button onClick={requestClose}>{uiMessages.cancel}</Button>
          <Button kind="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {text.add}
          </Button>
        </>
      )}
    >
      {error && !data && (
        <ErrorBanner
          message={usersMessages.error_fetching_people}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === undefined && !error && <LoadingRows />}
      {data && offered.length === 0 && <EmptyState title={text.everybody_listed} />}
      {offered.length > 0 && <p className={classes.hint}>{text.add_from_users_hint}</p>}
      <div className={classes.form}>
        {offered.map((name, at) => (
          <Checkbox
            key={name}
            label={name}
            autoFocus={at === 0}
            checked={chosen.includes(name)}
            onChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((each) => each !== name))}
          />
        ))}
      </div>
    </Modal>
  );
}
