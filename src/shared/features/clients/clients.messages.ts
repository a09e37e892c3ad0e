import { defineMessages } from '../../platform/define-messages.ts';

export const clientsMessages = defineMessages({
  clients: 'Clients',
  no_clients_found: 'No clients found',
  error_fetching_clients: 'Error fetching clients data',
  error_fetching_client: 'Error fetching client details',
  client_not_found: 'This client does not exist.',
});
