import type { ApartRecord } from '../apart-record.ts';
import { drugAllergyEvaluation } from './drug-allergy-evaluation.ts';
import { fosterPlacementSheet } from './foster-placement-sheet.ts';
import { grandparentStatement } from './grandparent-statement.ts';
import { infusionTherapyReferral } from './infusion-therapy-referral.ts';
import { jobTrainingCenterHealth } from './job-training-center-health.ts';
import { neurologyClearance } from './neurology-clearance.ts';
import { newbornSafeCarePlan } from './newborn-safe-care-plan.ts';
import { nursingHomePrescreen } from './nursing-home-prescreen.ts';
import { preopNurseCall } from './preop-nurse-call.ts';
import { prisonTransferSheet } from './prison-transfer-sheet.ts';
import { seizureClinicLetter } from './seizure-clinic-letter.ts';
import { skillsDiaryCard } from './skills-diary-card.ts';
import { speechTherapyReport } from './speech-therapy-report.ts';
import { violenceAdvocateLetter } from './violence-advocate-letter.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  drugAllergyEvaluation,
  fosterPlacementSheet,
  grandparentStatement,
  infusionTherapyReferral,
  jobTrainingCenterHealth,
  neurologyClearance,
  newbornSafeCarePlan,
  nursingHomePrescreen,
  preopNurseCall,
  prisonTransferSheet,
  seizureClinicLetter,
  skillsDiaryCard,
  speechTherapyReport,
  violenceAdvocateLetter,
};
