import { TaskListInput } from '../../../shared/features/tasks/tasks.schemas.ts';
import { listAddress } from '../../platform/list-address.ts';

export const { read: readAddress, write: writeAddress } = listAddress(TaskListInput);
