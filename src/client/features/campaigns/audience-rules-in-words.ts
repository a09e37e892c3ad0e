import { useQueries } from '@tanstack/react-query';
import type { Clash } from '#client/components/record-section/merge-record.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { DraftRule } from './audience-rule-row.tsx';
import { campaignOptions } from './campaigns.data.ts';

const CLASHING: readonly string[] = ['rules', 'excluded'];
const rulesOf = (value: unknown) => (value as readonly DraftRule[] | null) ?? [];
const campaignOf = (rule: DraftRule): string[] => ('campaign_id' in rule && rule.campaign_id ? [rule.campaign_id] : []);

/** Says the rules of an audience in words, a line each; the campaigns of those that clash by their names. */
export function useRulesInWords(clashes: readonly Clash[]): (rules: unknown) => string {
  const rules = clashes
    .filter(({ name }) => CLASHING.includes(name))
    .flatMap(({ yours, theirs }) => [...rulesOf(yours), ...rulesOf(theirs)]);
  const campaigns = useQueries({
    queries: [...new Set(rules.flatMap(campaignOf))].map(campaignOptions),
    combine: (asked) => asked.flatMap(({ data }) => data ?? []),
  });
  const nameOf = (campaign_id: string | null) =>
    campaign_id === null ? text.any_campaign : (campaigns.find(({ id }) => id === campaign_id)?.name ?? '…');
  const wanted = (rule: DraftRule) => {
    if ('values' in rule) return rule.values.join(', ');
    return 'days' in rule ? String(rule.days ?? '') : `${text[`event_${rule.event}`]} (${nameOf(rule.campaign_id)})`;
  };
  const said = (rule: DraftRule) => joined(text[`field_${rule.field}`], text[`is_${rule.is}`], wanted(rule));
  return (value) => rulesOf(value).map(said).join('\n') || '-';
}
