import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PROGRAMS_HREF } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { setupMessages as text } from '#shared/features/setup/setup.messages.ts';
import { SETUP_STEPS, type SetupStep } from '#shared/features/setup/setup.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './setup-list.module.css';

/** Where each step is done, and at which card of the page. */
const PLACES: Record<SetupStep, string> = {
  programs: PROGRAMS_HREF,
  clinicians: '/configurations/staff#CLINICAL_MEMBERS',
  staff: '/configurations/staff#ADMISSION_STAFF',
  people: '/settings/people',
  sender: '/settings/organization#E_MAILS',
  source: '/outreach/referral-sources?add=source',
  inquiry: '/admissions/inquiries?new=true',
};

/** What a new organization has to set up, for its administrators: ticked by what is there, hidden once all of it is. */
export function SetupList() {
  const mayManage = useMay('organization:manage');
  const client = useQueryClient();
  const { data, isLoading } = useQuery({
    ...trpc.setup.get.queryOptions({}),
    enabled: mayManage,
    refetchOnMount: 'always',
  });
  const dismiss = useMutation({
    ...trpc.setup.dismiss.mutationOptions(),
    onSuccess: () => client.invalidateQueries({ queryKey: trpc.setup.pathKey() }),
    onError: () => toast.error(text.not_dismissed),
  });
  if (isLoading) return <Skeleton height={96} />;
  if (!mayManage || !data || data.is_dismissed) return null;
  const done = SETUP_STEPS.filter((step) => data.done[step]).length;
  return (
    <Card title={text.title}>
      <p className={classes.count}>{format(text.count, { done, all: SETUP_STEPS.length })}</p>
      <ol className={classes.steps}>
        {SETUP_STEPS.map((step) => (
          <Step key={step} step={step} isDone={data.done[step]} />
        ))}
      </ol>
      {done === SETUP_STEPS.length && (
        <div className={classes.foot}>
          <span role="status">{text.all_done}</span>
          <Button kind="primary" loading={dismiss.isPending} onClick={() => dismiss.mutate({})}>
            {text.dismiss}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Step({ step, isDone }: { step: SetupStep; isDone: boolean }) {
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <li className={isDone ? `${classes.step} ${classes.done}` : classes.step}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {isDone ? text[step] : <Link href={PLACES[step]}>{text[step]}</Link>}
      <span className="lf-sr-only">{isDone ? text.step_done : text.step_open}</span>
    </li>
  );
}
