import { dischargeSummary } from './discharge-summary.ts';
import { drugCourtReferral } from './drug-court-referral.ts';
import { faxPacket } from './fax-packet.ts';
import type { FictionalRecord } from './fictional-record.ts';
import { insuranceVerification } from './insurance-verification.ts';
import { intakeAssessment } from './intake-assessment.ts';
import { laboratoryReport } from './laboratory-report.ts';
import { medicationAdministration } from './medication-administration.ts';
import { opioidProgramTransfer } from './opioid-program-transfer.ts';
import { psychiatricEvaluation } from './psychiatric-evaluation.ts';
import { schoolApplication } from './school-application.ts';

/** Every record of the demo, in a fixed order. No person, place, plan or number in them is real. */
export const RECORDS: FictionalRecord[] = [
  intakeAssessment,
  dischargeSummary,
  drugCourtReferral,
  laboratoryReport,
  insuranceVerification,
  medicationAdministration,
  psychiatricEvaluation,
  faxPacket,
  schoolApplication,
  opioidProgramTransfer,
];
