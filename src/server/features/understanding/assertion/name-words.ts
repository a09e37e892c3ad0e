/*
 * Words around the names of people on a page: what a paper calls whom it is about, what is no name, and who is somebody
 * beside them. Plain data, small letters.
 */

const list = (text: string): string[] => text.split(',').map((each) => each.trim());

/** What papers call the person whom they are about. */
export const SUBJECTS: readonly string[] = list(
  'ee, paciente, cliente, solicitante, participante, residente, asegurado, acusado, empleado, estudiante, alumno, alumna, client, clt, cl, patient, pt, resident, consumer, student, pupil, learner, applicant, defendant, participant, inmate, prisoner, detainee, arrestee, individual, donor, veteran, vet, service member, youth, minor, child, juvenile, adolescent, respondent, offender, probationer, parolee, supervisee, tenant, occupant, lessee, renter, guest, lodger, claimant, beneficiary, dependent, enrollee, recipient, examinee, evaluee, testee, test taker, decedent, employee, licensee, registrant, certificate holder, ward, conservatee, proposed patient, identified patient, person served, individual served, person in crisis, subject, subject of call, subject of calls, subject of report, household head, head of household, hoh, sponsee, mentee, houseguest, house member, evacuee, camper, cadet, recruit, soldier, sailor, evaluated person, missing person, mother to be, birthing person, gravida, injured worker, injured person, injured party, injured employee, person in custody, survivor, job seeker, trainee, exposed person, tribal member, crew member, hospitalized person, protected person, person involved, individual involved, person under guardianship, incapacitated person, vulnerable adult, covered person, covered individual, identified client, rider, passenger, pensioner, annuitant, retiree, obligor, beneficiary name, enrollee name, attendee, boarder, roomer, debtor, borrower, refugee, asylum seeker, asylee, noncitizen, releasee, returning citizen, accused, appellant, grievant, airman, mariner, seaman, marine, athlete, player, apprentice, candidate, interviewee, service user, service recipient, care recipient, foster child, child in care, foster youth, new mother, expectant mother, birth mother, traveler, mentee name, case head, case name, caller in crisis, person of concern, student of concern, individual of concern, named person, person named, person reported, person found, victim of overdose, person on watch',
);

/** Roles in which somebody else than the one a paper is about may be named. */
export const LESS_SURE: readonly string[] = list(
  'member, insured, subscriber, policyholder, policy holder, policy owner, cardholder, card holder, named insured, caller, account, account name, acct, acct name, petitioner, household member, re, fw, fwd, regarding, concerning, about, subject line, in regards to, in reference to, on behalf of, customer, driver name, cdl driver, cdl holder',
);

/** Labels that say no more than that a name follows. */
export const NAMES: readonly string[] = list(
  'name, nombre, nombre completo, nombre legal, nombre y apellido, nombre y apellidos, nombres y apellidos, nombre del paciente, nombre de la paciente, nombre del cliente, nombre del estudiante, goes by, nickname, street name, full name, legal name, full legal name, legal full name, print name, printed name, last first, name last first, preferred name, first and last name, first last name, your name, my name, who is calling',
);

/** Before such a label it is another's. */
export const OTHER_THAN: ReadonlySet<string> = new Set(
  list(
    'other, another, second, fellow, previous, wrong, different, next, emergency, per, by, to, from, the, a, this, that, our, my, each, every, any, no, new, with, for, of, and, or',
  ),
);

