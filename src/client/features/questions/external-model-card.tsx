import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { questionsMessages as text } from '#shared/features/questions/questions.messages.ts';
import { formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { externalModelOptions, useSetExternalModel } from './questions.data.ts';
import classes from './questions.module.css';

const SENT = [text.external_pages, text.external_emails, text.external_sources];
const UNKNOWN = '-';

/** Whether text may leave this server for the configured model: an administrator's choice, where there is one. */
export function ExternalModelCard() {
  const mayManage = useMay('users:manage');
  const timeZone = useTimeZone();
  const { data } = useQuery({ ...externalModelOptions(), enabled: mayManage });
  const save = useSetExternalModel();
  /** What was clicked, until the server has it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const name = data?.name;
  if (!mayManage || !name) return null;
  const choose = (allowed: boolean) => {
    setChosen(allowed);
    save.mutate(
      { allowed },
      {
        onSuccess: () => toast.success(text.external_saved),
        onError: () => toast.error(text.external_error),
        onSettled: () => setChosen(null),
      },
    );
  };
  return (
    <Card title={text.external_title}>
      <div className={classes.external}>
        <p>{format(text.external_text, { name })}</p>
        <ul>
          {SENT.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{format(text.external_agreement, { name })}</p>
        <Checkbox label={format(text.external_allow, { name })} checked={chosen ?? data.allowed} onChange={choose} />
        <p role="status">
          {data.accepted
            ? format(text.external_accepted, {
                who: data.accepted.by ?? UNKNOWN,
                day: formatInstantDay(data.accepted.at, timeZone),
              })
            : text.external_off}
        </p>
      </div>
    </Card>
  );
}
