import type { ApartRecord } from '../apart-record.ts';
import { acupunctureClinic } from './acupuncture-clinic.ts';
import { adolescentPacket } from './adolescent-packet.ts';
import { againstAdvice } from './against-advice.ts';
import { airmanLetter } from './airman-letter.ts';
import { ambulanceReport } from './ambulance-report.ts';
import { anesthesiaQuestionnaire } from './anesthesia-questionnaire.ts';
import { annualVisit } from './annual-visit.ts';
import { appealLetter } from './appeal-letter.ts';
import { applicantStatement } from './applicant-statement.ts';
import { assistanceReferral } from './assistance-referral.ts';
import { asylumLetter } from './asylum-letter.ts';
import { bariatricProgram } from './bariatric-program.ts';
import { bedReferral } from './bed-referral.ts';
import { bereavementProgram } from './bereavement-program.ts';
import { bilingualClinicVisit } from './bilingual-clinic-visit.ts';
import { bilingualForm } from './bilingual-form.ts';
import { brainStimulationCourse } from './brain-stimulation-course.ts';
import { buprenorphineClinic } from './buprenorphine-clinic.ts';
import { burnClinic } from './burn-clinic.ts';
import { campusCounseling } from './campus-counseling.ts';
import { cardWithNotes } from './card-with-notes.ts';
import { cardiologyConsult } from './cardiology-consult.ts';
import { caseManagerCalls } from './case-manager-calls.ts';
import { caseWorkerLog } from './case-worker-log.ts';
import { childSafetyPlan } from './child-safety-plan.ts';
import { clearance } from './clearance.ts';
import { collaborativeCareNote } from './collaborative-care-note.ts';
import { commandEvaluation } from './command-evaluation.ts';
import { commitmentPetition } from './commitment-petition.ts';
import { communityParamedic } from './community-paramedic.ts';
import { compensationNurse } from './compensation-nurse.ts';
import { consultNote } from './consult-note.ts';
import { continuityDocument } from './continuity-document.ts';
import { counselorReferral } from './counselor-referral.ts';
import { counselorSoapNote } from './counselor-soap-note.ts';
import { countyAccessLine } from './county-access-line.ts';
import { courtAlcoholMonitoring } from './court-alcohol-monitoring.ts';
import { courtDocket } from './court-docket.ts';
import { crisisStabilization } from './crisis-stabilization.ts';
import { custodyEvaluation } from './custody-evaluation.ts';
import { custodyForm } from './custody-form.ts';
import { detoxDischarge } from './detox-discharge.ts';
import { detoxFlowSheet } from './detox-flow-sheet.ts';
import { dialysisUnit } from './dialysis-unit.ts';
import { dietitianNote } from './dietitian-note.ts';
import { dimensionAssessment } from './dimension-assessment.ts';
import { disabilityServices } from './disability-services.ts';
import { disabilityStatement } from './disability-statement.ts';
import { dischargeMedications } from './discharge-medications.ts';
import { dosingLetter } from './dosing-letter.ts';
import { dotEvaluation } from './dot-evaluation.ts';
import { drugAllergyEvaluation } from './drug-allergy-evaluation.ts';
import { eatingDisorderIntake } from './eating-disorder-intake.ts';
import { employeeAssistance } from './employee-assistance.ts';
import { ethicsConsult } from './ethics-consult.ts';
import { faithApplication } from './faith-application.ts';
import { familyQuestionnaire } from './family-questionnaire.ts';
import { farmworkerHistory } from './farmworker-history.ts';
import { festivalMedicalTent } from './festival-medical-tent.ts';
import { fieldProgramHandoff } from './field-program-handoff.ts';
import { fosterPlacementSheet } from './foster-placement-sheet.ts';
import { gamblingHelpline } from './gambling-helpline.ts';
import { grandparentStatement } from './grandparent-statement.ts';
import { guardianReport } from './guardian-report.ts';
import { guestDosing } from './guest-dosing.ts';
import { halfwayHouseTransfer } from './halfway-house-transfer.ts';
import { harmReductionIntake } from './harm-reduction-intake.ts';
import { healthCenterReferral } from './health-center-referral.ts';
import { healthRiskCall } from './health-risk-call.ts';
import { homeHealthVisit } from './home-health-visit.ts';
import { hospitalSocialWork } from './hospital-social-work.ts';
import { hotlineLog } from './hotline-log.ts';
import { housingVerification } from './housing-verification.ts';
import { immigrationExam } from './immigration-exam.ts';
import { impairedDrivingProgram } from './impaired-driving-program.ts';
import { independentExamination } from './independent-examination.ts';
import { infectionClinic } from './infection-clinic.ts';
import { infusionTherapyReferral } from './infusion-therapy-referral.ts';
import { insurerCaseSummary } from './insurer-case-summary.ts';
import { interpreterIntake } from './interpreter-intake.ts';
import { interventionBrief } from './intervention-brief.ts';
import { interventionistReport } from './interventionist-report.ts';
import { jailMentalScreen } from './jail-mental-screen.ts';
import { jailRelease } from './jail-release.ts';
import { jobTrainingCenterHealth } from './job-training-center-health.ts';
import { ketamineClinicIntake } from './ketamine-clinic-intake.ts';
import { leaveForm } from './leave-form.ts';
import { licenseMonitoring } from './license-monitoring.ts';
import { liverClinic } from './liver-clinic.ts';
import { locusAssessment } from './locus-assessment.ts';
import { longTermAcuteTransfer } from './long-term-acute-transfer.ts';
import { marriageCounselor } from './marriage-counselor.ts';
import { medicationRecord } from './medication-record.ts';
import { medicationTherapyReview } from './medication-therapy-review.ts';
import { messageExport } from './message-export.ts';
import { mobileCrisis } from './mobile-crisis.ts';
import { naturopathIntake } from './naturopath-intake.ts';
import { neurologyClearance } from './neurology-clearance.ts';
import { neuropsychReport } from './neuropsych-report.ts';
import { newbornSafeCarePlan } from './newborn-safe-care-plan.ts';
import { nursePractitionerVisit } from './nurse-practitioner-visit.ts';
import { nursingAdmissionDatabase } from './nursing-admission-database.ts';
import { nursingHomePrescreen } from './nursing-home-prescreen.ts';
import { nursingTransfer } from './nursing-transfer.ts';
import { obstetricTriage } from './obstetric-triage.ts';
import { opioidProgramAnnual } from './opioid-program-annual.ts';
import { oralSurgeryForm } from './oral-surgery-form.ts';
import { painAgreement } from './pain-agreement.ts';
import { painClinicDischarge } from './pain-clinic-discharge.ts';
import { parentEmailThread } from './parent-email-thread.ts';
import { paroleReleasePlan } from './parole-release-plan.ts';
import { partialHospitalWeek } from './partial-hospital-week.ts';
import { peerCoachNotes } from './peer-coach-notes.ts';
import { peerToPeerCall } from './peer-to-peer-call.ts';
import { pharmacyPrintout } from './pharmacy-printout.ts';
import { physicianHealthReport } from './physician-health-report.ts';
import { planReview } from './plan-review.ts';
import { poisonCenterCall } from './poison-center-call.ts';
import { portalMessages } from './portal-messages.ts';
import { prenatalRecord } from './prenatal-record.ts';
import { preopNurseCall } from './preop-nurse-call.ts';
import { presentenceReport } from './presentence-report.ts';
import { pretrialReport } from './pretrial-report.ts';
import { priorAuthorization } from './prior-authorization.ts';
import { prisonTransferSheet } from './prison-transfer-sheet.ts';
import { probationViolation } from './probation-violation.ts';
import { protectiveServices } from './protective-services.ts';
import { psychEmergency } from './psych-emergency.ts';
import { psychiatricAdmission } from './psychiatric-admission.ts';
import { psychiatricDirective } from './psychiatric-directive.ts';
import { recoverySchoolApplication } from './recovery-school-application.ts';
import { reentryNavigatorFile } from './reentry-navigator-file.ts';
import { residentAssessment } from './resident-assessment.ts';
import { reunificationPlan } from './reunification-plan.ts';
import { reviewCallNotes } from './review-call-notes.ts';
import { ruralHospitalSwingBed } from './rural-hospital-swing-bed.ts';
import { ryanWhiteIntake } from './ryan-white-intake.ts';
import { schoolNurse } from './school-nurse.ts';
import { schoolTeamMeeting } from './school-team-meeting.ts';
import { screeningScales } from './screening-scales.ts';
import { seafarerMedical } from './seafarer-medical.ts';
import { seizureClinicLetter } from './seizure-clinic-letter.ts';
import { shelterIntake } from './shelter-intake.ts';
import { shiftAssessment } from './shift-assessment.ts';
import { shiftHandoff } from './shift-handoff.ts';
import { sickCallSlips } from './sick-call-slips.ts';
import { skillsDiaryCard } from './skills-diary-card.ts';
import { sleepClinicLetter } from './sleep-clinic-letter.ts';
import { soberHouse } from './sober-house.ts';
import { soberingCenter } from './sobering-center.ts';
import { specimenPacket } from './specimen-packet.ts';
import { speechTherapyReport } from './speech-therapy-report.ts';
import { streetMedicineSheet } from './street-medicine-sheet.ts';
import { studentAthleteMonitoring } from './student-athlete-monitoring.ts';
import { sublocadeInjectionLog } from './sublocade-injection-log.ts';
import { tabletQuestionnaire } from './tablet-questionnaire.ts';
import { teenPsychosocial } from './teen-psychosocial.ts';
import { telehealthVisit } from './telehealth-visit.ts';
import { transferForm } from './transfer-form.ts';
import { transplantEvaluation } from './transplant-evaluation.ts';
import { treatmentCourt } from './treatment-court.ts';
import { triageSheet } from './triage-sheet.ts';
import { tribalHealthReferral } from './tribal-health-referral.ts';
import { unionAssistanceReferral } from './union-assistance-referral.ts';
import { urgentCareVisit } from './urgent-care-visit.ts';
import { utilizationDecision } from './utilization-decision.ts';
import { veteranPrintout } from './veteran-printout.ts';
import { veteransResidentialScreen } from './veterans-residential-screen.ts';
import { violenceAdvocateLetter } from './violence-advocate-letter.ts';
import { visitSummary } from './visit-summary.ts';
import { vocationalEvaluation } from './vocational-evaluation.ts';
import { webLead } from './web-lead.ts';
import { welfareCheck } from './welfare-check.ts';
import { wildernessApplication } from './wilderness-application.ts';
import { woundClinic } from './wound-clinic.ts';

