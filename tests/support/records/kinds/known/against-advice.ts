import { type ApartRecord, absent, anothers, asked, RULED_OUT, reworded, who } from '../apart-record.ts';

/** What is signed and written when a person walks out before the end. */
export const againstAdvice: readonly ApartRecord[] = [
  {
    person: who('pennington', 'Gareth', 'Pennington', '11/27/1994'),
    as: 'scan',
    pages: [
      `               RELEASE FROM RESPONSIBILITY - LEAVING AGAINST ADVICE

I, Gareth Pennington, DOB 11/27/94, am leaving Tollgate Recovery on my own decision at
7:50 (AM / PM) on 10/21/26. I have had it explained that I could have a seizure, relapse,
overdose or die. I know that I may come back.

reason I am leaving (client writes):   they keep counting my cig breaks + my dog
                                       is with my ex who wont feed him

initial each:
 GP  I was offered a ride          GP  Narcan kit given (2)
 GP  I was offered my meds         __  I want follow up set up    refuses
 GP  My valuables were returned

Signature   G. Pennington             witness   A. Ferris, tech

STAFF PORTION
Day in program: 4        Adm dx: F10.20, F14.20        Left with: on foot, toward Rt 9
Last vitals 06:30: 136/90, 92, CIWA 7. Valium taper not finished, next was due 10:00.
Risk screen at door: wish to be dead N   thoughts N   plan N   past attempt Y (pills, 2017)
Hurt self w/o intent N     Weapons at home Y - ex has his shotgun, in Mooreland
Call placed to emergency contact Bev Pennington (mom) 555-0122 - left vm, no details.
Referral source (Judge's diversion, atty K. Lindqvist) notified 08:40 w/ release on file.`,
      `Addendum 10/22/26, 14:15, L. Oduya LCDC

Gareth phoned. Drank two tall boys and did a line the same night, scared himself. He has
chewed his cheek raw. Asked for his bed. I said that we would hold it to noon on the 24th if he
gets a fresh medical screen at Mooreland General first. He is sleeping in his Jeep.
Says the worst of it is the night sweats and his hands. Has had three withdrawals before this
one, "none with fits." For the record: his 10/18 intake sheet has a checkmark at seizures, he
says that he misread it, and nothing in the hospital notes supports one.
Medications that he has with him: propranolol 20 twice a day. Reaction to Haldol (neck locked)
in the army. Warned that his diversion hearing is 11/12/26 and leaving may count against him.`,
    ],
    expected: {
      dob: '1994-11-27',
      allergies: /Haldol/i,
      recent_substance_abuse: /tall boys|did a line/i,
      concerns_for_withdrawal: /night sweats|CIWA|withdrawals/i,
      history_of_suicide_attempts: /pills, 2017|past attempt Y/i,
      history_of_self_harm: RULED_OUT,
      history_of_seizures: RULED_OUT,
      medication_plan: /propranolol/i,
      upcoming_court_date: '2026-11-12',
      living_status: 'Unhoused',
      emergency_contact_primary_firstname: 'Bev',
      emergency_contact_primary_lastname: 'Pennington',
      emergency_contact_primary_phone: /555-0122/,
    },
    open: [
      'contact_person_name',
      'contact_person_phone',
      'current_therapist_name',
      'pending_legal_charges',
      'residential_programs',
      'current_symptoms',
      'reason_for_seeking_treatment',
    ],
    questions: [
      asked('why did he leave', 1, /cig breaks|wont feed him/),
      asked('CIWA at last vitals?', 1, /CIWA 7/),
      asked('When is the diversion hearing?', 2, /11\/12\/26/),
      asked('who is the emergency contact', 1, /Bev Pennington/),
      reworded('can he get at a gun', 1, /ex has his shotgun/),
      reworded('where is he staying now', 2, /sleeping in his Jeep/),
      reworded('did he relapse after', 2, /two tall boys/),
      reworded('until when is there a place for him', 2, /noon on the 24th/),
      reworded('prior suicide try?', 1, /past attempt Y/),
      asked('did he really have a seizure', 2, /none with fits|nothing in the hospital notes supports/),
      absent('does he have insurance'),
      absent('is he diabetic'),
    ],
    summary: ['why_now', 'substances', 'withdrawal', 'psychiatric', 'medications', 'legal'],
  },
  {
    person: who('iwasaki', 'Renee', 'Iwasaki', '04/08/1981'),
    as: 'text',
    pages: [
      `AMA DISCHARGE NOTE                                  Cottonwood Bend Inpatient, unit B
Iwasaki, Renee        04/08/1981        LOS 11 days        dc 10/17/2026 2210

Ms. Iwasaki left tonight after her partner Deb came to the lobby and said the cats had been
taken by the landlord. I met with both of them for half an hour. Deb was tearful, told us that
she herself had taken a handful of Benadryl on Thursday and been pumped out at County; I gave
her the crisis card. Renee was calm and clear. Renee has never made an attempt and has no
wish to die. There was no ground to hold her.

Course. Admitted for gabapentin and kratom, up to 60 grams of powder a day out of a blender.
Cramping, runny eyes and no sleep through day 6, then better. No convulsions here or ever.
She did well with Lucemyra, now finished. Buspirone 10 three times daily was helping. Vitamin
D weekly. Seroquel was tried two nights and stopped, she felt like a zombie.

Trouble spots. Celiac, ate gluten twice by mistake in our dining room. Penicillins: unknown
childhood reaction. Seven weeks behind at the bakery, which has let her go. Open warrant in
Tull County for unpaid tickets that she means to clear.

If she calls back. Take her, no waiting period, to the women's house rather than unit B. She
and a peer, initials D.M., had begun a romance. D.M. had meth in the drain pipe; Renee's own
search was clean and her 10/16 cup was negative.
                                                        Winifred Askew, MD`,
    ],
    expected: {
      dob: '1981-04-08',
      allergies: /Penicillin/i,
      recent_substance_abuse: /kratom/i,
      concerns_for_withdrawal: /Cramping|runny eyes/i,
      history_of_seizures: RULED_OUT,
      history_of_suicide_attempts: RULED_OUT,
      employment_status: 'Unemployed',
      medication_plan: /Buspirone/i,
      pending_legal_charges: /Open warrant|unpaid tickets/i,
    },
    open: [
      'residential_programs',
      'current_symptoms',
      'contact_person_name',
      'marital_status',
      'reason_for_seeking_treatment',
      'living_status',
    ],
    questions: [
      asked('How many grams of kratom?', 1, /60 grams/),
      asked('why was seroquel stopped', 1, /felt like a zombie/),
      asked('what was her cup on 10/16', 1, /10\/16 cup was negative/),
      reworded('can we readmit her', 1, /Take her, no waiting period/),
      reworded('what made her walk out', 1, /cats had been\s+taken/),
      reworded('dietary restrictions', 1, /Celiac/),
      reworded('is she wanted by police anywhere', 1, /Open warrant in\s+Tull County/),
      reworded('did she lose her job', 1, /let her go/),
      anothers('did she take a handful of benadryl', 1, /she herself had taken a handful of Benadryl/),
      anothers('where did she hide her meth', 1, /D\.M\. had meth/),
      absent('what is her health plan'),
      absent('last menstrual period?'),
    ],
    summary: ['substances', 'withdrawal', 'psychiatric', 'medications', 'legal'],
  },
];
