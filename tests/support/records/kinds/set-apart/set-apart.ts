import type { ApartRecord } from '../apart-record.ts';
import { bilingualForm } from './bilingual-form.ts';
import { brainStimulationCourse } from './brain-stimulation-course.ts';
import { fieldProgramHandoff } from './field-program-handoff.ts';
import { interventionBrief } from './intervention-brief.ts';
import { interventionistReport } from './interventionist-report.ts';
import { liverClinic } from './liver-clinic.ts';
import { obstetricTriage } from './obstetric-triage.ts';
import { paroleReleasePlan } from './parole-release-plan.ts';
import { pretrialReport } from './pretrial-report.ts';
import { protectiveServices } from './protective-services.ts';
import { psychiatricAdmission } from './psychiatric-admission.ts';
import { schoolTeamMeeting } from './school-team-meeting.ts';
import { sickCallSlips } from './sick-call-slips.ts';
import { transplantEvaluation } from './transplant-evaluation.ts';
import { webLead } from './web-lead.ts';

/** Kinds that nobody reads who writes rules. */
export const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  bilingualForm,
  brainStimulationCourse,
  fieldProgramHandoff,
  interventionBrief,
  interventionistReport,
  liverClinic,
  obstetricTriage,
  paroleReleasePlan,
  pretrialReport,
  protectiveServices,
  psychiatricAdmission,
  schoolTeamMeeting,
  sickCallSlips,
  transplantEvaluation,
  webLead,
};
