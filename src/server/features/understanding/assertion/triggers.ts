/*
 * The words that change what a sentence asserts, after NegEx (Chapman 2001) and ConText (Harkema 2009): each trigger
 * has a sign and a reach, and holds from where it stands up to the next word that ends its scope. Plain data: a phrase
 * is matched as whole words without regard to case, `*` stands for the rest of a word.
 */

/** What a trigger says of what stands in its scope. `nothing` only looks like a trigger. */
export type Sign = 'negated' | 'uncertain' | 'planned' | 'past' | 'stopped' | 'struck' | 'other' | 'nothing';

export interface TriggerList {
  sign: Sign;
  /** Which side of the trigger it speaks of. */
  reach: 'after' | 'before' | 'both';
  phrases: readonly string[];
}

/** Who a client's record speaks of beside the client. */
const PEOPLE =
  'mother, father, mom, dad, parent*, stepmother, stepfather, step-mother, step-father, stepson, stepdaughter, sister*, brother*, sibling*, half-sister, half-brother, son, sons, daughter*, child, children, wife, husband, spouse, ex-wife, ex-husband, ex-partner, ex-boyfriend, ex-girlfriend, partner, boyfriend, girlfriend, fiance, fiancee, fiancé, fiancée, aunt*, uncle*, cousin*, niece, nephew, grandmother, grandfather, grandparent*, grandson, granddaughter, friend*, roommate*, peer, peers, coworker*, co-worker*, neighbor*, relative*, family, guardian, maternal, paternal, co-defendant, visitor, other residents, another resident, another patient, another client, first-degree relative, other patient';

/** Who stood by, shared a room or a group, or was met: records speak of them without a tie to the client. */
const STRANGERS =
  'bystander*, passerby, passer-by, passersby, onlooker*, eyewitness*, housemate*, suitemate*, dormmate*, podmate*, bedmate*, tentmate*, cellmate*, bunkmate*, classmate*, schoolmate*, teammate*, acquaintance*, landlord*, landlady, someone else, somebody else, another person, another man, another woman, another boy, another girl, another individual, another member, another group member, another participant, another attendee, another student, another resident, another inmate, another driver, another passenger, another party, another peer, a different patient, a different client, a different resident, a different member, one member, one participant, one group member, other members, other group members, other participants, other attendees, other students, other inmates, other clients, other patients, other people, fellow member*, fellow patient*, fellow resident*, fellow client*, fellow inmate*, fellow student*, fellow participant*';

const list = (text: string): string[] => text.split(',').map((each) => each.trim());

const RELATIVES = list(PEOPLE);

export const PEOPLE_WORDS: readonly string[] = [...RELATIVES, ...list(STRANGERS)];

