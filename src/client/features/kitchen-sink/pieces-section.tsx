import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Expandable } from '#client/ui/display/expandable.tsx';
import { Kbd } from '#client/ui/display/kbd.tsx';
import { Markdown } from '#client/ui/display/markdown.tsx';
import { StatusPill, type StatusToken } from '#client/ui/display/status-pill.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { Stepper } from '#client/ui/page/stepper.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import classes from './kitchen-sink.module.css';

const STATUSES: StatusToken[] = [
  'PRE-ASSESSMENT',
  'ASSESSMENT',
  'SCHEDULED-ADMIT',
  'ADMITTED',
  'DROPPED',
  'DISCHARGED',
  'INACTIVE',
  'COLD',
  'WARM',
  'HOT',
  'REFERRING',
  'DRAFT',
  'SENT',
  'ARCHIVED',
  'HIDDEN',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
];

const NOTE = `## Summary\n\nSleeps **better** since Monday, see [the guide](https://example.org/guide).\n\n- eats with the group\n- asked for the chaplain\n\n<script>alert(1)</script> [bad](javascript:alert(1)) ![img](https://example.org/x.png)`;

/** The small pieces: pills, buttons, banners, blocks. */
export function PiecesSection() {
  return (
    <>
      <Card title="Status">
        <div className={classes.row}>
          {STATUSES.map((status) => (
            <StatusPill key={status} status={status} />
          ))}
        </div>
      </Card>
      <Card
        title="Buttons and menus"
        aside={
          <ActionMenu
            actions={[
              { key: 'edit', label: 'Edit', icon: <IconPencil size={18} stroke={1.75} /> },
              { key: 'delete', label: 'Delete', icon: <IconTrash size={18} stroke={1.75} />, danger: true },
            ]}
          />
        }
      >
        <div className={classes.row}>
          <Button kind="primary">Save</Button>
          <Button>Cancel</Button>
          <Button kind="quiet">Restore defaults</Button>
          <Button kind="danger">Delete</Button>
          <Button kind="primary" disabled>
            Disabled
          </Button>
          <Button kind="primary" loading>
            Saving
          </Button>
          <IconButton label="Edit">
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          </span>
        </div>
      </Card>
      <Card title="Where one is">
        <div className={classes.stack}>
          <Breadcrumbs
            crumbs={[
              { label: 'Admissions', href: '#admissions' },
              { label: 'Inquiries', href: '#inquiries' },
              { label: 'Maria Lopez' },
            ]}
          />
          <TabsNav
            label="Inquiry"
            tabs={[
              { href: '#overview', label: 'Overview', active: true },
              { href: '#case-details', label: 'Case details' },
              { href: '#treatment-plan', label: 'Treatment plan', count: '2' },
            ]}
          />
          <Stepper
            current={1}
            steps={[
              { key: 'a', label: 'Basic requirements' },
              { key: 'b', label: 'Select admit date' },
              { key: 'c', label: 'Assign clinicians' },
              { key: 'd', label: 'Confirm and finish' },
            ]}
          />
        </div>
      </Card>
      <Card title="Remarks">
        <div className={classes.stack}>
          <ErrorBanner message="Error fetching inquiries data" onRetry={() => undefined}>
            The server did not answer.
          </ErrorBanner>
          <Notice tone="warning">You've selected a future date. Please ensure this is correct before proceeding</Notice>
          <Notice title="Reading records">Pages appear as they are read.</Notice>
          <Progress label="Uploading intake.pdf" percent={64} />
          <EmptyState title="No inquiries found" action={<Button kind="primary">Add Inquiry</Button>}>
            New inquiries appear here.
          </EmptyState>
        </div>
      </Card>
      <Expandable title="Notes" name="kitchen-sink">
        <Markdown>{NOTE}</Markdown>
      </Expandable>
    </>
  );
}
