import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { AppError, invalidField } from '#shared/platform/errors.ts';
import { findContact } from '../contacts/find-contact.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { findSources } from '../referral-sources/find-sources.ts';

/** Where a task's fields stand in an input: at its top, or below `task` or `change`. */
type Path = '' | 'task.' | 'change.';

/** The source a task is tied to, by id or by a name that only one active source has (C-44a). @throws naming the field */
export async function sourceOfTask(tx: TxContext, id: string | null, name: string | null, path: Path = '') {
  const fields = { id: `${path}referral_id`, name: `${path}org_associated_with` };
  if (!id && !name) throw invalidField(fields.name, text.source_required);
  const [source] = await findSources(tx, [{ id, name, fields }]);
  if (!source) throw invalidField(fields.name, text.source_required);
  return { referral_id: source.id, org_associated_with: source.referral_name };
}

/** A contact of that source, or none. @throws naming the field */
export async function contactOfTask(
  tx: TxContext,
  referral_id: string,
  named: { contact_id: string | null; contact_name: string | null },
  path: Path = '',
) {
  const fields = { id: `${path}contact_id`, name: `${path}contact_associated_with` };
  const contact = await findContact(tx, referral_id, named, fields);
  return { contact_id: contact?.id ?? null, contact_associated_with: contact?.name ?? null };
}

/** An active person of the organization by e-mail; without one, whoever acts. @throws bad_request naming the field */
export async function assigneeOf(tx: TxContext, email_id: string | null, path: Path = '') {
  const me = person(tx);
  if (!email_id) return { assigned_to_id: me.user_id, assigned_to: fullName(me) };
  const user = await tx.db
    .selectFrom('users')
    .select(['users.id', 'users.firstname', 'users.lastname'])
    .where(inOrganization(tx, 'users'))
    .where('users.email_id', '=', email_id)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (!user) throw invalidField(`${path}assigned_to_email_id`, text.person_not_found);
  return { assigned_to_id: user.id, assigned_to: fullName(user) };
}

/** An inquiry of the organization, or none. @throws not_found naming the field */
export async function inquiryOfTask(tx: TxContext, opportunity_id: string | null): Promise<string | null> {
  if (opportunity_id === null) return null;
  const inquiry = await inquiryOf(tx.db, tx, opportunity_id).executeTakeFirst();
  if (!inquiry)
    throw new AppError('not_found', text.inquiry_not_found, { fields: { opportunity_id: text.inquiry_not_found } });
  return inquiry.id;
}
