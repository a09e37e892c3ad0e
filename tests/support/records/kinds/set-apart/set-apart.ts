import type { ApartRecord } from '../apart-record.ts';
import { bilingualForm } from './bilingual-form.ts';
import { interventionBrief } from './intervention-brief.ts';
import { liverClinic } from './liver-clinic.ts';
import { obstetricTriage } from './obstetric-triage.ts';
import { pretrialReport } from './pretrial-report.ts';
import { psychiatricAdmission } from './psychiatric-admission.ts';
import { webLead } from './web-lead.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  bilingualForm,
  interventionBrief,
  liverClinic,
  obstetricTriage,
  pretrialReport,
  psychiatricAdmission,
  webLead,
};
