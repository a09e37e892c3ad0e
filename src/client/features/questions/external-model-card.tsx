import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questionsMessages as text } from '../../../shared/features/questions/questions.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { useMay } from '../../platform/organisation.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toast } from '../../ui/toast-store.ts';
import { externalModelOptions, useSetExternalModel } from './questions.data.ts';
import classes from './questions.module.css';

/** Whether page text may leave this server for the configured model: an administrator's choice, where there is one. */
export function ExternalModelCard() {
  const mayManage = useMay('users:manage');
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
        <Checkbox label={format(text.external_allow, { name })} checked={chosen ?? data.allowed} onChange={choose} />
      </div>
    </Card>
  );
}
