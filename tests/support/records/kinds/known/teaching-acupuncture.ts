import { type ApartRecord, absent, anothers, asked, OWN_PLAN, reworded, takenBack, who } from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy, speakWith } from '../apart-values.ts';

/** A teaching clinic's charting by two students, with a supervisor's additions and a daughter's message. */
export const teachingAcupuncture: ApartRecord = {
  person: who('pham', 'Duc', 'Pham', '10/05/1972'),
  as: 'scan',
  pages: [
    `BAYOU ORIENTAL MEDICINE COLLEGE - TEACHING CLINIC           room 6      intern J. Delahoussaye / M. Ortega
                                                            supervisor  Prof. Hsu, L.Ac.
PT  Pham, Duc Van      M      DOB 10/05/72      chart 7731      visit # 9      10/22/26     intpr: dtr Kim (phone)
31 Shrimp Boat Ln, Bayou Delacour LA 70998    985-555-0186    own home (raised, on pilings)   MAR x26 y, wife Hoa
occ: deckhand 24 y, off since winch 2021.  SSDI.     emerg: dtr Kim Pham 985-555-0187
ins: Humana Gold Plus (Medicare adv)   H48 220 9917    no ref needed here

S  CC "back, L leg" 8/10.   Also: "pills boss me."
   tramadol 50 x 14-16/d, from 3 drs + cousin in Houston, x 4 yr.   Soma 4-6/d.   rice wine 1 "pho bowl" eve.
   last tram this a.m. 6,   last Soma noon yest,   ~~last heroin 10/20~~ MO misread "heron" (he hunts? no - tattoo). Hsu
   wd: when Houston late 9/12-14: yawn, bone pain, "ants inside", BP up, no stool control.  Then SZ on dock 9/14,
   tongue bit, 2 min, Kim saw.  2nd sz in life; 1st 2024, also tramadol per ER (St. Bernadette, adm 2 nt + EEG ok)
   sleep 3 h.   dream of boat, 1981, the people who went over.  No appetite.  Chest stuffy.  Sighs.
   mood: "useless man."  no plan.  ~~SI +~~ JD: he said "sea", I wrote SI.

O  T: dusky purple, sublingual veins distended, thick white coat       P: choppy L guan, deep both chi
   BP 150/92  HR 96   wt 131   gait antalgic   hands: fine tremor   old cig burns L forearm x9 (self, "after brother")
A  Blood stasis + Liver qi stag, underlying Kidney def.   Western dx by MD: lumbar stenosis, OUD?, HTN, HBV carrier
P  UB 23, 40, GB 34, ashi, ear: Shen Men, Sympathetic, Lung, Liver, Kidney.  25 min.   NO electro (sz).  no moxa per pt
   herbs: none w/ tramadol.     ~~Yan Hu Suo tabs TID~~  Hsu: DO NOT, discarded

   (next recliner: Mr. Landry, on O2 and blood thinner, bruised; not to be mixed up again. Hsu)`,
    `BAYOU ORIENTAL - p. 2       Pham, Duc Van    7731      HISTORY SHEET, carried from visit 1 and added to

                      yes   no    what
surgery / hosp        [x]   [ ]   L4-5 lami 2022 (3 d); St. Bernadette 2024 as over;   HBV found 2019
psych hospital        [ ]   [x]
suicide try           [x]   [ ]   1996, jumped off the Delacour bridge after brother's funeral, pulled by a tug
head hit              [x]   [ ]   winch arm 2021, helmet split, "no memory of helicopter"
violence              [x]   [ ]   pushed son in law into cooler, July.  No police
police / court        [ ]   [x]   nothing.   (son in law Tony: DWI, court 11/19)
rehab / detox         [ ]   [x]   "Pagoda, 10 days with monks, 2023" - counts?
counselor             [x]   [ ]   Sr. Marie-Therese Vu, LPC, Catholic Char., 985-555-0188, Tues.
psychiatrist          [ ]   [x]
doctor                [x]   [ ]   Dr. Calvin Robichaux 985-555-0189 (1 of the 3 - the real one). 11/17/26 1:00 pm, liver u/s
allergy               [x]   [ ]   aspirin - wheeze.   fish sauce, ha ha, no.      pen [ ] [x]
eating                [ ]   [x]
family                [x]   [ ]   father opium, d. 1990.  brother d. 1996 (OD).  mom 88, dementia, lives w/ them
trauma                            boat age 9, pirates, mother hurt in front of him
meds                              losartan 100, tenofovir (Vemlidy) 25, omeprazole.   tram / Soma above
smoke                             1 ppd since 12.   Hoa has emphysema from it, he says

Message on clinic phone, typed by J.D. 10/23 8:14 am
"Hi, it's Kim. I talked to Ba last night. He said OK. He said, 'I want to hold Emma without dropping her.' Emma's six
weeks, she's mine. He wants to go somewhere they won't take it all at once because of the fits. He speaks English
fine with men, less with women. Mom can't drive and I'm in Baton Rouge so somebody would have to come get him, or a ticket.
He needs rice, I mean it, he won't eat bread, and a hard mattress, and someone who does Vietnamese for the
paperwork. I'm at 985-555-0187 or kim.pham@rivermail.example. Talk to me about the plan, he'll say yes to anything."

10/23 Hsu:  called Humana w/ Kim on line.  Detox precert  HG-7719-204, good to 11/15.   Residential asked, pending.
            called Dr. R.: agrees, stop at hospital level, not home; PMP shows 3 prescribers; he will close others.
            ~~Robichaux to start Suboxone 10/24~~   no, crossed out at his word. Hsu
            told pt: I put needles, I do not fix this one alone.`,
  ],
  expected: {
    dob: '1972-10-05',
    sex_at_birth: 'Male',
    ...livesAt(/31 Shrimp Boat/i, 'Bayou Delacour', 'LA', '70998'),
    phone_number: /555-0186/,
    marital_status: 'Married',
    living_status: 'Own home',
    employment_status: 'Disability',
    ...inEmergency('Kim', 'Pham', /555-0187/),
    ...speakWith(/Kim/i, /555-0187/),
    contact_person_email: 'kim.pham@rivermail.example',
    carrier: 'Humana',
    subscriber_id: /H48 220 9917/,
    authorization_number: /HG-7719-204/,
    ...seenBy('therapist', /Marie-Therese|Vu/i, /555-0188/),
    ...seenBy('pcp', /Robichaux/i, /555-0189/),
    next_appointment: '2026-11-17',
    reason_for_seeking_treatment: /pills boss me|hold Emma|back, L leg/i,
    current_symptoms: /sleep 3 h|useless man|No appetite|dream of boat|Sighs|fine tremor/i,
    recent_substance_abuse: /tramadol|Soma|rice wine/i,
    concerns_for_withdrawal: /bone pain|ants inside|SZ on dock|because of the fits|not home/i,
    medication_plan: /losartan|tenofovir|Vemlidy|omeprazole/i,
    allergies: /aspirin/i,
    epipen: /\bno\b|\[x\]/i,
    transportation_required: /can't drive|come get him|a ticket/i,
    additional_treatment_or_support_needed: /rice|hard mattress|Vietnamese/i,
    hospitalizations: /St\. Bernadette|lami 2022/i,
    outpatient_therapy: /Marie-Therese|Catholic Char/i,
    history_of_self_harm: /cig burns/i,
    history_of_suicide_attempts: /1996|jumped|bridge/i,
    history_of_trauma: /pirates|boat age 9|boat, 1981/i,
    history_of_seizures: /SZ on dock|2nd sz|tongue bit|1st 2024/i,
    history_of_tbi_concussions: /winch arm|helmet/i,
    aggression_or_property_damage: /pushed son in law|cooler/i,
    family_history: /opium|OD|dementia/i,
    eating_disorder: /\bno\b|\[x\]/i,
    pending_legal_charges: /nothing|\bno\b/i,
  },
  open: [
    ...fields('gender employer current_psychiatrist_name residential_programs other_levels_of_care'),
    'probation',
    'emergency_contact_primary_email',
    ...OWN_PLAN,
  ],
  questions: [
    asked('how many Soma a day', 1, /Soma 4-6\/d/),
    asked('what is the detox precert', 2, /HG-7719-204/),
    asked('BP on 10/22', 1, /BP 150\/92/),
    asked('Who is the counselor at Catholic Charities?', 2, /Marie-Therese Vu/),
    asked('what happened with the winch arm', 2, /helmet split/),
    asked('losartan dose', 2, /losartan 100/),
    asked('when is the liver u/s', 2, /11\/17\/26/),
    reworded('whom is he longing to carry', 2, /hold Emma/),
    reworded('how many doctors were writing for him', [1, 2], /from 3 drs|3 prescribers/),
    reworded('which everyday painkiller makes him wheeze', 2, /aspirin/),
    reworded('did anyone witness his convulsion', 1, /Kim saw/),
    reworded('What must the kitchen serve him?', 2, /needs rice/),
    reworded('why did he leap from a bridge', 2, /after brother's funeral/),
    reworded('what liver virus does he carry', [1, 2], /HBV/),
    reworded('since what age has he smoked', 2, /1 ppd since 12/),
    takenBack('does he use heroin', 1, /last heroin/),
    takenBack('is he taking Yan Hu Suo', 1, /Yan Hu Suo/),
    takenBack('Does Dr. Robichaux start him on Suboxone?', 2, /start Suboxone/),
    anothers('is he on a blood thinner', 1, /blood thinner/),
    anothers('does he have a DWI', 2, /Tony: DWI/),
    anothers('does he have emphysema', 2, /emphysema/),
    absent('is he a citizen'),
    absent('has he had a tetanus shot'),
  ],
  summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'insurance'],
};
