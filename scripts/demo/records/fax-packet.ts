import type { FictionalRecord } from './fictional-record.ts';

export const faxPacket: FictionalRecord = {
  key: 'fax-packet',
  file_name: 'Castellan referral packet (6 pages).pdf',
  client: { firstname: 'Juniper', lastname: 'Castellan', dob: '1983-06-30', sex_at_birth: 'Female' },
  description: 'Referral packet: fax cover, face sheet, history and physical, detox notes, counselor letter, release',
  as: 'text',
  pages: [
    `FAX TRANSMITTAL
To: Admissions Department
From: Rosalind Achebe-Stone, case manager, Pinemarsh Detox Center
Fax: (555) 555-0195     Phone: (555) 555-0194
Date: 10/30/2026
Pages including cover: 6

Re: Referral for step-down to residential, Juniper Castellan

Bed needed by: 11/03/2026
Urgency: [ ] Routine  [X] Urgent

Message: Ms. Castellan completes detox on Monday. She asks for a program that accepts her service dog, a beagle named Pretzel. Please call me before calling the patient.

CONFIDENTIALITY NOTICE
This fax contains records protected by 42 CFR Part 2. Federal rules prohibit further disclosure without the written consent of the person to whom they pertain. If you received this fax in error, call the sender at once.`,
    `FACE SHEET
Pinemarsh Detox Center
Name: Castellan, Juniper A.\tAccount: PM-20931
Date of birth: 06/30/1983\tAge: 43
Sex: Female\tPronouns: She, her
Address: 9 Cinder Path, Apartment 3, Marlow Quay\tPhone: (555) 555-0136
Admit date: 10/27/2026\tExpected discharge: 11/02/2026

INSURANCE
Primary: Harborlight Health Cooperative
Member ID: HHC-009-22716
Group: 8841
Secondary: None

CONTACTS
Next of kin: Wendell Castellan (father), (555) 555-0150
May we contact the employer? [ ] Yes  [X] No
Employer: Marlow Quay Public Library
Occupation: Librarian

OTHER
Religion: Quaker
Primary language: English
Veteran: [X] Yes  [ ] No
Branch and dates: Coast Guard, 2002 to 2006`,
    `HISTORY AND PHYSICAL
Examined by: Dr. Bartholomew Nkemelu, 10/27/2026

HISTORY OF PRESENT ILLNESS
Ms. Castellan is a 43-year-old woman dependent on alprazolam and alcohol. She takes 4 to 6 mg of alprazolam daily, bought online, for two years, and drinks one to two bottles of wine each evening. Last drink was 10/26/2026 at 11 PM. Last alprazolam was 10/27/2026 at 7 AM.

PAST MEDICAL HISTORY
Migraine with aura. Hypothyroidism. Gastric bypass surgery in 2017. She denies diabetes and denies heart disease. She had a seizure in 2025 while running out of alprazolam. She denies any history of asthma.

SURGERIES
Gastric bypass, 2017; left wrist fracture repair, 2005

ALLERGIES
Iodinated contrast (hives). Adhesive tape (skin irritation). No known drug allergies otherwise.

HOME MEDICATIONS
Levothyroxine 88 mcg once daily
Topiramate 50 mg twice daily
Vitamin B12 injection monthly, last given 10/01/2026

PHYSICAL EXAMINATION
Blood pressure 156/94, pulse 104, respirations 18, temperature 98.9 F. Tremor of both hands. Lungs clear. Heart regular, no murmur. Abdomen soft, well-healed scars. No jaundice.`,
    `DETOX PROGRESS NOTES
10/28/2026 Day 2. CIWA-B 18. On phenobarbital taper, 64.8 mg three times daily. Slept 4 hours. Ate half of her meals. No seizure activity.

10/29/2026 Day 3. CIWA-B 12. Attended one group. Complains of headache; given acetaminophen. Denies suicidal thoughts.

10/30/2026 Day 4. CIWA-B 7. Phenobarbital lowered to 32.4 mg three times daily. Slept 6 hours. Walking the dog in the garden twice a day. Blood pressure 128/82.

TAPER SCHEDULE
Date\tPhenobarbital dose\tTimes
10/31/2026\t32.4 mg\tTwice daily
11/01/2026\t32.4 mg\tOnce daily
11/02/2026\t16.2 mg\tOnce, then stop

LABORATORY
Magnesium 1.5 (low), replaced. ALT 41. TSH 6.9 (high). Urine pregnancy test negative. COVID-19 antigen negative on 10/27/2026.`,
    `COUNSELOR LETTER
October 30, 2026

To whom it may concern,

I have met with Juniper Castellan three times this week. She is thoughtful and takes part when asked directly. She reports that her use began after a car accident in March 2024 in which a close friend was killed. She has nightmares about the accident and avoids driving. She screened positive for post-traumatic stress disorder (PCL-5 score 52).

She has never been in residential treatment before. She attended a weekly outpatient group at Marlow Quay for two months in 2025. She has not attended Alcoholics Anonymous and prefers a program that is not based on the twelve steps.

Her strengths are her humor, her friends at the library and her service dog. Her greatest worry is losing her job; her leave under the Family and Medical Leave Act was approved through 12/31/2026.

She does best with a roommate who is quiet, and she is a vegetarian.

Sincerely,
Evander Pruitt, LMHC`,
    `CONSENT FOR RELEASE OF INFORMATION
I, Juniper Castellan, authorize Pinemarsh Detox Center to disclose my records to the admissions department named on the cover.

INFORMATION TO BE RELEASED
[X] Assessment and diagnosis
[X] Medication records
[X] Progress notes
[X] Laboratory results
[ ] Psychotherapy notes
[ ] HIV status

PURPOSE
Placement in residential treatment

This consent may be revoked at any time in writing, except to the extent that it has been acted on. This consent expires on 04/30/2027.

Signature: J. Castellan\tDate: 10/29/2026
Witness: Rosalind Achebe-Stone\tDate: 10/29/2026

I do NOT authorize disclosure to: my employer; my former spouse, Grover Lindqvist.`,
  ],
};
