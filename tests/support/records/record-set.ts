import type { RecordContext } from '#server/features/suggestions/engine/suggestion.ts';
import { asRead, type ReadPage } from './as-read.ts';
import type { Kind, MadeRecord } from './kind.ts';
import type { ApartRecord } from './kinds/apart-record.ts';
import * as evaluation from './kinds/held-out/evaluation.ts';
import * as groupNotesAndRunSheet from './kinds/held-out/group-notes-and-run-sheet.ts';
import * as handFilledForm from './kinds/held-out/hand-filled-form.ts';
import * as incidentReport from './kinds/held-out/incident-report.ts';
import * as lettersAndSchoolPapers from './kinds/held-out/letters-and-school-papers.ts';
import { againstAdvice } from './kinds/known/against-advice.ts';
import { airmanLetter } from './kinds/known/airman-letter.ts';
import { ambulanceReport } from './kinds/known/ambulance-report.ts';
import { appealLetter } from './kinds/known/appeal-letter.ts';
import { applicantStatement } from './kinds/known/applicant-statement.ts';
import * as assessments from './kinds/known/assessments.ts';
import { assistanceReferral } from './kinds/known/assistance-referral.ts';
import { bedReferral } from './kinds/known/bed-referral.ts';
import { burnClinic } from './kinds/known/burn-clinic.ts';
import { campusCounseling } from './kinds/known/campus-counseling.ts';
import { cardWithNotes } from './kinds/known/card-with-notes.ts';
import { cardiologyConsult } from './kinds/known/cardiology-consult.ts';
import { caseManagerCalls } from './kinds/known/case-manager-calls.ts';
import { caseWorkerLog } from './kinds/known/case-worker-log.ts';
import * as chartNotes from './kinds/known/chart-notes.ts';
import { childSafetyPlan } from './kinds/known/child-safety-plan.ts';
import { clearance } from './kinds/known/clearance.ts';
import { commitmentPetition } from './kinds/known/commitment-petition.ts';
import { consultNote } from './kinds/known/consult-note.ts';
import { continuityDocument } from './kinds/known/continuity-document.ts';
import { courtDocket } from './kinds/known/court-docket.ts';
import { counselorSoapNote } from './kinds/known/counselor-soap-note.ts';
import * as coverageTables from './kinds/known/coverage-tables.ts';
import { custodyEvaluation } from './kinds/known/custody-evaluation.ts';
import { custodyForm } from './kinds/known/custody-form.ts';
import { detoxFlowSheet } from './kinds/known/detox-flow-sheet.ts';
import { dietitianNote } from './kinds/known/dietitian-note.ts';
import { dimensionAssessment } from './kinds/known/dimension-assessment.ts';
import { dischargeMedications } from './kinds/known/discharge-medications.ts';
import { dosingLetter } from './kinds/known/dosing-letter.ts';
import { dotEvaluation } from './kinds/known/dot-evaluation.ts';
import { eatingDisorderIntake } from './kinds/known/eating-disorder-intake.ts';
import { employeeAssistance } from './kinds/known/employee-assistance.ts';
import { faithApplication } from './kinds/known/faith-application.ts';
import { familyQuestionnaire } from './kinds/known/family-questionnaire.ts';
import { farmworkerHistory } from './kinds/known/farmworker-history.ts';
import { guardianReport } from './kinds/known/guardian-report.ts';
import { harmReductionIntake } from './kinds/known/harm-reduction-intake.ts';
import { homeHealthVisit } from './kinds/known/home-health-visit.ts';
import * as hospitalPapers from './kinds/known/hospital-papers.ts';
import { hotlineLog } from './kinds/known/hotline-log.ts';
import { housingVerification } from './kinds/known/housing-verification.ts';
import { immigrationExam } from './kinds/known/immigration-exam.ts';
import { impairedDrivingProgram } from './kinds/known/impaired-driving-program.ts';
import { independentExamination } from './kinds/known/independent-examination.ts';
import { infectionClinic } from './kinds/known/infection-clinic.ts';
import * as intakeForms from './kinds/known/intake-forms.ts';
import { interpreterIntake } from './kinds/known/interpreter-intake.ts';
import { jailMentalScreen } from './kinds/known/jail-mental-screen.ts';
import { jailRelease } from './kinds/known/jail-release.ts';
import { leaveForm } from './kinds/known/leave-form.ts';
import * as lettersAndReports from './kinds/known/letters-and-reports.ts';
import { licenseMonitoring } from './kinds/known/license-monitoring.ts';
import { marriageCounselor } from './kinds/known/marriage-counselor.ts';
import { locusAssessment } from './kinds/known/locus-assessment.ts';
import { medicationRecord } from './kinds/known/medication-record.ts';
import { messageExport } from './kinds/known/message-export.ts';
import { mobileCrisis } from './kinds/known/mobile-crisis.ts';
import { neuropsychReport } from './kinds/known/neuropsych-report.ts';
import { nursePractitionerVisit } from './kinds/known/nurse-practitioner-visit.ts';
import { nursingAdmissionDatabase } from './kinds/known/nursing-admission-database.ts';
import { nursingTransfer } from './kinds/known/nursing-transfer.ts';
import { oralSurgeryForm } from './kinds/known/oral-surgery-form.ts';
import { painAgreement } from './kinds/known/pain-agreement.ts';
import { parentEmailThread } from './kinds/known/parent-email-thread.ts';
import { peerCoachNotes } from './kinds/known/peer-coach-notes.ts';
import { pharmacyPrintout } from './kinds/known/pharmacy-printout.ts';
import { planReview } from './kinds/known/plan-review.ts';
import { poisonCenterCall } from './kinds/known/poison-center-call.ts';
import { portalMessages } from './kinds/known/portal-messages.ts';
import { prenatalRecord } from './kinds/known/prenatal-record.ts';
import { presentenceReport } from './kinds/known/presentence-report.ts';
import { priorAuthorization } from './kinds/known/prior-authorization.ts';
import { psychEmergency } from './kinds/known/psych-emergency.ts';
import { psychiatricDirective } from './kinds/known/psychiatric-directive.ts';
import { reunificationPlan } from './kinds/known/reunification-plan.ts';
import { schoolNurse } from './kinds/known/school-nurse.ts';
import { screeningScales } from './kinds/known/screening-scales.ts';
import { shelterIntake } from './kinds/known/shelter-intake.ts';
import { shiftAssessment } from './kinds/known/shift-assessment.ts';
import { shiftHandoff } from './kinds/known/shift-handoff.ts';
import { sleepClinicLetter } from './kinds/known/sleep-clinic-letter.ts';
import { soberHouse } from './kinds/known/sober-house.ts';
import { specimenPacket } from './kinds/known/specimen-packet.ts';
import { tabletQuestionnaire } from './kinds/known/tablet-questionnaire.ts';
import { telehealthVisit } from './kinds/known/telehealth-visit.ts';
import { transferForm } from './kinds/known/transfer-form.ts';
import { treatmentCourt } from './kinds/known/treatment-court.ts';
import { triageSheet } from './kinds/known/triage-sheet.ts';
import { tribalHealthReferral } from './kinds/known/tribal-health-referral.ts';
import { utilizationDecision } from './kinds/known/utilization-decision.ts';
import { veteranPrintout } from './kinds/known/veteran-printout.ts';
import { visitSummary } from './kinds/known/visit-summary.ts';
import { vocationalEvaluation } from './kinds/known/vocational-evaluation.ts';
import { woundClinic } from './kinds/known/wound-clinic.ts';
import { adolescentPacket } from './kinds/set-apart/adolescent-packet.ts';
import { asylumLetter } from './kinds/set-apart/asylum-letter.ts';
import { communityParamedic } from './kinds/set-apart/community-paramedic.ts';
import { crisisStabilization } from './kinds/set-apart/crisis-stabilization.ts';
import { healthRiskCall } from './kinds/set-apart/health-risk-call.ts';
import { hospitalSocialWork } from './kinds/set-apart/hospital-social-work.ts';
import { medicationTherapyReview } from './kinds/set-apart/medication-therapy-review.ts';
import { opioidProgramAnnual } from './kinds/set-apart/opioid-program-annual.ts';
import { anesthesiaQuestionnaire } from './kinds/set-apart/anesthesia-questionnaire.ts';
import { commandEvaluation } from './kinds/set-apart/command-evaluation.ts';
import { disabilityStatement } from './kinds/set-apart/disability-statement.ts';
import { probationViolation } from './kinds/set-apart/probation-violation.ts';
import { ryanWhiteIntake } from './kinds/set-apart/ryan-white-intake.ts';
import { streetMedicineSheet } from './kinds/set-apart/street-medicine-sheet.ts';
import { teenPsychosocial } from './kinds/set-apart/teen-psychosocial.ts';
import { isoDay, PEOPLE, type Person, STRANGER } from './person.ts';

