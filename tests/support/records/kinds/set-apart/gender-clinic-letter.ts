import {
  type ApartRecord,
  absent,
  anothers,
  asked,
  OWN_PLAN,
  RULED_OUT,
  reworded,
  SPOKESPERSON,
  TICKED_NO,
  takenBack,
  who,
} from '../apart-record.ts';
import { fields, inEmergency, livesAt, seenBy } from '../apart-values.ts';

/** What a gender clinic writes to a program: letters and visit sheets in which sex, name and gender stand apart. */
export const genderClinicLetter: readonly ApartRecord[] = [
  {
    person: who('marchbank', 'Juliet', 'Marchbank', '06/30/1999'),
    as: 'text',
    pages: [
      `LAKESHORE GENDER HEALTH                                          1180 Harbor Steps, Duluth Point, MN 55899
October 20, 2026                                                 218-555-0110

To the admissions staff
Re: Juliet Marchbank (insurance card reads Julian Marchbank), born June 30, 1999

Dear colleagues,

Ms. Marchbank is a 27-year-old transgender woman, assigned male at birth, whom I have seen since January 2023. She uses
she and her. She has asked me to describe her care so that she can be admitted to your women's building and not lose her
hormones there. I support both requests.

Her hormones: estradiol 6 mg by mouth daily, spironolactone 100 mg twice daily. They should go on through detoxification.
Other medicines are escitalopram 10 mg and pre-exposure prophylaxis (emtricitabine-tenofovir). ~~Finasteride 5 mg.~~
(Stopped in 2024; my template carried it over. HJ) She is allergic to amoxicillin, with a rash.

Why she is coming: GHB and methamphetamine. She uses GHB by the capful, every three hours day and night for the last seven
weeks, and injects methamphetamine two or three times a week. Her last GHB was on the morning of this visit, at nine; by
half past eleven in my waiting room she was trembling, soaked, and asked twice who else was in the room when nobody was.
I sent her across to the emergency department, where she was given diazepam and let go at her insistence. I am afraid of
delirium if she stops with no nurse by. She has had no seizure that she knows of. Twice this summer she stopped breathing
and friends revived her; neither was meant.

She has once tried to die, at seventeen, with her stepfather's insulin, after he put her out of the house, and spent four
days in intensive care and two weeks at the Aspen Hill adolescent unit. She cut her forearms from thirteen to nineteen and
not since. Today she has no wish to die: "I fought too hard to be her," she said. "I just can't stop the clock on the cap.
I need someone to hold the clock."`,
      `Re: Juliet Marchbank                                                                      page 2

In January 2026 a man she had met on line beat her in a parking ramp, broke her jaw, and left her unconscious. He, Darnell
Voss, has two prior convictions for assault and is a registered sex offender; his trial is on December 14, and she is to
be a witness. She herself has no charge, no record, and is on nobody's caseload. I know of no violence by her.

She shares an apartment on a lease with two friends, at 9 Gitche Lane, Apt. 40, Duluth Point 55897, and has not worked
since she lost her hours as a barista in August. She is single. Her telephone is 218-555-0111 and her electronic mail
juliet.m@post.example. The person to call is her friend Rosario Beltran, 218-555-0112. She has not spoken with her mother,
who has multiple sclerosis, or her stepfather, who has diabetes, in four years; her grandfather died of drink.

She is insured by UCare, a Minnesota Medicaid plan, number 88041207. Her therapist is Fern Abbasi, LICSW (218-555-0113).
She has no family doctor beside me. She has been in outpatient treatment at Pride North, last winter, sixteen sessions, and
never in a residential program. ~~She completed Hazel Ridge in 2024.~~ (This was her roommate. HJ) She has no car and is
afraid of the bus since January; a medical ride can be ordered through UCare.

Surgery: vaginoplasty consultation on February 3, 2027, which she hopes to keep. Her next visit with me is November 10.
HIV negative October 1. Hepatitis C antibody negative.

Please do not room her with men, use the name Juliet aloud, and let her keep her dilator set if surgery comes first.

                                             Harriet Jorgensen, MD

Enclosure for every letter: Informed consent, estrogen. Tell us if you or a parent had a blood clot, breast cancer or a
stroke. Depression and suicidal thoughts may change with hormones. Tobacco raises the risk of clots. If you have
seizures, levels of lamotrigine can fall.`,
    ],
    expected: {
      dob: '1999-06-30',
      sex_at_birth: 'Male',
      gender: 'Transgender woman',
      ...livesAt(/9 Gitche/i, 'Duluth Point', 'MN', '55897'),
      phone_number: /555-0111/,
      email_id: 'juliet.m@post.example',
      marital_status: 'Single',
      employment_status: 'Unemployed',
      ...inEmergency('Rosario', 'Beltran', /555-0112/),
      carrier: 'Medicaid/MCO',
      subscriber_id: '88041207',
      ...seenBy('therapist', /Fern Abbasi/i, /555-0113/),
      next_appointment: '2026-11-10',
      reason_for_seeking_treatment: /hold the clock|stop the clock/i,
      current_symptoms: /trembling|soaked|who else was in the room/i,
      recent_substance_abuse: /GHB|methamphetamine/i,
      concerns_for_withdrawal: /delirium|trembling/i,
      medication_plan: /estradiol|spironolactone|escitalopram|emtricitabine/i,
      allergies: /amoxicillin/i,
      transportation_required: /no car|medical ride/i,
      additional_treatment_or_support_needed: /women's building|room her with men|hormones/i,
      hospitalizations: /intensive care|Aspen Hill/i,
      residential_programs: /never in a residential|never/i,
      outpatient_therapy: /Pride North|Abbasi/i,
      history_of_self_harm: /cut her forearms/i,
      history_of_suicide_attempts: /tried to die|insulin/i,
      history_of_trauma: /beat her|put her out/i,
      history_of_seizures: RULED_OUT,
      history_of_tbi_concussions: /unconscious/i,
      aggression_or_property_damage: RULED_OUT,
      pending_legal_charges: RULED_OUT,
      probation: RULED_OUT,
      family_history: /multiple sclerosis|died of drink/i,
    },
    open: [
      ...fields('living_status employer other_levels_of_care current_pcp_name current_pcp_phone'),
      ...fields('upcoming_court_date registered_sex_offender current_psychiatrist_name'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('estradiol dose', 1, /estradiol 6 mg by mouth/),
      asked('When is the vaginoplasty consultation?', 2, /February 3, 2027/),
      asked('UCare number', 2, /88041207/),
      asked('who is her therapist', 2, /Fern Abbasi/),
      asked('Where did she get outpatient treatment last winter?', 2, /Pride North/),
      asked('hepatitis c antibody', 2, /Hepatitis C antibody negative/),
      reworded('what name may be on the card', 1, /card reads Julian/),
      reworded('which building should she be housed in', [1, 2], /women's building|do not room her with men/),
      reworded('how often does she dose G', 1, /every three hours day and night/),
      reworded('was she hallucinating', 1, /who else was in the room when nobody was/),
      reworded('how did she attempt suicide', 1, /with her stepfather's insulin/),
      reworded('were the overdoses on purpose', 1, /neither was meant/),
      reworded('has she been violent', 2, /no violence by her/),
      reworded('why is she a witness', 2, /beat her in a parking ramp/),
      takenBack('finasteride dose', 1, /Finasteride 5 mg/),
      takenBack('when did she complete Hazel Ridge', 2, /completed Hazel Ridge/),
      anothers('when does she stand trial', 2, /his trial is on December 14/),
      anothers('does she have multiple sclerosis', 2, /multiple sclerosis/),
      anothers('is she diabetic', 2, /stepfather, who has diabetes/),
      absent('does she smoke tobacco'),
      absent('what was her estradiol level'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
  {
    person: who('sorrell', 'Ash', 'Sorrell-Vance', '08/14/2001'),
    as: 'scan',
    pages: [
      `    SPECTRUM CLINIC   -   visit sheet                    10-21-26         RN Kit   /  Dr. Amos Thackeray
    NAME used   Ash Sorrell-Vance        legal  Ashley       DOB 8-14-01        pron.  they
    Sex assigned  (F)  M  X        Gender   [ ] woman  [ ] man  [X] nonbinary  [ ] ask
    ph 503-555-0120      addr  1440 Foundry St rm 6, St. Amity OR 97099   (sober house! evicted 10-19, in a tent since)
    wk   PT,  bike shop "Spoke & Co"        single
    OHP / CareOregon   ID  PX440 8817         emerg  sibling Wren Vance   503-555-0121

    On   testosterone cyp 60 mg wkly SQ, self,      minoxidil foam,      escitalopram ~~20~~ 10 (cut 9/26)
         vivitrol 380  last 8-20, missed 9 + 10
         ~~oxycodone 5 post-op~~   refused top-surg opioids, good.
    Allergy   NSAIDs - wheeze.      chlorhexidine - blisters.       Epi: no

    ROS / ask                       y     n
      top surg 6-26                 x           heals, 1 open spot R
      mood down                     x
      SI                            x           "tent + river," no plan today, gave 988 + RN cell
      att                           x           '18 jump from garage 2nd fl, ankle.   '24 pills, ED, 72h hold
      cut                           x           thigh, last nite, 4 steri
      restrict / purge              x           restrict since 14, "to have no hips."  never treated
      seiz                                x
      head                          x           the '18 jump, ? out
      violent / break                     x
      assault (done to)             x           partner '23;   house guest 9-26, not reported, wants SANE? too late, PEP given
      legal                               x
      vape                          x`,
      `    Sorrell-Vance  p2    10-21-26

    Use      alcohol - was 9 mo sober til 9-14.  now 1/5 gin daily, "mouthwash in tent,"  last 4 am.   BAC here .06
             no fent, no meth.   K 1x in Sept.
    Shaky 2 hr after last; CIWA 11;  gabapentin 600 given.  '25 detox at Hooper-Lane: CIWA to 28, saw bugs, no fit
    BP 138/90  P 112  T 98.9

    Hx tx   Hooper-Lane detox 2-25, 6d;   Juniper Fork res. 3-25 to 6-25, done, "best 90 d of my life";   IOP there after
            hosp - 72 h '24 Unity-West.      EMDR w/ Dee Calloway LPC 503-555-0122 - paused, no $.
    Psych    NP Orrin Blake 503-555-0123         PCP = us
    Fam      mom borderline + 3 ODs on purpose.   dad (trans woman, Robin) well, sober 12.    gpa ~~hung self~~ MI, Ash checked w/ Robin
             Wren - epilepsy.
    House mgr's note (came w/ pt, abt 10-19):  "Ash drank. Roommate Jett broke the door and hit Ash, not the other way. Both out
             per rule.  Jett had warrants."

    Says     "Three months of this and I lose the house, the shop, and the chest I waited for. I want Juniper Fork back,
             or a place w/ queer beds."
    Plan     detox tonite if bed, else ED.     res. 60-90.     T can be given by staff, wkly Fri.     no vivitrol now.
             dressing R chest daily, surgeon 11-13-26 Dr. Liao.       nutrition c/s for ED.
             OHP ride 1-800 set for 6 pm.        own room or NB room.
             [ ] ROI mom        [x] ROI Robin 503-555-0124       [x] ROI Wren
    ~~Dx: bipolar II~~   Blake 10-1: no, MDD.
    Dx  AUD sev; MDD; PTSD; ED unspec; F64

    pharmacy sticker on back, not pt's:   "VANCE, ASHTON   lithium 300 TID   Dr. Poole   no refills   DOB 2-2-71"`,
    ],
    expected: {
      dob: '2001-08-14',
      sex_at_birth: 'Female',
      gender: 'Non-binary',
      phone_number: /555-0120/,
      marital_status: 'Single',
      living_status: 'Unhoused',
      employment_status: 'Part-time',
      employer: /Spoke & Co/i,
      carrier: 'Medicaid/MCO',
      subscriber_id: /PX440 8817/,
      ...inEmergency('Wren', 'Vance', /555-0121/),
      ...seenBy('psychiatrist', /Orrin Blake/i, /555-0123/),
      ...seenBy('therapist', /Dee Calloway/i, /555-0122/),
      next_appointment: '2026-11-13',
      reason_for_seeking_treatment: /Juniper Fork back|lose the house|queer beds/i,
      current_symptoms: /mood down|tent \+ river|Shaky/i,
      recent_substance_abuse: /gin|mouthwash|alcohol/i,
      concerns_for_withdrawal: /CIWA|Shaky|saw bugs/i,
      medication_plan: /testosterone|escitalopram|gabapentin/i,
      allergies: /NSAIDs|chlorhexidine/i,
      epipen: RULED_OUT,
      transportation_required: /OHP ride/i,
      additional_treatment_or_support_needed: /dressing|nutrition|own room|queer beds/i,
      hospitalizations: /72 ?h|Unity-West/i,
      residential_programs: /Juniper Fork/i,
      other_levels_of_care: /Hooper-Lane|IOP/i,
      outpatient_therapy: /EMDR|Calloway/i,
      history_of_self_harm: /thigh/i,
      history_of_suicide_attempts: /jump|pills/i,
      eating_disorder: /restrict/i,
      history_of_trauma: /partner '23|house guest|assault/i,
      history_of_seizures: TICKED_NO,
      history_of_tbi_concussions: /the '18 jump|out/i,
      aggression_or_property_damage: TICKED_NO,
      pending_legal_charges: TICKED_NO,
      family_history: /borderline|epilepsy|MI\b/i,
    },
    open: [
      ...fields('address city state zip current_pcp_name current_pcp_phone probation psych_testing_done'),
      ...SPOKESPERSON,
      ...OWN_PLAN,
    ],
    questions: [
      asked('testosterone dose', 1, /60 mg wkly/),
      asked('CIWA here', 2, /CIWA 11/),
      asked('What is the CareOregon ID?', 1, /PX440 8817/),
      asked('surgeon appt', 2, /surgeon 11-13-26/),
      asked('when was the last vivitrol', 1, /last 8-20/),
      asked('BAC', 2, /BAC here \.06/),
      reworded('where is this client sleeping', 1, /in a tent since/),
      reworded('how long sober before the relapse', 2, /9 mo sober/),
      reworded('how bad was withdrawal last year', 2, /CIWA to 28, saw bugs/),
      reworded('second suicide attempt', 1, /'24 pills, ED/),
      reworded('wound care needed', 2, /dressing R chest daily/),
      reworded('pain medicine to avoid', 1, /NSAIDs - wheeze/),
      reworded('which program do they want to go back to', 2, /Juniper Fork back/),
      reworded('who started the fight in the house', 2, /Jett broke the door/),
      takenBack('how many mg oxycodone after surgery', 1, /oxycodone 5 post-op/),
      takenBack('grandfather suicide', 2, /hung self/),
      takenBack('bipolar II dx', 2, /bipolar II/),
      anothers('lithium', 2, /lithium 300 TID/),
      anothers('does Ash have epilepsy', 2, /Wren - epilepsy/),
      anothers('warrants', 2, /Jett had warrants/),
      anothers('who has three overdoses on purpose - does Ash', 2, /3 ODs on purpose/),
      absent('HIV test result'),
      absent('is there a gun'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'medical', 'psychiatric', 'medications', 'legal', 'insurance'],
  },
];
