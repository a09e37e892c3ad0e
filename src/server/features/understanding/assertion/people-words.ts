/*
 * Words by which a record shows that it speaks of somebody beside the client, or takes back what it said. Plain data, as
 * the triggers are: whole words without regard to case, `*` stands for the rest of a word.
 */

const list = (text: string): string[] => text.split(',').map((each) => each.trim());

export const WOMEN: readonly string[] = list(
  'mother, mom, mama, mum, mommy, stepmother, stepmom, step-mother, stepdaughter, sister, half-sister, stepsister, sis, daughter, granddaughter, wife, ex-wife, ex-girlfriend, girlfriend, gf, fiancee, fiancée, aunt, auntie, niece, grandmother, grandma, granny, nana, mother-in-law, sister-in-law, daughter-in-law, foster mother, godmother, landlady, mgm, pgm, mamaw, memaw, meemaw, mawmaw, abuela, abuelita, tia, tutu, oma, lola, yaya, madre, hermana, hermanita, hija, esposa, suegra, comadre, big mama',
);

export const MEN: readonly string[] = list(
  'father, fa, dad, daddy, papa, stepfather, stepdad, step-father, stepson, brother, half-brother, stepbrother, bro, son, grandson, husband, hubby, ex-husband, ex-boyfriend, boyfriend, bf, fiance, fiancé, uncle, nephew, grandfather, grandpa, granddad, father-in-law, brother-in-law, son-in-law, foster father, godfather, mgf, pgf, papaw, pawpaw, peepaw, pepaw, abuelo, abuelito, tio, opa, lolo, padre, hermano, hijo, esposo, suegro, compadre',
);

/** Others whom a record names beside the client; the words do not show whether a man or a woman. */
export const OTHERS: readonly string[] = list(
  'partner, ex-partner, spouse, ex, sibling, twin, cousin, friend, buddy, roommate, roomie, housemate, flatmate, suitemate, dormmate, podmate, bedmate, tentmate, cellmate, cellie, bunkmate, bunkie, classmate, schoolmate, teammate, coworker, co-worker, neighbor, sponsor, sponsee, peer, acquaintance, bystander, passerby, onlooker, codefendant, co-defendant, accuser, victim, landlord, boss, supervisor, dealer, visitor, caretaker, companion, guardian, significant other, grandchild, grandparent, parent, stepparent, foster parent, relative, trainee, someone else, somebody else, another man, another woman, another person, another client, another patient, another pt, another resident, another inmate, another member, another caller, other client, other patient, other pt, other resident, other inmate, other driver, other party, other man, other woman, other caller, different patient, different client, fellow client, fellow patient, fellow resident, fellow inmate, second caller, previous caller, next caller, the man, the woman, the other, the other one, a man, a woman, a guy, some guy, one guy, one man, one woman',
);

/** What a client is called in a record of their own. */
export const CLIENTS: readonly string[] = list(
  'client, patient, pt, resident, inmate, donor, applicant, claimant, insured, member, student, defendant, detainee, veteran, consumer, participant, individual, identified patient, service member',
);

/** What stands behind such a word where another of them is meant, by a place that is not the client's own. */
export const ELSEWHERE: readonly string[] = list(
  'in room, in bed, in rm, in cell, across, next door, down the hall, in the next, in the other, in the adjoining, from the other, from another, on the other, ahead of, behind',
);

/** Before a person's word at the head of a sentence. */
export const BEFORE_PERSON: readonly string[] = list(
  'his, her, their, my, our, the, a, an, one, this, that, late, older, elder, younger, oldest, eldest, youngest, little, big, adult, only, twin, former, foster, biological, bio, birth, adoptive, adopted, maternal, paternal, own, new, current, estranged, other, first, second, same',
);

/** What only a person does: who does it by a capitalized word is somebody. */
export const DEEDS: readonly string[] = list(
  'told, texted, phoned, cried, sobbed, swears, swore, laughed, yelled, screamed, whispered, apologized, herself, himself, smokes, drinks, drank',
);

/** Capitalized words that name nobody, or nobody by name. */
export const NOBODY: readonly string[] = list(
  'he, she, they, we, you, i, it, who, the, this, that, and, but, or, in, on, at, of, to, for, from, with, by, is, was, has, no, not, yes, none, name, phone, tel, cell, address, email, relationship, relation, employer, dob, age, date, signature, signed, history, hx, contact, medical, health, support, custody, status, information, home, work, staff, nurse, doctor, dr, mr, mrs, ms, judge, officer, counselor, therapist, tech, social, center, services, january, february, march, april, may, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, jan, feb, mar, apr, jun, jul, aug, sep, oct, nov, dec, mon, tue, wed, thu, fri, sat, sun, when, what, where, why, how, both, nobody, everyone, somebody, someone, anyone, also, then, there, here, reports, states, denies, once, last, nothing, caller, police, if, as, per, plan, group, policy, member, since, after, before, while, n/a',
);

