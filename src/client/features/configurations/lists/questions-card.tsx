import { useMay } from '#client/platform/organization.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { ruleOutIn } from '#shared/features/screening/screening.rules.ts';
import classes from '../configurations.module.css';
import { SCREENING_QUESTIONS } from './configured-list.ts';
import { ListCard } from './list-card.tsx';

const QuestionEditor = drawnLater(async () => (await import('./question-editor.tsx')).QuestionEditor);

const WORDS = { Yes: text.rules_out_yes, No: text.rules_out_no } as const;

/** The key screening questions in the order they are asked, each with the answer that rules out. */
export function QuestionsCard() {
  return (
    <ListCard
      list={SCREENING_QUESTIONS}
      mayWrite={useMay('config_admissions:write')}
      Editor={QuestionEditor}
      note={(question, config) => {
        const ruleOut = ruleOutIn(config, question);
        return ruleOut && <span className={classes.faint}>{WORDS[ruleOut]}</span>;
      }}
    />
  );
}
