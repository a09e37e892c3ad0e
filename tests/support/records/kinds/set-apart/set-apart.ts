import type { ApartRecord } from '../apart-record.ts';
import { bilingualClinicVisit } from './bilingual-clinic-visit.ts';
import { courtAlcoholMonitoring } from './court-alcohol-monitoring.ts';
import { insurerCaseSummary } from './insurer-case-summary.ts';
import { ketamineClinicIntake } from './ketamine-clinic-intake.ts';
import { reentryNavigatorFile } from './reentry-navigator-file.ts';
import { ruralHospitalSwingBed } from './rural-hospital-swing-bed.ts';
import { sublocadeInjectionLog } from './sublocade-injection-log.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  bilingualClinicVisit,
  courtAlcoholMonitoring,
  insurerCaseSummary,
  ketamineClinicIntake,
  reentryNavigatorFile,
  ruralHospitalSwingBed,
  sublocadeInjectionLog,
};
