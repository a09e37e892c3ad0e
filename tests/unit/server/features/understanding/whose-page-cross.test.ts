import { describe, expect, it } from 'vitest';
import {
  type Judged,
  judgeAlone,
  judgeNameless,
  judgeOwn,
  judgePackets,
} from '#tests/support/records/measure-whose.ts';
import {
  HELD_OUT_RECORDS,
  KNOWN_RECORDS,
  ONCE_APART_RECORDS,
  type ReadRecord,
} from '#tests/support/records/record-set.ts';

/** Pages that do not say by themselves whom they are about, or only to who knows that the client is somebody else. */
const SAYS_NOBODY = [
  // No name at all, a first name, a last name with a letter, one that is said aloud or stands in the title, or is misread.
  'againstAdvice-pennington 2',
  'appealLetter-dragomir 2',
  'appealLetter-featherstone 2',
  'applicantStatement-delacroix-hume 3',
  'applicantStatement-strickland-oyo 2',
  'campusCounseling-ashgrove-lin 2',
  'cardWithNotes-esposito 2',
  'cardWithNotes-hollis 2',
  'caseWorkerLog-mulvaney 2',
  'commitmentPetition-ferrante 2',
  'commitmentPetition-quarterman 2',
  'courtAlcoholMonitoring-olawale 2', // a last name in the head, behind what is sold
  'courtDocket-stonebraker 3',
  'custodyEvaluation-fenwick 2',
  'employeeAssistance-baptiste-orr 2',
  'farmworkerHistory-barrientos 2',
  'fieldProgramHandoff-lockridge 2',
  'gamblingHelpline-kowalczyk 2 alone', // the number of the call, and no name
  'gamblingHelpline-nguyen-pham 2 alone', // the number of the call, "cl."
  'healthCenterReferral-thorvald 3', // a last name in the head, misread
  'impairedDrivingProgram-mukherjee 2',
  'interpreterIntake-brzezicki 1',
  'interventionistReport-bergstrom 2',
  'licenseMonitoring-blackwood 2',
  'messageExport-stavros 2',
  'nursingHomePrescreen-abercrombie 3', // how the form is filled in, and a made "Mr. P."
  'nursingTransfer-grantham 2',
  'painAgreement-crabtree 2',
  'parentEmailThread-halloran 2',
  'parentEmailThread-halloran 3',
  'peerCoachNotes-fenwick-abara 2',
  'peerCoachNotes-quimby-rowe 2',
  'poisonCenterCall-vandiver 2',
  'portalMessages-mazurek 1',
  'portalMessages-ravenscroft 2',
  'presentenceReport-ravensdale 3',
  'pretrialReport-castellanos 2',
  'recoverySchoolApplication-vanderkamp 3 alone', // a first name in sentences, and the mother’s
  'reunificationPlan-tallchief-moss 2',
  'ryanWhiteIntake-hollingsworth 2',
  'schoolTeamMeeting-oyarzun 2',
  'seafarerMedical-tull 3 alone', // a byname once, and "Mr. Tull", who is the father
  'skillsDiaryCard-vandermolen 3', // a handout for all members of the group
  'soberingCenter-boudreaux 2 alone', // "she", and the name of a daughter
  'soberingCenter-boudreaux 3 alone', // a first name once, and one who is like her
  'soberingCenter-boudreaux 3 with teenPsychosocial-okafor', // behind a page on which a nurse has the client’s last name
  'studentAthleteMonitoring-okereke 2', // the title of the file it went to, and a first name in sentences
  'tabletQuestionnaire-okonedo 2',
  'treatmentCourt-valderrama 2',
  'webLead-haverkamp 2',
  // For a relative or for somebody of the same first name: their name as it stands there, and no birth date with it.
  'appealLetter-featherstone 1 alone for same first name',
  'appealLetter-featherstone 1 alone for same last name',
  'bariatricProgram-tamworth 2 alone for same first name',
  'bariatricProgram-tamworth 2 alone for same last name',
  'disabilityServices-whitcombe 1 alone for achterberg', // initials that fit the other
  'drugAllergyEvaluation-achterberg 3 alone for same last name', // an initial that fits the other
  'grandparentStatement-kastner 2 alone for same first name', // the grandfather in the head, a first name in sentences
  'grandparentStatement-ridgeway 2 alone for same first name', // a first name in the head
  'grandparentStatement-ridgeway 2 alone for same last name', // a first name, and the writer’s last name
  'halfwayHouseTransfer-quigley 2 alone for same first name', // a last name in the head
  'halfwayHouseTransfer-quigley 2 alone for same last name', // the same
  'halfwayHouseTransfer-quigley 3 alone for same last name', // the same
  'painClinicDischarge-teague 2 alone for same last name', // the same
  'speechTherapyReport-szarka 2 alone for same last name', // an initial that fits the other
  'urgentCareVisit-hollenbeck 3 alone for same first name', // initials
  'urgentCareVisit-hollenbeck 3 alone for same last name', // initials
  'applicantStatement-delacroix-hume 1 alone for same first name',
  'assistanceReferral-appelbaum 2 alone for same first name',
  'assistanceReferral-appelbaum 2 alone for same last name',
  'campusCounseling-ashgrove-lin 2 alone for same first name',
  'campusCounseling-mbeki-strand 2 alone for same last name',
  'cardWithNotes-hollis 1 alone for same first name',
  'childSafetyPlan-hargrave 2 alone for same last name',
  'childSafetyPlan-marrow-ellis 2 alone for same first name',
  'childSafetyPlan-marrow-ellis 2 alone for same last name',
  'commandEvaluation-brightwater 2 alone for same last name',
  'compensationNurse-ibarra-stein 2 alone for same last name', // a last name in the head
  'compensationNurse-tierney 2 alone for same last name', // a last name in the head
  'custodyEvaluation-maccallister 2 alone for same last name',
  'custodyEvaluation-maccallister 3 alone for same last name',
  'employeeAssistance-thistlewood 2 alone for same last name',
  'ethicsConsult-arguello 2 alone for same last name', // a last name in the head
  'faithApplication-brightwell 2 alone for same first name',
  'faithApplication-brightwell 2 alone for same last name',
  'faithApplication-santangelo 2 alone for same last name',
  'familyQuestionnaire-lindgren 2 alone for same last name',
  'farmworkerHistory-zamudio 2 alone for same first name',
  'farmworkerHistory-zamudio 2 alone for same last name',
  'festivalMedicalTent-marchbanks 3 alone for same last name', // "Ms. Marchbanks"
  'fieldProgramHandoff-ashworth-pell 2 alone for same last name',
  'independentExamination-castleton 2 alone for same last name',
  'interventionistReport-calloway 2 alone for same first name',
  'interventionistReport-calloway 2 alone for same last name',
  'leaveForm-gallaudet 2 alone for same last name',
  'leaveForm-gallaudet 3 alone for same last name',
  'leaveForm-okimoto 2 alone for same last name',
  'licenseMonitoring-blackwood 1 alone for same first name',
  'licenseMonitoring-blackwood 1 alone for same last name',
  'licenseMonitoring-vantongeren 2 alone for same last name',
  'longTermAcuteTransfer-brandvold 3 alone for same last name', // a last name in the head
  'marriageCounselor-grady 2 alone for same last name',
  'marriageCounselor-rutherford 2 alone for same first name',
  'marriageCounselor-rutherford 2 alone for same last name',
  'messageExport-pemberton 1 alone for same first name',
  'messageExport-pemberton 1 alone for same last name',
  'messageExport-pemberton 2 alone for same first name',
  'messageExport-pemberton 2 alone for same last name',
  'parentEmailThread-vandermeer 1 alone for same first name',
  'parentEmailThread-vandermeer 1 alone for same last name',
  'paroleReleasePlan-hallworth 2 alone for same last name',
  'paroleReleasePlan-trevanion 2 alone for same last name',
  'peerToPeerCall-mukherji 2 alone for same last name', // a last name in the head
  'peerToPeerCall-mukherji 3 alone for same last name', // a last name in the head
  'presentenceReport-holloway-ndiaye 2 alone for same last name',
  'presentenceReport-ravensdale 2 alone for same last name',
  'recoverySchoolApplication-vanderkamp 4 alone for same first name', // a first name in sentences
  'ryanWhiteIntake-papadakis 2 alone for same first name',
  'ryanWhiteIntake-papadakis 2 alone for same last name',
  'schoolNurse-everhart 1 alone for same first name',
  'seafarerMedical-sturgess 2 alone for same first name', // the first name in one subject line, the last in another
  'seafarerMedical-sturgess 2 alone for same last name', // the same
  'shelterIntake-castellanos 2 alone for same first name',
  'shelterIntake-castellanos 2 alone for same last name',
  'seafarerMedical-tull 1 alone for same last name', // a last name in the entries of a log
  'soberingCenter-lonetree 3 alone for same last name', // a byname, which may be the client’s
  'violenceAdvocateLetter-madrigal 2 alone for same last name', // initials, and the last name of a sister
  'webLead-pruitt 2 alone for same first name',
  'welfareCheck-sandoz 2 alone for same first name', // a last name in the head, and a first name apart from it
  'welfareCheck-sandoz 2 alone for same last name', // a last name in the head, and a first name apart from it
  'welfareCheck-sandoz 3 alone for same first name', // a last name in the head, and a first name apart from it
  'welfareCheck-sandoz 3 alone for same last name', // a last name in the head, and a first name apart from it
  'woundClinic-osterhagen 2 alone for same last name',
  // Between two pages of a paper, as if they were one of it.
  'campusCounseling-mbeki-strand 2 with cardiologyConsult-szczepanik',
  'leaveForm-okimoto 2 with cardiologyConsult-szczepanik',
  'painClinicDischarge-farnham 1 with sleepClinicLetter-abernathy',
  'campusCounseling-mbeki-strand 2 with presentenceReport-ravensdale',
  'leaveForm-okimoto 2 with presentenceReport-ravensdale',
  'screeningScales-oduya 2 with immigrationExam-baranova',
  'screeningScales-oduya 3 with immigrationExam-baranova',
  'soberingCenter-boudreaux 2 with veteransResidentialScreen-haugen-strand',
  'soberingCenter-boudreaux 3 with veteransResidentialScreen-haugen-strand',
];
/** Without its name a page still holds a middle name, a short form of another's paper, or a note on somebody else. */
const LEAVES_ANOTHER = [
  'grandparentStatement-kastner 2 without its name', // the head names the grandfather who writes
  'halfwayHouseTransfer-kilbride 2 without its name',
  'halfwayHouseTransfer-quigley 2 without its name',
  'ketamineClinicIntake-bascombe 1 without its name', // the birth date of the wife whose insurance it is
  'paroleReleasePlan-trevanion 2 without its name',
  'pretrialReport-arceneaux 2 without its name',
  'transplantEvaluation-hathersage 2 without its name',
];
const saysNobody = (each: string): boolean => SAYS_NOBODY.some((page) => `${each} `.startsWith(`${page} `));