/** A made record as reading gives it back, with what is right about it. */
export interface ReadRecord extends Omit<MadeRecord, 'pages'> {
  key: string;
  kind: string;
  person: Pick<Person, 'key' | 'firstname' | 'lastname' | 'dob'>;
  pages: ReadPage[];
  /** Pages of the packet that are a stranger's. */
  strange: number[];
}

/** The day on which the records are read. */
export const RECORD_DAY = '2026-11-01';

const KNOWN_KINDS = {
  ...hospitalPapers,
  ...assessments,
  ...chartNotes,
  ...intakeForms,
  ...coverageTables,
  ...lettersAndReports,
};
const HELD_OUT_KINDS = {
  ...evaluation,
  ...lettersAndSchoolPapers,
  ...handFilledForm,
  ...groupNotesAndRunSheet,
  ...incidentReport,
};
const ONCE_APART = {
  againstAdvice,
  airmanLetter,
  ambulanceReport,
  appealLetter,
  applicantStatement,
  assistanceReferral,
  bedReferral,
  burnClinic,
  campusCounseling,
  cardWithNotes,
  cardiologyConsult,
  caseManagerCalls,
  caseWorkerLog,
  childSafetyPlan,
  clearance,
  commitmentPetition,
  consultNote,
  continuityDocument,
  courtDocket,
  counselorSoapNote,
  custodyEvaluation,
  custodyForm,
  detoxFlowSheet,
  dietitianNote,
  dimensionAssessment,
  dischargeMedications,
  dosingLetter,
  dotEvaluation,
  eatingDisorderIntake,
  employeeAssistance,
  faithApplication,
  familyQuestionnaire,
  farmworkerHistory,
  guardianReport,
  harmReductionIntake,
  homeHealthVisit,
  hotlineLog,
  housingVerification,
  immigrationExam,
  impairedDrivingProgram,
  independentExamination,
  infectionClinic,
  interpreterIntake,
  jailMentalScreen,
  jailRelease,
  leaveForm,
  licenseMonitoring,
  marriageCounselor,
  locusAssessment,
  medicationRecord,
  messageExport,
  mobileCrisis,
  neuropsychReport,
  nursePractitionerVisit,
  nursingAdmissionDatabase,
  nursingTransfer,
  oralSurgeryForm,
  painAgreement,
  parentEmailThread,
  peerCoachNotes,
  pharmacyPrintout,
  planReview,
  poisonCenterCall,
  portalMessages,
  prenatalRecord,
  presentenceReport,
  priorAuthorization,
  psychEmergency,
  psychiatricDirective,
  reunificationPlan,
  schoolNurse,
  screeningScales,
  shelterIntake,
  shiftAssessment,
  shiftHandoff,
  sleepClinicLetter,
  soberHouse,
  specimenPacket,
  tabletQuestionnaire,
  telehealthVisit,
  transferForm,
  treatmentCourt,
  triageSheet,
  tribalHealthReferral,
  utilizationDecision,
  veteranPrintout,
  visitSummary,
  vocationalEvaluation,
  woundClinic,
};
const SET_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  adolescentPacket,
  asylumLetter,
  communityParamedic,
  crisisStabilization,
  healthRiskCall,
  hospitalSocialWork,
  medicationTherapyReview,
  opioidProgramAnnual,
  anesthesiaQuestionnaire,
  commandEvaluation,
  disabilityStatement,
  probationViolation,
  ryanWhiteIntake,
  streetMedicineSheet,
  teenPsychosocial,
};

