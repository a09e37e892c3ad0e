import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { useState } from 'react';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { type Looked, usePreceding } from './analytics.data.ts';
import classes from './compared.module.css';
import { type Comparison, compare } from './metric-words.ts';

/** A comparison, or that the first one is on its way and takes its line. */
type Said = Comparison | 'awaited';

/** How a number compares with the range before. While either is on its way, what was said of the numbers still shown stays. */
export function useComparison<Name extends MetricName>(metric: Name, looked: Looked<Name>): Said | undefined {
  const { answer, days, stale } = looked;
  const { answer: before, awaited } = usePreceding(metric, days);
  const [kept, keep] = useState<{ of: unknown; against: unknown; said: Comparison | undefined }>();
  if (!answer || !before || stale) return kept ? kept.said : awaited ? 'awaited' : undefined;
  if (kept?.of === answer && kept.against === before) return kept.said;
  const said = compare(metric, answer, before, days);
  keep({ of: answer, against: before, said });
  return said;
}

const ARROWS = { up: IconArrowUp, down: IconArrowDown, same: IconEqual } as const;

/** A comparison: an arrow to see, and the same in words. */
export function Compared({ said }: { said: Said }) {
  if (said === 'awaited') return <Skeleton width={160} height={18} />;
  const { way, words } = said;
  const Arrow = way && ARROWS[way];
  return (
    <span className={classes.compared} data-way={way}>
      {Arrow && <Arrow size={16} stroke={2} aria-hidden />}
      <span>{words}</span>
    </span>
  );
}