/** Capitalized words that are in no name of a person: of papers, places, offices, days and things. */
export const NOT_IN_NAMES: ReadonlySet<string> = new Set(
  list(
    'behavior, function, dim, dimension, husband, wife, granddad, grandad, tms, ect, moca, mgmt, mgt, expeditions, mmse, grief, ob, gyn, triage, ged, edu, nncc, bcbs, wilderness, country, rim, pavilion, building, wing, annexe, plaza, auditorium, chapel, drain, catheter, maneuver, protocol, syndrome, disease, prospect, lead, blister, defender, prosecutor, hosp, aka, fka, surg, icu, ccu, tele, telemetry, peds, psych, ortho, tower, pod, obs, neuro, onc, tier, dorm, pacu, nicu, sicu, micu, application, applications, invoice, ticket, file, entry, caregiver, caregivers, sbar, soap, kardex, facesheet, flowsheet, coversheet, facsimile, fax, appendix, enclosure, supplement, supplemental, attestation, certification, certificate, demographics, immunization, immunizations, radiology, pathology, cardiology, neurology, imaging, nutrition, wellness, disability, vocational, psychosocial, biopsychosocial, genogram, timeline, handout, orders, reconciliation, acknowledgment, disclosure, disclosures, authorizations, releases, comments, remarks, nothing, memorandum, memo, counseling, eap, worklife, here, were, pregnant, memos, narrative, narratives, staffing, attachment, attachments, exhibit, petitions, packet, packets, checkin, sobering, stabilization, encounters, episode, transcript, thread, threads, export, printout, ledger, logbook, magistrate, magistrates, courtroom, hims, aps, cps, dcf, dcfs, dhs, hmis, psychoeducational, diagnostic, telecare, telemedicine, virtual, addendum, sworn, determination, eligibility, staffings, minutes, vulnerability, navigation, doorway, worksheet, screenings, scored, prefill, name, names, client, clients, patient, patients, pt, resident, residents, student, member, members, applicant, consumer, defendant, participant, inmate, individual, donor, veteran, youth, employee, tenant, date, birth, birthdate, birthday, dob, born, age, aged, sex, gender, male, female, mrn, ssn, phone, tel, telephone, cell, mobile, fax, email, address, street, city, state, zip, county, room, rm, bed, unit, apt, floor, ward, chart, case, docket, record, records, number, no, id, account, acct, booking, housing, page, pages, sheet, part, section, form, the, of, and, or, in, on, at, to, for, from, by, with, as, is, was, has, not, yes, none, unknown, same, self, i, he, she, it, we, you, they, his, her, my, our, your, their, this, that, there, these, those, if, when, what, where, which, who, why, how, all, any, each, do, did, does, mr, mrs, ms, miss, mx, dr, re, information, report, reports, note, notes, log, logs, summary, plan, plans, letter, letters, request, intake, admission, admissions, discharge, transfer, referral, assessment, evaluation, screening, review, consult, consultation, progress, visit, encounter, history, physical, exam, examination, treatment, therapy, session, group, groups, program, programs, service, services, support, care, health, healthcare, medical, medicine, mental, behavioral, psychiatric, psychiatry, psychology, psychological, neuropsychological, clinical, clinic, clinics, hospital, center, centre, shelter, recovery, rehab, rehabilitation, residential, outpatient, inpatient, intensive, partial, detox, withdrawal, crisis, hotline, line, team, office, department, division, bureau, agency, authority, board, courts, circuit, district, superior, municipal, supreme, family, probate, drug, justice, judicial, clerk, police, probation, parole, correctional, corrections, jail, prison, detention, facility, school, schools, academy, college, university, institute, company, corporation, inc, llc, llp, pc, corp, co, insurance, assurance, coverage, benefit, benefits, medicaid, medicare, aetna, cigna, humana, anthem, optum, payer, payor, policy, subscriber, insured, claim, claims, authorization, verification, pharmacy, drugs, rx, prescription, prescriptions, medication, medications, med, meds, dose, lab, labs, laboratory, laboratories, diagnostics, specimen, test, tests, testing, result, results, signature, signed, sign, initials, witness, relationship, relation, contact, emergency, guardian, parent, mother, father, spouse, provider, prescriber, physician, doctor, nurse, nursing, counselor, therapist, manager, coordinator, director, supervisor, attorney, advocate, advisor, aide, tech, worker, staff, collector, clinician, practitioner, specialist, administrator, caseworker, evaluator, examiner, referred, referring, attending, primary, secondary, admitted, discharged, seen, assessed, time, month, year, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thurs, fri, sat, sun, january, february, march, july, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, am, pm, avenue, ave, road, rd, drive, boulevard, blvd, suite, po, box, usa, america, united, states, continued, cont, confidential, copy, copies, draft, final, status, type, level, reason, purpose, subject, regarding, message, messages, inbox, sent, received, dear, sincerely, regards, thank, thanks, chief, complaint, allergy, allergies, diagnosis, diagnoses, problem, problems, vitals, vital, weight, height, blood, pressure, substance, alcohol, opioid, seizure, seizures, suicide, safety, risk, legal, work, employer, employment, leave, education, income, marital, single, married, divorced, widowed, separated, race, ethnicity, language, english, spanish, religion, interim, initial, annual, weekly, daily, monthly, quarterly, incident, accident, occurrence, event, statement, affidavit, petition, order, motion, notice, consent, release, agreement, contract, rules, rights, rent, lease, responsibility, checklist, questionnaire, inventory, scale, scales, score, scores, total, item, items, portal, online, video, telehealth, call, calls, caller, first, last, middle, full, list, new, old, other, additional, general, special, social, public, private, national, american, regional, community, township, village, town, commonwealth, people, human, children, women, men, adult, adults, juvenile, adolescent, veterans, army, navy, bail, bond, charge, charges, sentence, offense, hearing, next, previous, current, past, present, pending, active, inactive, completed, verified, printed, faxed, scanned, entered, updated, effective, expires, start, end, arrival, departure, admit, disposition, instructions, aftercare, followup, follow, appointment, appointments, goals, goal, objective, objectives, subjective, data, action, response, open, access, plus, choice, ppo, hmo, epo, bronze, silver, gold, platinum, unitedhealthcare, evernorth, kaiser, tricare, molina, auth, ext, ciwa, cows, phq, gad, audit, dast, asam, grid, scoring, annex, capt, captain, sgt, lt, det, rev, hon, atty, prof, agent, col, maj, cpl, pvt, alert, oriented, calm, stable, cooperative, denies, reports, states, presents, appears, pending, ambulatory, voluntary, involuntary, left, fall, ama, reviewed, agrees, refuses, refused, declined, verbalized, educated, vitamin, hepatitis, then, they, them, mom, dad, his, hers, him, had, can, title, license, licensed, certified, registered, associates, partners, foundation, society, association, league, network, systems, system, solutions, management, resources, resource, works, lines, freight, foods, logistics, monitoring, compliance, toxicology, custody, control, profile, activity, financial, aid, billing, payment, balance, payable, ministries',
  ),
);

