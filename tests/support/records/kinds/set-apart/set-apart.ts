import type { ApartRecord } from '../apart-record.ts';
import { adolescentPacket } from './adolescent-packet.ts';
import { anesthesiaQuestionnaire } from './anesthesia-questionnaire.ts';
import { asylumLetter } from './asylum-letter.ts';
import { commandEvaluation } from './command-evaluation.ts';
import { communityParamedic } from './community-paramedic.ts';
import { crisisStabilization } from './crisis-stabilization.ts';
import { disabilityStatement } from './disability-statement.ts';
import { healthRiskCall } from './health-risk-call.ts';
import { hospitalSocialWork } from './hospital-social-work.ts';
import { medicationTherapyReview } from './medication-therapy-review.ts';
import { opioidProgramAnnual } from './opioid-program-annual.ts';
import { probationViolation } from './probation-violation.ts';
import { ryanWhiteIntake } from './ryan-white-intake.ts';
import { streetMedicineSheet } from './street-medicine-sheet.ts';
import { teenPsychosocial } from './teen-psychosocial.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  adolescentPacket,
  anesthesiaQuestionnaire,
  asylumLetter,
  commandEvaluation,
  communityParamedic,
  crisisStabilization,
  disabilityStatement,
  healthRiskCall,
  hospitalSocialWork,
  medicationTherapyReview,
  opioidProgramAnnual,
  probationViolation,
  ryanWhiteIntake,
  streetMedicineSheet,
  teenPsychosocial,
};
