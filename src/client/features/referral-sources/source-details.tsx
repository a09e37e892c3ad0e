import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { type RecordValues, valueIn } from '../../components/record-section/record-field.ts';
import { RecordSection } from '../../components/record-section/record-section.tsx';
import { useMay } from '../../platform/organisation.ts';
import { outreachStaffOptions } from '../../platform/outreach-staff.ts';
import { type Source, type SourceEdit, sourceOptions, useUpdateSource } from './referral-sources.data.ts';
import { SourceNamesakes } from './source-namesakes.tsx';
import classes from './source-page.module.css';
import { faultsOf, sourceSections } from './source-record.ts';

interface SourceDetailsProps {
  referralId: string;
  /** Beside the record: what other features tell of this source. */
  aside: ReactNode;
}

/** A source's record, and what belongs to the source beside it. */
export function SourceDetails({ referralId, aside }: SourceDetailsProps) {
  const { data: source } = useQuery(sourceOptions(referralId));
  if (!source) return null;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Sections source={source} />
      </div>
      <div className={classes.main}>{aside}</div>
    </div>
  );
}

function Sections({ source }: { source: Source }) {
  const { id, owner, state } = source;
  const mayWrite = useMay('outreach:write');
  const { data: staff } = useQuery(outreachStaffOptions());
  const update = useUpdateSource(id);
  const sections = useMemo(() => sourceSections(staff ?? [], { owner, state }), [staff, owner, state]);
  const save = (changes: RecordValues, version: number) =>
    update.mutateAsync({ referral_id: id, referral: { ...(changes as SourceEdit), version } });
  return sections.map(({ title, fields }) => (
    <RecordSection
      key={title}
      title={title}
      fields={fields}
      record={source}
      mayEdit={mayWrite}
      describe={faultsOf}
      save={save}
      failed={text.error_saving}
      saved={text.saved}
    >
      {title === text.profile && ((draft) => <NameTaken source={source} name={valueIn(draft, 'referral_name')} />)}
    </RecordSection>
  ));
}

/** Warns of other sources of a name that is being given to this one. */
function NameTaken({ source, name }: { source: Source; name: unknown }) {
  if (typeof name !== 'string' || name === source.referral_name) return null;
  return (
    <div className={classes.warning}>
      <SourceNamesakes name={name} except={source.id} warning={text.check_same} />
    </div>
  );
}