/** Of places and months, and of people too: where nothing else says that a name stands there, they are not taken for one. */
export const SELDOM_IN_NAMES: ReadonlySet<string> = new Set(
  list(
    'april, june, august, north, south, east, west, lane, court, house, home, homes, cross, blue, shield, church, park, hall, ridge, creek, river, lake, valley, hill, hills, point, grove, harbor, bay, springs, meadow, meadows, woods, haven, landing, mission, lodge, inn, saint, st, mercy, memorial, oaks, bayou, pines, acres, terrace, manor, heights, estates, ranch, serenity, casa, retreat, hope, horizons, pathways, oasis, sanctuary, summit, crest, vista, sands, willows, maples, cedars, guest, judge, sheriff, officer, day, week, young, field, fields, alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, ohio, oklahoma, oregon, pennsylvania, tennessee, texas, utah, vermont, washington, wisconsin, wyoming, york, jersey, carolina, dakota, hampshire, mexico, rhode, island',
  ),
);

/** Behind a name they make of it a clinician's, a lawyer's or a clerk's. */
export const CREDENTIALS: readonly string[] = list(
  'MD, M.D., DO, D.O., RN, R.N., LPN, LVN, NP, APRN, ARNP, CNP, FNP, FNP-BC, FNP-C, PMHNP, PMHNP-BC, CNM, CRNA, CNA, PA, PA-C, MA, CMA, PhD, Ph.D., PsyD, Psy.D., EdD, DSW, DDS, DMD, DPM, DC, OD, PharmD, RPh, R.Ph., BSN, MSN, DNP, MSW, BSW, LSW, LMSW, LCSW, LCSW-C, LICSW, LISW, CSW, LPC, LPCC, LCPC, LMHC, LCMHC, LMFT, MFT, LAC, L.Ac., LAc, LADC, LCDC, LCADC, CADC, CAC, CASAC, CDCA, CPRS, CRC, CRS, CPS, QMHP, BCBA, OTR, PT, DPT, SLP, RD, EMT, EMT-P, EMT-B, NREMT, Paramedic, Esq, Esq., JD, J.D., MPH, MBA, MEd, M.Ed., MS, M.S., BA, BS, NCC, ACSW, CCM, CPhT, CCHP, USN, USMC, Sgt, Det, Dep, Deputy, Officer, Judge, Magistrate, Referee, Commissioner, Clerk, Notary, Attorney, Counsel, Supervisor, Manager, Coordinator, Director, Counselor, Therapist, Clinician, Caseworker, Investigator, Examiner, Administrator, Secretary, Receptionist, Principal, Teacher, Owner, Landlord, Sponsor, Representative, Agent, Specialist, Advocate, Navigator, Nurse, Physician, Psychiatrist, Psychologist, Pharmacist, Technician, Tech, House Manager, Case Manager',
);

