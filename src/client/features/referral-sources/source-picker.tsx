import { useState } from 'react';
import type { SourcePickerProps } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { recentSources, type Source, searchSources } from './referral-sources.data.ts';
import classes from './referral-sources.module.css';
import { sourceDetail } from './source-draft.ts';

const NewSourceDialog = drawnLater(async () => (await import('./new-source-dialog.tsx')).NewSourceDialog);

const WORDS = { nothing: text.nothing_found, failed: text.error_searching };

type Found = Pick<Source, 'id' | 'referral_name'> & Partial<Pick<Source, 'type' | 'address' | 'state' | 'is_active'>>;

const detailOf = ({ type, address = null, state = null, is_active = true }: Found): string =>
  type ? sourceDetail({ type, address, state, is_active }) : '';

/** Finds a referral source, or adds one that is not there yet and chooses it. */
export function SourcePicker({ value, onChange, ...field }: SourcePickerProps) {
  const mayAdd = useMay('outreach:write');
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  return (
    <div className={classes.picker}>
      <AsyncSelect<Found>
        {...field}
        value={value}
        onChange={(source) => onChange(source && { id: source.id, referral_name: source.referral_name })}
        onType={setTyped}
        search={searchSources}
        recent={recentSources}
        itemKey={(source) => source.id}
        itemLabel={(source) => source.referral_name}
        itemDetail={detailOf}
        words={WORDS}
      />
      {mayAdd && (
        <Button kind="quiet" className={classes.add} onClick={() => setAdding(true)}>
          {text.dialog_title}
        </Button>
      )}
      {adding && (
        <NewSourceDialog
          initialName={value === null ? typed : ''}
          onClose={() => setAdding(false)}
          onCreated={(source) => {
            setAdding(false);
            onChange(source);
          }}
        />
      )}
    </div>
  );
}
