import { defineMessages } from '../../platform/define-messages.ts';

export const clientsMessages = defineMessages({
  clients: 'Clients',
  noClientsFound: 'No clients found',
  errorFetchingClients: 'Error fetching clients data',
  errorFetchingClient: 'Error fetching client details',
  clientNotFound: 'This client does not exist.',
});