/** Before a name they make of it somebody beside the one a paper is about. */
export const ROLES_BEFORE: readonly string[] = list(
  'dr, doctor, judge, justice, hon, honorable, magistrate, officer, agent, deputy, dep, sheriff, sgt, sergeant, det, detective, trooper, po, p.o, atty, attorney, counsel, counselor, therapist, psychiatrist, psychologist, physician, provider, prescriber, pcp, nurse, rn, rev, reverend, pastor, father, mother, mom, dad, parent, parents, guardian, stepmother, stepfather, sister, brother, son, daughter, wife, husband, spouse, partner, aunt, uncle, cousin, niece, nephew, grandmother, grandfather, grandson, granddaughter, friend, girlfriend, boyfriend, fiance, fiancee, roommate, neighbor, landlord, boss, supervisor, manager, owner, sponsor, witness, collateral, informant, emergency, contact, contacts, kin, guarantor, by, from, with, cc, to, attn, attention, tech, staff, collector, clinician, caseworker, worker, interviewer, evaluator, examiner, facilitator, teacher, principal, professor, prof, coach, interpreter, notary, clerk, sent, signed, is, am, called, named, sincerely, regards, respectfully, truly, reviewer, rep, representative, coordinator, director, crew, lt, capt, captain, chief, attending, ordering, consulting, author, consultant, surgeon, hospitalist, resident physician, baby, infant, newborn, grandma, grandpa, grandparent, foster parent, godmother, godfather, ex-wife, ex-husband, stepson, stepdaughter, stepsister, stepbrother, housemate, coworker, mro, der, victim, complainant, accuser, peer, plaintiff, prosecutor, bystander, passerby, codefendant, deceased, navigator, nav, liaison, advocate, mgr, aide, specialist, dispatcher, scribe, recorder, transcriber',
);

/** Somebody beside the one a paper is about, as a heading or label on its own says it. */
export const CONTACTS =
  /emergency|contact(?! (?:logs?|notes?|records?|sheet|history|us|form|details|me)\b)|guarantor|next of kin|\bnok\b|spouse|parent|guardian|mother|father|relative|family member|insured|subscriber|policy ?holder|provider|prescriber|pharmacy|physician|doctor|employer|attorney|witness|referr|facility|counselor|therapist|clinician|officer|judge|staff|interpreter|collateral|sender|requester|requestor|notary|landlord|reference|roommate|(?<!head of )household|children|\b(?:son|daughter|brother|sister|wife|husband|child|aunt|uncle|cousin|grand\w+|mom|dad|partner|friend)\b/i;
