import type { EngagementRunsTable, ReferralActivitiesTable } from './features/activities/activities.table.ts';
import type { AssetsTable } from './features/assets/assets.table.ts';
import type { AudiencesTable } from './features/audiences/audiences.table.ts';
import type {
  OrganizationsTable,
  PasswordHistoryTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  RefreshTokensTable,
  SessionsTable,
  TwoFactorsTable,
  UsersTable,
} from './features/auth/auth.table.ts';
import type { CallCountersTable, CallsTable } from './features/calls/calls.table.ts';
import type {
  CampaignClicksTable,
  CampaignRecipientsTable,
  CampaignRunsTable,
  CampaignsTable,
} from './features/campaigns/campaigns.table.ts';
import type { CliniciansTable, FacilitiesTable } from './features/capacity/capacity.table.ts';
import type { CensusSnapshotsTable } from './features/census/census.table.ts';
import type { ClientCountersTable, ClientsTable, NamesAroundClientsTable } from './features/clients/clients.table.ts';
import type { ConfigurationsTable, ConfigurationVersionsTable } from './features/configuration/configuration.table.ts';
import type { ContactCountersTable, ReferralContactsTable } from './features/contacts/contacts.table.ts';
import type { CustomFieldsTable, CustomSectionsTable } from './features/custom-config/custom-config.table.ts';
import type { DocumentPagesTable, DocumentsTable } from './features/documents/documents.table.ts';
import type { DistinctPairsTable, MergesTable } from './features/duplicates/duplicates.table.ts';
import type { EhrTransmissionsTable } from './features/ehr/ehr.table.ts';
import type { EmailBlocksTable } from './features/email-blocks/email-blocks.table.ts';
import type {
  EmailTemplatesTable,
  EmailTemplateVersionsTable,
} from './features/email-templates/email-templates.table.ts';
import type { FirstContactsTable } from './features/first-contact/first-contact.table.ts';
import type {
  ImportFilesTable,
  ImportOrganizationsTable,
  ImportRowsTable,
  ImportsTable,
} from './features/imports/imports.table.ts';
import type {
  InquiriesTable,
  InquiryConditionsTable,
  InquiryCountersTable,
  InquiryNotesTable,
  InquiryStaffTable,
  OpenInquiriesTable,
  StatusHistoryTable,
} from './features/inquiries/inquiries.table.ts';
import type {
  MetricDaysTable,
  MetricMarksTable,
  MetricMonthsTable,
  MetricStandingTable,
} from './features/metric-standing/metric-standing.table.ts';
import type { NoticesTable } from './features/notifications/notifications.table.ts';
import type { QuestionsTable } from './features/questions/questions.table.ts';
import type { ReferralRecordsTable } from './features/referral-flow/referral-flow.table.ts';
import type { ReferralSourcesTable, SourceStaffTable } from './features/referral-sources/referral-sources.table.ts';
import type { ScreeningAnswersTable } from './features/screening/screening.table.ts';
import type { NameWordsTable, RecentRecordsTable } from './features/search/search.table.ts';
import type { SuggestionsTable } from './features/suggestions/suggestions.table.ts';
import type { SuppressionsTable } from './features/suppressions/suppressions.table.ts';
import type { TaskCountersTable, TasksTable } from './features/tasks/tasks.table.ts';
import type { WebhookKeysTable } from './features/webhooks/webhooks.table.ts';
import type {
  AuditLogTable,
  AuditSealTable,
  AuditSubjectsTable,
  IdempotencyKeysTable,
  OutboxTable,
} from './platform/platform.table.ts';

/** Every table, by name. */
export interface DatabaseSchema {
  assets: AssetsTable;
  audiences: AudiencesTable;
  audit_log: AuditLogTable;
  audit_seal: AuditSealTable;
  audit_subjects: AuditSubjectsTable;
  call_counters: CallCountersTable;
  calls: CallsTable;
  campaign_clicks: CampaignClicksTable;
  campaign_recipients: CampaignRecipientsTable;
  campaign_runs: CampaignRunsTable;
  campaigns: CampaignsTable;
  census_snapshots: CensusSnapshotsTable;
  client_counters: ClientCountersTable;
  clients: ClientsTable;
  clinicians: CliniciansTable;
  configuration_versions: ConfigurationVersionsTable;
  configurations: ConfigurationsTable;
  custom_fields: CustomFieldsTable;
  custom_sections: CustomSectionsTable;
  distinct_pairs: DistinctPairsTable;
  document_pages: DocumentPagesTable;
  documents: DocumentsTable;
  ehr_transmissions: EhrTransmissionsTable;
  email_template_versions: EmailTemplateVersionsTable;
  email_blocks: EmailBlocksTable;
  email_templates: EmailTemplatesTable;
  engagement_runs: EngagementRunsTable;
  facilities: FacilitiesTable;
  idempotency_keys: IdempotencyKeysTable;
  first_contacts: FirstContactsTable;
  import_files: ImportFilesTable;
  import_organizations: ImportOrganizationsTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  inquiries: InquiriesTable;
  inquiry_conditions: InquiryConditionsTable;
  inquiry_counters: InquiryCountersTable;
  inquiry_notes: InquiryNotesTable;
  inquiry_staff: InquiryStaffTable;
  merges: MergesTable;
  metric_days: MetricDaysTable;
  metric_months: MetricMonthsTable;
  metric_marks: MetricMarksTable;
  metric_standing: MetricStandingTable;
  name_words: NameWordsTable;
  names_around_clients: NamesAroundClientsTable;
  notices: NoticesTable;
  open_inquiries: OpenInquiriesTable;
  organizations: OrganizationsTable;
  outbox: OutboxTable;
  password_history: PasswordHistoryTable;
  password_resets: PasswordResetsTable;
  questions: QuestionsTable;
  recent_records: RecentRecordsTable;
  recovery_codes: RecoveryCodesTable;
  referral_activities: ReferralActivitiesTable;
  referral_contacts: ReferralContactsTable;
  contact_counters: ContactCountersTable;
  referral_records: ReferralRecordsTable;
  referral_sources: ReferralSourcesTable;
  refresh_tokens: RefreshTokensTable;
  screening_answers: ScreeningAnswersTable;
  sessions: SessionsTable;
  source_staff: SourceStaffTable;
  status_history: StatusHistoryTable;
  suggestions: SuggestionsTable;
  suppressions: SuppressionsTable;
  tasks: TasksTable;
  task_counters: TaskCountersTable;
  two_factors: TwoFactorsTable;
  users: UsersTable;
  webhook_keys: WebhookKeysTable;
}

/** A view's list of the columns that stay inside, by table: what is neither selected nor listed fails a test. */
export type NeverLeaves = { readonly [Table in keyof DatabaseSchema]?: readonly (keyof DatabaseSchema[Table])[] };
