import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { nodeOf, ROOT } from '#shared/features/email-templates/model/email-template.ts';
import { audiencesAskedFor, shownFor } from '#shared/features/email-templates/render/shown-for.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { peopleIn, rulesQuery } from '../audiences/audiences.access.ts';
import type { LetterVersion } from './campaigns.table.ts';
import { type Letter, type SenderFacts, writeLetter } from './letter.ts';

/** An audience that elements of an e-mail ask for, as it stands while its recipients are frozen. */
export interface AskedAudience {
  id: string;
  rules: AudienceRules;
}

/** The audiences that a design's elements are for, held until the end of the transaction. @throws bad_request without one */
export async function holdAskedAudiences(tx: TxContext, restore_template: string): Promise<AskedAudience[]> {
  const asked: AskedAudience[] = [];
  for (const id of audiencesAskedFor(decodeTemplate(restore_template))) {
    const rules = await rulesQuery(tx.db, tx, id).forShare().executeTakeFirst();
    if (!rules) throw invalidField('restore_template', text.audience_of_element_gone);
    asked.push({ id, rules });
  }
  return asked;
}

/** Which of the audiences a person is in, as one number: a bit each. */
export function variantOf(tx: TxContext, asked: readonly AskedAudience[]) {
  const bits = asked.map(({ rules }, at) => {
    const ids = tx.db.selectFrom(peopleIn(tx.db, tx, rules).as('asked')).select('asked.id');
    return sql`case when people.id in (${ids}) then ${sql.lit(1 << at)} else 0 end`;
  });
  return sql<number>`(${sql.join([sql.lit(0), ...bits], sql` + `)})::smallint`;
}

/** The letters of a run: who is in none of the audiences gets the first, everybody else the version of theirs. */
export async function writeVersions(
  tx: TxContext,
  campaign_id: string,
  asked: readonly AskedAudience[],
  design: { restore_template: string; subject: string },
  facts: SenderFacts,
): Promise<{ letter: Letter; versions: LetterVersion[] }> {
  const template = decodeTemplate(design.restore_template);
  const audiencesOf = (variant: number) => new Set(asked.filter((_, at) => variant & (1 << at)).map(({ id }) => id));
  const write = (variant: number, links: string[]) =>
    writeLetter(design, facts, tx.services.publicUrl, { audiences: audiencesOf(variant), links });
  const letter = write(0, []);
  if (asked.length === 0) return { letter, versions: [] };
  const met = await tx.db
    .selectFrom('campaign_recipients')
    .select('variant')
    .distinct()
    .where(inOrganization(tx, 'campaign_recipients'))
    .where('campaign_id', '=', campaign_id)
    .orderBy('variant')
    .execute();
  for (const { variant } of met)
    ensure(
      nodeOf(shownFor(template, audiencesOf(variant)).nodes, ROOT).nodes.length > 0,
      'bad_request',
      text.nobody_else,
    );
  const others = met.filter(({ variant }) => variant !== 0);
  return {
    letter,
    versions: others.map(({ variant }) => {
      const { html, plain } = write(variant, letter.links);
      return { variant, html, plain };
    }),
  };
}