function make(kind: string, write: Kind, person: Person, at: number): ReadRecord {
  const made = write(person, at);
  // Every third packet holds a page of somebody else behind the client's own.
  const stray = at % 3 === 2 ? write(STRANGER, at + 1).pages.slice(0, 1) : [];
  const printed = [...made.pages, ...stray];
  const as = at % 2 === 1 ? ('scan' as const) : ('text' as const);
  return {
    ...made,
    key: `${kind}-${person.key}`,
    kind,
    person,
    pages: printed.map((page, index) => asRead(page, index + 1, as, at + kind.length)),
    strange: stray.map((_, index) => made.pages.length + index + 1),
  };
}

const setOf = (kinds: Readonly<Record<string, Kind>>): ReadRecord[] =>
  Object.entries(kinds).flatMap(([kind, write]) => PEOPLE.map((person, at) => make(kind, write, person, at)));

function readApart(kind: string, record: ApartRecord, at: number): ReadRecord {
  const key = `${kind}-${record.person.key}`;
  const pages = record.pages.map((page, index) => asRead(page, index + 1, record.as, at + kind.length));
  return { ...record, key, kind, pages, strange: [...(record.strange ?? [])] };
}

/** Records of kinds that the rules may be made with. */
export const KNOWN_RECORDS: readonly ReadRecord[] = setOf(KNOWN_KINDS);

/** Records of kinds that no rule was to be made with; they have since been read beside the rules. */
export const HELD_OUT_RECORDS: readonly ReadRecord[] = setOf(HELD_OUT_KINDS);

const setApart = (kinds: Readonly<Record<string, readonly ApartRecord[]>>): ReadRecord[] =>
  Object.entries(kinds).flatMap(([kind, records]) => records.map((record, at) => readApart(kind, record, at)));

/** Records of another hand that were set apart until they were read for the rules. */
export const ONCE_APART_RECORDS: readonly ReadRecord[] = setApart(ONCE_APART);

/**
 * Records that nobody reads who writes rules, with what they should come to: they measure, and once read for a rule they
 * are replaced. Their README says how.
 */
export const SET_APART_RECORDS: readonly ReadRecord[] = setApart(SET_APART);

/** Whose record it is, as a reader knows it. */
export const contextOf = ({ person }: ReadRecord): RecordContext => ({
  today: RECORD_DAY,
  client: { firstname: person.firstname, lastname: person.lastname, dob: isoDay(person.dob) },
});
