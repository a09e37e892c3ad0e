import type { ApartRecord } from '../apart-record.ts';
import { acupunctureClinic } from './acupuncture-clinic.ts';
import { bereavementProgram } from './bereavement-program.ts';
import { compensationNurse } from './compensation-nurse.ts';
import { dialysisUnit } from './dialysis-unit.ts';
import { disabilityServices } from './disability-services.ts';
import { ethicsConsult } from './ethics-consult.ts';
import { festivalMedicalTent } from './festival-medical-tent.ts';
import { gamblingHelpline } from './gambling-helpline.ts';
import { naturopathIntake } from './naturopath-intake.ts';
import { peerToPeerCall } from './peer-to-peer-call.ts';
import { recoverySchoolApplication } from './recovery-school-application.ts';
import { residentAssessment } from './resident-assessment.ts';
import { seafarerMedical } from './seafarer-medical.ts';
import { soberingCenter } from './sobering-center.ts';
import { welfareCheck } from './welfare-check.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  acupunctureClinic,
  bereavementProgram,
  compensationNurse,
  dialysisUnit,
  disabilityServices,
  ethicsConsult,
  festivalMedicalTent,
  gamblingHelpline,
  naturopathIntake,
  peerToPeerCall,
  recoverySchoolApplication,
  residentAssessment,
  seafarerMedical,
  soberingCenter,
  welfareCheck,
};
