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
  // First names alone.
  'againstAdvice-pennington 2',
  'cardWithNotes-hollis 2',
  // A last name as one word of a title.
  'cardWithNotes-esposito 2',
  // For a relative or for somebody of the same first name: their name as it stands there, and no birth date with it.
  'familyQuestionnaire-lindgren 2 alone for same last name',
  'cardWithNotes-hollis 1 alone for same first name',
  'appealLetter-featherstone 1 alone for same first name',
  'appealLetter-featherstone 1 alone for same last name',
  'applicantStatement-delacroix-hume 1 alone for same first name',
  'campusCounseling-ashgrove-lin 2 alone for same first name',
  // A last name alone in the title of a second page, or the name of a thread, a log or a visit.
  'assistanceReferral-appelbaum 2',
  'caseWorkerLog-mulvaney 2',
  'commitmentPetition-ferrante 2',
  'commitmentPetition-quarterman 2',
  'leaveForm-gallaudet 2',
  'leaveForm-gallaudet 3',
  'leaveForm-okimoto 2',
  'licenseMonitoring-blackwood 2',
  'licenseMonitoring-vantongeren 2 alone for same last name',
  'portalMessages-mazurek 1',
  'portalMessages-ravenscroft 2',
  'shelterIntake-castellanos 2',
  'telehealthVisit-haverford 1',
  'treatmentCourt-valderrama 2',
  // No name at all, or a first or last name alone beside words of a title.
  'appealLetter-dragomir 2',
  'appealLetter-featherstone 2',
  'applicantStatement-delacroix-hume 3',
  'applicantStatement-strickland-oyo 2',
  'campusCounseling-mbeki-strand 2',
  'childSafetyPlan-hargrave 2',
  'childSafetyPlan-marrow-ellis 2',
  'employeeAssistance-baptiste-orr 2',
  'employeeAssistance-thistlewood 2',
  'painAgreement-crabtree 1',
  'painAgreement-crabtree 2',
  'peerCoachNotes-fenwick-abara 2',
  'peerCoachNotes-quimby-rowe 2',
  'presentenceReport-holloway-ndiaye 2',
  'presentenceReport-ravensdale 2',
  'presentenceReport-ravensdale 3',
  'shiftHandoff-kowalenko 2',
  'woundClinic-osterhagen 2',
  // Another of the client's last or first name stands on it: an officer, a town, a doctor.
  'mobileCrisis-crenshaw 2',
  'emergencyNote-okafor 1 alone for achterberg',
  'emergencyNote-hallorann 1 alone for achterberg',
  'emergencyNote-novak 1 alone for achterberg',
  'cardWithNotes-esposito 1 alone for hodgdon',
  'priorAuthorization-fairweather 1 alone for gallaudet',
  'priorAuthorization-fairweather 1 with leaveForm-gallaudet',
  'priorAuthorization-fairweather 2 with leaveForm-gallaudet',
  'triageSheet-marchbanks 1 with custodyForm-trevino',
  'applicantStatement-delacroix-hume 1 alone for beaumont',
  'cardWithNotes-hollis 1 alone for gallowglass',
  'custodyForm-trevino 1 alone for marchbanks',
  'licenseMonitoring-blackwood 1 alone for bexley',
  'licenseMonitoring-vantongeren 2 alone for appelbaum',
  'neuropsychReport-etchegaray 2 alone for fenwick-abara',
  'treatmentCourt-sizemore 1 alone for oyelowo',
  'treatmentCourt-sizemore 2 alone for oyelowo',
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