/** Kinds of another hand that were set apart, or written like those, and are read for the rules. */
export const ONCE_APART: Readonly<Record<string, readonly ApartRecord[]>> = {
  acupunctureClinic,
  adolescentPacket,
  againstAdvice,
  airmanLetter,
  ambulanceReport,
  anesthesiaQuestionnaire,
  annualVisit,
  appealLetter,
  applicantStatement,
  assistanceReferral,
  asylumLetter,
  bariatricProgram,
  bedReferral,
  bereavementProgram,
  bilingualClinicVisit,
  bilingualForm,
  brainStimulationCourse,
  buprenorphineClinic,
  burnClinic,
  campusCounseling,
  cardiologyConsult,
  cardWithNotes,
  caseManagerCalls,
  caseWorkerLog,
  childSafetyPlan,
  clearance,
  collaborativeCareNote,
  commandEvaluation,
  commitmentPetition,
  communityParamedic,
  compensationNurse,
  consultNote,
  continuityDocument,
  counselorReferral,
  counselorSoapNote,
  countyAccessLine,
  courtAlcoholMonitoring,
  courtDocket,
  crisisStabilization,
  custodyEvaluation,
  custodyForm,
  detoxDischarge,
  detoxFlowSheet,
  dialysisUnit,
  dietitianNote,
  dimensionAssessment,
  disabilityServices,
  disabilityStatement,
  dischargeMedications,
  dosingLetter,
  dotEvaluation,
  drugAllergyEvaluation,
  eatingDisorderIntake,
  employeeAssistance,
  ethicsConsult,
  faithApplication,
  familyQuestionnaire,
  farmworkerHistory,
  festivalMedicalTent,
  fieldProgramHandoff,
  fosterPlacementSheet,
  gamblingHelpline,
  grandparentStatement,
  guardianReport,
  guestDosing,
  halfwayHouseTransfer,
  harmReductionIntake,
  healthCenterReferral,
  healthRiskCall,
  homeHealthVisit,
  hospitalSocialWork,
  hotlineLog,
  housingVerification,
  immigrationExam,
  impairedDrivingProgram,
  independentExamination,
  infectionClinic,
  infusionTherapyReferral,
  insurerCaseSummary,
  interpreterIntake,
  interventionBrief,
  interventionistReport,
  jailMentalScreen,
  jailRelease,
  jobTrainingCenterHealth,
  ketamineClinicIntake,
  leaveForm,
  licenseMonitoring,
  liverClinic,
  locusAssessment,
  longTermAcuteTransfer,
  marriageCounselor,
  medicationRecord,
  medicationTherapyReview,
  messageExport,
  mobileCrisis,
  naturopathIntake,
  neurologyClearance,
  neuropsychReport,
  newbornSafeCarePlan,
  nursePractitionerVisit,
  nursingAdmissionDatabase,
  nursingHomePrescreen,
  nursingTransfer,
  obstetricTriage,
  opioidProgramAnnual,
  oralSurgeryForm,
  painAgreement,
  painClinicDischarge,
  parentEmailThread,
  paroleReleasePlan,
  partialHospitalWeek,
  peerCoachNotes,
  peerToPeerCall,
  pharmacyPrintout,
  physicianHealthReport,
  planReview,
  poisonCenterCall,
  portalMessages,
  prenatalRecord,
  preopNurseCall,
  presentenceReport,
  pretrialReport,
  priorAuthorization,
  prisonTransferSheet,
  probationViolation,
  protectiveServices,
  psychEmergency,
  psychiatricAdmission,
  psychiatricDirective,
  recoverySchoolApplication,
  reentryNavigatorFile,
  residentAssessment,
  reunificationPlan,
  reviewCallNotes,
  ruralHospitalSwingBed,
  ryanWhiteIntake,
  schoolNurse,
  schoolTeamMeeting,
  screeningScales,
  seafarerMedical,
  seizureClinicLetter,
  shelterIntake,
  shiftAssessment,
  shiftHandoff,
  sickCallSlips,
  skillsDiaryCard,
  sleepClinicLetter,
  soberHouse,
  soberingCenter,
  specimenPacket,
  speechTherapyReport,
  streetMedicineSheet,
  studentAthleteMonitoring,
  sublocadeInjectionLog,
  tabletQuestionnaire,
  teenPsychosocial,
  telehealthVisit,
  transferForm,
  transplantEvaluation,
  treatmentCourt,
  triageSheet,
  tribalHealthReferral,
  unionAssistanceReferral,
  urgentCareVisit,
  utilizationDecision,
  veteranPrintout,
  veteransResidentialScreen,
  violenceAdvocateLetter,
  visitSummary,
  vocationalEvaluation,
  webLead,
  welfareCheck,
  wildernessApplication,
  woundClinic,
};
