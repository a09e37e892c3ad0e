import { useState } from 'react';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Wizard, type WizardStep } from '#client/ui/page/wizard.tsx';

interface Draft {
  name: string;
  source: string;
}

/** Three steps; the second is passed over while the name is 'skip'. */
export function SampleWizard({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState<Draft>({ name: '', source: '' });
  const steps: WizardStep<Draft>[] = [
    {
      key: 'client',
      label: 'Client',
      complete: ({ name }) => name.trim() !== '',
      content: () => (
        <TextField
          label="Name"
          required
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          data-autofocus
        />
      ),
    },
    {
      key: 'details',
      label: 'Details',
      applies: ({ name }) => name !== 'skip',
      content: () => (
        <TextField
          label="Source"
          value={draft.source}
          onChange={(event) => setDraft({ ...draft, source: event.currentTarget.value })}
        />
      ),
    },
    { key: 'confirm', label: 'Confirm', content: () => <p>{draft.name}</p> },
  ];
  return <Wizard steps={steps} state={draft} onFinish={onDone} onCancel={onDone} />;
}
