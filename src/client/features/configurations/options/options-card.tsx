import { useState } from 'react';
import { Card } from '#client/ui/display/card.tsx';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { optionListsMessages as text } from '#shared/features/option-lists/option-lists.messages.ts';
import classes from '../configurations.module.css';
import { ListCard } from '../lists/list-card.tsx';
import { NotOffered } from './not-offered.tsx';
import { type ADMISSIONS_OPTIONS, isOwn } from './option-list.ts';

interface OptionsCardProps {
  lists: typeof ADMISSIONS_OPTIONS;
  mayWrite: boolean;
}

/** The lists of a tab that people choose from on records: one at a time. */
export function OptionsCard({ lists, mayWrite }: OptionsCardProps) {
  const [chosen, setChosen] = useState(lists[0]?.type);
  const list = lists.find(({ type }) => type === chosen);
  return (
    <>
      <Card title={text.title}>
        <p className={classes.hint}>{text.hint}</p>
        <div className={classes.choice}>
          <SelectLater
            label={text.list}
            options={lists.map(({ type, title }) => ({ value: type, label: title }))}
            value={chosen ?? null}
            onChange={(type) => type && setChosen(type)}
          />
        </div>
      </Card>
      {list && (
        <ListCard
          key={list.type}
          list={list}
          mayWrite={mayWrite}
          note={(entry) => isOwn(list.type, entry) && <span className={classes.faint}>{text.own}</span>}
          below={(config, put, saving) => (
            <NotOffered hidden={(config.hidden ?? []) as string[]} mayWrite={mayWrite} saving={saving} onOffer={put} />
          )}
        />
      )}
    </>
  );
}
