import { createFileRoute } from '@tanstack/react-router';
import { LastTouches } from '../features/activities/last-touches.tsx';
import { ContactsOfSource } from '../features/contacts/contacts-of-source.tsx';
import { SourceScorecard } from '../features/referral-analytics/source-scorecard.tsx';
import { SourceDetails } from '../features/referral-sources/source-details.tsx';
import { TasksOfSource } from '../features/tasks/tasks-of-source.tsx';

/** A referral source's record, and beside it its contacts, what is next, what was last and what it brought, at every address below it that names no other tab. */
export const Route = createFileRoute('/_app/referal/$referralId/$')({
  component: () => {
    const { referralId } = Route.useParams();
    return (
      <SourceDetails
        referralId={referralId}
        aside={
          <>
            <ContactsOfSource referralId={referralId} />
            <TasksOfSource referralId={referralId} />
            <LastTouches referralId={referralId} />
            <SourceScorecard referralId={referralId} />
          </>
        }
      />
    );
  },
});
