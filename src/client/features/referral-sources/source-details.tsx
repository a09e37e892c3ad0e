import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { valueIn } from '#client/components/record-section/record-field.ts';
import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { useOptions } from '#client/platform/options.ts';
import { useMay } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { SourceUpdateInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { type Source, sourceOptions, useUpdateSource } from './referral-sources.data.ts';
import { SourceNamesakes } from './source-namesakes.tsx';
import classes from './source-page.module.css';
import { faultsOf, sourceSections } from './source-record.ts';

interface SourceDetailsProps {
  referralId: string;
  /** Beside the record: what other features say of this source. */
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
      <div className={`${classes.main} ${classes.aside}`}>{aside}</div>
    </div>
  );
}

function Sections({ source }: { source: Source }) {
  const { id } = source;
  const mayWrite = useMay('outreach:write');
  const { data: staff } = useQuery(outreachStaffOptions());
  const update = useUpdateSource(id);
  const types = useOptions('SOURCE_TYPES');
  const specializations = useOptions('SPECIALIZATIONS');
  const levels = useOptions('LEVELS_OF_CARE');
  const populations = useOptions('POPULATIONS_SERVED');
  const sections = useMemo(
    () => sourceSections({ staff: staff ?? [], types, specializations, levels, populations }, source),
    [staff, types, specializations, levels, populations, source],
  );
  return sections.map(({ title, fields }) => (
    <RecordSection
      key={title}
      title={title}
      fields={fields}
      record={source}
      mayEdit={mayWrite}
      schema={SourceUpdateInput.shape.referral}
      describe={faultsOf}
      save={(changes, version) => update.mutateAsync({ referral_id: id, referral: { ...changes, version } })}
      failed={text.error_saving}
      saved={text.saved}
    >
      {(draft) => title === text.profile && <NameTaken source={source} name={valueIn(draft, 'referral_name')} />}
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