const records = [...KNOWN_RECORDS, ...HELD_OUT_RECORDS, ...ONCE_APART_RECORDS];
/** One record of each person, of more than one page. */
const people: ReadRecord[] = [
  ...new Map(
    records
      .filter(({ pages, strange }) => pages.length - strange.length > 1)
      .map((record): [string, ReadRecord] => [record.person.key, record]),
  ).values(),
];
const some = (each: number): ReadRecord[] => people.filter((_, at) => at % each === 1);

const cases = (judged: readonly Judged[], marked: boolean): string[] =>
  judged.filter((each) => each.marked === marked).map((each) => each.case);

/** Thousands of pages are judged, beside whatever else a machine runs. */
const MANY_MS = 180_000;

describe('whose the pages of all read records are', () => {
  it('marks none of a record’s own pages, as text, with columns or as a scan', () =>
    expect(cases(judgeOwn(records, [29]), true)).toEqual([]));

  it('marks none from which the client’s name is missing, for the doctors, relatives and places that it names', () =>
    expect(cases(judgeNameless(records), true)).toEqual(LEAVES_ANOTHER));

  it(
    'marks every page in the record of a stranger, where it says whom it is about',
    () => {
      const far = judgeAlone(records, some(9)).filter(({ near }) => !near);
      expect(cases(far, false).filter((each) => !saysNobody(each))).toEqual([]);
    },
    MANY_MS,
  );

  it(
    'marks pages of a stranger inside a packet, first, between and last, and none of the packet’s own',
    () => {
      const { strange, own } = judgePackets(records, some(48));
      const far = strange.filter(({ near }) => !near);
      expect(cases(far, false).filter((each) => !saysNobody(each))).toEqual([]);
      expect(cases(own, true)).toEqual([]);
    },
    MANY_MS,
  );
});