/** Headings of what is said of others. */
export const OF_OTHERS: readonly string[] = list(
  'family history, family hx, family medical history, family psychiatric history, fam hx, fh, fhx, family, relatives, household members, household, others in the home, people in the home, siblings, parents, mother, father, spouse, partner, children, roommate, roommates, housemate, housemates, cellmate, collateral, collaterals, collateral contact, collateral contacts, collateral information, informant, witness, witnesses, victim, victims, other party, other parties, other driver, other resident, other residents, other patient, other patients, other client, other clients, about you, about yourself, about the caller, about the family, peers, bystanders, co-defendant, caregiver, visitors',
);

/** Says that what was said is not so: it is itself no answer. */
export const WITHDRAWS: readonly string[] = list(
  'withdrawn, mix-up, mixup, mixed up, typing error, typo, mistyped, clerical error, transcription error, dictation error, scanning error, data entry error, filing error, a slip, taken out, void, voided, retract*, rescinded, removed from the chart, removed from chart, removed from the record, removed from his chart, removed from her chart, removed from the list, deleted, entered in error, in error, struck through, struck out, struck from, was struck, stricken, crossed out, scratched out, lined out, wrong chart, wrong patient, wrong client, wrong resident, wrong inmate, wrong member, wrong person, wrong box, wrong name, wrong file, wrong veteran, belongs to another, belongs to a different, belong to another, belonged to another, never happened, did not happen, not hers, not his, not theirs, someone else’s, somebody else’s, another patient’s, another client’s, another resident’s, another member’s, another person’s, disregard*, please ignore, ignore the, ignore that, ignore this, scratch that, strike that, strike this, nullified, invalidated, unfounded, was false, is false, not true, untrue, wrong chat, wrong thread, wrong tablet, wrong sheet, wrong cup, wrong cot, wrong bed, wrong tube, wrong form, wrong report, wrong guest*, forget that, take that back, take this back, take this sentence back, withdraw that, withdraw this, sorry that was, that was for my, that was for another, was meant for, meant for another',
);

/** Says what is right in place of something else: that other statement is no answer any more. */
export const CORRECTS: readonly string[] = list(
  'correction, corrections, to correct, corrected, corrects, correcting, amended, amends, amendment, erratum, errata, revised to, revised from, changed to, should read, should say, should have read, should have said, was a mistake, a mistake, mistakenly, by mistake, misread, misheard, misunderstood, mislabeled, miscoded, misspoke, misstated, erroneous*, incorrect*, inaccurate*, supersede*, replaces the, not a true, ruled out, turned out, turns out, not correct, is wrong, was wrong, were wrong, listed wrong, wrongly, clarification, clarified, clarifies, no longer accurate, overturned, reversed',
);

/** Nouns that make of the word before them a topic: of what there is nothing is said. */
export const TOPICS: readonly string[] = list(
  'findings, finding, results, policy, policies, education, class, classes, screen, screening, screener, test, tests, testing, panel, questionnaire, form, section, worksheet, handout, handouts, brochure, pamphlet, protocol, precautions, hotline, line, counselor, counselors, specialist, court, program, programs, group, groups, unit, task force, awareness, prevention, safety, risk assessment, assessment, inventory, checklist, scale, log, watch, kit',
);

/** What a use is counted in. */
export const UNITS_OF_USE: readonly string[] = list(
  'gram*, g, gm, gms, mg, milligram*, mcg, oz, ounce*, pound*, liter*, litre*, ml, bag*, bundle*, brick*, stamp*, ball*, eight ball*, point*, pill*, tablet*, tab*, capsule*, caps, bar*, blue*, film*, strip*, drink*, beer*, can, cans, bottle*, pint*, fifth*, handle*, quart*, gallon*, shot*, glass*, box*, pack, packs, packet*, cigarette*, cigs, joint*, blunt*, bowl*, dab*, cartridge*, cart, carts, pod*, line*, rock*, hit*, dose*, unit*, six-pack*, 12-pack*, 30-pack*, twelve-pack*, tall boy*, tallboy*, can*, dollar*, $*, half, quarter, teenth, daily, a day, per day, /day, every day, each day, a week, per week, weekly, tin, tins, puff*, spoon*, scoop*',
);
