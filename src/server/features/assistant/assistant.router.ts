import { mutation, router } from '../../platform/trpc.ts';
import { autofillSource } from './autofill-source.ts';

export const assistantRouter = router({
  autofillSource: mutation(autofillSource),
});
