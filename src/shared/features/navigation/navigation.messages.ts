import { defineMessages } from '../../platform/define-messages.ts';

export const navigationMessages = defineMessages({
  dashboard: 'Dashboard',
  tasks: 'Tasks',
  admissions: 'Admissions',
  outreach: 'Outreach',
  marketing: 'Marketing',
  analytics: 'Analytics',
  configurations: 'Configurations',
  go_to: 'Go to',
  actions: 'Actions',
  clients: 'Clients',
  inquiries: 'Inquiries',
  client: 'Client',
  inquiry: 'Inquiry',
  new_inquiry: 'New inquiry',
  keyboard_shortcuts: 'Keyboard shortcuts',
});