/** The same, behind a name. */
export const KIN_BEHIND =
  /^[\s,(–-]{0,4}(?:(?:is )?(?:his|her|their|the|my|client['’]s|patient['’]s|pt['’]s) )?(?:relationship|relation\b|(?:ex-|step|half-|foster |god|maternal |paternal )?(?:mother|mom|father|dad|parent|sister|brother|sibling|son|daughter|wife|husband|spouse|partner|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|grandma|grandpa|friend|girlfriend|boyfriend|fianc|guardian|roommate|neighbor|landlord|boss|supervisor|sponsor|case ?manager|case ?worker|counselor|therapist|probation|parole|attorney|social worker)(?! of (?:an?|one|two|three|four|five|\d)\b))/i;

/** "DIARY CARD  Name  Odessa M.": the word before the label is the title of the paper. */
export const TITLE_BEFORE =
  /^\s{0,4}\p{Lu}[\p{Lu}\d .&/-]{2,60} ?\b(?:CARD|SHEET|FORM|LOG|RECORD|CHART|DIARY|QUESTIONNAIRE) {1,3}$/u;

/** Short forms of first names, each group with the names it stands for. */
export const NICKNAMES: readonly (readonly string[])[] = [
  'william bill billy will willie liam',
  'robert bob bobby rob robbie bert',
  'richard rick ricky rich dick richie',
  'james jim jimmy jamie',
  'john jack johnny jon',
  'jonathan jon johnny',
  'joseph joe joey',
  'michael mike mikey mick',
  'cyrus cy',
  'charles charlie chuck chas',
  'edward ed eddie ted ned',
  'theodore ted teddy theo',
  'theodora teddie thea dora',
  'thomas tom tommy',
  'anthony tony',
  'henry hank harry',
  'harold harry hal',
  'lawrence larry',
  'kenneth ken kenny',
  'ronald ron ronnie',
  'donald don donnie',
  'gerald jerry gerry',
  'geraldine gerri geri gerry dina',
  'eugene gene',
  'francis frank fran',
  'frances fran francie frankie',
  'frederick fred freddy rick',
  'alexander alex al sasha xander',
  'alexandra alex lexi sandra sasha',
  'andrew andy drew',
  'benjamin ben benny',
  'christopher chris topher kit',
  'christine chris chrissy tina',
  'daniel dan danny',
  'david dave davey',
  'douglas doug',
  'elizabeth liz lizzie beth betty betsy eliza libby ellie',
  'margaret maggie meg peggy marge greta',
  'katherine kathy kate katie kat kitty',
  'catherine cathy kate katie cat',
  'kathleen kathy kate kay',
  'patricia pat patty tricia trish',
  'patrick pat paddy rick',
  'rebecca becky becca',
  'deborah deb debbie',
  'barbara barb babs',
  'susan sue susie suzy',
  'jennifer jen jenny',
  'jessica jess jessie',
  'jacqueline jackie',
  'dorothy dot dottie dolly',
  'virginia ginny ginger',
  'victoria vicky tori',
  'samuel sam sammy',
  'samantha sam sammy',
  'stephen steve stevie',
  'steven steve stevie',
  'matthew matt',
  'nicholas nick nicky',
  'nathaniel nate nathan nat',
  'timothy tim timmy',
  'vincent vince vinny',
  'walter walt wally',
  'zachary zach zack',
  'gregory greg',
  'jeffrey jeff',
  'leonard len lenny leo',
  'peter pete',
  'philip phil',
  'raymond ray',
  'russell russ',
  'terrence terry',
  'teresa terry tess tessa',
  'yolanda yoli landa',
  'guadalupe lupe',
  'jesus chuy',
  'francisco paco pancho frank',
  'jose pepe joe',
  'ignacio nacho',
  'enrique quique',
  'dolores lola',
  'rosario chayo',
  'isabel isa bel izzy',
  'isabella bella izzy',
  'abigail abby gail',
  'amanda mandy',
  'melissa mel missy lissa',
  'veronica ronnie vera',
  'valerie val',
  'wilhelmina billie mina',
  'cynthia cindy',
  'eleanor ellie nell nora',
  'evelyn evie',
  'josephine jo josie',
  'judith judy',
  'lillian lily lil',
  'lucille lucy',
  'martha marty',
  'mary molly polly mae',
  'nancy nan',
  'pamela pam',
  'penelope penny',
  'sandra sandy',
  'sarah sally sadie',
  'stephanie steph',
  'suzanne sue',
  'desmond des dez',
  'marcus marc mark',
  'reginald reggie',
  'tobias toby tobe',
  'mohammed mo',
].map((group) => group.split(' '));
