import { useQuery } from '@tanstack/react-query';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { DraftRule } from './audience-rule-row.tsx';
import { sentCampaignsOptions } from './campaigns.data.ts';

/** Says the rules of an audience in words, a line each; campaigns by their names, once these are needed. */
export function useRulesInWords(needed: boolean): (rules: unknown) => string {
  const { data } = useQuery({ ...sentCampaignsOptions(), enabled: needed });
  const nameOf = (campaign_id: string | null) =>
    campaign_id === null ? text.any_campaign : (data?.list.find(({ id }) => id === campaign_id)?.name ?? '…');
  const wanted = (rule: DraftRule) => {
    if ('values' in rule) return rule.values.join(', ');
    return 'days' in rule ? String(rule.days ?? '') : `${text[`event_${rule.event}`]} (${nameOf(rule.campaign_id)})`;
  };
  const said = (rule: DraftRule) => joined(text[`field_${rule.field}`], text[`is_${rule.is}`], wanted(rule));
  return (rules) => (rules as DraftRule[] | null)?.map(said).join('\n') || '-';
}
