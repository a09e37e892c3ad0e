import type { ApartRecord } from '../apart-record.ts';
import { annualVisit } from './annual-visit.ts';
import { bariatricProgram } from './bariatric-program.ts';
import { buprenorphineClinic } from './buprenorphine-clinic.ts';
import { counselorReferral } from './counselor-referral.ts';
import { detoxDischarge } from './detox-discharge.ts';
import { guestDosing } from './guest-dosing.ts';
import { halfwayHouseTransfer } from './halfway-house-transfer.ts';
import { healthCenterReferral } from './health-center-referral.ts';
import { painClinicDischarge } from './pain-clinic-discharge.ts';
import { partialHospitalWeek } from './partial-hospital-week.ts';
import { physicianHealthReport } from './physician-health-report.ts';
import { reviewCallNotes } from './review-call-notes.ts';
import { urgentCareVisit } from './urgent-care-visit.ts';
import { veteransResidentialScreen } from './veterans-residential-screen.ts';
import { wildernessApplication } from './wilderness-application.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  annualVisit,
  bariatricProgram,
  buprenorphineClinic,
  counselorReferral,
  detoxDischarge,
  guestDosing,
  halfwayHouseTransfer,
  healthCenterReferral,
  painClinicDischarge,
  partialHospitalWeek,
  physicianHealthReport,
  reviewCallNotes,
  urgentCareVisit,
  veteransResidentialScreen,
  wildernessApplication,
};
