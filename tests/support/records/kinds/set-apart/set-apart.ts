import type { ApartRecord } from '../apart-record.ts';
import { bilingualClinicVisit } from './bilingual-clinic-visit.ts';
import { collaborativeCareNote } from './collaborative-care-note.ts';
import { countyAccessLine } from './county-access-line.ts';
import { courtAlcoholMonitoring } from './court-alcohol-monitoring.ts';
import { insurerCaseSummary } from './insurer-case-summary.ts';
import { ketamineClinicIntake } from './ketamine-clinic-intake.ts';
import { longTermAcuteTransfer } from './long-term-acute-transfer.ts';
import { reentryNavigatorFile } from './reentry-navigator-file.ts';
import { ruralHospitalSwingBed } from './rural-hospital-swing-bed.ts';
import { studentAthleteMonitoring } from './student-athlete-monitoring.ts';
import { sublocadeInjectionLog } from './sublocade-injection-log.ts';
import { unionAssistanceReferral } from './union-assistance-referral.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  bilingualClinicVisit,
  collaborativeCareNote,
  countyAccessLine,
  courtAlcoholMonitoring,
  insurerCaseSummary,
  ketamineClinicIntake,
  longTermAcuteTransfer,
  reentryNavigatorFile,
  ruralHospitalSwingBed,
  studentAthleteMonitoring,
  sublocadeInjectionLog,
  unionAssistanceReferral,
};
