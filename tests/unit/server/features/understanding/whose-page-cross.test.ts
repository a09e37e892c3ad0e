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
  // No name at all, a first name, or a last name that may be a word of the title.
  'againstAdvice-pennington 2',
  'appealLetter-dragomir 2',
  'appealLetter-featherstone 2',
  'applicantStatement-delacroix-hume 3',
  'applicantStatement-strickland-oyo 2',
  'cardWithNotes-esposito 2',
  'cardWithNotes-hollis 2',
  'caseWorkerLog-mulvaney 2',
  'commitmentPetition-ferrante 2',
  'commitmentPetition-quarterman 2',
  'custodyEvaluation-fenwick 2',
  'employeeAssistance-baptiste-orr 2',
  'interpreterIntake-brzezicki 1',
  'licenseMonitoring-blackwood 2',
  'messageExport-stavros 2',
  'painAgreement-crabtree 2',
  'peerCoachNotes-fenwick-abara 2',
  'peerCoachNotes-quimby-rowe 2',
  'portalMessages-mazurek 1',
  'portalMessages-ravenscroft 2',
  'presentenceReport-ravensdale 3',
  'treatmentCourt-valderrama 2',
  // For a relative or for somebody of the same first name: their name as it stands there, and no birth date with it.
  'appealLetter-featherstone 1 alone for same first name',
  'appealLetter-featherstone 1 alone for same last name',
  'applicantStatement-delacroix-hume 1 alone for same first name',
  'assistanceReferral-appelbaum 2 alone for same first name',
  'assistanceReferral-appelbaum 2 alone for same last name',
  'campusCounseling-ashgrove-lin 2 alone for same first name',
  'campusCounseling-mbeki-strand 2 alone for same last name',
  'cardWithNotes-hollis 1 alone for same first name',
  'childSafetyPlan-hargrave 2 alone for same last name',
  'childSafetyPlan-marrow-ellis 2 alone for same first name',
  'childSafetyPlan-marrow-ellis 2 alone for same last name',
  'custodyEvaluation-maccallister 2 alone for same last name',
  'custodyEvaluation-maccallister 3 alone for same last name',
  'employeeAssistance-thistlewood 2 alone for same last name',
  'faithApplication-brightwell 2 alone for same first name',
  'faithApplication-brightwell 2 alone for same last name',
  'faithApplication-santangelo 2 alone for same last name',
  'familyQuestionnaire-lindgren 2 alone for same last name',
  'independentExamination-castleton 2 alone for same last name',
  'leaveForm-gallaudet 2 alone for same last name',
  'leaveForm-gallaudet 3 alone for same last name',
  'leaveForm-okimoto 2 alone for same last name',
  'licenseMonitoring-vantongeren 2 alone for same last name',
  'messageExport-pemberton 1 alone for same first name',
  'messageExport-pemberton 1 alone for same last name',
  'messageExport-pemberton 2 alone for same first name',
  'messageExport-pemberton 2 alone for same last name',
  'presentenceReport-holloway-ndiaye 2 alone for same last name',
  'presentenceReport-ravensdale 2 alone for same last name',
  'schoolNurse-everhart 1 alone for same first name',
  'shelterIntake-castellanos 2 alone for same first name',
  'shelterIntake-castellanos 2 alone for same last name',
  'woundClinic-osterhagen 2 alone for same last name',
  // Another of the client's last or first name stands on it: a doctor, an officer, a town.
  'agencyReferral-novak 2 alone for delacroix-hume',
  'agencyReferral-novak 2 with specimenPacket-delacroix',
  'applicantStatement-delacroix-hume 1 alone for thibodeaux',
  'applicantStatement-delacroix-hume 2 alone for brightwell',
  'applicantStatement-strickland-oyo 1 alone for delacroix-hume',
  'assistanceReferral-appelbaum 1 alone for barrowclough',
  'bedReferral-thistlewood 1 alone for delacroix-hume',
  'campusCounseling-ashgrove-lin 1 alone for delacroix-hume',
  'careSummary-novak 2 alone for delacroix-hume',
  'careSummary-novak 2 with specimenPacket-delacroix',
  'caseWorkerLog-mulvaney 1 alone for delacroix-hume',
  'childSafetyPlan-hargrave 2 alone for delacroix-hume',
  'childSafetyPlan-marrow-ellis 1 alone for pemberton-cruz',
  'consultNote-tamblyn 2 alone for pettibone',
  'dietitianNote-barrowclough 2 alone for ndiaye',
  'dischargeMedications-szymborska 2 alone for pettibone',
  'dischargeMedications-vanterpool 2 alone for delacroix-hume',
  'faithApplication-brightwell 1 alone for delacroix-hume',
  'faithApplication-brightwell 1 with psychiatricDirective-kowalczyk',
  'faithApplication-santangelo 2 with commitmentPetition-ferrante',
  'faithApplication-santangelo 2 with licenseMonitoring-vantongeren',
  'homeHealthVisit-ostrander 2 with commitmentPetition-ferrante',
  'homeHealthVisit-thibodeaux 1 alone for delacroix-hume',
  'homeHealthVisit-thibodeaux 2 alone for delacroix-hume',
  'hotlineLog-nakashima 1 with dischargeMedications-vanterpool',
  'infectionClinic-mcteague 1 alone for nakai',
  'jailRelease-beaumont 1 alone for delacroix-hume',
  'jailRelease-beaumont 1 alone for thibodeaux',
  'licenseMonitoring-blackwood 1 alone for duquesne',
  'licenseMonitoring-vantongeren 2 with assistanceReferral-appelbaum',
  'messageExport-pemberton 1 alone for pemberton-cruz',
  'messageExport-pemberton 2 alone for pemberton-cruz',
  'mobileCrisis-crenshaw 2 alone for okafor',
  'mobileCrisis-crenshaw 2 with handFilledForm-okafor',
  'mobileCrisis-crenshaw 2 with painAgreement-sandoval-reyes',
  'nursePractitionerVisit-gallowglass 2 alone for thibodeaux',
  'oralSurgeryForm-winterbourne 1 alone for kealoha',
  'painAgreement-crabtree 3 alone for brannigan',
  'presentenceReport-holloway-ndiaye 1 with painAgreement-sandoval-reyes',
  'presentenceReport-holloway-ndiaye 2 with painAgreement-sandoval-reyes',
  'presentenceReport-novak 2 alone for delacroix-hume',
  'presentenceReport-novak 2 with specimenPacket-delacroix',
  'psychiatricDirective-kowalczyk 2 alone for halvorsen',
  'schoolNurse-everhart 1 alone for nakai',
  'schoolNurse-vandersloot 2 alone for ashgrove-lin',
  'screeningScales-winslade 1 alone for brannigan',
  'screeningScales-winslade 2 alone for brannigan',
  'shiftHandoff-bexley 1 alone for duquesne',
  'shiftHandoff-bexley 2 alone for brannigan',
  'treatmentCourt-sizemore 1 with visitSummary-oyelowo',
  'treatmentCourt-sizemore 2 with visitSummary-oyelowo',
  'triageSheet-marchbanks 1 alone for trevino',
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

describe('whose the pages of all read records are', () => {
  it('marks none of a record’s own pages, as text, with columns or as a scan', () =>
    expect(cases(judgeOwn(records, [29]), true)).toEqual([]));

  it('marks none from which the client’s name is missing, for the doctors, relatives and places that it names', () =>
    expect(cases(judgeNameless(records), true)).toEqual([]));

  it('marks every page in the record of a stranger, where it says whom it is about', () => {
    const missed = cases(judgeAlone(records, some(5)), false);
    expect(missed.filter((each) => !saysNobody(each))).toEqual([]);
  });

  it('marks pages of a stranger inside a packet, first, between and last, and none of the packet’s own', () => {
    const { strange, own } = judgePackets(records, some(12));
    expect(cases(strange, false).filter((each) => !saysNobody(each))).toEqual([]);
    expect(cases(own, true)).toEqual([]);
  });
});