export const TRIGGERS: readonly TriggerList[] = [
  {
    sign: 'nothing',
    reach: 'both',
    phrases: list(
      "not only, no change, no doubt, not sure, not certain, no further, no significant change, cannot be ruled out, not ruled out, not yet ruled out, no increase, not assessed, not been assessed, not asked, not obtained, not documented, not available, not discussed, not disclose, not disclosed, not reported yet, no information, no record, no records, did not say, did not answer, did not discuss, did not want to, never told, never treated, never disclosed, gram negative, no cause, without difficulty, without assistance, without help, without incident, not limited to, nor'easter, none other than, family medicine, family practice, family physician, family doctor, family court, family meeting, family session, family therapy, family counseling, family involvement, family visit*, plan of care, treatment plan, health plan, insurance plan, benefit plan, plan name, plan type, plan id, parent company, child support, if any, on watch, on suicide watch, on a suicide watch, on constant watch",
    ),
  },
  {
    sign: 'negated',
    reach: 'after',
    phrases: list(
      "no, not, never, without, denies, denied, denying, denial of, negative for, nor, neither, absence of, free of, does not, doesn't, don't, did not, didn't, has not, hasn't, had not, hadn't, was not, wasn't, is not, isn't, no evidence of, no history of, no hx of, no known, no signs of, no complaints of, no current, no prior, declines, rules out, ruled out, cannot, none, 0 for, nkda, refutes, no longer has",
    ),
  },
  {
    sign: 'negated',
    reach: 'before',
    phrases: list(
      'denied, denies, none, negative, never, absent, not reported, was ruled out, were ruled out, has been ruled out, have been ruled out, not present, not detected, unlikely, not indicated, not applicable, non-reactive, nonreactive, were not found, was not found',
    ),
  },
  {
    sign: 'uncertain',
    reach: 'after',
    phrases: list(
      'rule out, rule-out, r/o, possible, possibly, suspected, suspect, suspicion of, might, may have, may be, could be, could have, probable, questionable, unclear whether, unclear if, unknown if, query, concern* for, concerned about, worried about, worries, afraid of, fears, risk of, risk for, at risk, risk factors for, monitor for, monitored for, monitoring for, watch for, assess for, assessed for, evaluate for, screen for, screened for, screening for, precautions, prophylaxis, in case of, if, unless, should, would, warning signs, return for, educated on, educated about, education on, instructed, advised, prevention of, prevent, differential includes, criteria for, template',
    ),
  },
  {
    sign: 'uncertain',
    reach: 'before',
    phrases: list(
      'precautions, protocol, prophylaxis, is possible, cannot be excluded, is suspected, was considered, were considered, is considered, screening tool, questionnaire, scale, to be determined, hotline, education, prevention, is questioned, watch',
    ),
  },
  {
    sign: 'planned',
    reach: 'after',
    phrases: list(
      'plan*, plans to, planning to, planned for, scheduled for, will, to be, upcoming, pending, awaiting, referral to, referral for, refer to, refer for, recommend*, consider*, goal*, hopes to, wants to, would like, asks for, asks about, interested in, request*, prefers, agrees to, seeking, looking for, candidate for, to start, intends to, eligible for, transfer to, transferred to, clearance for, discharged to, stable for, appropriate for',
    ),
  },
  {
    sign: 'past',
    reach: 'after',
    phrases: list(
      'history of, hx of, h/o, past, previous, previously, prior, formerly, former, in remission, status post, s/p, as a child, as a teenager, years ago, resolved, used to, childhood',
    ),
  },
  {
    sign: 'past',
    reach: 'before',
    phrases: list('in the past, years ago, as a child, in childhood, in remission, has resolved, resolved'),
  },
  {
    sign: 'stopped',
    reach: 'after',
    phrases: list(
      'discontinue*, stopped, stop taking, d/c, dc’d, no longer takes, no longer taking, no longer on, no longer, tapered off, weaned off, came off, taken off, held, completed course of, self-discontinued, quit taking, off of',
    ),
  },
  {
    sign: 'stopped',
    reach: 'before',
    phrases: list(
      'discontinued, was stopped, were stopped, was held, on hold, has been stopped, stopped on, d/c, dc’d, tapered off, no longer taken, ended, expired, inactive',
    ),
  },
  {
    sign: 'struck',
    reach: 'both',
    phrases: list(
      'entered in error, charted in error, written in error, documented in error, recorded in error, listed in error, erroneous entry, error - disregard, struck out, struck through, struck as error, entry voided, void, wrong patient, wrong chart, wrong client, wrong resident, belongs to another, incorrect entry, mistaken entry, in error, please disregard, disregard this entry, does not apply to this, meant for the patient, meant for another, was meant for, intended for another, other patient’s chart, another chart, wrong member, wrong person, wrong individual, wrong file, wrong name, for a different patient, for a different client, for a different resident, not this patient, not this client, not this resident, retracted, retract, crossed out, misfiled, mischarted, charting error, strike this, strike that, strike the above, stricken, entry struck, line struck, struck at review, struck at supervisor review, struck by, struck per, struck from, was struck from, struck from the record, crossed through, lined through, scratched through, scratched out, scribbled out, lined out, line out, marked out, penned out, entry removed, line removed, item removed, entry deleted, line deleted, entry withdrawn, removed on review, removed on second review, removed by pharmacy, removed by the pharmacist, rescinded, rescinded by lab, specimen swap, wrong specimen, mislabeled specimen, wrong tablet, wrong sheet, wrong line, wrong cup, wrong box, wrong form, wrong page, wrong report, wrong record, wrong label, wrong sticker, wrong column, wrong row, wrong field, wrong bed, wrong cot, wrong room’s, wrong guest, wrong guest’s, wrong resident’s, wrong patient’s, wrong client’s, wrong person’s, wrong encounter, wrong account, wrong chat, wrong thread, wrong number’s, forget that, forget i said that, scratch that, ignore that, ignore this line, ignore the above, disregard that, disregard the above, disregard this line, take this back, take that back, take this sentence back, take that sentence back, withdraw this sentence, withdraw that sentence, withdraw that statement, another patient’s form, another patient’s chart, another patient’s sheet, another client’s form, another client’s chart, another resident’s chart, another person’s form, another person’s chart, someone else’s form, someone else’s chart, somebody else’s chart, somebody else’s form, not his chart, not her chart, not their chart, not my patient, not our client, not for this patient, not for this client',
    ),
  },
  { sign: 'other', reach: 'after', phrases: PEOPLE_WORDS },
  {
    sign: 'other',
    reach: 'before',
    // What was in, of or by a stranger is not named behind a client's illness, as a relative's is.
    phrases: RELATIVES.flatMap((each) => [
      `in ${each}`,
      `in his ${each}`,
      `in her ${each}`,
      `in their ${each}`,
      `in the ${each}`,
      `of his ${each}`,
      `of her ${each}`,
      `of a ${each}`,
      `by his ${each}`,
      `by her ${each}`,
      `for his ${each}`,
      `for her ${each}`,
      `runs in the ${each}`,
    ]),
  },
];

/** Words at which the scope of every trigger ends. */
export const TURNS: readonly string[] = list(
  'but, however, although, though, except, besides, other than, apart from, aside from, yet, whereas, nevertheless, until, since then, secondary to, which, who, instead, rather than, now, reports, endorses, admits, acknowledges',
);

/** Words at which a denial goes on through a list, and another person's story ends: the client is spoken of again. */
export const CLIENT_AGAIN: readonly string[] = list(
  'client, patient, pt, resident, the student, and he, and she, and they, but he, but she, while he, while she, he himself, she herself, he also, she also, mr, ms, mrs',
);

/** Verbs by which another person only says or stands by: what follows is said of the client. */
export const SAYING: readonly string[] = list(
  'reports, reported, states, stated, says, said, notes, noted, confirms, confirmed, describes, described, believes, is concerned, is worried, called, brought, found, drove, accompanied, witnessed, saw, observed, requests, would like, provided collateral, gave collateral, and client, and patient',
);

/** Words before another person's that make a witness or a companion of them. */
export const BESIDE: readonly string[] = list(
  'witnessed by, reported by, observed by, confirmed by, noted by, described by, told by, told his, told her, according to, per, per his, per her, lives with, living with, lives at, staying with, stays with, resides with, accompanied by, brought by, brought in by, referred by, found by, called by, driven by, with his, with her, from his, from her, to his, to her, collateral from, supported by, argument with, fight with, calls his, calls her, estranged from',
);
