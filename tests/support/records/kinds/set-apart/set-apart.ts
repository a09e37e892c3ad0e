import type { ApartRecord } from '../apart-record.ts';
import { accommodationPlan } from './accommodation-plan.ts';
import { anticoagulationClinic } from './anticoagulation-clinic.ts';
import { benefitsPhoneLog } from './benefits-phone-log.ts';
import { chaplainVisitNotes } from './chaplain-visit-notes.ts';
import { familySessionNotes } from './family-session-notes.ts';
import { fertilityClinicIntake } from './fertility-clinic-intake.ts';
import { genderClinicLetter } from './gender-clinic-letter.ts';
import { legalAidIntake } from './legal-aid-intake.ts';
import { lifeInsuranceExam } from './life-insurance-exam.ts';
import { methadoneTakeHomeReview } from './methadone-take-home-review.ts';
import { occupationalTherapyEvaluation } from './occupational-therapy-evaluation.ts';
import { oncologyDistressScreen } from './oncology-distress-screen.ts';
import { separationPhysical } from './separation-physical.ts';
import { transferCenterCall } from './transfer-center-call.ts';
import { veteranBenefitsExam } from './veteran-benefits-exam.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  accommodationPlan,
  anticoagulationClinic,
  benefitsPhoneLog,
  chaplainVisitNotes,
  familySessionNotes,
  fertilityClinicIntake,
  genderClinicLetter,
  legalAidIntake,
  lifeInsuranceExam,
  methadoneTakeHomeReview,
  occupationalTherapyEvaluation,
  oncologyDistressScreen,
  separationPhysical,
  transferCenterCall,
  veteranBenefitsExam,
};
