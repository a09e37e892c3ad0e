import { useMediaQuery } from '@mantine/hooks';
import { StateMap } from '#client/components/chart/plots.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { US_STATES } from '#shared/platform/us-states.ts';
import classes from './visits.module.css';

interface DueStatesProps {
  states: readonly { state: string; total: number }[];
  chosen: string | undefined;
  /** Narrows the route to a state; to all of them where it is that state's already. */
  onState: (state: string) => void;
}

const nameOf = (state: string): string => (US_STATES as Readonly<Record<string, string>>)[state] ?? text.other_states;

/** In which states the visits are that are due: a map, the darker the more, and the same as buttons. A phone has these alone. */
export function DueStates({ states, chosen, onState }: DueStatesProps) {
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Card title={text.visits_by_state}>
      <div className={classes.states}>
        {!onPhone && (
          <div className={classes.map}>
            <StateMap values={states.map(({ state, total }) => ({ state, value: total }))} onState={onState} />
          </div>
        )}
        <ul className={classes.list} aria-label={text.visits_by_state}>
          {states.map(({ state, total }) => (
            <li key={state}>
              <button
                type="button"
                className={classes.state}
                aria-pressed={state === chosen}
                onClick={() => onState(state)}
              >
                <span>{nameOf(state)}</span>
                <span>{numberText(total)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
