import { ClientListInput } from '../../../shared/features/clients/clients.schemas.ts';
import { listAddress } from '../../platform/list-address.ts';

export const { read: readAddress, write: writeAddress } = listAddress(ClientListInput);
