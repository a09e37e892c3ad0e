import type { Actor } from './app.ts';

export interface NewInquiry {
  firstname: string;
  lastname: string;
  dob?: string;
  city?: string;
  created_at_date?: string;
  condition?: string[];
  staff?: string[];
}

export interface MadeInquiry {
  id: string;
  patient_id: string;
  opportunity_name: string;
}

/** A client and an inquiry for it, made through the product's own door. */
export async function makeInquiry(actor: Pick<Actor, 'trpc'>, inquiry: NewInquiry): Promise<MadeInquiry> {
  const { firstname, lastname, dob = null, city = null, created_at_date = '2026-05-11', condition, staff } = inquiry;
  const client = await actor.trpc.clients.create.mutate({ firstname, lastname, dob, city });
  const made = await actor.trpc.inquiries.create.mutate({
    patient_id: client.id,
    created_at_date,
    ...(condition ? { condition } : {}),
    ...(staff ? { staff } : {}),
  });
  return { ...made, patient_id: client.id };
}

/** So many inquiries, 'Casey Number01' first, `onEach` before each, for a clock to move: the last is the newest. */
export async function makeInquiries(actor: Actor, many: number, onEach: () => void): Promise<MadeInquiry[]> {
  const made: MadeInquiry[] = [];
  for (let n = 1; n <= many; n++) {
    onEach();
    made.push(
      await makeInquiry(actor, {
        firstname: 'Casey',
        lastname: `Number${String(n).padStart(2, '0')}`,
        created_at_date: '2026-05-12',
      }),
    );
  }
  return made;
}
